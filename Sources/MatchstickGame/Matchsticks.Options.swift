import GameKernel

extension Matchsticks {
  /// The pile sizes that the program offers. The rules allow any pile from 1.
  public static let offeredPiles = 12...24

  /// The valid take limits.
  public static let takeLimits = 2...5

  /// The choices that are fixed before the first take.
  public struct Options: Hashable, Sendable {
    /// The number of matches at the start, at least 1.
    public let pile: Int

    /// The maximum number of matches in a turn, within ``Matchsticks/takeLimits``.
    public let takeLimit: Int

    /// The seat that takes first.
    public let first: Seat

    /// Creates options, by default 18 matches and at most 3 in a turn.
    ///
    /// The pile must be at least 1, the limit within ``Matchsticks/takeLimits``, and the first seat one of the two.
    public init(pile: Int = 18, takeLimit: Int = 3, first: Seat = .first) {
      precondition(pile >= 1, "A pile has at least one match")
      precondition(takeLimits.contains(takeLimit), "The take limit is one of \(takeLimits)")
      precondition(first.index < 2, "Two seats play")
      self.pile = pile
      self.takeLimit = takeLimit
      self.first = first
    }
  }
}

extension Matchsticks.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case pile, takeLimit, first
  }

  /// Decodes options from an untrusted source.
  ///
  /// - Throws: `DecodingError` if the options are invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pile: try values.decode(.pile) { $0 >= 1 },
      takeLimit: try values.decode(.takeLimit, in: Matchsticks.takeLimits),
      first: try values.decode(.first) { $0.index < 2 })
  }
}
