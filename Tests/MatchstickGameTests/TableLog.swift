import GameKernel
import MatchstickGame

/// Keeps every change at a table.
final class TableLog {
  private(set) var changes: [Change<Matchsticks>] = []
  private var observation: Observation?

  init(_ table: MatchstickTable) {
    observation = table.session.changes.observe { [weak self] in self?.changes.append($0) }
  }
}

extension MatchstickTable {
  /// A table where a game with the given seats begins.
  static func with(
    _ first: MatchstickOccupant, _ second: MatchstickOccupant, begins: BeginRule = .first,
    seed: UInt64 = 7
  ) -> MatchstickTable {
    MatchstickTable(
      setup: MatchstickSetup(
        seating: MatchstickSeats(first: first, second: second), begins: begins), seed: seed)
  }
}

extension Matchsticks.Run {
  /// Matches of the pile.
  static func pile(_ places: Range<Int>) -> Matchsticks.Run {
    Matchsticks.Run(group: 0, places: places)
  }
}
