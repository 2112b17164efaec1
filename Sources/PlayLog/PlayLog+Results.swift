import GameKernel

/// The lists of best games, which follow from the games.
extension PlayLog {
  /// Returns the best games of a player, or of all.
  ///
  /// The games of one seat count by moves and time. In games of several seats the runs of wins count, where a start
  /// counts once. Results that were cleared are left out.
  ///
  /// - Parameters:
  ///   - player: `nil` for the results of all.
  ///   - only: the only list that is needed, or `nil` for all.
  /// - Complexity: O(*n* log *n*) for *n* games
  public func results(of player: PlayerID? = nil, in only: ResultCategory? = nil) -> ResultBook {
    var results: [ResultCategory: [GameResult]] = [:]
    var runs: [Runner: WinRun] = [:]
    var starts: [ResultCategory: Set<String>] = [:]
    for run in earlierRuns(of: player) where only == nil || run.list == only {
      if let cleared = clearing(of: run.list, by: run.player), run.day <= cleared.day { continue }
      let runner = Runner(player: run.player, list: run.list)
      end(&runs[runner], of: runner, in: &results)
      runs[runner] = WinRun(run)
      if !run.lasts { end(&runs[runner], of: runner, in: &results) }
    }
    for game in games(GameFilter(player: player, game: only?.game)) where !game.isRetried {
      guard let list = game.list, only == nil || list == only, let seat = game.seat(of: player),
        !isCleared(game, in: list, by: game.seats[seat].player)
      else { continue }
      if game.seats.count == 1 {
        guard game.counts else { continue }
        results[list, default: []].append(game.result(named: name(of: game.seats[seat])))
        continue
      }
      let runner = Runner(player: game.seats[seat].player, list: list)
      guard !game.isOver || starts[list, default: []].insert(game.start).inserted else { continue }
      if game.isCleanWin(of: runner.player) {
        runs[runner, default: WinRun(start: game.start)].add(game)
      } else {
        end(&runs[runner], of: runner, in: &results)
      }
    }
    // Sorts them: the order of a dictionary differs in each run, and equal results would adopt it.
    for (runner, run) in runs.sorted(by: { $0.value.start < $1.value.start }) {
      results[runner.list, default: []].append(
        run.result(of: runner.player.flatMap { players[$0]?.name }, lasts: true))
    }
    return ResultBook(results.mapValues { BestList($0) })
  }

  private func isCleared(
    _ game: LoggedGame, in list: ResultCategory, by player: PlayerID?
  ) -> Bool {
    guard let cleared = player.flatMap({ clearing(of: list, by: $0) }) else { return false }
    return game.moment.secondsSince1970 <= cleared.secondsSince1970
  }

  private func end(
    _ run: inout WinRun?, of runner: Runner, in results: inout [ResultCategory: [GameResult]]
  ) {
    guard let ended = run else { return }
    results[runner.list, default: []].append(
      ended.result(of: runner.player.flatMap { players[$0]?.name }, lasts: false))
    run = nil
  }

  /// A player in a list of best games.
  private struct Runner: Hashable {
    let player: PlayerID?
    let list: ResultCategory
  }

  /// A run of wins in one list of best games.
  private struct WinRun {
    let start: String
    private var wins = 0
    private var time = Duration.zero
    private var day = Day(secondsSince1970: 0)
    /// The day of the first win; `nil` in a run of a version without a log.
    private var since: Day?
    private var last: GameID?

    /// Begins a run with no wins.
    init(start: String) { self.start = start }

    /// Continues a run of a version without a log.
    init(_ run: EarlierRun) {
      (start, wins, time, day) = (run.start, run.wins, run.time, run.day)
    }

    /// Adds a won game.
    mutating func add(_ game: LoggedGame) {
      if wins == 0 { since = game.moment.day }
      (wins, time, day) = (wins + 1, time + game.time, game.moment.day)
      if game.hasRecord { last = game.id }
    }

    func result(of player: String?, lasts: Bool) -> GameResult {
      var result = GameResult(
        game: start, moves: wins, time: time, day: day, usedUndo: false, player: player,
        lasts: lasts)
      result.id = last?.rawValue
      result.since = since
      return result
    }
  }
}
