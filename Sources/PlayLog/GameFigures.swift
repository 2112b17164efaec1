/// The figures of a player's games, which `matchwood statistics` prints as a table.
public struct GameFigures: Hashable, Sendable {
  /// The number of games, without retried ones.
  public private(set) var played = 0
  /// The number of games that ended.
  public private(set) var finished = 0
  /// The number of games that the player alone has won.
  public private(set) var won = 0
  /// The number of games with hints, or whose solution was shown.
  public private(set) var helped = 0
  /// The number of games whose end was undone before. They count in no other figure.
  public private(set) var retried = 0
  /// The playing time of all games.
  public private(set) var time = Duration.zero
  /// The mean number of moves of the games that ended without help, or `nil` if there are none.
  public private(set) var meanMoves: Double?
  /// The mean time of the games that ended without help, or `nil` if there are none.
  public private(set) var meanTime: Duration?
  /// The wins in a row.
  public let streak: WinStreak

  /// Makes the figures of games, the oldest first.
  ///
  /// - Parameter player: `nil` for the first person of each game.
  public init(_ games: [LoggedGame], of player: PlayerID?) {
    streak = WinStreak(games, of: player)
    var (moves, counted, countedTime) = ([Int](), 0, Duration.zero)
    for game in games {
      guard !game.isRetried else {
        retried += 1
        continue
      }
      played += 1
      time += game.time
      if game.isOver { finished += 1 }
      if let seat = game.seat(of: player), game.outcome(of: seat) == .won { won += 1 }
      if game.wasHelped { helped += 1 }
      guard game.counts else { continue }
      counted += 1
      countedTime += game.time
      if let count = game.moves { moves.append(count) }
    }
    if !moves.isEmpty { meanMoves = Double(moves.reduce(0, +)) / Double(moves.count) }
    if counted > 0 { meanTime = countedTime / counted }
  }

  // MARK: Table

  /// Returns a table with a row of figures for each game that was played, as lines of text.
  ///
  /// - Parameters:
  ///   - names: the names of the games in their order.
  ///   - player: `nil` for the first person of each game.
  public static func table(
    _ games: [LoggedGame], of player: PlayerID?, names: [String]
  ) -> [String] {
    let head = [
      "game", "played", "finished", "won", "helped", "retried", "streak", "longest", "moves",
      "time", "total",
    ]
    let rows = names.compactMap { name -> [String]? in
      let matching = games.filter { $0.game == name }
      return matching.isEmpty ? nil : [name] + GameFigures(matching, of: player).cells
    }
    let table = [head] + rows
    let widths = head.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }
  }

  private var cells: [String] {
    let counts = [played, finished, won, helped, retried, streak.current, streak.longest]
    let moves = meanMoves.map { mean in
      let tenths = Int((mean * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }
    let times = [meanTime.map(Self.clock) ?? "–", Self.clock(time)]
    return counts.map(String.init) + [moves ?? "–"] + times
  }

  /// Returns a time as minutes and seconds, with hours if there are any: `3:04`, `12:03:04`.
  private static func clock(_ time: Duration) -> String {
    let seconds = time.milliseconds / 1_000
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] == 0 ? parts[1...] : parts[...]
    return shown.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }
      .joined(separator: ":")
  }
}
