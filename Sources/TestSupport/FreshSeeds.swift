import GameKernel

/// Whether the seeds of new games are new, however a table is used.
public enum FreshSeeds {
  /// Plays an evening of new games, undos, redos, restarts and starts of the program, in any order.
  ///
  /// - Returns: the seeds that chance gave to a new game though a game had had them before; none if all is
  ///   well.
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
