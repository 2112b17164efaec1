import GameKernel

/// A test of whether new games get new seeds.
public enum FreshSeeds {
  /// Plays a random sequence of new games, undos, redos, restarts and program launches.
  ///
  /// - Returns: the seeds of new games that were used before or not chosen at random. A correct table gives none.
  public static func known<Rules>(
    _ first: GameTable<Rules>, seed: UInt64, steps: Int = 150
  ) throws -> [UInt64] {
    var table = first
    var dice = Dice(seed: seed)
    var seeds: Set = [table.session.seed]
    var known: [UInt64] = []
    for _ in 0..<steps {
      switch dice.below(8) {
      case 0...2:
        table.newGame()
        if !seeds.insert(table.session.seed).inserted || !table.sheet.isByChance {
          known.append(table.session.seed)
        }
      case 3...4: table.undo()
      case 5: table.redo()
      case 6: table.restart()
      default: table = try GameTable(restoring: table.record)
      }
    }
    return known
  }
}
