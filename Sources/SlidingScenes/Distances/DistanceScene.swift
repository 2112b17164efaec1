import BoxKit
import SlidingGame
import Stage

/// The review of a finished game: a dialog with the distance to the solved board after each move.
final class DistanceScene: ReviewDialog {
  let name = "distances"
  var onNewGame: () -> Void = {}
  let dialog: DialogFrame

  private let look: Look
  private let help: (wasShown: Bool, wasHelped: Bool)
  /// The number of boards of the game.
  private let count: Int
  /// The number of boards measured so far.
  private var done = 0
  /// The distances, or `nil` until all are known.
  private var distances: HomeDistances?
  /// The lines of text above the graph.
  private var lines: [String] = []
  private var linesBox = Rect.zero
  private var middle = Rect.zero
  private var graph: DistanceGraph?

  /// Creates the dialog and starts measuring the boards.
  ///
  /// - Parameters:
  ///   - wasShown: whether playback made the last moves, rather than the player.
  ///   - wasHelped: whether the player had any help.
  init(
    _ boards: [SlidingBoard], _ adviser: any SlidingAdviser, wasShown: Bool, wasHelped: Bool,
    context: StageContext
  ) {
    look = context.look
    help = (wasShown, wasHelped)
    count = boards.count
    dialog = DialogFrame(context, .apart)
    dialog.add(
      "close", title: { texts in texts("Close") }, action: { [weak dialog] in dialog?.onClose() })
    dialog.add(
      "new-game", title: { texts in texts("Play again") }, isPrimary: true,
      action: { [weak self] in self?.onNewGame() })
    adviser.measure(boards) { [weak self] in self?.receive($0) }
  }

  private func receive(_ news: MeasurementUpdate) {
    switch news {
    case .progress(let done): self.done = done
    case .distances(let distances):
      self.distances = distances
      if dialog.frame != .zero { layout(in: look.metrics.size) }
    }
  }

  var controls: [ControlReport] { dialog.controls }

  func handle(_ intent: Intent) { dialog.handle(intent) }

  func layout(in size: Size) {
    let metrics = look.metrics
    let room = dialog.layoutLarge(
      // Translators: Title of the review of a finished game.
      look.texts("Review"), padding: metrics.review(32, compact: 10))
    // Rebuilt for the current language; `nil` until all distances are known.
    let words = distances.map {
      DistanceWords(
        texts: look.texts, distances: $0, wasShown: help.wasShown, wasHelped: help.wasHelped)
    }
    lines = [words?.summary, words?.detours].compactMap(\.self).flatMap {
      look.measurer.lines($0, style, width: room.width).prefix(2)
    }
    linesBox = Rect(
      room.x, room.y + metrics.review(4, compact: 0), room.width,
      metrics.line(style) * Double(lines.count))
    let top = (lines.isEmpty ? room.y : linesBox.maxY) + metrics.review(20, compact: 6)
    let bottom = room.maxY - metrics.review(20, compact: 8)
    middle = Rect(room.x, top, room.width, max(0, bottom - top)).rounded
    graph = words.map { DistanceGraph($0, in: middle, look) }
  }

  private var style: TextStyle {
    let metrics = look.metrics
    return metrics.reviewIsCompact ? metrics.small() : metrics.medium()
  }

  func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      list.lines(lines, style, look.theme.mutedInk, in: linesBox, look: look)
      if let graph { graph.draw(into: &list) } else { drawProgress(into: &list) }
    }
  }

  /// Draws the number of measured boards as text and as a bar.
  private func drawProgress(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    let line = metrics.line(metrics.medium())
    let words = Rect(middle.x, (middle.midY - line).rounded(), middle.width, line)
    list.text(
      look.texts(
        // Translators: Progress. {count} of the {total} boards of the game are checked.
        "Boards checked: {count} of {total}", ["count": String(done), "total": String(count)]),
      metrics.medium(), theme.ink, in: words, .center, look: look)
    let width = (middle.width / 2).rounded()
    let bar = Rect(
      (middle.midX - width / 2).rounded(), words.maxY + metrics.px(12), width, metrics.px(6))
    list.fill(bar, theme.panelLine)
    let share = Double(done) / Double(max(1, count))
    list.fill(Rect(bar.x, bar.y, (width * share).rounded(), bar.height), theme.accentInk)
  }
}
