import Stage

/// The program's icon: a match on a small felt tray.
public nonisolated enum AppIcon {
  /// Draws the icon as a square.
  ///
  /// - Parameter size: the side in pixels, suitable from 16 to 512.
  public static func drawing(size: Double) -> Drawing {
    var drawing = Drawing(size: Size(size, size))
    // The design is 64 units wide.
    let unit = size / 64
    drawTray(&drawing, unit)
    drawMatch(&drawing, unit)
    return drawing
  }

  private static func drawTray(_ drawing: inout Drawing, _ unit: Double) {
    let theme = Theme.named(.evening)
    let tray = Rect(3 * unit, 2 * unit, 58 * unit, 58 * unit)
    drawing.fill(
      .roundedRect(tray.offset(by: Point(0, 2 * unit)), radius: 13 * unit),
      theme.shadow.opacity(0.5), blur: 1.2 * unit)
    drawing.fill(
      .roundedRect(tray, radius: 13 * unit),
      .linear(
        from: tray.origin, to: Point(tray.x, tray.maxY),
        [.init(0, theme.rim.light), .init(0.12, theme.rim.mid), .init(1, theme.rim.dark)]))
    let felt = tray.inset(by: 5 * unit)
    let inside = Path.roundedRect(felt, radius: 8.5 * unit)
    drawing.fill(
      inside,
      .radial(
        center: Point(felt.midX, felt.y + felt.height * 0.35), radii: felt.size * 0.8,
        [.init(0, Color(0x32463E)), .init(0.6, theme.board.first), .init(1, theme.board.second)]))
    drawing.fill(
      .frame(
        felt.inset(by: -5 * unit).offset(by: Point(unit, 2 * unit)), radius: 13 * unit,
        width: 5 * unit),
      theme.shadow.opacity(0.72), blur: 1.5 * unit, clip: inside)
  }

  /// Draws the match diagonally across the felt, with its head at the upper right.
  private static func drawMatch(_ drawing: inout Drawing, _ unit: Double) {
    let center = Point(32 * unit, 31 * unit)
    /// Converts from the upright match's coordinates, relative to its centre, to the icon's.
    func place(_ point: Point) -> Point {
      let (sine, cosine) = (0.5, 0.866)
      return center
        + Point(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine) * unit
    }
    func stick(_ left: Double, _ right: Double, _ top: Double = -13, _ bottom: Double = 20) -> Path
    {
      Path.rect(Rect(left, top, right - left, bottom - top)).mapped(place)
    }
    let head = Path.ellipse(in: Rect(-5.6, -22, 11.2, 17)).mapped(place)
    var outline = stick(-3.2, 3.2)
    outline.append(head)
    let shadow = Theme.named(.evening).shadow.opacity(0.5)
    drawing.fill(outline.offset(by: Point(unit, 2 * unit)), shadow, blur: 1.2 * unit)
    drawing.fill(
      stick(-3.2, 3.2),
      .linear(
        from: place(Point(-3.2, 0)), to: place(Point(3.2, 0)),
        [
          .init(0, Color(0xFAE9C2)), .init(0.62, Color(0xEBD09A)), .init(0.62, Color(0xCDA971)),
          .init(1, Color(0xB5894F)),
        ]))
    drawing.fill(stick(-3.2, 3.2, 18.6, 20), Color(0x8A6233))
    drawing.fill(
      head,
      .radial(
        center: place(Point(-1.6, -16.5)), radii: Size(9.6 * unit, 9.6 * unit),
        [.init(0, Color(0xF4987A)), .init(0.34, Color(0xC8472F)), .init(1, Color(0x6B1A10))]))
    drawing.fill(
      Path.ellipse(in: Rect(-3.1, -19, 2.4, 5)).mapped(place), Color.white.opacity(0.5))
  }
}
