import GameKernel
import PairsGame

extension ResultKeeper {
  /// Enters the game on a table that is over, if it counts.
  ///
  /// - Parameter day: today.
  /// - Returns: where it stands by its flips now; nil where it does not count or is worse than all that are kept.
  @discardableResult
  public func enter(_ table: PairsTable, on day: Day) -> ResultPlace? {
    guard let category = table.category, let result = table.result(on: day) else { return nil }
    add(result, to: category)
    let results = book.list(category).results(by: .moves)
    return results.firstIndex(of: result).map { ResultPlace($0 + 1, of: results.count) }
  }
}
