import GameKernel

extension Matchsticks {
  /// The pile sizes that the program offers. The rules allow any pile from 1.
  public static let offeredPiles = 12...24

  /// The valid take limits of a pile.
  public static let takeLimits = 2...5

  /// The choices that are fixed before the first take.
  public struct Options: Hashable, Sendable {
    /// The matches at the start, and the outcome for the seat that takes the last one.
    public let layout: Layout

    /// The seat that takes first.
    public let first: Seat

    /// Creates options. The first seat must be one of the two.
    public init(_ layout: Layout, first: Seat = .first) {
      precondition(first.index < 2, "Two seats play")
      (self.layout, self.first) = (layout, first)
    }

    /// Creates options for one pile whose last match loses, by default 18 matches and at most 3 in a turn.
    ///
    /// The pile must be at least 1, the limit within ``Matchsticks/takeLimits``, and the first seat one of the
    /// two.
    public init(pile: Int = 18, takeLimit: Int = 3, first: Seat = .first) {
      self.init(Layout(.pile(pile, takeLimit: takeLimit)), first: first)
    }
  }
}

extension Matchsticks.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case first
  }

  /// Decodes options from an untrusted source.
  ///
  /// - Throws: `DecodingError` if the options are invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try Matchsticks.Layout(from: decoder), first: try values.decode(.first) { $0.index < 2 })
  }

  /// Encodes the layout and the first seat as one object.
  public func encode(to encoder: any Encoder) throws {
    try layout.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(first, forKey: .first)
  }
}
