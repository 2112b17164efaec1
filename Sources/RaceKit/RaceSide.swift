import BoxKit
import Controls
import Stage

/// One side of a race: its board with a focus of its own, and the words about it.
package final class RaceSide {
  package let board: any RaceBoard
  /// The half of the window that belongs to the side, in output pixels.
  private(set) var area = Rect.zero
  private let index: Int
  private let context: StageContext
  private let panel: ControlPanel
  private var label = Rect.zero
  private var frame = Rect.zero
  /// The words over the board and their frame; `nil` while the board is played.
  private var notice: (surface: Surface, frame: Rect, lines: [(text: String, TextStyle, Rect)])?

  private init(_ index: Int, _ context: StageContext, _ board: any RaceBoard) {
    (self.index, self.context, self.board) = (index, context, board)
    panel = ControlPanel(context: context, controls: [board.control])
    panel.focus(id: board.control.id)
  }

  /// Creates both sides, each with devices of its own.
  static func pair(
    _ context: StageContext, makeBoard: (StageContext) -> any RaceBoard
  ) -> [RaceSide] {
    (0..<2).map { index in
      let own = StageContext(sharing: context)
      return RaceSide(index, own, makeBoard(own))
    }
  }

  /// The colour and shape of the side.
  var sign: SeatSign { index == 0 ? .disc : .square }

  // MARK: Intents

  /// Acts on intents from a device of the side.
  func act(_ intents: [Intent], from device: InputDevice, allowsUndo: Bool) {
    context.input.device = device
    panel.refresh()
    for intent in intents {
      switch intent {
      case .command(.undo), .commandRepeat(.undo):
        if allowsUndo, board.canUndo { board.undo() }
      case .tilt, .tiltRepeat, .activate, .hover, .press, .release, .tap, .drag, .swipe:
        _ = panel.handle(intent)
      default: break
      }
    }
  }

  // MARK: Time

  func advance(by elapsed: Duration) {
    panel.advance(by: elapsed)
    board.advance(by: elapsed)
  }

  var nextTimer: Duration? { Duration.soonest(panel.nextTimer, board.nextTimer) }

  // MARK: Layout and drawing

  /// The controls, with names such as `left.board`.
  var controls: [ControlReport] {
    panel.reports.map { report in
      ControlReport(
        id: "\(index == 0 ? "left" : "right").\(report.id)", frame: report.frame,
        isEnabled: report.isEnabled, isInView: report.isInView)
    }
  }

  func layout(in area: Rect) {
    self.area = area
    let metrics = context.look.metrics
    let height = metrics.line(metrics.isSmall ? metrics.small() : metrics.medium())
    let gap = metrics.px(8, small: 2)
    label = Rect(area.x, area.y, area.width, height).rounded
    frame =
      Rect(area.x, label.maxY + gap, area.width, area.maxY - label.maxY - gap).rounded
    board.layout(in: frame)
  }

  /// Sets the words over the board, the first line large; without words the board is free.
  func setNotice(_ words: [String]) {
    notice = nil
    guard !words.isEmpty else { return }
    let (look, metrics) = (context.look, context.look.metrics)
    let padding = metrics.px(24, small: 8)
    let width = min(frame.width, metrics.px(440)) - 2 * padding
    let styles = [metrics.isSmall ? metrics.medium(.bold) : metrics.large(), metrics.small()]
    let rows = words.enumerated().flatMap { index, text in
      let style = styles[min(index, 1)]
      return look.measurer.lines(text, style, width: width).map { ($0, style) }
    }
    let height = rows.reduce(0) { $0 + metrics.line($1.1) }
    let box = Rect(
      center: frame.center, Size(width + 2 * padding, min(frame.height, height + 2 * padding))
    ).rounded
    var y = box.midY - height / 2
    let lines = rows.map { text, style in
      defer { y += metrics.line(style) }
      return (text: text, style, Rect(box.x + padding, y, width, metrics.line(style)).rounded)
    }
    notice = (Surfaces(look).dialog(box.size), box, lines)
  }

  /// Draws the side.
  ///
  /// - Parameters:
  ///   - isHidden: whether the board is covered, because the clock is held.
  ///   - showsFocus: whether the board takes input.
  func draw(into list: inout DisplayList, name: String, isHidden: Bool, showsFocus: Bool) {
    drawLabel(into: &list, name)
    if isHidden {
      Surfaces(context.look).panel(frame.size).draw(into: &list, frame)
      return
    }
    context.input.isBelowModal = !showsFocus
    board.drawBelow(into: &list)
    panel.draw(into: &list)
    board.drawAbove(into: &list)
    guard let notice else { return }
    notice.surface.draw(into: &list, notice.frame)
    for (text, style, box) in notice.lines {
      list.text(text, style, context.look.theme.ink, in: box, .center, look: context.look)
    }
  }

  /// Draws the sign, the name and the number of moves in one line in the middle. Of a name that is too long, the first
  /// word stands.
  private func drawLabel(into list: inout DisplayList, _ name: String) {
    let (look, metrics) = (context.look, context.look.metrics)
    let isSmall = metrics.isSmall
    let style = isSmall ? metrics.small(.semibold) : metrics.medium(.semibold)
    let side = (0.7 * label.height).rounded()
    let room = label.width - 1.5 * side
    let moves = board.moves(look.texts)
    let first = name.prefix { $0 != " " }
    let lines = ["\(name) · \(moves)", "\(first) · \(moves)"]
    let words = lines.first { look.measurer.size(of: $0, style).width <= room } ?? moves
    let width = min(room, look.measurer.size(of: words, style).width.rounded(.up))
    let left = (label.midX - (width + 1.5 * side) / 2).rounded()
    let middle = label.midY.rounded()
    list.picture(sign.picture(side: side, look), at: Point(left, (middle - side / 2).rounded()))
    list.text(
      words, style, look.theme.ink,
      in: Rect(left + (1.5 * side).rounded(), label.y, width, label.height).rounded, look: look)
  }
}
