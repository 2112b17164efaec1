import GameKernel

extension PairsTable {
  /// Deals a new game; the one before is parked, and undo brings it back.
  ///
  /// - Parameters:
  ///   - setup: what it starts with; that of the game before if none is given.
  ///   - seed: its seed; if none is given, one that follows from the seed of the game before and the
  ///     number of this one, so that no deal comes again.
  public func newGame(_ setup: PairsSetup? = nil, seed: UInt64? = nil) {
    start(setup ?? self.setup, seed: seed ?? followingSeed, isByChance: seed == nil)
  }

  /// Starts the same game over, with the cards where they lay. The game before is parked.
  public func restart() {
    start(setup, seed: session.seed, isByChance: false)
  }

  private var followingSeed: UInt64 {
    var random = SeededGenerator.draw(seed: session.seed, move: session.nextGameNumber)
    return random.next()
  }

  /// Settles everything about the new game before its first observer hears of it.
  private func start(_ setup: PairsSetup, seed: UInt64, isByChance: Bool) {
    let kept = Set(session.keptGameNumbers)
    sheets = sheets.filter { kept.contains($0.key) }
    sheets[session.nextGameNumber] = Sheet(setup: setup, course: Course(isByChance: isByChance))
    wasHalted = false
    session.restart(options: setup.options, seed: seed)
  }
}
