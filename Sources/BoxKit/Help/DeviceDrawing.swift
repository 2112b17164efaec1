import Controls
import Stage

/// A drawing of a device whose parts light up while they are used.
struct DeviceDrawing {
  /// A part of the device with controls.
  struct Part {
    /// The outline on the grid of the drawing.
    let path: Path
    /// The controls that light it up.
    let controls: [DeviceControl]
    /// The control whose glyph is drawn on the part; `nil` for no label.
    var label: DeviceControl?
  }

  /// The outlines of a device on its own grid.
  struct Shape {
    /// The name of the shape, unique for the cache of its pictures.
    let name: String
    let grid: Size
    /// The outlines that never light up, in drawing order.
    let body: [Path]
    let parts: [Part]
  }

  private struct Light {
    let picture: Picture
    let box: Rect
    let part: Part
    /// The label of the part; `nil` for none.
    let glyph: KeyGlyph?
  }

  private let body: Picture
  private let origin: Point
  private let lights: [Light]

  /// Creates a drawing as large as fits in a box.
  ///
  /// - Parameters:
  ///   - used: the controls with a function in the game. Other parts have no label.
  ///   - pad: the make of gamepad whose labels the parts have.
  init(_ shape: Shape, used: Set<DeviceControl>, in box: Rect, _ pad: PadKind, _ look: Look) {
    let scale = min(box.width / shape.grid.width, box.height / shape.grid.height)
    let size = Size((scale * shape.grid.width).rounded(), (scale * shape.grid.height).rounded())
    let origin = Rect(center: box.center, size).rounded.origin
    self.origin = origin
    body = look.pictures.picture("device \(shape.name)", size) { drawing in
      Self.paint(shape, scale, into: &drawing, look.theme)
    }
    lights = shape.parts.enumerated().map { index, part in
      let bounds = part.path.scaled(by: scale).bounds.roundedOut
      let picture = look.pictures.picture("light \(shape.name) \(index)", bounds.size) {
        $0.fill(part.path.scaled(by: scale).offset(by: .zero - bounds.origin), .white)
      }
      let label = part.label.flatMap { used.contains($0) ? $0 : nil }
      return Light(
        picture: picture, box: bounds.offset(by: origin), part: part,
        glyph: label?.glyph(pad, look.texts))
    }
  }

  private static func paint(
    _ shape: Shape, _ scale: Double, into drawing: inout Drawing, _ theme: Theme
  ) {
    let line = max(1, (theme.isFlat ? 2.2 : 1.6) * scale)
    let all = Rect(.zero, drawing.size)
    for path in shape.body {
      let path = path.scaled(by: scale)
      drawing.fill(path, .vertical(all, theme.button.first, theme.button.second))
      drawing.stroke(path, width: line, theme.buttonEdge)
    }
    for part in shape.parts {
      let path = part.path.scaled(by: scale)
      drawing.fill(path, theme.panel.second)
      drawing.stroke(path, width: line, theme.buttonEdge)
    }
  }

  /// All controls that light up a part.
  var controls: [DeviceControl] { lights.flatMap(\.part.controls) }

  func draw(into list: inout DisplayList, _ light: DeviceHighlight, _ look: Look) {
    let theme = look.theme
    list.picture(body, at: origin)
    for place in lights {
      let share = place.part.controls.map(light.share).max() ?? 0
      if share > 0 {
        list.picture(
          place.picture, center: place.box.center, alpha: share, tint: theme.accent.second)
      }
      draw(place, share, into: &list, look)
    }
  }

  private func draw(
    _ place: Light, _ share: Double, into list: inout DisplayList, _ look: Look
  ) {
    guard let glyph = place.glyph else { return }
    let style = look.metrics.small(.semibold)
    if case .text(let words) = glyph {
      let size = look.measurer.size(of: words, style)
      guard size.width <= place.box.width, size.height <= place.box.height + 4 else { return }
    }
    let theme = look.theme
    glyph.draw(
      into: &list, in: place.box, style: style,
      ink: theme.ink.mixed(with: theme.inkOnAccent, share), look: look)
  }
}
