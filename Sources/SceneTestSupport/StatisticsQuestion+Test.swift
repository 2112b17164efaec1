import BoxKit
import GameKernel
import PlayLog
import Stage

extension LoggedGame {
  /// Creates a finished game of the first player, a day after the one before it.
  package static func test(
    _ number: Int, _ game: String, _ setup: String, moves: Int? = nil, least: Int? = nil,
    marks: Marks = [], rival: String? = nil, start: String = "", seconds: Int = 60
  ) -> LoggedGame {
    let moment = Moment(secondsSince1970: 1_790_000_000 + 86_400 * Int64(number))
    var logged = LoggedGame(
      GameID(rawValue: UInt64(number)), at: moment,
      seats: [LoggedSeat(.player(.first))] + (rival.map { [LoggedSeat(.computer($0))] } ?? []),
      game: game, setup: setup, start: start, isOver: true, time: .seconds(seconds))
    (logged.moves, logged.least, logged.marks) = (moves, least, marks)
    return logged
  }
}

extension StatisticsQuestion {
  /// Creates a question about games in English.
  @MainActor package static func test(
    _ games: [LoggedGame], in group: String? = nil, records: [GameID: String] = [:]
  ) -> StatisticsQuestion {
    var log = PlayLog()
    for game in games { log.add(.game(game, record: records[game.id] ?? "")) }
    return StatisticsQuestion(
      log.games(), of: .first, in: group, today: Day(secondsSince1970: 1_800_000_000),
      texts: Texts(), record: { records[$0] })
  }
}

extension StatisticsPage {
  /// Returns the number of the figure with a label.
  @MainActor package func number(_ label: String) -> String? {
    figures.first { $0.label == label }?.number
  }
}
