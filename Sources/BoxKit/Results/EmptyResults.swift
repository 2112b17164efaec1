import Controls
import Stage

/// The content of an empty list: a drawing of the game, a sentence, and space for one button.
struct EmptyResults {
  private let context: StageContext
  private let frame: Rect
  private let surface: Surface
  private let words: Words
  private let top: Double
  private var drawPicture: (inout DisplayList) -> Void = { _ in }

  /// Creates the drawing of a game in a frame and returns a closure that draws it.
  typealias GamePicture = (_ frame: Rect, StageContext) -> (inout DisplayList) -> Void

  /// - Parameters:
  ///   - picture: creates the drawing of the game, which is shown if it fits.
  ///   - button: a button to place below the sentence, if any.
  init(
    _ sentence: String, _ picture: GamePicture?, _ button: Button?, in frame: Rect,
    _ context: StageContext
  ) {
    let metrics = context.metrics
    self.context = context
    self.frame = frame
    surface = Surfaces(context).panel(frame.size, radius: 24)
    let button = button.map { ($0, $0.preferredSize) }
    let words = Words(sentence, button: button?.1.height, in: frame, context)
    self.words = words
    let room = words.room
    let free = min(room.height - words.height - words.gap, metrics.px(280))
    let hasTray = picture != nil && free >= metrics.px(88, least: 64)
    let height = words.height + (hasTray ? free + words.gap : 0)
    let start = max(room.y, (room.midY - height / 2).rounded())
    top = hasTray ? start + free + words.gap : start
    if let (button, size) = button {
      let width = min(room.width, size.width)
      let y = top + words.height - size.height
      button.frame = Rect(room.midX - width / 2, y, width, size.height).rounded
    }
    guard hasTray, let picture else { return }
    let width = min(room.width, free * 1.1)
    drawPicture = picture(Rect(room.midX - width / 2, start, width, free).rounded, context)
  }

  func draw(into list: inout DisplayList) {
    surface.draw(into: &list, frame)
    drawPicture(&list)
    let room = Rect(frame.x, top, frame.width, 0)
    list.lines(
      words.lines, words.style, context.theme.mutedInk, in: room, .center, context: context)
  }
}

/// The sentence and the space for a button below it. A low list uses a small font and small gaps.
private struct Words {
  let style: TextStyle
  let lines: [String]
  let gap: Double
  /// The frame for the sentence and the picture, within the list.
  let room: Rect
  /// The height of the sentence, the button and the gap between them.
  let height: Double

  /// - Parameter button: the height of the button, if any.
  @MainActor init(_ sentence: String, button: Double?, in frame: Rect, _ context: StageContext) {
    let metrics = context.metrics
    let usual = Words(sentence, metrics.medium(), metrics.px(24, small: 8), button, frame, context)
    let isLow = usual.height > usual.room.height
    self = isLow ? Words(sentence, metrics.small(), 6, button, frame, context) : usual
  }

  @MainActor private init(
    _ sentence: String, _ style: TextStyle, _ gap: Double, _ button: Double?, _ frame: Rect,
    _ context: StageContext
  ) {
    (self.style, self.gap) = (style, gap)
    room = frame.inset(context.metrics.px(24, small: 12), gap)
    lines = context.measurer.lines(sentence, style, width: room.width)
    let foot = button.map { gap + $0 } ?? 0
    height = Double(lines.count) * context.metrics.line(style) + foot
  }
}
