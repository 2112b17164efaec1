import GameKernel

extension Tunnel {
  /// What a player can ask for; the rules refuse what is not legal.
  public enum Move: Hashable, Sendable {
    /// Go and stand there.
    case stand(Place)
    /// Dig where the child stands.
    case dig
    /// Put the flag of the seat whose turn it is there; the last one of a place digs too.
    case flag(Place)
    /// Go on to the next place.
    case next
  }

  /// Why a move was not made.
  public enum Refusal: Error, Hashable, Sendable {
    /// Nothing can be done after the end.
    case gameOver
    /// The places of this game are drawn.
    case placeIsGiven
    /// The child stands there already.
    case standsThere
    /// It has been dug here already.
    case isDug
    /// All seats put their flags before it is dug.
    case flagsFirst
    /// There are no flags in this game.
    case noFlags
    /// There is no next place in this game.
    case noNextPlace
  }

  /// One thing that happened.
  public enum Event: Hashable, Sendable {
    /// The child went from one place to another; undone, it goes back.
    case stood(from: Place, to: Place)
    /// The child dug here and came out at the far end.
    case dug(Place)
    /// The child came back from the far end, or the dig was undone.
    case filled(Place)
    /// The place is on land at both ends, and counts.
    case found(Place)
    /// The find was undone.
    case lost(Place)
    /// A seat put its flag here.
    case flagged(Place, Seat)
    /// The flag was undone.
    case unflagged(Place, Seat)
    /// The dig has told how far a seat's flag was off, in kilometres.
    case guessed(Seat, error: Double)
    /// The answer was undone.
    case unguessed(Seat, error: Double)
    /// The game went on from one of its places to the next; undone, it goes back.
    case wentOn(from: Int, to: Int)
    /// The game is over: with the kilometres of each seat, or in ``Tunnel/Mode/dry`` with the digs.
    case over(totals: [Double])
    /// The end was undone.
    case resumed(totals: [Double])
  }
}

extension Tunnel.Move: TextCoded {
  /// The move in records and traces: `stand:56.55,8.3167`, `dig`, `flag:0,180` or `next`.
  public var description: String {
    switch self {
    case .stand(let place): "stand:\(place)"
    case .dig: "dig"
    case .flag(let place): "flag:\(place)"
    case .next: "next"
    }
  }

  /// The move that is written so, or nil if none is.
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
