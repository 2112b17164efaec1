import Acoustics
import GameKernel
import Stage

/// Holds the best lists of the box while the program runs, and tells whoever keeps or shows them of changes.
public final class ResultKeeper {
  /// All lists as they are now.
  public private(set) var book: ResultBook
  /// Tells of every change, after it was made.
  public let changes = ObserverList<ResultBook>()

  /// Whether the book was kept by a program that did not note which games it had entered.
  private let isOld: Bool

  /// - Parameter book: as it was kept from the last start.
  public init(_ book: ResultBook = ResultBook()) {
    self.book = book
    isOld = !book.knowsEntered
  }

  /// Enters the result of a game that was kept as over, where the last run was stopped before it could.
  ///
  /// A game that was entered before is not entered again, since the player may have cleared its list. Nor is one
  /// from before that was noted.
  ///
  /// - Parameters:
  ///   - result: nil where the game is not over or does not count.
  ///   - category: nil where there is no list for it.
  public func settle(_ result: GameResult?, in category: ResultCategory?) {
    guard let result, let category, !book.hasEntered(result.game) else { return }
    if isOld {
      var changed = book
      changed.noteEntered(result.game)
      replace(with: changed)
    } else {
      add(result, to: category)
    }
  }

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

  /// What is heard at the end of a game that a person has won, or not.
  ///
  /// - Parameter place: in its best list, if it stands in one.
  package static func sound(isWon: Bool, _ place: ResultPlace?) -> SoundName {
    if place?.place == 1 { return .newBest }
    return isWon ? .win : .loss
  }

  /// The place in words.
  package func words(_ texts: Texts) -> String {
    guard place > 1 else { return texts("A new best!") }
    return texts(
      "Place {place} of {count} in the best list.",
      ["place": String(place), "count": String(count)])
  }
}
