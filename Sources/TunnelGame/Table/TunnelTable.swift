import GameKernel

/// A table with a game of Through the Earth on it, and those who play.
///
/// It has no clock: whoever owns it lets a computer wait and then asks for ``putFlagForComputer()``.
public typealias TunnelTable = GameTable<Tunnel>

extension GameTable<Tunnel> {
  // MARK: Computers

  /// Whether a computer is to put the next flag; true during its whole wait.
  public var isComputersTurn: Bool {
    state.toMove.map { !seats[$0.index].occupant.isPerson } ?? false
  }

  /// Where the computer puts its flag whose turn it is; nil if none is to.
  ///
  /// The draw follows from the seed of the game, the round and the seat, so asking again, or coming back by undo,
  /// gives the same answer.
  public func computersFlag() -> Place? {
    guard let seat = state.toMove else { return nil }
    guard case .globetrotter(let error) = seats[seat.index].occupant else { return nil }
    let turn = state.round * Tunnel.seatCounts.upperBound + seat.index
    var random = SeededGenerator.draw(seed: session.seed, move: turn)
    return Globetrotter(error: error).flag(for: state.place.antipode, using: &random)
  }

  /// Puts the flag of the computer whose turn it is; call it when its wait is over.
  ///
  /// - Returns: whether one was to put it.
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

  // MARK: Results

  /// The list in which games of a mode are compared, such as `tunnel:guess`; nil for one without an end.
  public static func category(_ mode: Tunnel.Mode) -> ResultCategory? {
    mode == .dig ? nil : ResultCategory(Tunnel.name, mode.rawValue)
  }

  /// The list in which the game being played is compared, if there is one.
  public var category: ResultCategory? { Self.category(state.options.mode) }

  /// Whether the game being played is one for its list: one plays alone, chance has drawn it, and no move was taken
  /// back.
  public var canHaveResult: Bool {
    category != nil && state.options.seatCount == 1 && sheet.isByChance && !session.usedUndo
  }

  /// The result of the game being played, for its list; whole kilometres, or digs, are its moves.
  ///
  /// Nil unless it ``canHaveResult`` and is over.
  ///
  /// - Parameter day: today.
  public func result(on day: Day) -> GameResult? {
    guard state.isOver, canHaveResult else { return nil }
    return GameResult(
      game: "\(Tunnel.name):\(state.options.mode.rawValue):\(session.seed)",
      moves: Int((state.totals.first ?? 0).rounded()), time: sheet.elapsed, day: day,
      usedUndo: false, player: seats[0].name)
  }
}

extension Tunnel: TableRules {
  /// Whether a person is to go on: to put a flag, to see the next place, or to dig.
  public static func isChoice(_ state: State, _ setup: TunnelSetup) -> Bool {
    guard let seat = state.toMove else { return !state.isOver }
    return setup.seats[seat.index].occupant.isPerson
  }

  /// Whether a game of these options has been set up so, on whatever land.
  public static func fits(_ setup: TunnelSetup, _ options: Options) -> Bool {
    setup.options(on: options.land) == options
  }

  /// Whether all places have been guessed, or all finds been made.
  public static func isOver(_ state: State) -> Bool { state.isOver }
}
