import GameKernel
import SlidingGame

extension ResultKeeper {
  /// Enters the game on a table that was just solved, if it counts.
  ///
  /// - Parameter day: today.
  /// - Returns: the orders in which it stands first in its list now.
  @discardableResult
  public func enter(_ table: SlidingTable, on day: Day) -> Set<ResultOrder> {
    guard let category = table.category, let result = table.result(on: day) else { return [] }
    return add(result, to: category)
  }

  /// The fewest moves that a square of this shape took so far; nil where none was finished.
  public func fewestMoves(_ shape: SlidingPuzzle.Shape, showsNumbers: Bool) -> Int? {
    SlidingTable.category(shape, showsNumbers: showsNumbers)
      .flatMap { book.list($0).best(by: .moves) }?.moves
  }
}
