import GameKernel

extension ThroughTheEarth {
  /// A move that a player can make. The rules refuse illegal moves.
  public enum Move: Hashable, Sendable {
    /// Moves the child to a place.
    case stand(Place)
    /// Digs at the child's place.
    case dig
    /// Puts the flag of the seat to move. The last flag of a round also digs.
    case flag(Place)
    /// Goes on to the next place.
    case next
  }
}

extension ThroughTheEarth.Move: TextCoded {
  /// The move as text for records and traces: `stand:56.55,8.3167`, `dig`, `flag:0,180` or `next`.
  public var description: String {
    switch self {
    case .stand(let place): "stand:\(place)"
    case .dig: "dig"
    case .flag(let place): "flag:\(place)"
    case .next: "next"
    }
  }

  /// Creates a move from its description, or returns `nil` for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("stand", 2):
      guard let place = Place(String(parts[1])) else { return nil }
      self = .stand(place)
    case ("flag", 2):
      guard let place = Place(String(parts[1])) else { return nil }
      self = .flag(place)
    case ("dig", 1): self = .dig
    case ("next", 1): self = .next
    default: return nil
    }
  }
}
