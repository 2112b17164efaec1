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
  private let charts: [Control]
  private let figures: ReadingPanel
  private let lesson: ReadingPanel
  /// The list in place of the charts; `nil` if there are charts, or no games.
  private let games: GamesList?
  /// The sentences in place of charts; `nil` if there are all charts.
  private let sentences: SentencePanel?

  /// - Parameters:
  ///   - note: sentences about games that count in no average.
  ///   - games: the list for a page without charts; `nil` without games.
  init(_ page: StatisticsPage, note: String?, games: GamesList?, context: StageContext) {
    (self.page, self.note, self.context) = (page, note, context)
    figures = ReadingPanel(id: "figures", context: context)
    lesson = ReadingPanel(id: "lesson", context: context)
    charts = page.charts.enumerated().compactMap { Self.control("chart-\($0)", $1, context) }
    self.games = charts.isEmpty ? games : nil
    let sentences = page.sentences
    self.sentences =
      sentences.isEmpty ? nil : SentencePanel(id: "sentences", context: context, sentences)
  }

  private static func control(
    _ id: String, _ chart: StatisticsPage.Chart, _ context: StageContext
  ) -> Control? {
    switch chart {
    case .plot(let plot): PlotControl(id: id, context: context, plot)
    case .rows(let plot): RowPlotControl(id: id, context: context, plot)
    case .sentence: nil
    }
  }

  /// Whether the charts are below each other, and the sentence above them.
  private var isNarrow: Bool {
    let metrics = context.look.metrics
    return metrics.size.width < 1_000 * metrics.k || metrics.form != .wide
  }

  var controls: [Control] {
    let middle = charts + (games?.controls ?? []) + [sentences].compactMap(\.self)
    return isNarrow ? [figures, lesson] + middle : [figures] + middle + [lesson]
  }

  // MARK: Layout and drawing

  func layout(in room: Rect) -> Double {
    let (look, metrics) = (context.look, context.look.metrics)
    let gap = metrics.px(16, small: 8)
    let isNarrow = isNarrow
    var y = room.y
    func row(_ height: Double) -> Rect {
      defer { y += height.rounded() + gap }
      return Rect(room.x, y, room.width, height).rounded
    }
    let numbers = FigureRow(
      page.figures, note: note, width: room.width, most: isNarrow ? 3 : 6, look)
    figures.frame = row(numbers.height)
    figures.drawing = { numbers.draw(into: &$0, in: $1) }
    let teaching = LessonPanel(page.lesson, width: room.width, look)
    lesson.drawing = { teaching.draw(into: &$0, in: $1) }
    if isNarrow { lesson.frame = row(teaching.height) }
    let below = sentences.map { $0.height(inWidth: room.width) }
    var middle = metrics.isSmall ? min(metrics.units(220), room.height) : metrics.px(264)
    if isNarrow {
      for chart in charts { chart.frame = row(max(middle, rowsHeight(chart))) }
    } else {
      let rest = room.maxY - y - teaching.height - gap - (below.map { $0 + gap } ?? 0)
      middle = max(metrics.px(250), rest)
      if !charts.isEmpty { layoutBeside(row(max(middle, charts.map(rowsHeight).max() ?? 0)), gap) }
    }
    if let games {
      let most = Rect(room.x, y, room.width, min(middle, room.height)).rounded
      y = games.layout(in: most) + gap
    }
    if let below { sentences?.frame = row(below) }
    if !isNarrow { lesson.frame = row(teaching.height) }
    return y - gap
  }

  /// Places the first chart beside the second one, if there are two.
  private func layoutBeside(_ frames: Rect, _ gap: Double) {
    let wide = charts.count > 1 ? (0.655 * (frames.width - gap)).rounded() : frames.width
    charts.first?.frame = Rect(frames.x, frames.y, wide, frames.height)
    guard charts.count > 1 else { return }
    charts[1].frame = Rect(
      frames.x + wide + gap, frames.y, frames.width - wide - gap, frames.height)
  }

  /// The height that a chart with rows needs.
  private func rowsHeight(_ chart: Control) -> Double {
    chart is RowPlotControl ? chart.preferredSize.height : 0
  }

  func draw(into list: inout DisplayList) {}

  func drawHead(into list: inout DisplayList) { games?.drawHead(into: &list) }
}

extension StatisticsPage {
  /// The sentences in place of charts, each once.
  fileprivate var sentences: [String] {
    charts.reduce(into: []) { sentences, chart in
      if case .sentence(let words) = chart, !sentences.contains(words) { sentences.append(words) }
    }
  }
}
