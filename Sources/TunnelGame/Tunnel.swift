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
    case .stand(let place): try stand(at: place, &state)
    case .dig: try dig(&state)
    case .flag(let place): try putFlag(at: place, &state)
    case .next: try goOn(&state)
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

extension Tunnel {
  private static func stand(at place: Place, _ state: inout State) throws(Refusal) -> [Event] {
    guard state.options.mode != .guess else { throw .placeIsGiven }
    guard place != state.place || state.isDug else { throw .standsThere }
    let climbed = state.isDug ? [Event.filled(state.place)] : []
    let stood = Event.stood(from: state.place, to: place)
    state.isDug = false
    state.place = place
    return climbed + [stood]
  }

  private static func dig(_ state: inout State) throws(Refusal) -> [Event] {
    guard state.options.mode != .guess else { throw .flagsFirst }
    guard !state.isDug else { throw .isDug }
    let place = state.place
    state.isDug = true
    state.digs += 1
    guard state.options.mode == .dry, state.isFind(place) else { return [.dug(place)] }
    state.finds.append(place)
    return [.dug(place), .found(place)] + end(of: state)
  }

  private static func putFlag(at place: Place, _ state: inout State) throws(Refusal) -> [Event] {
    guard let seat = state.toMove else {
      throw state.options.mode == .guess ? .isDug : .noFlags
    }
    state.flags[state.round].append(place)
    guard state.flags[state.round].count == state.options.seatCount else {
      return [.flagged(place, seat)]
    }
    state.isDug = true
    state.digs += 1
    let answers = state.seats.compactMap { seat in
      state.error(of: seat, round: state.round).map { Event.guessed(seat, error: $0) }
    }
    return [.flagged(place, seat), .dug(state.place)] + answers + end(of: state)
  }

  private static func end(of state: State) -> [Event] {
    state.isOver ? [.over(totals: state.totals)] : []
  }

  private static func goOn(_ state: inout State) throws(Refusal) -> [Event] {
    guard state.options.mode == .guess else { throw .noNextPlace }
    guard state.isDug else { throw .flagsFirst }
    let from = state.round
    state.round += 1
    state.flags.append([])
    state.place = state.cities[state.round].place
    state.isDug = false
    return [.wentOn(from: from, to: state.round)]
  }
}
