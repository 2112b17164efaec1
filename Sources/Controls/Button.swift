import Motion
import Stage

/// A raised button with a title and an optional key hint.
public final class Button: Control {
  /// The title, shortened where it does not fit.
  public var title: String
  /// A second, small line; `nil` for none.
  public var detail: String?
  /// The key that acts like the button, such as `2`. It is hidden for touch and gamepad, and where space is short.
  public var keyCap: String?
  /// The gamepad button that acts like the button. It is shown while a gamepad is used, where there is space.
  public var padButton: PadButton?
  /// Whether the button has the accent colour even without a highlight, as the main action.
  public var isPrimary: Bool { didSet { primary.go(to: isPrimary ? 1 : 0) } }
  /// The action of the button.
  public var action: () -> Void

  private let primary: AnimatedValue
  private var face = RaisedFace()
  private var cap = KeyCap()

  /// Creates a button. Set its `frame` during layout.
  public init(
    id: String, context: StageContext, title: String, keyCap: String? = nil,
    isPrimary: Bool = false, action: @escaping () -> Void
  ) {
    self.title = title
    self.keyCap = keyCap
    self.isPrimary = isPrimary
    self.action = action
    primary = AnimatedValue(context.animator, .alpha, at: isPrimary ? 1 : 0)
    super.init(id: id, context: context)
  }

  public override var preferredSize: Size {
    let metrics = context.look.metrics
    // The label of a gamepad button takes only room that is left.
    let width = context.input.device == .gamepad ? titleWidth : contentWidth
    return Size(width + 2 * metrics.px(40), metrics.height(56))
  }

  public override var leastWidth: Double { leastWidth(at: context.look.metrics) }

  /// Returns the least width at other measures, such as those of 100 %.
  public func leastWidth(at metrics: Metrics) -> Double {
    titleWidth(metrics) + 2 * metrics.px(16, small: 10)
  }

  public override var words: SpokenControl {
    SpokenControl([title, detail].compactMap(\.self).joined(separator: ", "), .button)
  }

  public override func activate() -> Bool {
    action()
    return true
  }

  public override func draw(into list: inout DisplayList) {
    let isQuiet = isPrimary && yieldsAccent
    let (place, ink) = face.draw(
      into: &list, of: self, accent: max(highlight.value, isQuiet ? 0 : primary.value))
    drawWords(into: &list, place, ink)
    if isQuiet { face.underline(into: &list, place, context.look) }
  }

  // MARK: Words

  private var style: TextStyle { Self.style(context.look.metrics) }
  private static func style(_ metrics: Metrics) -> TextStyle { metrics.medium(.semibold) }
  private var capGap: Double { context.look.metrics.px(14) }
  private var shownCap: KeyGlyph? {
    KeyCap.shown(key: keyCap, padButton: padButton, context)
  }

  private var titleWidth: Double { titleWidth(context.look.metrics) }
  private func titleWidth(_ metrics: Metrics) -> Double {
    let measurer = context.look.measurer
    let below = detail.map { measurer.size(of: $0, metrics.small()).width } ?? 0
    return max(measurer.size(of: title, Self.style(metrics)).width, below)
  }
  private var contentWidth: Double {
    titleWidth + (shownCap.map { capGap + KeyCap.size($0, context.look).width } ?? 0)
  }

  private func drawWords(into list: inout DisplayList, _ frame: Rect, _ ink: Color) {
    let room = frame.width - 2 * context.look.metrics.px(8)
    if let detail {
      let box = frame.inset((frame.width - room) / 2, 0)
      let small = context.look.metrics.small()
      let (upper, lower) = (context.look.metrics.line(style), context.look.metrics.line(small))
      if upper + lower <= frame.height {
        let top = (frame.midY - (upper + lower) / 2).rounded()
        list.text(
          title, style, ink, in: Rect(box.x, top, room, upper), .center,
          measuredBy: context.look.measurer)
        return list.text(
          detail, small, ink, in: Rect(box.x, top + upper, room, lower), .center,
          measuredBy: context.look.measurer)
      }
    }
    guard let shownCap, contentWidth <= frame.width - 2 * context.look.metrics.px(14) else {
      let box = frame.inset((frame.width - room) / 2, 0)
      list.text(title, style, ink, in: box, .center, measuredBy: context.look.measurer)
      return
    }
    let left = (frame.midX - contentWidth / 2).rounded()
    let words = Rect(left, frame.y, titleWidth, frame.height)
    list.text(title, style, ink, in: words, measuredBy: context.look.measurer)
    let corner = Point(left + titleWidth + capGap, frame.midY)
    cap.draw(into: &list, shownCap, from: corner, ink, context.look)
  }
}
