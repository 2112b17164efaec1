import BoxKit
import GameKernel

extension ResultLists {
  /// Adds a result to lists without a log.
  @MainActor package func add(_ result: GameResult, to category: ResultCategory) {
    var book = book
    book.add(result, to: category)
    replace(with: book)
  }
}
