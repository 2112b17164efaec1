import BoxKit
import GameKernel
import PlayLog
import SlidingGame

/// Finds the shortest solutions of games and enters them in the log, one at a time: of the game that is played, of one
/// that has just ended, and of all games whose statistics are shown.
package final class ShortestSearch: StatisticsSearch {
  private let log: PlayLogModel
  /// A service that nothing else uses.
  private let adviser: any SlidingAdviser
  /// The games to search, of which the last one is next.
  private var waiting: [Wanted] = []
  private var current: Wanted?
  /// The proven lengths of the latest games of this run, by their first boards.
  private var found: [SlidingBoard: Int] = [:]
  /// The first boards whose search has ended.
  private var tried: Set<SlidingBoard> = []
  /// The number of the last game on the table whose search was requested.
  private var playedGame: Int?
  private var observations: [Observation] = []

  private struct Wanted {
    let board: SlidingBoard
    /// The game in the log; `nil` for one that is still played.
    let game: GameID?
  }

  /// - Parameter adviser: a service that nothing else uses.
  package init(_ log: PlayLogModel, adviser: any SlidingAdviser) {
    (self.log, self.adviser) = (log, adviser)
  }

  /// Searches for the solution of each game on a table from its first move on, and enters it once the game has ended.
  package func follow(_ table: SlidingTable) {
    let moves = table.session.changes.observe { [weak self, weak table] change in
      if let self, let table, change.cause == .move { played(table) }
    }
    let lines = log.changes.observe { [weak self] change in
      guard let self, case .appended(let entries) = change else { return }
      for case .game(let game, _) in entries { ended(game) }
    }
    observations += [moves, lines]
  }

  private func played(_ table: SlidingTable) {
    let game = table.session.gameNumber
    guard game != playedGame, !table.state.isSolved, let board = table.boards.first else { return }
    playedGame = game
    want(board, of: nil)
    searchNext()
  }

  private func ended(_ game: LoggedGame) {
    guard game.game == SlidingPuzzle.name, game.isOver, game.least == nil,
      let board = Self.start(of: game)
    else { return }
    if let least = found[board] { return log.append([.proof(game.id, least: least)]) }
    want(board, of: game.id)
    searchNext()
  }

  // MARK: StatisticsSearch

  package func begin(_ games: [LoggedGame]) {
    for game in games where game.isOver && game.least == nil {
      if let board = Self.start(of: game) { want(board, of: game.id) }
    }
    searchNext()
  }

  package func end() {
    adviser.close()
    (current, waiting, playedGame) = (nil, [], nil)
  }

  // MARK: Searching

  private func want(_ board: SlidingBoard, of game: GameID?) {
    guard board.shape.hasProvenSolutions, !tried.contains(board) else { return }
    waiting.removeAll { $0.board == board && ($0.game == nil || $0.game == game) }
    waiting.append(Wanted(board: board, game: game))
  }

  private func searchNext() {
    guard current == nil else { return }
    guard let next = waiting.popLast() else { return adviser.close() }
    guard found[next.board] == nil else {
      enter(next)
      return searchNext()
    }
    current = next
    adviser.solve(next.board) { [weak self] update in
      guard case .solution(let solution) = update, let self, let wanted = current,
        wanted.board == next.board
      else { return }
      current = nil
      tried.insert(wanted.board)
      if solution.isOptimal {
        found[wanted.board] = solution.moves.count
        enter(wanted)
      }
      searchNext()
    }
  }

  /// Enters the solution of a board in the log for a game and all others that wait for it.
  private func enter(_ wanted: Wanted) {
    guard let least = found[wanted.board] else { return }
    let games = ([wanted] + waiting.filter { $0.board == wanted.board }).compactMap(\.game)
    waiting.removeAll { $0.board == wanted.board }
    let unknown = games.filter { log.log[$0]?.least == nil }
    if !unknown.isEmpty { log.append(unknown.map { .proof($0, least: least) }) }
  }

  /// Returns the board at the start of a game.
  private static func start(of game: LoggedGame) -> SlidingBoard? {
    guard let link = try? SlidingLink(reading: game.start) else { return nil }
    return SlidingPuzzle.start(link.options, seed: link.seed ?? 0).board
  }
}
