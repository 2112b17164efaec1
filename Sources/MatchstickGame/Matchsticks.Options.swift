import GameKernel

extension Matchsticks {
  /// The piles that the program offers, in matches; the rules play with any pile from 1.
  public static let offeredPiles = 12...24

  /// The take limits that can be played.
  public static let takeLimits = 2...5

  /// What is agreed before the first take.
  public struct Options: Hashable, Sendable {
    /// The number of matches at the start, at least 1.
    public let pile: Int

    /// The most matches that one turn may take, one of ``Matchsticks/takeLimits``.
    public let takeLimit: Int

    /// Who takes first.
    public let first: Seat

    /// Options for a game; at first 18 matches and up to 3 in a turn.
    ///
    /// The pile must be at least 1, the limit one of ``Matchsticks/takeLimits``, and the first
    /// seat one of the two.
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

  /// Reads options that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can start from them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pile: try values.decode(.pile) { $0 >= 1 },
      takeLimit: try values.decode(.takeLimit, in: Matchsticks.takeLimits),
      first: try values.decode(.first) { $0.index < 2 })
  }
}
