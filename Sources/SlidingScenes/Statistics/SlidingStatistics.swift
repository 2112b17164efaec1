import BoxKit
import Controls
import GameKernel
import PlayLog
import SlidingGame
import Stage

extension GameStatistics {
  /// The statistics of the sliding puzzle by size: moves over the proven shortest solution.
  public static let sliding = GameStatistics(
    groups: SlidingTable.ratedLengths.map { length in
      Group(String(length)) { _ in
        "\(length) × \(length)"
      } contains: {
        SlidingStatistics.length(of: $0) == length
      }
    },
    description: GameDescription(
      setup: { SlidingStatistics.setup(of: $0, $1) },
      score: { game, _, texts in
        game.moves.map { _ in SlidingStatistics.detail(game, texts) }
      })
  ) { question in
    SlidingStatistics(question).page
  }
}

/// The page of statistics of the sliding puzzle, for one size.
struct SlidingStatistics {
  private let question: StatisticsQuestion
  private let texts: Texts
  /// The games of this size that were not retried.
  private let games: [LoggedGame]
  /// The solved games.
  private let solved: [LoggedGame]
  /// The solved games without help.
  private let counted: [LoggedGame]
  /// Whether the shortest solutions of this size are proven.
  private let isProven: Bool

  init(_ question: StatisticsQuestion) {
    self.question = question
    texts = question.texts
    games = question.played
    solved = games.filter { $0.isOver && $0.moves ?? 0 > 0 }
    counted = solved.filter(\.counts)
    isProven = question.group.flatMap { Int($0) }.map { $0 <= Self.provenLength } ?? false
  }

  /// The largest length whose shortest solutions are looked for.
  private static var provenLength: Int { 4 }

  /// Returns the length of a square board, or `nil` for other boards.
  static func length(of game: LoggedGame) -> Int? {
    game.setup.split(separator: ":").first.flatMap { Int($0) }
  }

  var page: StatisticsPage {
    StatisticsPage(
      figures: figures, charts: [moves, question.timeHistogram(counted)], lesson: lesson)
  }

  /// Returns the moves over the shortest solution, or the moves where that is not known.
  private func value(of game: LoggedGame) -> Double? {
    guard isProven else { return game.moves.map(Double.init) }
    guard let least = game.least, let moves = game.moves, least > 0 else { return nil }
    return Double(moves) / Double(least)
  }

  private func words(_ value: Double) -> String {
    isProven
      // Translators: How many times the moves of the shortest solution a game took. {number} is such as 1.7.
      ? texts("{number}×", ["number": texts.decimal(value)]) : texts.number(value)
  }

  // MARK: Figures

  private var sample: Sample { Sample(counted.compactMap(value)) }

  private var figures: [StatisticsPage.Figure] {
    let unit =
      isProven
      // Translators: Below a number such as 1.7×.
      ? texts("moves over shortest")
      // Translators: Below a number.
      : texts.inContext("below a number", "moves")
    let best = counted.filter { value(of: $0) != nil }
      .min { (value(of: $0) ?? 0) < (value(of: $1) ?? 0) }
    return [
      question.playedFigure(games),
      .init(
        // Translators: Label of a number of games.
        texts.inContext("count", "Solved"), String(solved.count),
        solved.isEmpty
          ? nil
          // Translators: Below the number of solved games.
          : texts.plural("{count} without help", "{count} without help", counted.count)),
      question.meanFigure(ofLast: 5, sample, unit, words),
      question.meanFigure(ofLast: 12, sample, unit, words),
      .init(
        // Translators: Label of the best result.
        texts.inContext("number", "Best"), best.flatMap(value).map(words),
        best.map { Self.detail($0, texts) }),
      question.timeFigure(counted),
    ]
  }

