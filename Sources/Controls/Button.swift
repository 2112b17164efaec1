import Motion
import Stage

/// A raised button with a title and an optional key hint.
public final class Button: Control {
  /// The title, shortened where it does not fit.
  public var title: String
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
  private var capOutline = Memo<LookKey, Picture>()

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

  public override var leastWidth: Double { titleWidth + 2 * context.look.metrics.px(16, small: 10) }

  public override func activate() -> Bool {
    action()
    return true
  }

  public override func draw(into list: inout DisplayList) {
    let (place, ink) = face.draw(
      into: &list, of: self, accent: max(highlight.value, primary.value))
    drawWords(into: &list, place, ink)
  }

  // MARK: Words

  private var style: TextStyle { context.look.metrics.medium(.semibold) }
  private var capStyle: TextStyle { context.look.metrics.small(.medium) }
  private var capGap: Double { context.look.metrics.px(14) }
  private var capHeight: Double { (context.look.metrics.small * 1.535).rounded() }
  /// The label of the key or gamepad button to show.
  private var shownCap: KeyGlyph? {
    switch (context.look.metrics.form, context.input.device) {
    case (_, .gamepad):
      padButton.map { context.input.padKind.glyph(of: $0, in: context.look.texts) }
    case (.small, _), (.portrait, _), (_, .touch): nil
    case (_, .mouse), (_, .keyboard): keyCap.map { .text($0) }
    }
  }

  private var titleWidth: Double { context.look.measurer.size(of: title, style).width }
  private func capWidth(_ cap: KeyGlyph) -> Double {
    guard case .text(let cap) = cap else { return capHeight }
    let text = context.look.measurer.size(of: cap, capStyle).width
    return max(capHeight, text + context.look.metrics.px(12))
  }
  private var contentWidth: Double {
    titleWidth + (shownCap.map { capGap + capWidth($0) } ?? 0)
  }

  private func drawWords(into list: inout DisplayList, _ frame: Rect, _ ink: Color) {
    let room = frame.width - 2 * context.look.metrics.px(8)
    guard let shownCap, contentWidth <= room else {
      let box = frame.inset((frame.width - room) / 2, 0)
      list.text(title, style, ink, in: box, .center, measuredBy: context.look.measurer)
      return
    }
    let left = (frame.midX - contentWidth / 2).rounded()
    let words = Rect(left, frame.y, titleWidth, frame.height)
    list.text(title, style, ink, in: words, measuredBy: context.look.measurer)
    let size = Size(capWidth(shownCap), capHeight)
    let box = Rect(
      left + titleWidth + capGap, (frame.midY - size.height / 2).rounded(), size.width,
      size.height)
    drawCap(into: &list, shownCap, box, ink)
  }

  private func drawCap(
    into list: inout DisplayList, _ cap: KeyGlyph, _ box: Rect, _ ink: Color
  ) {
    let line = 1.4 * context.look.metrics.k
    let outline = capOutline.value(for: LookKey(context.look, box.size)) {
      context.look.pictures.picture("key cap \(line)", box.size) { drawing in
        let rect = Rect(.zero, drawing.size)
        drawing.fill(.frame(rect, radius: 0.2 * box.height, width: line), .white)
      }
    }
    list.picture(outline, center: box.center, alpha: 0.75, tint: ink)
    cap.draw(into: &list, in: box, style: capStyle, ink: ink, look: context.look)
  }
}
