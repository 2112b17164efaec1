import BoxKit
import Controls
import GameKernel
import Glibc
import PairsGame
import PlayLog
import Stage

extension GameStatistics {
  /// The statistics of Pairs by size: flips against par, and the player's memory.
  public static let pairs = GameStatistics(
    groups: PairsLayout.offered.map { layout in
      Group(layout.description) { _ in
        "\(layout.columns) × \(layout.rows)"
      } contains: {
        PairsStatistics.layout(of: $0) == layout
      }
    },
    description: GameDescription(
      setup: { game, _ in
        PairsStatistics.layout(of: game).map { "\($0.columns) × \($0.rows)" } ?? game.setup
      }, score: { PairsStatistics.score(of: $0, $1, $2) }, computer: { PairsOccupant($0)?.name($1) }
    )
  ) { question in
    PairsStatistics(question).page
  }
}

/// The page of statistics of Pairs, for one size.
struct PairsStatistics {
  private let question: StatisticsQuestion
  private let texts: Texts
  private let layout: PairsLayout
  /// The finished games alone that were not retried.
  private let alone: [LoggedGame]
  /// Those without help and without a peek.
  private let counted: [LoggedGame]
  /// The finished games with others.
  private let others: [LoggedGame]
  /// The memory of the player, once there are games.
  let memory: MemoryEstimate?

  init(_ question: StatisticsQuestion) {
    self.question = question
    texts = question.texts
    layout = question.group.flatMap { PairsLayout($0) } ?? .sixBySix
    let finished = question.played.filter(\.isOver)
    alone = finished.filter { $0.seats.count == 1 && $0.moves ?? 0 > 0 }
    others = finished.filter { $0.seats.count > 1 }
    counted = alone.filter { $0.counts && !$0.marks.contains(.peeked) }
    memory = Self.memory(of: counted, layout)
  }

  /// Returns the layout of a game, or `nil` if it is unknown.
  static func layout(of game: LoggedGame) -> PairsLayout? {
    game.setup.split(separator: ":").first.flatMap { PairsLayout(String($0)) }
  }

  /// Returns the flips of a game alone, and of one with others the pairs of all, those of the seat first.
  fileprivate static func score(of game: LoggedGame, _ seat: Int, _ texts: Texts) -> String? {
    guard game.scores.count > 1, game.scores.indices.contains(seat) else {
      return game.moves.map { texts.plural("{count} flip", "{count} flips", $0) }
    }
    let others = game.scores.indices.filter { $0 != seat }
    return ([seat] + others).map { String(game.scores[$0]) }.joined(separator: " : ")
  }

  private static func flips(_ games: [LoggedGame]) -> Sample {
    Sample(games.map { Double($0.moves ?? 0) })
  }

  private static func memory(of games: [LoggedGame], _ layout: PairsLayout) -> MemoryEstimate? {
    guard games.count >= StatisticsQuestion.leastGames, let mean = flips(games).mean else {
      return nil
    }
    return MemoryEstimate(pairs: layout.pairCount, meanFlips: mean, games: games.count)
  }

  var page: StatisticsPage {
    StatisticsPage(figures: figures, charts: [flips, histogram], lesson: lesson)
  }

  private var par: Int { Int(layout.par.rounded()) }

  // MARK: Figures

  private var figures: [StatisticsPage.Figure] {
    let flips = Self.flips(counted)
    // Translators: Below a number of flips. {par} is the number that a perfect memory needs.
    let unit = texts("flips, par {par}", ["par": String(par)])
    let wins = others.count { question.outcome(of: $0) == .won }
    let precise = memory.flatMap { $0.isPrecise ? $0 : nil }
    return [
      // Translators: Label of a number: games of one player.
      question.playedFigure(alone, label: texts("Played alone")),
      question.meanFigure(ofLast: 5, flips, unit, texts.number),
      question.meanFigure(ofLast: 12, flips, unit, texts.number),
      .init(
        texts.inContext("number", "Best"), flips.values.min().map(texts.number),
        counted.isEmpty
          ? alone.isEmpty
            // Translators: Below a dash in place of the best result: help and peeks do not count.
            ? nil : texts("without help or peek") : unit),
      .init(
        // Translators: Label of a number: how many of 100 cards the player remembers.
        texts("Memory"), precise.map { texts.number($0.memory) },
        precise.map {
          texts(
            // Translators: Below a number: how many of 100 cards the player remembers. {error} is the uncertainty.
            "± {error}, of 100 cards", ["error": texts.number((2 * $0.standardError).rounded(.up))])
          // Translators: Below a dash: the number needs more games.
        } ?? texts("after a few games")),
      .init(
        // Translators: Label of a number of won games against others.
        texts("Against others"), others.isEmpty ? nil : String(wins),
        // Translators: Below a number. {count} is how many games were played.
        others.isEmpty ? nil : texts.plural("of {count} won", "of {count} won", others.count)),
    ]
  }

  // MARK: Charts

  /// The mean and the standard deviation of the flips of a perfect memory.
  private var perfect: (mean: Double, deviation: Double) {
    let par = ForgetfulPar(memory: 100, pairs: layout.pairCount)
    return (layout.par, par.deviation(pairs: layout.pairCount))
  }

