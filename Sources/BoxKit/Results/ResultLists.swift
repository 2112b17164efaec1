import Acoustics
import GameKernel
import PlayLog
import Stage

/// The best games of the player while the program runs, as an object that can be observed. They follow from the
/// log.
public final class ResultLists {
  /// The current lists.
  public private(set) var book: ResultBook
  /// The lists before the last change of the log.
  public private(set) var previous: ResultBook
  /// Notifies observers after every change, with the new book.
  public let changes = ObserverList<ResultBook>()

  private let log: PlayLogModel?
  private var observation: Observation?
  /// The times of earlier clearings, which undoing a clearing brings back.
  private var earlierClearings: [ResultCategory: Moment] = [:]

  /// Creates lists without a log.
  public init(_ book: ResultBook = ResultBook()) {
    (self.book, previous, log) = (book, book, nil)
  }

  /// Creates the lists of a log.
  public init(_ log: PlayLogModel) {
    let book = Self.book(log)
    (self.book, previous, self.log) = (book, book, log)
    observation = log.changes.observe { [weak self] in self?.follow($0) }
  }

  private static func book(_ log: PlayLogModel) -> ResultBook {
    log.earlier ?? log.log.results(of: log.player)
  }

  /// Computes the lists again that a change of the log may have changed.
  private func follow(_ change: PlayLogModel.Change) {
    guard let log else { return }
    previous = book
    guard case .appended(let entries) = change, log.earlier == nil else {
      return set(Self.book(log))
    }
    var book = book
    for entry in entries {
      switch entry {
      case .game(let game, _): log.update(game.list, in: &book)
      case .proof(let game, _): log.update(log.log[game]?.list, in: &book)
      case .clear(_, let list, _): log.update(list, in: &book)
      case .player, .run: return set(Self.book(log))
      case .puzzle, .day, .damage: break
      }
    }
    set(book)
  }

  /// Clears lists, or undoes that: makes the book equal to one with other categories. Notifies ``changes`` if the new
  /// book differs.
  public func replace(with book: ResultBook) {
    guard let log else { return set(book) }
    let (old, new) = (Set(self.book.categories), Set(book.categories))
    let isBefore = { (a: ResultCategory, b: ResultCategory) in a.description < b.description }
    let cleared = old.subtracting(new).sorted(by: isBefore)
    let restored = new.subtracting(old).sorted(by: isBefore)
    for list in cleared { earlierClearings[list] = log.log.clearing(of: list, by: log.player) }
    log.append(
      cleared.map { .clear(log.player, $0, upTo: log.now()) }
        + restored.map { .clear(log.player, $0, upTo: earlierClearings[$0]) })
  }

  private func set(_ book: ResultBook) {
    guard book != self.book else { return }
    self.book = book
    changes.send(book)
  }

  /// Returns the rank of a game by moves in its list, or `nil` if it is not there.
  public func place(of game: LoggedGame?) -> ResultPlace? {
    guard let game, game.counts, let list = game.list else { return nil }
    let results = book.list(list).results(by: .moves)
    return results.firstIndex { $0.game == game.start }.map {
      ResultPlace($0 + 1, of: results.count)
    }
  }
}

extension PlayLogModel {
  fileprivate func update(_ list: ResultCategory?, in book: inout ResultBook) {
    if let list { book.replace(list, by: log.results(of: player, in: list).list(list)) }
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
  ///   - place: the rank in the best games, if the game is there.
  package static func sound(isWon: Bool, _ place: ResultPlace?) -> SoundName {
    if let place, place.place == 1, place.count > 1 { return .newBest }
    return isWon ? .win : .loss
  }

  /// Whether the rank is good news: better than all others. A first result can be a poor one.
  package var isNews: Bool { place == 1 && count > 1 }

  /// Returns the rank in words.
  package func words(_ texts: Texts) -> String {
    // Translators: At the end of a game: there was no result in the list before.
    if count == 1 { return texts("Your first result") }
    // Translators: At the end of a game: the result is the first in its list.
    if place == 1 { return texts("A new best!") }
    return texts(
      // Translators: {place} is the rank of the result, {count} the number of results.
      "Place {place} of {count} in Best games.",
      ["place": String(place), "count": String(count)])
  }
}
