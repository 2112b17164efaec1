import Controls
import GameKernel
import PlayLog
import Stage

/// Charts and words that the statistics of several games share.
extension StatisticsQuestion {
  /// The fewest games for a chart.
  public static var leastGames: Int { 3 }
  /// The most games in a chart with a point for each. It shows the latest ones.
  public static var mostPoints: Int { 400 }

  // MARK: Figures

  /// Returns the number of games and the month since which they were played.
  public func playedFigure(
    _ games: [LoggedGame], label: String? = nil
  ) -> StatisticsPage.Figure {
    StatisticsPage.Figure(
      // Translators: Label of a number: how many games the player has played.
      label ?? texts.inContext("count", "Played"), String(games.count),
      games.first.map { since($0.moment.day) })
  }

  /// Returns the mean time of the last games and, if it means something, the shortest time.
  public func timeFigure(_ games: [LoggedGame], showsBest: Bool = true) -> StatisticsPage.Figure {
    let times = Sample(games.map { $0.time / .seconds(1) }.suffix(12))
    let mean = times.mean.map { Duration.seconds($0).clockText }
    let best = showsBest ? Sample(games.map { $0.time / .seconds(1) }).values.min() : nil
    return StatisticsPage.Figure(
      // Translators: Label of a number: the mean time of all games, or of the last 12.
      games.count < 12 ? texts("Average time") : texts("Time (average of last 12)"), mean,
      best.map {
        // Translators: Below a mean time. {time} is the shortest one.
        texts("best {time}", ["time": Duration.seconds($0).clockText])
      })
  }

  /// Returns the mean of the last games, or a dash with the number of games that it needs.
  public func meanFigure(
    ofLast count: Int, _ sample: Sample, _ unit: String, _ words: (Double) -> String
  ) -> StatisticsPage.Figure {
    let mean = sample.mean(ofLast: count)
    return StatisticsPage.Figure(
      count == 5
        // Translators: Label of a number.
        ? texts("Average of last 5")
        // Translators: Label of a number.
        : texts("Average of last 12"), mean.map(words),
      mean == nil
        ? texts(
          // Translators: Below a dash in place of a mean. {count} is 5 or 12: so many games it needs.
          "from {count} games on", ["count": String(count)]) : unit)
  }

  private func since(_ day: Day) -> String {
    day.year == today.year
      // Translators: Below the number of games. {month} is the month of the first one.
      ? texts("since {month}", ["month": texts.monthName(day.month)])
      : texts(
        // Translators: Below the number of games. {month} and {year} are those of the first one.
        "since {month} {year}", ["month": texts.monthName(day.month), "year": String(day.year)])
  }

  // MARK: Charts

  /// Returns the axis of games in the order of play, numbered from 1, with months or days as labels.
  public func timeAxis(_ games: [LoggedGame]) -> Plot.Axis {
    let days = games.map(\.moment.day)
    let scale = 0.5...(Double(max(1, days.count)) + 0.5)
    guard let first = days.first, let last = days.last else { return Plot.Axis(scale, labels: []) }
    let isLong = (first.year, first.month) != (last.year, last.month)
    var labels = [Plot.Axis.Label(1, isLong ? texts.monthName(first.month) : texts.day(first))]
    for (index, day) in days.enumerated().dropFirst() where isLong {
      let before = days[index - 1]
      guard (before.year, before.month) != (day.year, day.month) else { continue }
      labels.append(Plot.Axis.Label(Double(index + 1), texts.monthName(day.month)))
    }
    // Translators: Label of the last game in a chart.
    let end = last == today ? texts("today") : texts.day(last)
    let isAlone = isLong ? false : first == last && days.count == 1
    if !isAlone, days.count > 1 { labels.append(Plot.Axis.Label(Double(days.count), end)) }
    return Plot.Axis(scale, labels: labels)
  }

