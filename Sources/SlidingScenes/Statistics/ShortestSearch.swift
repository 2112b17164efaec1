import BoxKit
import PlayLog
import SlidingGame

/// Finds the shortest solutions of logged games, the latest first, while their statistics are shown.
package final class ShortestSearch: StatisticsSearch {
  private let log: PlayLogModel
  private let makeAdviser: () -> any SlidingAdviser
  /// The service; `nil` while nothing is searched.
  private var adviser: (any SlidingAdviser)?
  private var waiting: [LoggedGame] = []
  private var current: GameID?
  /// The games whose search has ended.
  private var tried: Set<GameID> = []

  /// - Parameter makeAdviser: creates a service that nothing else uses.
  package init(_ log: PlayLogModel, makeAdviser: @escaping () -> any SlidingAdviser) {
    (self.log, self.makeAdviser) = (log, makeAdviser)
  }

  package func begin(_ games: [LoggedGame]) {
    waiting = games.filter { $0.isOver && $0.least == nil && !tried.contains($0.id) }
    searchNext()
  }

  package func end() {
    adviser?.close()
    (adviser, current, waiting) = (nil, nil, [])
  }

  private func searchNext() {
    guard current == nil, let game = waiting.popLast() else { return }
    tried.insert(game.id)
    guard let board = Self.start(of: game), board.shape.hasProvenSolutions else {
      return searchNext()
    }
    current = game.id
    let adviser = adviser ?? makeAdviser()
    self.adviser = adviser
    adviser.solve(board) { [weak self] update in
      guard case .solution(let solution) = update, let self, current == game.id else { return }
      current = nil
      if solution.isOptimal { log.append([.proof(game.id, least: solution.moves.count)]) }
      searchNext()
    }
  }

  /// Returns the board at the start of a game.
  private static func start(of game: LoggedGame) -> SlidingBoard? {
    guard let link = try? SlidingLink(reading: game.start) else { return nil }
    return SlidingPuzzle.start(link.options, seed: link.seed ?? 0).board
  }
}
