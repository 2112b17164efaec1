import BoxKit
import Stage

/// The pictures of everything on a globe: the child, flags, the antipode's mark, and the dots of arcs and places.
///
/// The middle of each picture is the point on the ground.
struct GlobeFigures {
  let unit: Double
  let child: Picture
  /// The hole that is dug, on the ground before the child's feet.
  let hole: Picture
  let mark: Picture
  let dot: Picture
  let spot: Picture
  let city: Picture
  let drop: Picture
  let grain: Picture
  private let look: Look

  /// The number of pictures of a waving flag.
  private static let waveSteps = 8

  init(unit: Double, look: Look) {
    (self.unit, self.look) = (unit, look)
    let (pictures, theme) = (look.pictures, look.theme)
    func picture(
      _ name: String, reach: Double, _ draw: (inout Drawing, Point) -> Void
    ) -> Picture {
      let half = (reach * unit).rounded(.up) + 1
      return pictures.picture("\(name) \(unit)", Size(2 * half, 2 * half)) {
        draw(&$0, Point(half, half))
      }
    }
    child = picture("child", reach: 34) {
      FigureDrawing(at: $1, scale: 1.25 * unit).child(&$0, theme)
    }
    let holeRadius = max(3.5, 4.2 * unit)
    hole = picture("hole", reach: holeRadius / unit) {
      $0.fill(.circle($1, radius: holeRadius), theme.isFlat ? .white : Color(0xFFF1CF))
      $0.fill(.circle($1, radius: 0.62 * holeRadius), theme.isFlat ? .black : Color(0x2A1808))
    }
    mark = picture("mark of the far end", reach: 20) {
      FigureDrawing(at: $1, scale: unit).mark(&$0, theme)
    }
    dot = picture("dot of a way", reach: 3) {
      $0.fill(
        .circle($1, radius: max(1.5, 2.2 * unit)), theme.isFlat ? theme.accentInk : Color(0xB4493A))
    }
    let spotRadius = max(5, 4.4 * unit)
    spot = picture("dot of a place", reach: spotRadius / unit) {
      $0.fill(.circle($1, radius: spotRadius), theme.isFlat ? .white : Color(0x5A1E14))
      $0.fill(.circle($1, radius: 0.68 * spotRadius), theme.accent.second)
    }
    city = picture("dot of a city", reach: 4) {
      $0.fill(.circle($1, radius: 3 * unit), theme.isFlat ? .white : Color(0x2A1808))
    }
    drop = picture("drop", reach: 3) { $0.fill(.circle($1, radius: 2.4 * unit), Color(0xE4F4F4)) }
    grain = picture("grain", reach: 3) { $0.fill(.circle($1, radius: 2 * unit), Color(0x8A6238)) }
  }

  /// Returns the flag of a seat, or that of the only player.
  ///
  /// - Parameter wave: the swing of its cloth: 0 at rest, 1 at its farthest.
  func flag(of seat: Int?, wave: Double = 0) -> Picture {
    let seat = seat.map { max(0, $0) % SeatSign.allCases.count }
    let step = Int((max(0, min(1, wave)) * Double(Self.waveSteps)).rounded())
    let half = (50 * unit).rounded(.up) + 1
    let theme = look.theme
    return look.pictures.picture("flag \(seat ?? -1) \(step) \(unit)", Size(2 * half, 2 * half)) {
      FigureDrawing(at: Point(half, half), scale: 1.25 * unit)
        .flag(&$0, theme, seat, wave: Double(step) / Double(Self.waveSteps))
    }
  }
}

/// A drawing of figures at a point on the ground.
struct FigureDrawing {
  let at: Point
  let scale: Double

  private func p(_ x: Double, _ y: Double) -> Point { at + Point(x, y) * scale }

  private func shape(_ points: (Double, Double)...) -> Path { .polygon(points.map(p)) }

  private func line(_ points: (Double, Double)...) -> Path { .polyline(points.map(p)) }

  /// Draws a child with a coat, a cap and a shovel.
  func child(_ drawing: inout Drawing, _ theme: Theme) {
    func edge(_ hex: UInt32) -> Color { theme.isFlat ? .white : Color(hex) }
    shade(&drawing, Point(1, 1), Size(24, 8))
    let coat = shape((-7, 0), (-4, -14), (4, -14), (7, 0))
    drawing.fill(coat, Color(0xB4493A))
    drawing.stroke(coat, width: 1.2 * scale, edge(0x4A1810))
    let head = Path.circle(p(0, -19), radius: 6 * scale)
    drawing.fill(head, Color(0xF2D2A8))
    drawing.stroke(head, width: 1.1 * scale, edge(0x6A3E20))
    var cap = Path()
    cap.arc(
      center: p(0, -20.5), radii: Size(6.4, 6.4) * scale, from: .pi, sweep: .pi)
    cap.line(to: p(8, -19.5))
    cap.line(to: p(-8, -19.5))
    cap.close()
    drawing.fill(cap, Color(0x2F6F7A))
    drawing.stroke(line((5, -12), (15, -2)), width: 2.4 * scale, edge(0x7A4A28))
    let blade = shape((13, -4.5), (19, -2.5), (17.5, 3.5), (11.8, 1.2))
    drawing.fill(blade, Color(0xAEB7BC))
    drawing.stroke(blade, width: scale, edge(0x4B5358))
  }

  /// Draws a pole with a pennant and the sign of the seat on it.
  ///
  /// - Parameter wave: the swing of the cloth, from 0 to 1.
  func flag(_ drawing: inout Drawing, _ theme: Theme, _ seat: Int?, wave: Double) {
    shade(&drawing, Point(1, 1), Size(12, 4.8))
    let pole = theme.isFlat ? Color.white : Color(0x4A2E1C)
    drawing.stroke(line((0, 0), (0, -30)), width: 2.4 * scale, pole)
    let reach = (seat == nil ? 20.0 : 26) * (1 - 0.3 * wave)
    let (tip, bulge) = (-23.5 - 5 * wave, 5 * wave)
    var cloth = Path()
    cloth.move(to: p(0, -31))
    cloth.curve(to: p(reach, tip), p(0.4 * reach, -29 + bulge), p(0.7 * reach, tip - 2 - bulge))
    cloth.curve(to: p(0, -16), p(0.7 * reach, tip + 2 - bulge), p(0.4 * reach, -18 + bulge))
    cloth.close()
    drawing.fill(cloth, theme.accent.second)
    let edge = theme.isFlat ? Color.black : Color(0x5A3410)
    drawing.stroke(cloth, width: 1.2 * scale, edge)
    guard let seat, let sign = SeatSign(rawValue: seat) else { return }
    let box = Rect(center: p(7 - wave, -23.5 + 0.4 * bulge), Size(8, 8) * scale)
    drawing.fill(sign.path(in: box), theme.inkOnAccent)
  }

  /// Draws a ring with a cross through it.
  func mark(_ drawing: inout Drawing, _ theme: Theme) {
    let color = theme.isFlat ? theme.accentInk : Color(0x7A3B2A)
    drawing.stroke(.circle(at, radius: 11 * scale), width: 2.4 * scale, color)
    drawing.stroke(line((-17, 0), (17, 0)), width: 1.6 * scale, color)
    drawing.stroke(line((0, -17), (0, 17)), width: 1.6 * scale, color)
  }

  private func shade(_ drawing: inout Drawing, _ middle: Point, _ size: Size) {
    drawing.fill(
      .ellipse(in: Rect(center: p(middle.x, middle.y), size * scale)),
      Color(0x080402, alpha: 0.4))
  }
}
