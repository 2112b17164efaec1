import BoxKit
import Controls
import EarthGame
import GameKernel
import PlayLog
import Stage

extension GameStatistics {
  /// The statistics of Through the Earth, for each game with a result.
  ///
  /// - Parameter usesMiles: returns whether distances are in miles.
  static func tunnel(usesMiles: @escaping () -> Bool) -> GameStatistics {
    let modes: [ThroughTheEarth.Mode] = [.guess, .dry]
    return GameStatistics(
      groups: modes.map { mode in
        Group(mode.rawValue) {
          EarthWords.name(of: mode, $0)
        } contains: {
          EarthStatistics.mode(of: $0) == mode
        }
      },
      description: GameDescription(
        setup: { game, texts in
          EarthStatistics.mode(of: game).map { EarthWords.name(of: $0, texts) } ?? game.setup
        },
        score: { game, seat, texts in
          let names = PlaceNames(texts, nil, usesMiles: usesMiles())
          return game.scores.indices.contains(seat)
            ? names.distance(Double(game.scores[seat]))
            : game.moves.map { texts.plural("{count} dig", "{count} digs", $0) }
        }, computer: { _, texts in texts("Globetrotter") })
    ) { question in
      EarthStatistics(question, usesMiles: usesMiles()).page
    }
  }
}

/// The page of statistics of Through the Earth, for one of its games.
struct EarthStatistics {
  /// A flag and the place where it should have been.
  struct Flag: Hashable {
    let game: LoggedGame
    let place: Place
    let answer: Place
    /// The distance in kilometres.
    var error: Double { place.distance(to: answer) }
  }

  /// The number of latest games whose flags are shown.
  private static var reviewLimit: Int { 40 }
  /// The number of flags in a game.
  private static var rounds: Double { Double(ThroughTheEarth.placeCount) }

  private let question: StatisticsQuestion
  private let texts: Texts
  private let names: PlaceNames
  private let mode: ThroughTheEarth.Mode
  private let games: [LoggedGame]
  /// The finished games of one player without help.
  private let counted: [LoggedGame]
  /// The player's flags of the latest games.
  private let flags: [Flag]

  init(_ question: StatisticsQuestion, usesMiles: Bool) {
    self.question = question
    texts = question.texts
    names = PlaceNames(question.texts, nil, usesMiles: usesMiles)
    let mode = question.group.flatMap { ThroughTheEarth.Mode(rawValue: $0) } ?? .guess
    self.mode = mode
    games = question.played
    counted = games.filter { $0.counts && $0.seats.count == 1 && $0.moves != nil }
    flags =
      mode == .guess
      ? question.reviews(ofLast: Self.reviewLimit) { game, record -> [Flag]? in
        guard let seat = game.seat(of: question.player),
          let played = GameRecord<ThroughTheEarth>(logText: record),
          let review = EarthReview(played)
        else { return nil }
        return review.turns.compactMap { turn in
          guard turn.seat == Seat(seat), let answer = turn.answer else { return nil }
          return Flag(game: game, place: turn.place, answer: answer)
        }
      }.flatMap(\.review) : []
  }

  var page: StatisticsPage {
    StatisticsPage(
      figures: figures,
      charts: mode == .guess
        ? [globes, results] : [results, question.timeHistogram(counted)], lesson: lesson)
  }

  /// Returns the mode of a game, or `nil` if it is unknown.
  fileprivate static func mode(of game: LoggedGame) -> ThroughTheEarth.Mode? {
    game.setup.split(separator: ":").first.flatMap { ThroughTheEarth.Mode(rawValue: String($0)) }
  }

  /// Returns the mean error of a flag in kilometres, or the digs.
  private func value(of game: LoggedGame) -> Double {
    Double(game.moves ?? 0) / (mode == .guess ? Self.rounds : 1)
  }

  private func words(_ value: Double) -> String {
    mode == .guess ? names.distance(value) : texts.number(value)
  }

  private var sample: Sample { Sample(counted.map(value)) }

  // MARK: Figures

  private var figures: [StatisticsPage.Figure] {
    let unit =
      mode == .guess
      // Translators: Below a distance: the mean error of a flag.
      ? texts("from the place, per flag")
      // Translators: Below a number: how often the child dug in a game.
      : texts("digs for six places")
    let best = counted.min { value(of: $0) < value(of: $1) }
    return [
      question.playedFigure(games),
      // Translators: Label of a number of games.
      .init(texts.inContext("count", "Finished"), String(games.count(where: \.isOver))),
      question.meanFigure(ofLast: 5, sample, unit, words),
      question.meanFigure(ofLast: 12, sample, unit, words),
      .init(
        texts.inContext("number", "Best"), best.map { words(value(of: $0)) },
        best.map {
          mode == .guess
            // Translators: Below a mean error. {distance} is the sum over five flags.
            ? texts("{distance} in all", ["distance": names.distance(Double($0.moves ?? 0))]) : unit
        } ?? unit),
      question.timeFigure(counted),
    ]
  }

