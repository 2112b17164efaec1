import GameKernel

/// The rules of Through the Earth, where a straight tunnel leads to the antipode.
///
/// A game of ``Mode/guess`` has five places. In turn, each seat puts a flag where it expects the antipode. One dig
/// then reveals all errors, and the lowest sum of kilometres wins. In ``Mode/dry`` the player looks for six places
/// that are on land at both ends, and digs are counted. ``Mode/dig`` has no end.
public enum ThroughTheEarth: GameRules {
  /// The game's name in records, links and traces.
  public static var name: String { "tunnel" }

  /// The number of places in a game of ``Mode/guess``.
  public static let placeCount = 5
  /// The minimum distance between the places of a game, in kilometres.
  public static let placeDistance = 2000.0
  /// The number of finds that ends a game of ``Mode/dry``.
  public static let findCount = 6
  /// The minimum distance between finds, in kilometres.
  public static let findDistance = 1000.0

  /// Each mode is a variant of its own.
  public static func variant(_ options: Options) -> String { options.mode.rawValue }

  /// Returns the first state of a game. In ``Mode/guess`` the seed determines the places.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(options, seed: seed)
  }

  /// Applies a move: moves the child, digs, puts a flag or goes on to the next place.
  ///
  /// - Throws: ``Refusal`` if the move is not legal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    guard !state.isOver else { throw .gameOver }
    return switch move {
    case .stand(let place): try state.stand(at: place)
    case .dig: try state.dig()
    case .flag(let place): try state.putFlag(at: place)
    case .next: try state.startNextRound()
    }
  }

  /// Whether a move goes on to the next place.
  public static func isForced(_ move: Move) -> Bool { move == .next }

  /// Returns the event that undoes `event`.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .moved(let from, let to): .moved(from: to, to: from)
    case .dug(let place): .filled(place)
    case .filled(let place): .dug(place)
    case .found(let place): .lost(place)
    case .lost(let place): .found(place)
    case .flagged(let place, let seat): .unflagged(place, seat)
    case .unflagged(let place, let seat): .flagged(place, seat)
    case .nextRound(let from, let to): .nextRound(from: to, to: from)
    case .guessed(let seat, let error): .unguessed(seat, error: error)
    case .unguessed(let seat, let error): .guessed(seat, error: error)
    case .over(let totals): .resumed(totals: totals)
    case .resumed(let totals): .over(totals: totals)
    }
  }
}
