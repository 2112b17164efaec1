import Controls
import Stage

/// The drawing of a step's bubble: its surface, its pointer, its button and the mark around the target.
struct BubbleArt {
  private var surface = Memo<LookKey, Surface>()
  private var faces = Memo<LookKey, [Surface]>()

  /// The style of the button's title.
  static func label(_ metrics: Metrics) -> TextStyle { metrics.small(.semibold) }

  /// Draws a line around a target.
  func drawMark(_ target: StepTarget, into list: inout DisplayList, _ look: Look) {
    let (metrics, theme) = (look.metrics, look.theme)
    let line = metrics.px(3)
    let window = Rect(.zero, metrics.size).inset(by: metrics.px(2))
    let frame = BubblePointer.mark(of: target, metrics).intersection(window).rounded
    let most = min(frame.width, frame.height) / 2
    let radius = target.isRound ? most : min(metrics.px(18), most)
    // In the day theme a light line surrounds it, because the accent would not show on felt.
    let outer = theme.name == .day ? metrics.px(2) : 0
    let size = Size(frame.width + 2 * outer, frame.height + 2 * outer)
    let ring = look.pictures.picture("step mark r\(radius) l\(line)", size) { drawing in
      let rect = Rect(.zero, drawing.size)
      if outer > 0 {
        drawing.fill(.frame(rect, radius: radius + outer, width: outer + 1), theme.glow)
      }
      drawing.fill(
        .frame(rect.inset(by: outer), radius: radius, width: line), theme.accentInk)
    }
    list.picture(ring, center: frame.center)
  }

  /// Draws the bubble with its lines and its pointer.
  mutating func drawBubble(_ layout: BubbleLayout, into list: inout DisplayList, _ look: Look) {
    let (metrics, theme, frame) = (look.metrics, look.theme, layout.frame)
    let surface = surface.value(for: LookKey(look, frame.size)) {
      Surfaces(look).surface(
        "panel step", frame.size, metrics.px(16), shadows: Shadow.floating,
        fill: { .vertical($0, theme.panel.first, theme.panel.second) }, edge: theme.accentInk,
        line: metrics.px(2))
    }
    surface.draw(into: &list, frame)
    if let pointer = layout.pointer { draw(pointer, into: &list, look) }
    list.lines(layout.lines, layout.style, theme.ink, in: layout.text, look: look)
  }

  private func draw(_ pointer: BubblePointer, into list: inout DisplayList, _ look: Look) {
    let side = BubblePointer.side(look.metrics)
    let picture = look.pictures.picture("step pointer", Size(side, side)) { drawing in
      drawing.fill(
        .polygon([Point(0, 0), Point(side, side / 2), Point(0, side)]), .white)
    }
    list.picture(
      picture, center: pointer.center, rotation: pointer.rotation, tint: look.theme.accentInk)
  }

  /// Draws the quiet button.
  mutating func drawButton(
    _ frame: Rect, _ title: String, accent: Double, into list: inout DisplayList, _ look: Look
  ) {
    let faces = faces.value(for: LookKey(look, frame.size)) {
      [false, true].map { isAccent in
        Surfaces(look).button(frame.size, accent: isAccent, shadows: Shadow.none)
      }
    }
    faces[0].draw(into: &list, frame)
    faces[1].drawFace(into: &list, frame, alpha: accent)
    let ink = look.theme.buttonInk.mixed(with: look.theme.inkOnAccent, accent)
    list.text(title, Self.label(look.metrics), ink, in: frame, .center, look: look)
  }
}