  private var flips: StatisticsPage.Chart {
    // Translators: Heading of a chart.
    let heading = texts("Flips against par")
    guard alone.count >= StatisticsQuestion.leastGames else {
      return .sentence(question.tooFew)
    }
    let (mean, deviation) = perfect
    // Four fifths of a normal distribution.
    let band = mean - 1.2816 * deviation...mean + 1.2816 * deviation
    let shown = Array(alone.suffix(StatisticsQuestion.mostPoints))
    let values = shown.map { Double($0.moves ?? 0) }
    let scale = PlotScale(
      covering: min(
        band.lowerBound, values.min() ?? mean)...max(
          band.upperBound, values.max() ?? mean), atMost: 6, .whole)
    let all = shown.enumerated().map { index, game in
      (
        counts: game.counts && !game.marks.contains(.peeked),
        item: question.item(
          game, at: index, values[index],
          texts(
            // Translators: In a chart. {flips} is such as “66 flips”, {par} the flips that a perfect memory needs.
            "{flips}, par {par}",
            [
              "flips": texts.plural("{count} flip", "{count} flips", game.moves ?? 0),
              "par": String(par),
            ]),
          // Translators: In a chart: the player looked at all cards in this game.
          detail: game.marks.contains(.peeked) ? texts("with a peek") : nil)
      )
    }
    let aside = all.filter { !$0.counts }.map(\.item)
    var layers = [
      // Translators: In the legend of a chart: the range of 8 of 10 games with a perfect memory.
      Plot.Layer(texts("8 of 10 perfect games"), .band(band)),
      // Translators: In the legend of a chart. {par} is the number of flips that a perfect memory needs.
      Plot.Layer(texts("par {par}", ["par": String(par)]), .level(mean)),
      // Translators: In the legend of a chart: each point is a game.
      Plot.Layer(texts("a game"), .points(all.filter(\.counts).map(\.item), .disc)),
    ]
    if !aside.isEmpty {
      // Translators: In the legend of a chart: games in which the player looked at all cards or had help.
      layers.append(Plot.Layer(texts("with a peek"), .points(aside, .square)))
    }
    return .plot(
      Plot(
        heading, x: question.timeAxis(shown), y: Plot.Axis(scale) { texts.number($0) },
        layers: layers))
  }

  private var histogram: StatisticsPage.Chart {
    // Translators: Heading of a chart: how often the player flipped a card.
    let heading = texts("Flips")
    let values = Self.flips(counted).values
    guard values.count >= StatisticsQuestion.leastGames, let least = values.min(),
      let most = values.max()
    else { return .sentence(question.tooFew) }
    let (mean, deviation) = perfect
    let scale = PlotScale(
      covering: min(least, mean - 3 * deviation)...max(most + 1, mean + 3 * deviation), atMost: 10,
      .whole)
    let outline = zip(scale.ticks, scale.ticks.dropFirst()).map { low, high in
      Plot.Bar(
        low...high,
        Double(values.count)
          * (Self.share(below: high, mean, deviation)
            - Self.share(below: low, mean, deviation)))
    }
    return .plot(
      Plot(
        heading, x: Plot.Axis(scale) { texts.number($0) },
        layers: [
          // Translators: In the legend of a chart: the player's own games.
          .init(texts("you"), .bars(question.bars(of: values, scale))),
          // Translators: In the legend of a chart: games of a player who forgets no card.
          .init(texts("a perfect memory"), .outline(outline)),
        ]))
  }

  /// Returns the share of a normal distribution below a value.
  private static func share(below value: Double, _ mean: Double, _ deviation: Double) -> Double {
    0.5 * erfc((mean - value) / (deviation * 2.0.squareRoot()))
  }

  // MARK: Lesson

  private var lesson: StatisticsPage.Lesson {
    guard let memory else {
      return .init(
        texts("Three games alone, and you see how they compare with a perfect memory."),
        texts.plural(
          // Translators: How often a perfect memory turns a card, rounded.
          "A perfect memory needs {count} flip on average.",
          "A perfect memory needs {count} flips on average.", par))
    }
    guard memory.isPrecise else {
      let factor = 2 * memory.standardError / 10
      let needed = Double(counted.count) * factor * factor
      let missing = max(1, Int(needed.rounded(.up)) - counted.count)
      return .init(
        texts.plural(
          // Translators: {count} is a number of games.
          "About {count} more game alone, and you see how good your memory is.",
          "About {count} more games alone, and you see how good your memory is.", missing),
        // Translators: Below a sentence about the player's memory.
        texts("Games with a peek do not count for this."))
    }
    if let (before, now) = memoryTrend {
      return .init(
        texts(
          // Translators: {now} and {before} are numbers of cards.
          "Your memory is like one that keeps {now} of 100 cards; at first it kept {before}.",
          ["now": texts.number(now.memory), "before": texts.number(before.memory)]), ground(now))
    }
    return .init(
      texts(
        // Translators: {now} is a number of cards.
        "Your memory is like one that keeps {now} of 100 cards.",
        ["now": texts.number(memory.memory)]), ground(memory))
  }

  private func ground(_ memory: MemoryEstimate) -> String {
    texts(
      // Translators: Below a sentence about the player's memory. {error} is a number of cards.
      "± {error} cards, found by comparing your flips with those of players who keep so many.",
      ["error": texts.number((2 * memory.standardError).rounded(.up))])
  }

  /// The memories of the first and the second half of the games, if they differ by more than two standard errors and
  /// both are precise.
  private var memoryTrend: (before: MemoryEstimate, now: MemoryEstimate)? {
    let half = counted.count / 2
    guard let first = Self.memory(of: Array(counted.prefix(half)), layout), first.isPrecise,
      let second = Self.memory(of: Array(counted.suffix(half)), layout), second.isPrecise
    else { return nil }
    let error =
      (first.standardError * first.standardError + second.standardError * second.standardError)
      .squareRoot()
    return abs(second.memory - first.memory) > 2 * error ? (first, second) : nil
  }
}