  /// Returns the size of a game's board, and whether it has numbers or a picture.
  fileprivate static func setup(of game: LoggedGame, _ texts: Texts) -> String {
    let parts = game.setup.split(separator: ":").map(String.init)
    let board = parts.first.flatMap { BoardShape($0) }.map { "\($0.width) × \($0.height)" }
    let mode = parts.dropFirst().first.map { $0 == "numbers" ? texts("Numbers") : texts("Picture") }
    return [board, mode].compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the moves of a game and, if they are known, those of its shortest solution.
  fileprivate static func detail(_ game: LoggedGame, _ texts: Texts) -> String {
    let moves = texts.plural("{count} move", "{count} moves", game.moves ?? 0)
    guard let least = game.least else { return moves }
    return texts(
      // Translators: {moves} is such as “79 moves”, {count} the moves of the shortest solution.
      "{moves}, shortest {count}", ["moves": moves, "count": String(least)])
  }

  // MARK: Charts

  private var moves: StatisticsPage.Chart {
    let heading =
      isProven
      // Translators: Heading of a chart: how many times the moves of the shortest solution each game took.
      ? texts("Moves over the shortest solution")
      // Translators: Heading of a chart: the moves of each game.
      : texts("Moves of each game")
    guard solved.count >= StatisticsQuestion.leastGames else {
      return .sentence(heading: heading, question.tooFew)
    }
    // Until its shortest solution is proven, a game is shown at the mean height.
    let mean = Sample(solved.compactMap(value)).mean ?? 2
    let shown = Array(solved.suffix(StatisticsQuestion.mostPoints))
    let all = shown.enumerated().map { index, game in
      (game: game, index: index, value: value(of: game))
    }
    let values = all.map { $0.value ?? mean }
    let least = isProven ? 1 : values.min() ?? 0
    let scale = PlotScale(
      covering: least...max(values.max() ?? 1, least + 0.5), atMost: 6, isProven ? .decimal : .whole
    )
    func items(_ isShown: ((game: LoggedGame, index: Int, value: Double?)) -> Bool) -> [Plot.Item] {
      all.filter(isShown).map { entry in
        let factor = entry.value.map { " · \(words($0))" } ?? ""
        return question.item(
          entry.game, at: entry.index, entry.value ?? mean,
          texts.plural("{count} move", "{count} moves", entry.game.moves ?? 0),
          detail: isProven
            ? entry.game.least.map {
              // Translators: In a chart. {count} is the number of moves of the shortest solution.
              texts("shortest {count}", ["count": String($0)]) + factor
              // Translators: In a chart: the program has not found the shortest solution of a game yet.
            } ?? texts("shortest not known yet") : nil)
      }
    }
    let open = items { $0.value == nil && $0.game.counts }
    var layers = [
      Plot.Layer(
        // Translators: In the legend of a chart: games.
        texts("without help"), .points(items { $0.value != nil && $0.game.counts }, .disc)),
      // Translators: In the legend of a chart: games.
      Plot.Layer(texts("with help"), .points(items { !$0.game.counts }, .square)),
    ]
    if !open.isEmpty {
      // Translators: In the legend of a chart: games whose shortest solution is not known yet.
      layers.append(Plot.Layer(texts("still looking"), .points(open, .ring)))
    }
    layers.insert(
      question.averageLayer(
        all.filter { $0.game.counts }.compactMap { entry in
          entry.value.map { (index: entry.index, value: $0) }
        }), at: 0)
    return .plot(
      Plot(
        heading, x: question.timeAxis(shown),
        y: Plot.Axis(scale) { [isProven] tick in
          isProven
            ? texts(
              "{number}×",
              ["number": tick == tick.rounded() ? texts.number(tick) : texts.decimal(tick)])
            : texts.number(tick)
        }, layers: layers))
  }

  // MARK: Lesson

  private var lesson: StatisticsPage.Lesson {
    // Translators: Below a sentence about games of the sliding puzzle.
    let ground = texts("Games without help; the shortest solution is proven for each of them.")
    guard isProven else {
      guard let (before, now) = sample.trend(of: 12) else {
        return .init(
          texts("Bring the top row and the left column home, then forget them."),
          texts("What is left is a smaller puzzle."))
      }
      return .init(
        texts(
          // Translators: Numbers of moves.
          "You need {now} moves on average; at first it was {before}.",
          ["now": texts.number(now), "before": texts.number(before)]),
        texts("Games without help."))
    }
    if let (before, now) = sample.trend(of: 12) {
      return .init(
        texts(
          // Translators: {now} and {before} are numbers such as 1.8.
          "You need {now} times the shortest solution; at first it was {before}.",
          ["now": texts.decimal(now), "before": texts.decimal(before)]), ground)
    }
    if let mean = sample.mean(ofLast: min(12, max(3, sample.values.count))) {
      return .init(
        texts(
          // Translators: {number} is such as 1.8.
          "You need {number} times the shortest solution.", ["number": texts.decimal(mean)]),
        ground)
    }
    return .init(
      texts("Solve three games without help to see how close you come to the shortest solution."))
  }
}
