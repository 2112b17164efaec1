import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The page of all games together.
struct Overview {
  private let question: StatisticsQuestion
  private let texts: Texts
  private let played: [LoggedGame]
  /// The games of each kind that was played, with its title, in the order of the box.
  private let kinds: [(title: String, games: [LoggedGame])]

  init(_ question: StatisticsQuestion, games: [any BoxGame]) {
    self.question = question
    texts = question.texts
    let played = question.played
    self.played = played
    kinds = games.compactMap { game in
      let matching = played.filter { $0.game == game.name }
      return matching.isEmpty ? nil : (game.title(question.texts), matching)
    }
  }

  var page: StatisticsPage {
    StatisticsPage(figures: figures, charts: [kindRows, weekdays], lesson: lesson)
  }

  private static func time(of games: [LoggedGame]) -> Duration {
    games.reduce(.zero) { $0 + $1.time }
  }

  // MARK: Figures

  private var days: Set<Day> { Set(played.map(\.moment.day)) }

  private var figures: [StatisticsPage.Figure] {
    let finished = played.filter(\.isOver)
    let won = finished.filter { question.outcome(of: $0) == .won }
    let versus = finished.count { $0.seats.count > 1 }
    let unaided = finished.count { !$0.wasHelped && !$0.marks.contains(.peeked) }
    return [
      question.playedFigure(played),
      .init(texts.inContext("count", "Finished"), String(finished.count)),
      // Translators: Label of a number of games.
      .init(texts("Without help"), String(unaided)),
      .init(
        texts.inContext("count", "Won"), versus == 0 ? nil : String(won.count),
        versus == 0
          ? nil
          // Translators: Below a number of won games. {count} is the number of games against others.
          : texts.plural("of {count} against others", "of {count} against others", versus)),
      .init(
        // Translators: Label of a duration: the sum of all games.
        texts("Time played"), Self.time(of: played).clockText),
      .init(
        // Translators: Label of a number of days.
        texts("Days"), String(days.count),
        // Translators: Below the number of days on which the player has played. {count} is the longest streak.
        texts.plural("{count} day in a row", "{count} days in a row", longestRun)),
    ]
  }

  /// The largest number of days in a row.
  private var longestRun: Int {
    var (best, current, last) = (0, 0, Int64.min)
    for day in days.sorted() {
      let number = day.secondsSince1970 / 86_400
      current = number == last + 1 ? current + 1 : 1
      (best, last) = (max(best, current), number)
    }
    return best
  }

  // MARK: Charts

  private var kindRows: StatisticsPage.Chart {
    // Translators: Heading of a chart: how many games of each kind were played.
    let heading = texts("Games by kind")
    guard played.count >= StatisticsQuestion.leastGames else {
      return .sentence(question.tooFew)
    }
    let most = kinds.map(\.games.count).max() ?? 1
    let scale = PlotScale(covering: 0...Double(most), atMost: 6, .whole)
    return .rows(
      RowPlot(
        heading,
        legend: (
          // Translators: In the legend of a chart.
          bars: texts("games"), theory: nil
        ), axis: Plot.Axis(scale) { texts.number($0) },
        rows: kinds.map { kind in
          RowPlot.Row(
            kind.title, Double(kind.games.count), theory: nil,
            text: texts.plural(
              // Translators: {count} is a number of games, {time} how long they took together.
              "{count} game · {time}", "{count} games · {time}", kind.games.count,
              ["time": Self.time(of: kind.games).clockText]))
        }))
  }

  private var weekdays: StatisticsPage.Chart {
    // Translators: Heading of a chart: how many games were played on each day of the week.
    let heading = texts("Days of the week")
    guard played.count >= StatisticsQuestion.leastGames else {
      return .sentence(question.tooFew)
    }
    let counts = Dictionary(grouping: played) { Self.weekday($0.moment.day) }.mapValues(\.count)
    let bars = (0..<7).map { day in
      let count = counts[day] ?? 0
      return Plot.Bar(
        Double(day) + 0.08...Double(day) + 0.92, Double(count), text: String(count))
    }
    return .plot(
      Plot(
        // Translators: Below the heading of a chart.
        heading, note: texts("games played"),
        x: Plot.Axis(
          0...7, labels: (0..<7).map { Plot.Axis.Label(Double($0) + 0.5, weekdayName($0)) }),
        layers: [.init(nil, .bars(bars))]))
  }

  /// Returns the number of a day in its week, 0 for Monday. The first day of 1970 was a Thursday.
  private static func weekday(_ day: Day) -> Int {
    Int(((day.secondsSince1970 / 86_400 + 3) % 7 + 7) % 7)
  }

  private func weekdayName(_ day: Int) -> String {
    switch day {
    // Translators: Short name of a day of the week.
    case 0: texts.inContext("weekday", "Mon")
    // Translators: Short name of a day of the week.
    case 1: texts.inContext("weekday", "Tue")
    // Translators: Short name of a day of the week.
    case 2: texts.inContext("weekday", "Wed")
    // Translators: Short name of a day of the week.
    case 3: texts.inContext("weekday", "Thu")
    // Translators: Short name of a day of the week.
    case 4: texts.inContext("weekday", "Fri")
    // Translators: Short name of a day of the week.
    case 5: texts.inContext("weekday", "Sat")
    // Translators: Short name of a day of the week.
    default: texts.inContext("weekday", "Sun")
    }
  }

  // MARK: Lesson

  private var lesson: StatisticsPage.Lesson {
    guard let favourite = kinds.max(by: { Self.time(of: $0.games) < Self.time(of: $1.games) })
    else {
      return .init(
        texts("Your first game will stand here."),
        texts("Play, and this page fills by itself."))
    }
    guard kinds.count > 1 else {
      return .init(
        texts(
          // Translators: {name} is the name of a game.
          "So far you have played {name} alone. The box has more.", ["name": favourite.title]))
    }
    return .init(
      texts(
        // Translators: {name} is the name of a game, {time} and {total} are durations.
        "You have played {name} the longest: {time} of {total}.",
        [
          "name": favourite.title, "time": Self.time(of: favourite.games).clockText,
          "total": Self.time(of: played).clockText,
        ]))
  }
}
