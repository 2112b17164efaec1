import Stage

/// The surface of a button: plain or with the accent colour, and moved down while the button is pressed.
@MainActor struct RaisedFace {
  private struct Faces {
    let plain: Surface
    let accent: Surface
  }
  private var faces = Memo<LookKey, Faces>()
  private let shadows: [Shadow]
  private let radius: Double?

  /// Creates a face.
  ///
  /// - Parameter radius: the radius of the corners as a design length; `nil` for a quarter of the height.
  init(shadows: [Shadow] = Shadow.raised, radius: Double? = nil) {
    self.shadows = shadows
    self.radius = radius
  }

  /// Draws the face of a control. Returns the frame of the face, which a press moves down, and the colour for its
  /// content.
  ///
  /// - Parameter accent: from 0 for plain to 1 for the accent. A disabled control is plain.
  mutating func draw(
    into list: inout DisplayList, of control: Control, accent: Double
  ) -> (frame: Rect, ink: Color) {
    let (context, frame) = (control.context, control.frame)
    let theme = context.look.theme
    let faces = faces.value(for: LookKey(context.look, frame.size)) {
      let surfaces = Surfaces(context.look)
      return Faces(
        plain: surfaces.button(frame.size, accent: false, radius: radius, shadows: shadows),
        accent: surfaces.button(frame.size, accent: true, radius: radius, shadows: shadows))
    }
    let accent = control.isEnabled ? accent : 0
    let depth = control.isEnabled ? control.depression.value : 0
    let place = frame.offset(by: Point(0, (depth * context.look.metrics.px(2)).rounded()))
    let shadow = 1 - 0.5 * depth
    if accent < 1 {
      faces.plain.draw(into: &list, place, shadow: shadow)
      faces.accent.drawFace(into: &list, place, alpha: accent)
    } else {
      faces.accent.draw(into: &list, place, shadow: shadow)
    }
    return (
      place,
      control.isEnabled
        ? theme.buttonInk.mixed(with: theme.inkOnAccent, accent) : theme.buttonInkOff
    )
  }

  /// Marks a main action by a line, while the focus on another control has the accent.
  func underline(into list: inout DisplayList, _ place: Rect, _ look: Look) {
    let (width, line) = ((0.3 * place.width).rounded(), look.metrics.px(3, least: 2))
    let corner = Point((place.midX - width / 2).rounded(), place.maxY - 2 * line)
    list.fill(Rect(corner, Size(width, line)), look.theme.accent.first)
  }
}
