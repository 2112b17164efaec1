import BoxKit
import Files
import GameKernel
import PlayLog
import Synchronization
import Threads

/// Searches each game that ends for positions in which a player gave something away, and keeps them.
///
/// It works on one game at a time, on a thread of the lowest priority.
package final class MistakeFinder {
  private let games: [any PuzzlingGame.Type]
  private let context: GameContext
  private lazy var books = context.tables.openDocument(MistakeBooks.self)
  private lazy var queue = context.services.makeWorkQueue?()
  private let cancellation = Cancellation()
  private var waiting: [Search] = []
  private var isBusy = false
  private var observation: Observation?

  private struct Search {
    let game: LoggedGame
    let record: String
    let seat: Seat
    let player: PlayerID
  }

  /// A flag that the thread polls.
  private nonisolated final class Cancellation: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .relaxed) }
    func set() { flag.store(true, ordering: .relaxed) }
  }

  /// Starts to follow the log.
  package init(_ games: [any BoxGame.Type], _ context: GameContext) {
    self.games = games.compactMap { $0 as? any PuzzlingGame.Type }
    self.context = context
    observation = context.log.changes.observe { [weak self] in self?.follow($0) }
  }

  deinit { cancellation.set() }

  private func follow(_ change: PlayLogModel.Change) {
    guard case .appended(let entries) = change else { return }
    for entry in entries {
      switch entry {
      case .game(let game, let record): add(game, record)
      case .player(let player, .forget): books.change { $0.forget(player) }
      default: break
      }
    }
    searchNext()
  }

  private func add(_ game: LoggedGame, _ record: String) {
    // The moves of a shown solution are not the player's.
    guard context.settings.current.keepsMistakes, game.isOver, !record.isEmpty,
      !game.marks.contains(.shown)
    else { return }
    for (index, seat) in game.seats.enumerated() {
      guard let player = seat.player else { continue }
      waiting.append(Search(game: game, record: record, seat: Seat(index), player: player))
    }
  }

  private func searchNext() {
    guard !isBusy, let queue, !waiting.isEmpty else { return }
    let search = waiting.removeFirst()
    guard let type = games.first(where: { $0.name == search.game.game }) else {
      return searchNext()
    }
    isBusy = true
    find(type, search, queue)
  }

  private func find<Game: PuzzlingGame>(_ type: Game.Type, _ search: Search, _ queue: WorkQueue) {
    let (record, seat, cache) = (search.record, search.seat, context.services.cache)
    // Work at once must not hold the program up.
    let mayTakeLong = !queue.isAtOnce
    let puzzles = type.ownPuzzles(
      in: record, of: seat, cache: cache, mayTakeLong: mayTakeLong,
      isCancelled: { [cancellation] in cancellation.isSet })
    queue.perform(niceness: 19, cutShort: cancellation.set, puzzles) { [weak self] found in
      self?.keep(found, search)
    }
  }

  private func keep(_ found: [OwnPuzzle<some Puzzle>], _ search: Search) {
    isBusy = false
    let day = context.services.localDay(search.game.moment.secondsSince1970)
    if !found.isEmpty {
      books.change { books in
        for own in found {
          books[search.player].add(own, game: search.game.game, from: search.game.id, on: day)
        }
      }
    }
    searchNext()
  }
}
