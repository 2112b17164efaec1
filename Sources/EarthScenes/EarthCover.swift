import BoxKit
import Stage

/// The picture for the menu: a cut through the Earth with a straight tunnel through it. Drawing it does not load
/// the coast.
struct EarthCover: GameCover {
  private let picture: Picture
  private let shadow: Picture
  private let middle: Point

  /// Creates the picture.
  ///
  /// - Parameter felt: the area inside the rim of the card's tray.
  init(felt: Rect, look: Look) {
    let side = (0.86 * min(felt.width, felt.height)).rounded()
    let isFlat = look.theme.isFlat
    middle = felt.center
    picture = look.pictures.picture("earth cut open", Size(side, side)) { drawing in
      Self.paint(into: &drawing, isFlat: isFlat, accent: look.theme.accent.second)
    }
    shadow = look.pictures.picture("shadow of the earth", Size(side, side) * 1.2) { drawing in
      let box = Rect(center: Rect(.zero, drawing.size).center, Size(0.72 * side, 0.72 * side))
      drawing.fill(
        .ellipse(in: box), look.theme.shadow.opacity(0.7 * look.theme.shadowStrength),
        blur: 0.06 * side)
    }
  }

  /// The crust, mantle and core from the outside to the inside, as shares of the radius.
  private static let layers: [(share: Double, color: Color)] = [
    (1, Color(0x6F9C9C)), (0.95, Color(0x7A5A38)), (0.9, Color(0xB4693C)), (0.55, Color(0xE39A4B)),
    (0.3, Color(0xF6D58A)),
  ]

  private static func paint(into drawing: inout Drawing, isFlat: Bool, accent: Color) {
    let (middle, unit) = (Rect(.zero, drawing.size).center, drawing.size.width / 2)
    let radius = 0.74 * unit
    for (share, color) in layers {
      let circle = Path.circle(middle, radius: share * radius)
      drawing.fill(circle, isFlat ? .black : color)
      if isFlat { drawing.stroke(circle, width: max(1, 0.02 * unit), .white) }
    }
    // The tunnel leads from the child at the upper left to the flag at the lower right.
    let axis = Point(-0.36, -0.93)
    for step in stride(from: -0.92, through: 0.92, by: 0.115) {
      drawing.fill(
        .circle(middle + axis * (step * radius), radius: 0.022 * unit),
        isFlat ? accent : Color(0x3A1A10))
    }
    child(into: &drawing, at: middle + axis * radius, unit: 0.26 * unit, isFlat: isFlat)
    flag(into: &drawing, at: middle + axis * -radius, unit: 0.26 * unit, isFlat: isFlat, accent)
  }

  private static func child(
    into drawing: inout Drawing, at foot: Point, unit: Double, isFlat: Bool
  ) {
    let coat = Path.polygon([
      foot + Point(-0.32, 0) * unit, foot + Point(-0.2, -0.62) * unit,
      foot + Point(0.2, -0.62) * unit, foot + Point(0.32, 0) * unit,
    ])
    drawing.fill(coat, isFlat ? .white : Color(0xB4493A))
    let head = foot + Point(0, -0.78) * unit
    drawing.fill(.circle(head, radius: 0.22 * unit), isFlat ? .white : Color(0xF0CFA0))
    var cap = Path()
    cap.arc(center: head, radii: Size(0.24, 0.24) * unit, from: .pi, sweep: .pi)
    cap.close()
    drawing.fill(cap, isFlat ? .black : Color(0x2F6F7A))
  }

  private static func flag(
    into drawing: inout Drawing, at foot: Point, unit: Double, isFlat: Bool, _ accent: Color
  ) {
    // The flag hangs down from the end of the tunnel.
    let top = foot + Point(0, 0.9) * unit
    drawing.stroke(
      .polyline([foot, top]), width: 0.09 * unit, isFlat ? .white : Color(0x3A2414))
    drawing.fill(
      .polygon([top, top + Point(0.62, -0.2) * unit, top + Point(0, -0.42) * unit]), accent)
  }

  func draw(into list: inout DisplayList) {
    list.picture(shadow, center: middle + Point(0, 0.06 * picture.size.height))
    list.picture(picture, center: middle)
  }
}
