import GameKernel
import GameScenes
import SlidingGame
import Stage

extension Director {
  /// Enters the game on a table that was just solved, if it counts.
  ///
  /// - Returns: whether it stands first in its list now, by moves or by time.
  @discardableResult
  func enterResult(of table: SlidingTable, on day: Day = .today) -> Bool {
    guard let category = table.category, let result = table.result(on: day) else { return false }
    return !results.add(result, to: category).isEmpty
  }

  /// The fewest moves that a square of this shape took so far; nil where none was finished.
  func fewestMoves(_ shape: SlidingPuzzle.Shape, showsNumbers: Bool) -> Int? {
    SlidingTable.category(shape, showsNumbers: showsNumbers)
      .flatMap { results.book.list($0).best(by: .moves) }?.moves
  }

  /// Shows the best results of the sliding puzzle, over the scene that asks.
  func showResults() {
    let scene = ResultsScene(.sliding, results, context: context)
    scene.onBack = { [weak container] in container?.pop(.push(.right)) }
    container.push(scene, .push(.left))
  }
}
