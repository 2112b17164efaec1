import BoxKit
import Controls
import GameKernel
import Stage

/// The figures of the shown games, two charts and the sentence that teaches.
///
/// With too few games for any chart, a list of the games takes their place.
final class StatisticsOverview: StatisticsContent {
  private let context: StageContext
  private let page: StatisticsPage
  private let note: String?
  private let picture: EmptyResults.GamePicture?
  private let charts: [Control]
  private let figures: ReadingPanel
  private let lesson: ReadingPanel
  /// The list in place of the charts; `nil` if there are charts, or no games.
  private let games: GamesList?
  /// The panel in place of all charts; `nil` if there are charts.
  private var empty: EmptyResults?

  /// - Parameters:
  ///   - note: sentences about games that count in no average.
  ///   - picture: creates the drawing of the game for a page without charts.
  ///   - games: the list for a page without charts; `nil` without games.
  init(
    _ page: StatisticsPage, note: String?, picture: EmptyResults.GamePicture?, games: GamesList?,
    context: StageContext
  ) {
    (self.page, self.note, self.picture, self.context) = (page, note, picture, context)
    figures = ReadingPanel(id: "figures", context: context)
    lesson = ReadingPanel(id: "lesson", context: context)
    let hasCharts = page.sentence == nil
    self.games = hasCharts ? nil : games
    charts =
      hasCharts
      ? page.charts.enumerated().map { Self.control("chart-\($0)", $1, context) } : []
  }

  private static func control(
    _ id: String, _ chart: StatisticsPage.Chart, _ context: StageContext
  ) -> Control {
    switch chart {
    case .plot(let plot): PlotControl(id: id, context: context, plot)
    case .rows(let plot): RowPlotControl(id: id, context: context, plot)
    case .sentence(let heading, let words):
      SentenceChart(id: id, context: context, heading: heading, words)
    }
  }

  /// Whether the charts are below each other, and the sentence above them.
  private var isNarrow: Bool {
    let metrics = context.look.metrics
    return metrics.size.width < 1_000 * metrics.k || metrics.form != .wide
  }

  var controls: [Control] {
    let middle = charts + (games?.controls ?? [])
    if isListFirst { return middle + [figures, lesson] }
    return isNarrow ? [figures, lesson] + middle : [figures] + middle + [lesson]
  }

  /// Whether a list of games comes first, since it would be out of sight below the figures.
  private var isListFirst: Bool { games != nil && context.look.metrics.isSmall }

  // MARK: Layout and drawing

  func layout(in room: Rect) -> Double {
    let (look, metrics) = (context.look, context.look.metrics)
    let gap = metrics.px(16, small: 8)
    let isNarrow = isNarrow
    empty = nil
    var y = room.y
    func row(_ height: Double) -> Rect {
      defer { y += height.rounded() + gap }
      return Rect(room.x, y, room.width, height).rounded
    }
    if isListFirst { layoutList(in: room, row) }
    let numbers = FigureRow(
      page.figures, note: note, width: room.width, most: isNarrow ? 3 : 6, look)
    figures.frame = row(numbers.height)
    figures.drawing = { numbers.draw(into: &$0, in: $1) }
    let sentence = LessonPanel(page.lesson, width: room.width, look)
    lesson.drawing = { sentence.draw(into: &$0, in: $1) }
    if isNarrow {
      lesson.frame = row(sentence.height)
      layoutBelow(room, row)
    } else {
      let rest = room.height - (y - room.y) - sentence.height - gap
      let least = max(metrics.px(250), charts.map(rowsHeight).max() ?? 0)
      layoutBeside(row(max(least, rest)), gap)
      lesson.frame = row(sentence.height)
    }
    return y - gap
  }

  /// Places the charts below each other.
  private func layoutBelow(_ room: Rect, _ row: (_ height: Double) -> Rect) {
    let metrics = context.look.metrics
    let height = metrics.isSmall ? min(metrics.units(220), room.height) : metrics.px(264)
    for chart in charts { chart.frame = row(max(height, rowsHeight(chart))) }
    if !isListFirst { layoutList(in: room, row) }
    if let sentence = page.sentence { empty = empty(sentence, in: row(height)) }
  }

  /// Places the list of games, if there is one.
  private func layoutList(in room: Rect, _ row: (_ height: Double) -> Rect) {
    guard let games else { return }
    let metrics = context.look.metrics
    let height = metrics.isSmall ? min(metrics.units(220), room.height) : metrics.px(264)
    let place = row(min(height, room.height))
    _ = games.layout(in: place)
  }

  /// Places the first chart or the list of games beside the second chart.
  private func layoutBeside(_ frames: Rect, _ gap: Double) {
    let hasTwo = charts.count > 1 || games != nil
    let wide = hasTwo ? (0.655 * (frames.width - gap)).rounded() : frames.width
    let first = Rect(frames.x, frames.y, wide, frames.height)
    let second = Rect(
      frames.x + wide + gap, frames.y, frames.width - wide - gap, frames.height)
    charts.first?.frame = first
    if charts.count > 1 { charts[1].frame = second }
    _ = games?.layout(in: first)
    if let sentence = page.sentence {
      empty = empty(sentence, in: games == nil ? frames : second)
    }
  }

  private func empty(_ sentence: String, in frame: Rect) -> EmptyResults {
    EmptyResults(sentence, picture, nil, in: frame, context)
  }

  /// The height that a chart with rows needs.
  private func rowsHeight(_ chart: Control) -> Double {
    chart is RowPlotControl ? chart.preferredSize.height : 0
  }

  func draw(into list: inout DisplayList) { empty?.draw(into: &list) }

  func drawHead(into list: inout DisplayList) { games?.drawHead(into: &list) }
}

extension StatisticsPage {
  /// The sentence of all charts, if there are too few games for any.
  fileprivate var sentence: String? {
    let sentences = charts.map { chart -> String? in
      if case .sentence(_, let words) = chart { words } else { nil }
    }
    guard let first = sentences.first, Set(sentences).count == 1 else { return nil }
    return first
  }
}
