import BoxKit
import Controls
import GameKernel
import MatchstickBoard
import MatchstickGame
import PlayLog
import Stage

extension GameStatistics {
  /// The statistics of Matchsticks: wins by opponent, and the counts at which wins were given away.
  public static let matchsticks = GameStatistics(
    groups: Matchsticks.Form.allCases.map { form in
      Group(form.rawValue) {
        MatchesNames($0).name(of: form)
      } contains: {
        // The setup of a pile whose last match loses begins with its size, such as `18:3`.
        let name = $0.setup.split(separator: ":").first.map(String.init) ?? ""
        return (Matchsticks.Form(rawValue: name) ?? .pile) == form
      }
    },
    description: GameDescription(
      setup: { MatchsticksStatistics.setup(of: $0, $1) },
      computer: { MatchstickOccupant($0)?.title($1) })
  ) { question in
    MatchsticksStatistics(question).page
  }
}

/// The page of statistics of Matchsticks.
struct MatchsticksStatistics {
  /// A turn that gave a win away.
  struct Mistake: Hashable {
    let count: Int
    let better: Int
    /// The count that the better take leaves.
    var leaving: Int { count - better }
  }

  /// The number of latest games whose records are read.
  private static var reviewLimit: Int { 200 }

  private let question: StatisticsQuestion
  private let texts: Texts
  private let form: Matchsticks.Form
  /// The games against others that were not retried.
  private let games: [LoggedGame]
  /// The games that ended.
  private let finished: [LoggedGame]
  /// The player's mistakes in each of the latest games, the oldest first.
  private let mistakes: [[Mistake]]
  /// The games and turns of the mistakes by the number of matches, the oldest first.
  private let places: [Int: [(game: LoggedGame, turn: Int)]]

  init(_ question: StatisticsQuestion) {
    self.question = question
    texts = question.texts
    let form = question.group.flatMap { Matchsticks.Form(rawValue: $0) } ?? .pile
    self.form = form
    games = question.played
    finished = games.filter(\.isOver)
    let player = question.player
    let reviews = question.reviews(ofLast: Self.reviewLimit) {
      game, record -> [GameReview.Mistake]? in
      guard !game.wasHelped, let seat = game.seat(of: player),
        let played = GameRecord<Matchsticks>(logText: record), let review = GameReview(played)
      else { return nil }
      // The counts of a pile are about games whose last match loses.
      let layout = played.options.layout
      guard layout.form == form, form != .pile || layout.last == .loses else { return nil }
      return review.mistakes.filter { $0.seat == Seat(seat) }
    }
    mistakes = reviews.map { $0.review.map { Mistake(count: $0.count, better: $0.better) } }
    let all = reviews.flatMap { game, mistakes in mistakes.map { (game: game, mistake: $0) } }
    places = Dictionary(grouping: all, by: \.mistake.count)
      .mapValues { $0.map { (game: $0.game, turn: $0.mistake.turn) } }
  }

  var page: StatisticsPage {
    StatisticsPage(figures: figures, charts: [opponents, counts], lesson: lesson)
  }

  /// Returns the matches of a game, such as `18 matches` or `Heaps · Marienbad`.
  fileprivate static func setup(of game: LoggedGame, _ texts: Texts) -> String {
    let names = MatchesNames(texts)
    let parts = game.setup.split(separator: ":").map(String.init)
    // One pile whose last match loses begins with its size, such as `18:3`.
    if let count = parts.first.flatMap(Int.init) { return names.name(of: [count], .pile) }
    guard let matches = Matchsticks.Matches(parts.dropLast().joined(separator: ":")) else {
      return game.setup
    }
    let name =
      switch matches {
      case .pile(let count, _): names.name(of: [count], .pile)
      case .heaps(let groups), .rows(let groups): names.name(of: groups, matches.form)
      case .heapsByChance, .rowsByChance: texts("By chance")
      }
    return [names.name(of: matches.form), name].joined(separator: " · ")
  }

  // MARK: Figures

  private func share(_ part: Int, _ whole: Int) -> String {
    // Translators: A share of games.
    texts("{share}%", ["share": String(Int((100 * Double(part) / Double(whole)).rounded()))])
  }

  private var won: Int { finished.count { question.outcome(of: $0) == .won } }

