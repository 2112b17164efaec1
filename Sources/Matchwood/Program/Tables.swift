import GameScenes
import MatchstickGame
import PairsGame
import SlidingGame

/// The tables of all games, on which they go on wherever the player is.
struct Tables {
  let matchsticks: MatchstickTable
  let sliding: SlidingTable
  let pairs: PairsTable
}

extension Program {
  /// The table that was kept, or a new one.
  ///
  /// - Parameter seed: where given, asks for a new game in any case; the kept one is parked.
  static func table(
    _ keeper: GameKeeper<MatchstickTable.Record>, _ setup: MatchstickSetup, _ seed: UInt64?
  ) -> MatchstickTable {
    guard let kept = keeper.restore({ try MatchstickTable(restoring: $0) }) else {
      return MatchstickTable(setup: setup, seed: seed ?? .random(in: 0 ... .max))
    }
    if let seed { kept.newGame(setup, seed: seed) }
    return kept
  }

  /// The table that was kept, or a new one.
  ///
  /// A position, a length or a seed on the command line asks for a new game in any case; the kept one is parked.
  static func table(
    _ keeper: GameKeeper<SlidingTable.Record>, _ settings: SlidingSettings, _ options: Options
  ) -> SlidingTable {
    let shape = SlidingPuzzle.Shape.square(settings.length)
    let seed = options.seed(for: .sliding)
    guard let kept = keeper.restore({ try SlidingTable(restoring: $0) }) else {
      let start = options.position
      return SlidingTable(
        start?.options ?? .dealt(shape),
        seed: start?.seed ?? seed ?? .random(in: 0 ... .max),
        isByChance: start == nil && seed == nil)
    }
    if let position = options.position {
      kept.open(position)
    } else if options.length != nil || seed != nil {
      kept.newGame(shape, seed: seed)
    }
    return kept
  }

  /// The table that was kept, or a new one.
  ///
  /// A layout, players or a seed on the command line ask for a new game in any case; the kept one is parked.
  static func table(
    _ keeper: GameKeeper<PairsTable.Record>, _ setup: PairsSetup, _ options: Options
  ) -> PairsTable {
    let seed = options.seed(for: .pairs)
    guard let kept = keeper.restore({ try PairsTable(restoring: $0) }) else {
      return PairsTable(setup, seed: seed ?? .random(in: 0 ... .max), isByChance: seed == nil)
    }
    if options.layout != nil || options.players != nil || seed != nil {
      kept.newGame(setup, seed: seed)
    }
    return kept
  }
}
