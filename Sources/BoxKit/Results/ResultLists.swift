import Acoustics
import GameKernel
import Stage

/// The best results of all games while the program runs, as an object that can be observed.
public final class ResultLists {
  /// The current lists.
  public private(set) var book: ResultBook
  /// Notifies observers after every change, with the new book.
  public let changes = ObserverList<ResultBook>()

  /// Whether the loaded book comes from a version that did not record entered games.
  private let isOld: Bool

  /// - Parameter book: the saved book of the last run.
  public init(_ book: ResultBook = ResultBook()) {
    self.book = book
    isOld = !book.knowsEntered
  }

  /// Enters the result of a finished game that was loaded, unless it was entered before.
  ///
  /// A game that was entered before stays out of the lists, since the player may have cleared them. A book of a
  /// version that did not record entered games may contain the result. In that case the game is only recorded as
  /// entered.
  ///
  /// - Parameters:
  ///   - result: the result; `nil` if the game is not over or does not count.
  ///   - category: the list; `nil` if there is none for the game.
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
  /// - Returns: the orders by which the result is now the first of its list.
  @discardableResult
  public func add(_ result: GameResult, to category: ResultCategory) -> Set<ResultOrder> {
    var changed = book
    let first = changed.add(result, to: category)
    replace(with: changed)
    return first
  }

  /// Records the fewest possible moves of a game; see ``ResultBook/note(least:of:in:)``.
  public func note(least: Int, of game: String, in category: ResultCategory) {
    var changed = book
    changed.note(least: least, of: game, in: category)
    replace(with: changed)
  }

  /// Replaces the book, for example to clear lists or to undo that. Notifies ``changes`` if the new book differs.
  public func replace(with book: ResultBook) {
    guard book != self.book else { return }
    self.book = book
    changes.send(book)
  }
}

/// The rank of a new result in its list.
public struct ResultPlace: Hashable, Sendable {
  /// The rank of the result by moves or another count. The best rank is 1.
  public let place: Int
  /// The number of results in the list.
  public let count: Int

  /// - Precondition: `place` is between 1 and `count`.
  public init(_ place: Int, of count: Int) {
    precondition((1...max(1, count)).contains(place), "a place of this list")
    (self.place, self.count) = (place, count)
  }

  /// Returns the sound for the end of a game.
  ///
  /// - Parameters:
  ///   - isWon: whether a person has won.
  ///   - place: the rank in the best results, if the game is there.
  package static func sound(isWon: Bool, _ place: ResultPlace?) -> SoundName {
    if let place, place.place == 1, place.count > 1 { return .newBest }
    return isWon ? .win : .loss
  }

  /// Whether the rank is good news: a first result or a new best one.
  package var isNews: Bool { place == 1 }

  /// Returns the rank in words.
  package func words(_ texts: Texts) -> String {
    // Translators: At the end of a game: there was no result in the list before.
    if count == 1 { return texts("Your first result") }
    // Translators: At the end of a game: the result is the first in its list.
    if place == 1 { return texts("A new best!") }
    return texts(
      // Translators: {place} is the rank of the result, {count} the number of results.
      "Place {place} of {count} in the best results.",
      ["place": String(place), "count": String(count)])
  }
}
