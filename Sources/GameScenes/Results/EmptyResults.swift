import Stage

/// What stands in the place of the rows where there are none: the game's pieces on their tray, a sentence, and room for
/// one button.
struct EmptyResults {
  private let context: StageContext
  private let frame: Rect
  private let surface: Surface
  private let lines: [String]
  private let top: Double
  private var drawPicture: (inout DisplayList) -> Void = { _ in }

  /// Makes the picture of a game for a place, and answers what draws it.
  typealias GamePicture = (_ frame: Rect, StageContext) -> (inout DisplayList) -> Void

  /// - Parameters:
  ///   - picture: of the game, where it has room.
  ///   - button: what there is to do, below the sentence; nil where nothing is.
  init(
    _ sentence: String, _ picture: GamePicture?, _ button: Button?, in frame: Rect,
    _ context: StageContext
  ) {
    let metrics = context.metrics
    self.context = context
    self.frame = frame
    surface = Surfaces(context).panel(frame.size, radius: 24)
    let room = frame.inset(metrics.px(24, small: 12), metrics.px(24, small: 8))
    lines = context.measurer.lines(sentence, metrics.medium(), width: room.width)
    let gap = metrics.px(24, small: 8)
    let foot = button.map { gap + $0.preferredSize.height } ?? 0
    let words = Double(lines.count) * metrics.line(metrics.medium())
    let free = min(room.height - words - foot - gap, metrics.px(280))
    let hasTray = picture != nil && free >= 64
    let height = words + foot + (hasTray ? free + gap : 0)
    let start = (room.midY - height / 2).rounded()
    top = hasTray ? start + free + gap : start
    if let button {
      let size = Size(min(room.width, button.preferredSize.width), button.preferredSize.height)
      button.frame = Rect(Point(room.midX - size.width / 2, top + words + gap), size).rounded
    }
    guard hasTray, let picture else { return }
    let width = min(room.width, free * 1.1)
    drawPicture = picture(Rect(room.midX - width / 2, start, width, free).rounded, context)
  }

  func draw(into list: inout DisplayList) {
    surface.draw(into: &list, frame)
    drawPicture(&list)
    let (style, theme) = (context.metrics.medium(), context.theme)
    let room = Rect(frame.x, top, frame.width, 0)
    list.lines(lines, style, theme.mutedInk, in: room, .center, context: context)
  }
}