  // MARK: Charts

  private var results: StatisticsPage.Chart {
    let heading =
      mode == .guess
      // Translators: Heading of a chart: the mean error of the flags in each game.
      ? texts("Mean error of a flag")
      // Translators: Heading of a chart: how often the child dug in each game.
      : texts("Digs for six dry places")
    guard counted.count >= StatisticsQuestion.leastGames else {
      return .sentence(question.tooFew)
    }
    let shown = Array(counted.suffix(StatisticsQuestion.mostPoints))
    let values = shown.map(value)
    let most = values.max() ?? 1
    let scale = PlotScale(covering: 0...max(most, 1), atMost: 6, .whole)
    let items = shown.enumerated().map { index, game in
      question.item(
        game, at: index, values[index], words(values[index]),
        detail: mode == .guess
          ? texts("{distance} in all", ["distance": names.distance(Double(game.moves ?? 0))]) : nil)
    }
    let line = question.averageLayer(values.enumerated().map { (index: $0, value: $1) })
    return .plot(
      Plot(
        heading, x: question.timeAxis(shown), y: Plot.Axis(scale) { words($0) },
        layers: [line, .init(texts("a game"), .points(items, .disc))]))
  }

  /// The flags on two globes, which together show the whole Earth.
  private var globes: StatisticsPage.Chart {
    // Translators: Heading of two globes.
    let heading = texts("Your flags and the right places")
    guard !flags.isEmpty else { return .sentence(question.tooFew) }
    let globes = TwoGlobes(facing: Place.middle(of: flags.map(\.answer)) ?? .origin)
    func item(_ place: Place, _ tip: PlotTip) -> Plot.Item {
      let point = globes.point(of: place)
      return Plot.Item(point.x, point.y, tip: tip)
    }
    let shown = flags.map { flag in
      (
        flag: flag, city: names.name(of: Atlas.shared.surroundings(at: flag.answer.antipode).city),
        distance: names.distance(flag.error)
      )
    }
    let answers = shown.map { entry in
      item(entry.flag.answer, PlotTip(title: entry.city, entry.distance))
    }
    let items = shown.map { entry in
      item(
        entry.flag.place,
        question.tip(of: entry.flag.game, entry.distance, detail: entry.city))
    }
    return .plot(
      Plot(
        heading, x: Plot.Axis(globes.width, labels: []), y: Plot.Axis(globes.height, labels: []),
        layers: [
          .init(nil, .segments(flags.flatMap { globes.pieces(from: $0.place, to: $0.answer) })),
          // Translators: In the legend of two globes: where the player's flags should have been.
          .init(texts("right place"), .points(answers, .diamond)),
          // Translators: In the legend of two globes.
          .init(texts("your flag"), .points(items, .disc)),
        ], ground: globes.ground))
  }

  // MARK: Lesson

  private var lesson: StatisticsPage.Lesson {
    if mode == .guess, let lean = lean { return lean }
    if let (before, now) = sample.trend(of: 12) {
      let values = ["now": words(now), "before": words(before)]
      return mode == .guess
        // Translators: {now} and {before} are distances.
        ? .init(texts("Your flags are {now} off on average; at first it was {before}.", values))
        // Translators: {now} and {before} are numbers of digs.
        : .init(texts("You need {now} digs on average; at first it was {before}.", values))
    }
    return mode == .guess
      ? .init(
        texts("North becomes south, and the time of day turns round: add 12 hours."),
        texts("The far side has the same latitude on the other half of the Earth."))
      : .init(
        texts(
          "Little land has land on its far side: try Chile and China, or Spain and New Zealand."),
        texts("Only about a seventh of all land has land on the other side."))
  }

  /// The sentence on the side to which the flags lean, if that is more than two standard errors.
  private var lean: StatisticsPage.Lesson? {
    guard flags.count >= 15 else { return nil }
    let degree = Place.radius * .pi / 180
    let north = Sample(flags.map { ($0.place.latitude - $0.answer.latitude) * degree })
    guard let mean = north.mean, let error = north.standardError, abs(mean) > 2 * error else {
      return nil
    }
    let distance = ["distance": names.distance(abs(mean))]
    let ground = texts.plural(
      // Translators: Below a sentence about flags. {count} is the number of flags.
      "The mean of {count} flag.", "The mean of {count} flags.", flags.count)
    return mean > 0
      // Translators: {distance} is such as “420 km”.
      ? .init(texts("Your flags stand too far north, by {distance} on average.", distance), ground)
      // Translators: {distance} is such as “420 km”.
      : .init(texts("Your flags stand too far south, by {distance} on average.", distance), ground)
  }
}
