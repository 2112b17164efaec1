import GameKernel

/// The rules of Through the Earth: who digs straight down comes out at the antipode.
///
/// In ``Mode/guess`` a game has five places. The seats put a flag each where they think the far end is, one after the
/// other, and one dig then answers all; the fewer kilometres their flags are off, the better. In ``Mode/dry`` six places
/// are to be found that are on land at both ends, and digs are counted. ``Mode/dig`` has no end.
public enum Tunnel: GameRules {
  /// The game's name in records, links and traces.
  public static var name: String { "tunnel" }

  /// How many places a game of ``Mode/guess`` has.
  public static let placeCount = 5
  /// How far the places of a game are from each other at least, in kilometres.
  public static let placeDistance = 2000.0
  /// How many finds end a game of ``Mode/dry``.
  public static let findCount = 6
  /// How far the finds are from each other at least, in kilometres.
  public static let findDistance = 1000.0

  /// The start of a game; where there are places to be guessed, the seed draws them.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(options, seed: seed)
  }

  /// Stands elsewhere, digs, puts a flag or goes on to the next place.
  ///
  /// - Throws: ``Refusal`` if the move is not legal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    guard !state.isOver else { throw .gameOver }
    return switch move {
    case .stand(let place): try state.stand(at: place)
    case .dig: try state.dig()
    case .flag(let place): try state.putFlag(at: place)
    case .next: try state.goOn()
    }
  }

  /// The event that takes `event` back.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .stood(let from, let to): .stood(from: to, to: from)
    case .dug(let place): .filled(place)
    case .filled(let place): .dug(place)
    case .found(let place): .lost(place)
    case .lost(let place): .found(place)
    case .flagged(let place, let seat): .unflagged(place, seat)
    case .unflagged(let place, let seat): .flagged(place, seat)
    case .wentOn(let from, let to): .wentOn(from: to, to: from)
    case .guessed(let seat, let error): .unguessed(seat, error: error)
    case .unguessed(let seat, let error): .guessed(seat, error: error)
    case .over(let totals): .resumed(totals: totals)
    case .resumed(let totals): .over(totals: totals)
    }
  }
}
