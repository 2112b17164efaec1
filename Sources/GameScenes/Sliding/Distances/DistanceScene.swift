import SlidingGame
import Stage

/// How a finished game went, over its table: how far from home it was after each move.
final class DistanceScene: Scene {
  let name = "distances"
  /// Called when the player wants to see the table.
  var onClose: () -> Void = {}
  var onNewGame: () -> Void = {}

  let context: StageContext
  let close: Button
  let newGame: Button
  /// The number of boards of the game.
  let count: Int
  /// How many of them are done.
  private(set) var done = 0
  /// Nil until all are done.
  private(set) var distances: HomeDistances?
  var frame = Rect.zero
  var surface: Surface?
  var title = Rect.zero
  var lines: [(text: String, style: TextStyle, box: Rect)] = []
  var middle = Rect.zero
  var graph: DistanceGraph?
  private let panel: ControlPanel

  /// A dialog that has the boards measured at once.
  init(_ boards: [SlidingPuzzle.Board], _ adviser: any SlidingAdviser, context: StageContext) {
    self.context = context
    count = boards.count
    panel = ControlPanel(context: context)
    close = Button(id: "close", context: context, title: "") {}
    newGame = Button(id: "new-game", context: context, title: "", isPrimary: true) {}
    close.action = { [weak self] in self?.onClose() }
    newGame.action = { [weak self] in self?.onNewGame() }
    panel.controls = [close, newGame]
    panel.focus(id: newGame.id)
    adviser.measure(boards) { [weak self] in self?.take($0) }
  }

  private func take(_ news: MeasuringNews) {
    switch news {
    case .progress(let done): self.done = done
    case .distances(let distances):
      self.distances = distances
      if frame != .zero { layout(in: context.metrics.size) }
    }
  }

  /// Made anew for the language of the moment; nil until all is known.
  var words: DistanceWords? {
    distances.map { DistanceWords(texts: context.texts, distances: $0) }
  }

  var controls: [ControlReport] { panel.reports }

  func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onClose()
    case .command(.newGame): onNewGame()
    default: break
    }
  }

  func draw(into list: inout DisplayList) {
    let theme = context.theme
    surface?.draw(into: &list, frame)
    list.text(
      context.texts("How it went"), titleStyle, theme.ink, in: title,
      measuredBy: context.measurer)
    for line in lines {
      list.text(
        line.text, line.style, theme.mutedInk, in: line.box,
        measuredBy: context.measurer)
    }
    if let graph { graph.draw(into: &list) } else { drawProgress(into: &list) }
    panel.draw(into: &list)
  }

  var titleStyle: TextStyle {
    let metrics = context.metrics
    return metrics.reviewIsCompact ? metrics.medium(.bold) : metrics.large()
  }

  /// How many boards are done, in words and as a bar.
  private func drawProgress(into list: inout DisplayList) {
    let (metrics, theme) = (context.metrics, context.theme)
    let line = metrics.line(metrics.medium())
    let words = Rect(middle.x, (middle.midY - line).rounded(), middle.width, line)
    list.text(
      context.texts.plural(
        "{count} of {total} board looked at", "{count} of {total} boards looked at", done,
        ["total": String(count)]), metrics.medium(), theme.ink, in: words, .center,
      measuredBy: context.measurer)
    let width = (middle.width / 2).rounded()
    let bar = Rect(
      (middle.midX - width / 2).rounded(), words.maxY + metrics.px(12), width, metrics.px(6))
    list.fill(bar, theme.panelLine)
    let share = Double(done) / Double(max(1, count))
    list.fill(Rect(bar.x, bar.y, (width * share).rounded(), bar.height), theme.accentInk)
  }
}
