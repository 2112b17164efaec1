import BoxKit
import GameKernel
import PlayLog

/// The place of a solved game in its list of best games.
public struct SolvedEntry: Hashable, Sendable {
  /// The orders in which the result is now the best.
  public var bestBy: Set<ResultOrder> = []
  /// Whether it is the first result of its list.
  public var isFirst = false

  /// Creates the place of a game, by default of one that is not in the list.
  public init(bestBy: Set<ResultOrder> = [], isFirst: Bool = false) {
    (self.bestBy, self.isFirst) = (bestBy, isFirst)
  }
}

extension ResultLists {
  /// Returns the place of a game that was just solved in its list.
  public func entry(of game: LoggedGame?) -> SolvedEntry {
    guard let game, place(of: game) != nil, let category = game.list else { return SolvedEntry() }
    let list = book.list(category)
    return SolvedEntry(
      bestBy: Set(ResultOrder.allCases.filter { list.best(by: $0)?.game == game.start }),
      isFirst: list.results(by: .moves).count == 1)
  }
}
