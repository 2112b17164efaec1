import GameKernel

extension MatchstickTable {
  /// Starts a new game; the one before is parked, and undo brings it back.
  ///
  /// - Parameters:
  ///   - setup: what it starts with; that of the game before if none is given. Where the seats begin
  ///     in turns, the one begins that did not begin the game before.
  ///   - seed: its seed; one that follows from the seed of the game before if none is given.
  public func newGame(_ setup: MatchstickSetup? = nil, seed: UInt64? = nil) {
    let setup = setup ?? self.setup
    start(setup, options: setup.options(after: session.options.first), seed: seed ?? followingSeed)
  }

  /// Starts the same game over: same pile, same beginner, same seed. The game before is parked.
  public func restart() {
    start(setup, options: session.options, seed: session.seed)
  }

  private var followingSeed: UInt64 {
    var random = SeededGenerator(seed: session.seed)
    return random.next()
  }

  /// Settles everything about the new game before its first observer hears of it.
  private func start(_ setup: MatchstickSetup, options: Matchsticks.Options, seed: UInt64) {
    let kept = Set(session.keptGameNumbers)
    setups = setups.filter { kept.contains($0.key) }
    setups[session.nextGameNumber] = setup
    wasHalted = false
    session.restart(options: options, seed: seed)
  }
}
