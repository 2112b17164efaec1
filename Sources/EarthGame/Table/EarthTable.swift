import GameKernel

/// A table with a game of Through the Earth and its players.
///
/// It has no clock. The owner waits during a computer's turn and then calls ``putFlagForComputer()``.
public typealias EarthTable = GameTable<ThroughTheEarth>

extension GameTable<ThroughTheEarth> {
  // MARK: Computers

  /// Whether a computer puts the next flag. It is true during the computer's whole wait.
  public var isComputersTurn: Bool {
    state.toMove.map { !seats[$0.index].occupant.isPerson } ?? false
  }

  /// Returns the place of the flag for the computer whose turn it is, or `nil` if it is not a computer's turn.
  ///
  /// The draw depends only on the seed of the game, the round and the seat. Repeated calls, also after undo, return
  /// the same place.
  public func computersFlag() -> Place? {
    guard let seat = state.toMove else { return nil }
    guard case .globetrotter(let error) = seats[seat.index].occupant else { return nil }
    let turn = state.round * ThroughTheEarth.seatCounts.upperBound + seat.index
    var random = SeededGenerator.draw(seed: session.seed, move: turn)
    return Globetrotter(error: error).flag(for: state.place.antipode, using: &random)
  }

  /// Puts the flag of the computer whose turn it is. Call it at the end of the computer's wait.
  ///
  /// - Returns: whether it was a computer's turn.
  @discardableResult
  public func putFlagForComputer() -> Bool {
    guard let place = computersFlag() else { return false }
    do {
      try session.perform(.flag(place))
      return true
    } catch {
      preconditionFailure("A computer put its flag at \(place): \(error)")
    }
  }

  /// Whether the last dig was a find, or revealed a good flag of a person.
  public var isHit: Bool {
    guard state.options.mode == .guess else { return state.isFound }
    return state.seats.contains { seat in
      guard seats[seat.index].occupant.isPerson else { return false }
      return state.error(of: seat, round: state.round).map { $0 <= EarthReview.goodDistance }
        ?? false
    }
  }

  // MARK: Results

  /// Returns the category of best games for a mode, such as `tunnel:guess`. Returns `nil` for
  /// ``ThroughTheEarth/Mode/dig``, which has no end.
  public static func category(_ mode: ThroughTheEarth.Mode) -> ResultCategory? {
    mode == .dig ? nil : ResultCategory(ThroughTheEarth.name, mode.rawValue)
  }

  /// The category of best games for the current game, or `nil` if its mode has none.
  public var category: ResultCategory? { Self.category(state.options.mode) }

  /// Whether the current game can enter the best games. It needs a single player, a random seed and no undo.
  public var canHaveResult: Bool { Self.canHaveResult(currentGame) }

  /// Whether a game can enter the best games.
  public static func canHaveResult(_ game: TableGame<ThroughTheEarth>) -> Bool {
    category(game.options.mode) != nil && game.options.seatCount == 1 && game.sheet.isByChance
      && !game.usedUndo
  }
}

extension ThroughTheEarth: TableRules {
  /// Whether a person can act: put a flag, go on to the next place or dig.
  public static func isChoice(_ state: State, _ setup: EarthSetup) -> Bool {
    guard let seat = state.toMove else { return !state.isOver }
    return setup.seats[seat.index].occupant.isPerson
  }

  /// Whether a setup leads to these options, regardless of the kind of land.
  public static func matches(_ setup: EarthSetup, _ options: Options) -> Bool {
    setup.options(on: options.land) == options
  }

  /// Whether one of the places was in one of the last three games of ``Mode/guess``.
  public static func repeats(
    _ options: Options, seed: UInt64, after earlier: [(options: Options, seed: UInt64)]
  ) -> Bool {
    guard options.mode == .guess else { return false }
    let known = earlier.filter { $0.options.mode == .guess }.prefix(3)
      .flatMap { WellKnownCities.drawn($0.options.pool, seed: $0.seed) }
    return !Set(known).isDisjoint(with: WellKnownCities.drawn(options.pool, seed: seed))
  }

  /// Whether all places have been guessed, or all finds have been made.
  public static func isOver(_ state: State) -> Bool { state.isOver }
}
