import GameKernel
import Stage

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

  /// Notes the fewest moves that a game could take; see ``ResultBook/note(least:of:in:)``.
  public func note(least: Int, of game: String, in category: ResultCategory) {
    var changed = book
    changed.note(least: least, of: game, in: category)
    replace(with: changed)
  }

  /// Puts another book in the place of this one, such as one from before something was cleared.
  public func replace(with book: ResultBook) {
    guard book != self.book else { return }
    self.book = book
    changes.send(book)
  }
}

/// Where a game that was just entered stands in its list.
public struct ResultPlace: Hashable, Sendable {
  /// Among the games of its list, ordered by what it counts; the best is 1.
  public let place: Int
  /// How many games stand in the list.
  public let count: Int

  /// - Precondition: the place is one of the list.
  public init(_ place: Int, of count: Int) {
    precondition((1...max(1, count)).contains(place), "a place of this list")
    (self.place, self.count) = (place, count)
  }

  /// The place in words.
  func words(_ texts: Texts) -> String {
    guard place > 1 else { return texts("A new best!") }
    return texts(
      "Place {place} of {count} in the best list.",
      ["place": String(place), "count": String(count)])
  }
}
