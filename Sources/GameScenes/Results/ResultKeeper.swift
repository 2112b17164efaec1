import GameKernel

/// Holds the best lists of the box while the program runs, and tells whoever keeps or shows them of changes.
public final class ResultKeeper {
  /// All lists as they are now.
  public private(set) var book: ResultBook
  /// Tells of every change, after it was made.
  public let changes = ObserverList<ResultBook>()

  /// - Parameter book: as it was kept from the last start.
  public init(_ book: ResultBook = ResultBook()) { self.book = book }

  /// Enters a result; see ``ResultBook/add(_:to:)``.
  ///
  /// - Returns: the orders in which it stands first now.
  @discardableResult
  public func add(_ result: GameResult, to category: ResultCategory) -> Set<ResultOrder> {
    var changed = book
    let first = changed.add(result, to: category)
    replace(with: changed)
    return first
  }

  /// Puts another book in the place of this one, such as one from before something was cleared.
  public func replace(with book: ResultBook) {
    guard book != self.book else { return }
    self.book = book
    changes.send(book)
  }
}