  /// Returns a point of a chart for a game, with a button that opens its review.
  public func item(
    _ game: LoggedGame, at index: Int, _ value: Double, _ words: String, detail: String? = nil
  ) -> Plot.Item {
    Plot.Item(Double(index + 1), value, tip: tip(of: game, words, detail: detail))
  }

  /// Returns the tip of a game in a chart, with a button that opens its review. Its title is by default the time.
  public func tip(
    of game: LoggedGame, _ words: String, detail: String? = nil, title: String? = nil
  ) -> PlotTip {
    let action = replay.map { replay in
      // Translators: Button beside a game in a chart: it shows the game again.
      PlotTip.Action(texts.inContext("button", "Replay")) { [id = game.id] in replay(id) }
    }
    return PlotTip(
      title: title ?? texts.time(of: game.moment), words, detail: detail, action: action)
  }

  /// Returns the dotted line of the running mean of 12.
  public func averageLayer(_ values: [(index: Int, value: Double)]) -> Plot.Layer {
    let means = Sample(values.map(\.value)).runningMeans(of: 12)
    return Plot.Layer(
      // Translators: In the legend of a chart: the mean of the last 12 games.
      means.isEmpty ? nil : texts("average of 12"),
      .dottedLine(means.map { Point(Double(values[$0.index].index + 1), $0.mean) }))
  }

  /// Returns a histogram of the times of games, with the median.
  public func timeHistogram(_ games: [LoggedGame]) -> StatisticsPage.Chart {
    // Translators: Heading of a chart: the durations of games.
    let heading = texts.inContext("chart", "Time")
    let seconds = games.map { $0.time / .seconds(1) }
    guard seconds.count >= Self.leastGames, let longest = seconds.max(), let least = seconds.min()
    else { return .sentence(tooFew) }
    let scale = PlotScale(covering: least...longest, atMost: 9, .seconds)
    var layers = [Plot.Layer(nil, .bars(bars(of: seconds, scale)))]
    if let median = Sample(seconds).median {
      // Translators: In the legend of a chart: half of the games took less than this time.
      let words = texts("half under {time}", ["time": Duration.seconds(median).clockText])
      layers.append(Plot.Layer(words, .divider(median)))
    }
    return .plot(
      Plot(heading, x: Plot.Axis(scale) { Duration.seconds($0).clockText }, layers: layers))
  }

  /// Returns a bar for each part of a scale, with the number of values in it.
  public func bars(of values: [Double], _ scale: PlotScale) -> [Plot.Bar] {
    zip(scale.ticks, scale.ticks.dropFirst()).map { low, high in
      let isLast = high == scale.range.upperBound
      let count = values.count { $0 >= low && ($0 < high || isLast && $0 == high) }
      return Plot.Bar(low...high, Double(count), text: count == 0 ? nil : String(count))
    }
  }

  /// The sentence in place of a chart with too few games.
  public var tooFew: String {
    // Translators: In place of a chart.
    texts("From three games on you see a chart here.")
  }
}

nonisolated extension Texts {
  /// Returns the date and time of a moment in the player's time zone, such as `21 Nov 2026, 19:40`.
  package func time(of moment: Moment) -> String {
    let texts = self
    let minutes = Int((moment.secondsSince1970 + Int64(moment.offset) * 60) / 60) % 1_440
    let minute = (minutes + 1_440) % 1_440
    let clock = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return texts(
      // Translators: A date and a time of day.
      "{day}, {time}", ["day": day(moment.day), "time": clock.joined(separator: ":")])
  }

  /// Returns a number with a fixed number of decimals, such as `1.7`.
  package func decimal(_ value: Double, places: Int = 1) -> String {
    let texts = self
    let factor = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((abs(value) * Double(factor)).rounded())
    let digits = String(scaled % factor)
    let fraction = String(repeating: "0", count: places - digits.count) + digits
    return texts(
      // Translators: A number with decimals. Translate only the decimal point.
      "{whole}.{fraction}",
      [
        "whole": (value < 0 && scaled > 0 ? "−" : "") + number(Double(scaled / factor)),
        "fraction": fraction,
      ])
  }
}
