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

  /// The reason why a move is illegal.
  public enum Refusal: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// The child cannot be moved, because the places of this game are drawn.
    case placeIsGiven
    /// The child is already there.
    case alreadyThere
    /// The child has already dug here.
    case isDug
    /// All seats must put their flags before the dig.
    case flagsFirst
    /// This game has no flags.
    case noFlags
    /// This game has no next place.
    case noNextPlace
  }

  /// A change of the game.
  public enum Event: Hashable, Sendable {
    /// The child went from one place to another. Its undo swaps the places.
    case moved(from: Place, to: Place)
    /// The child dug here and came out at the antipode.
    case dug(Place)
    /// The child came back from the antipode, or the dig was undone.
    case filled(Place)
    /// The place counts as a find: it is on land at both ends.
    case found(Place)
    /// A find was undone.
    case lost(Place)
    /// A seat put its flag here.
    case flagged(Place, Seat)
    /// A flag was undone.
    case unflagged(Place, Seat)
    /// The dig revealed the distance of a seat's flag from the antipode, in kilometres.
    case guessed(Seat, error: Double)
    /// The revealed distance of a seat's flag was undone.
    case unguessed(Seat, error: Double)
    /// The game went from one round to the next. Its undo swaps the rounds.
    case nextRound(from: Int, to: Int)
    /// The game ended with these totals: the kilometres of each seat, or the number of digs in
    /// ``ThroughTheEarth/Mode/dry``.
    case over(totals: [Double])
    /// The end was undone.
    case resumed(totals: [Double])
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