  private var figures: [StatisticsPage.Figure] {
    let streak = WinStreak(games, of: question.player)
    let clean = mistakes.count(where: \.isEmpty)
    let counts = Sample(mistakes.map { Double($0.count) })
    return [
      question.playedFigure(games),
      .init(
        // Translators: Label of a number of games.
        texts.inContext("count", "Won"), String(won),
        finished.isEmpty ? nil : share(won, finished.count)),
      .init(
        // Translators: Label of a number: wins in a row.
        texts("Streak"), String(streak.current),
        finished.isEmpty
          ? nil
          // Translators: Below a number of wins in a row. {count} is the longest streak.
          : texts("best {count}", ["count": String(streak.longest)])),
      .init(
        // Translators: Label of a number of games.
        texts("Without a mistake"), mistakes.isEmpty ? nil : String(clean),
        mistakes.isEmpty
          ? nil
          // Translators: Below the number of games without a mistake. {count} is the number of all.
          : texts.plural("of {count} game", "of {count} games", mistakes.count)),
      .init(
        // Translators: Label of a number: the mean number of mistakes in a game.
        texts("Mistakes a game"),
        counts.mean(ofLast: min(12, mistakes.count)).map { texts.decimal($0) },
        mistakesDetail(counts)
      ),
      question.timeFigure(finished, showsBest: false),
    ]
  }

  /// Returns the words below the mean number of mistakes.
  private func mistakesDetail(_ counts: Sample) -> String? {
    guard counts.values.count >= 12 else {
      return counts.values.isEmpty
        ? nil
        // Translators: Below a mean. {count} is the number of games.
        : texts.plural("in {count} game", "in {count} games", counts.values.count)
    }
    return counts.trend(of: 12).map {
      // Translators: Below a mean. {number} is the mean at the beginning.
      texts("last 12; before {number}", ["number": texts.decimal($0.before)])
      // Translators: Below a mean: it is that of the last 12 games.
    } ?? texts("last 12")
  }

  // MARK: Charts

  /// The games against each computer, the weakest first.
  private var rivals: [(rival: MatchstickOccupant, games: [LoggedGame])] {
    let grouped = Dictionary(grouping: finished.filter { !$0.wasHelped }) { game in
      game.seats.lazy.compactMap { seat -> MatchstickOccupant? in
        guard case .computer(let kind) = seat.occupant else { return nil }
        return MatchstickOccupant(kind)
      }.first
    }
    let known = grouped.compactMap { rival, games in rival.map { (rival: $0, games: games) } }
    return known.sorted { Self.rank($0.rival) < Self.rank($1.rival) }
  }

  /// The order of opponents, by strength.
  private static func rank(_ rival: MatchstickOccupant) -> Int {
    switch rival {
    case .person: -3
    case .simple: -2
    case .wild: -1
    case .humanLike(let strength): strength
    case .clever: 101
    case .machine: 102
    }
  }

  private var opponents: StatisticsPage.Chart {
    // Translators: Heading of a chart.
    let heading = texts("Share won, by opponent")
    guard finished.count >= StatisticsQuestion.leastGames, !rivals.isEmpty else {
      return .sentence(question.tooFew)
    }
    let perfect = rivals.map { perfectShare(against: $0.rival, $0.games) }
    let rows = zip(rivals, perfect).map { rival, perfect in
      let (rival, games) = rival
      let won = games.count { question.outcome(of: $0) == .won }
      return RowPlot.Row(
        rival.title(texts), 100 * Double(won) / Double(games.count), theory: perfect,
        text: texts(
          // Translators: {won} of {count} games.
          "{won} of {count}", ["won": String(won), "count": String(games.count)]))
    }
    return .rows(
      RowPlot(
        heading,
        legend: (
          // Translators: In the legend of a chart: the player's own games.
          bars: texts("you"),
          // Translators: In the legend of a chart.
          theory: perfect.contains { $0 != nil } ? texts("what perfect play would win") : nil
        ),
        axis: Plot.Axis(PlotScale(covering: 0...100, atMost: 5, .decimal)) {
          texts("{share}%", ["share": texts.number($0)])
        }, rows: rows))
  }

  /// Returns the wins in 100 games of perfect play, from the starts of the games; `nil` if none is known.
  private func perfectShare(against rival: MatchstickOccupant, _ games: [LoggedGame]) -> Double? {
    guard var chance = WinChance(against: rival) else { return nil }
    let chances = games.compactMap { game -> Double? in
      guard let seat = game.seat(of: question.player),
        let link = game.link.flatMap({ try? MatchstickLink(text: $0) })
      else { return nil }
      let first: Seat = link.setup.begins == .first ? .first : .second
      let start = Matchsticks.start(
        Matchsticks.Options(link.setup.layout, first: first), seed: link.seed)
      return chance.value(of: start, for: Seat(seat))
    }
    return Sample(chances).mean.map { 100 * $0 }
  }

