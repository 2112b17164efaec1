import BoxKit
import Commands
import Files
import GameKernel
import Glibc
import Stage
import Today

/// The arguments of `matchwood today`.
nonisolated struct TodayRequest: GameCommand, Equatable {
  /// The day, or `nil` for today in UTC.
  var day: Day?
  /// Whether each game is a JSON object on one line, instead of a line for people.
  var isJSON = false

  /// Parses the arguments after `today`.
  ///
  /// - Throws: ``UsageError`` for the first invalid argument.
  init(_ words: [String]) throws(UsageError) {
    let words = try CommandWords(words, of: Self.page)
    if let word = words.arguments.first { throw words.unknown(word) }
    isJSON = words.has("--json")
    day = try words.value("--date", expected: "a day from \(DailyGames.firstDay)") { word in
      Day(word).flatMap { $0 >= DailyGames.firstDay ? $0 : nil }
    }
  }

  /// Prints the games of the day in the order of the menu.
  func run(cache: FilePath?) throws(FileError) -> Int32 {
    let day = day ?? Day(secondsSince1970: Int64(time(nil)))
    for game in Box.games.compactMap({ $0 as? any DailyBoxGame.Type }) {
      guard let daily = game.daily(day, isCancelled: { false }) else { continue }
      let line = isJSON ? json(daily, of: game, day).description : text(daily, of: game)
      try Output.write(line + "\n")
    }
    return 0
  }

  private func json(_ daily: DailyGame, of game: any DailyBoxGame.Type, _ day: Day) -> JSONLine {
    var line = JSONLine()
    line.add([
      "date": String(describing: day), "version": DailyGames.version, "game": game.name,
      "link": daily.link, "measure": daily.measure.name, "value": daily.measure.value,
      "least": daily.measure.band.lowerBound, "most": daily.measure.band.upperBound,
    ])
    return line
  }

  private func text(_ daily: DailyGame, of game: any DailyBoxGame.Type) -> String {
    let (name, indent) = (game.name.padding(to: 12), "".padding(to: 12))
    let (measure, band) = (daily.measure, daily.measure.band)
    func number(_ value: Double) -> String { Texts().number(value) }
    // A band of one value says nothing.
    let bounds =
      band.lowerBound == band.upperBound
      ? ""
      : " (\(measure.name) \(number(measure.value)), \(number(band.lowerBound)) to \(number(band.upperBound)))"
    return "\(name)\(LinkScheme.name):\(daily.link)\n\(indent)\(daily.task(Texts()))\(bounds)"
  }

  static let page = CommandHelp(
    command: "today", usages: ["[--date YYYY-MM-DD] [--json]"], starts: [],
    purpose: { texts in
      [
        [
          texts("Prints the games of a day, which are the same for everybody."),
          texts("A link starts its game. A day begins and ends in UTC."),
        ]
      ]
    },
    rows: [
      OptionHelp("--date", "YYYY-MM-DD") { texts in
        // Translators: What an option of the command line does.
        texts("the day; today without it")
      },
      OptionHelp("--json") { texts in
        // Translators: What the option --json of the command “today” does.
        texts("print one JSON object per game")
      },
    ],
    notes: { texts in
      [
        [
          texts(
            // Translators: Help of the command “today”. The four words are names in its answer.
            "A day is drawn by a number: measure, value, and its bounds least and most.")
        ]
      ]
    })
}

nonisolated extension String {
  /// Returns the text with spaces at its end, up to a length.
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(1, length - count))
  }
}
