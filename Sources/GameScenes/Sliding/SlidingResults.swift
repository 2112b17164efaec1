import GameKernel
import SlidingGame
import Stage

extension ResultKind {
  /// The sliding puzzle: by the length of the square, and by numbers or pictures.
  public static let sliding = ResultKind(
    game: "sliding",
    count: Count(
      title: { texts in texts("Moves") }, order: { texts in texts("By moves") },
      number: { count, texts in texts.plural("{count} move", "{count} moves", count) }),
    parts: [
      Part(
        id: "length", title: { texts in texts("Length") }, any: { texts in texts("All lengths") },
        values: (3...8).map { String($0) }, name: { length, _ in "\(length) × \(length)" }),
      Part(
        id: "mode", title: { texts in texts("Mode") }, any: { texts in texts("All modes") },
        values: ["numbers", "pictures"],
        name: { mode, texts in
          switch mode {
          case "numbers": texts("Numbers")
          case "pictures": texts("Picture")
          default: mode
          }
        }),
    ],
    invitation: { texts in
      texts("No results yet. Solve a puzzle that chance has dealt, and it will stand here.")
    })
}

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