  private var counts: StatisticsPage.Chart {
    // Translators: Heading of a chart.
    let heading = texts("Where the win was lost")
    let all = Dictionary(grouping: mistakes.joined(), by: \.count)
    guard mistakes.count >= StatisticsQuestion.leastGames else {
      return .sentence(question.tooFew)
    }
    guard !all.isEmpty else {
      // Translators: In place of a chart of mistakes.
      return .sentence(texts("You gave no win away."))
    }
    // The most frequent counts, in ascending order.
    let shown = all.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.prefix(8)
      .sorted { $0.key < $1.key }
    let bars = shown.enumerated().map { index, mistakes in
      Plot.Bar(
        Double(index) + 0.05...Double(index) + 0.95, Double(mistakes.value.count),
        text: String(mistakes.value.count), tip: tip(ofCount: mistakes.key))
    }
    let labels = shown.enumerated().map {
      Plot.Axis.Label(Double($0) + 0.5, String($1.key))
    }
    return .plot(
      Plot(
        // Translators: Below the heading of a chart.
        heading, note: texts("mistakes by matches left"),
        x: Plot.Axis(0...Double(max(1, shown.count)), labels: labels),
        layers: [.init(nil, .bars(bars))]))
  }

  /// Returns the tip of the mistakes at a number of matches, with a button that shows the latest one.
  private func tip(ofCount count: Int) -> PlotTip? {
    guard let places = places[count], let latest = places.last else { return nil }
    let turns = places.map(\.turn)
    let (first, last) = (turns.min() ?? 1, turns.max() ?? 1)
    return question.tip(
      of: latest.game,
      // Translators: In a chart: how often the player gave a win away.
      texts.plural("{count} mistake", "{count} mistakes", places.count),
      detail: first == last
        // Translators: In a chart of mistakes: the turn in which they were made.
        ? texts("in turn {number}", ["number": String(first)])
        : texts(
          // Translators: In a chart of mistakes: the turns in which they were made.
          "in turns {first} to {last}", ["first": String(first), "last": String(last)]),
      // Translators: Above the number of mistakes in a chart: so many matches were on the table.
      title: texts.plural("{count} match left", "{count} matches left", count))
  }

  // MARK: Lesson

  private var lesson: StatisticsPage.Lesson {
    let all = Dictionary(grouping: mistakes.joined(), by: \.self).mapValues(\.count)
    let ranked = all.sorted { ($0.value, $1.key.count) > ($1.value, $0.key.count) }
    if form == .pile, let worst = ranked.first, worst.value > 2,
      worst.value > ranked.dropFirst().first?.value ?? 0
    {
      let mistake = worst.key
      return .init(
        texts(
          // Translators: Advice. {count} matches are on the table, {number} is how many to take.
          "With {count} on the table take {number}: that leaves {left}, and from {left} every answer loses.",
          [
            "count": String(mistake.count), "number": String(mistake.better),
            "left": String(mistake.leaving),
          ]),
        texts.plural(
          // Translators: Below an advice on how many matches to take.
          "You took another number {count} time, more often than at any other count.",
          "You took another number {count} times, more often than at any other count.",
          worst.value))
    }
    if mistakes.count >= StatisticsQuestion.leastGames, all.isEmpty {
      return .init(
        texts("You gave no win away. A stronger opponent would be fun."),
        // Translators: Below a sentence about games without a mistake. {count} is how many there were.
        texts.plural("In {count} game.", "In {count} games.", mistakes.count))
    }
    switch form {
    case .pile: break
    case .heaps:
      return .init(
        texts("See each heap as 4 + 2 + 1, and leave every 4, 2 and 1 with a partner."),
        // Translators: Below an advice for heaps.
        texts("Heaps of 1, 2 and 3 do it: 3 is 2 + 1. The hint shows the pairs at the table."))
    case .rows:
      return .init(
        texts("Two equal rows are good to leave: copy each take."),
        // Translators: Below an advice for rows.
        texts("That is so as long as the last match wins."))
    }
    return .init(
      texts("Leave the other side a count from which every answer loses."),
      // Translators: Below an advice for Matchsticks.
      texts("With up to 3 at a time these are 1, 5, 9, 13 and 17."))
  }
}
