import Glibc
import Stage

/// A cut through the Earth along the fall of the child, with a clock.
struct EarthCut {
  private let look: Look
  private let felt: Rect
  private let center: Point
  private let radius: Double
  private let unit: Double
  private let picture: Picture
  private let child: Picture
  private let dial: Picture
  private let hand: Picture
  private let dialCenter: Point
  /// The dark over the felt, with the corners of the tray.
  private let dim: Surface

  /// The duration of a fall, in minutes.
  private static let minutes = 42.0

  init(in felt: Rect, _ art: GlobeArt, _ look: Look) {
    self.look = look
    self.felt = felt
    unit = art.unit
    let corner = look.metrics.px(24, least: 14) * 0.7
    dim = Surfaces(look).band(
      felt.size, Color(0x0A0503), edge: .clear, radius: corner / look.metrics.k)
    child = art.figures.child
    let room = min(felt.width, felt.height) / 2
    // Leaves room for the upright child at both ends.
    radius = (room - 40 * unit).rounded(.down)
    center = felt.center.snapped
    let (radius, pictures, theme) = (radius, look.pictures, look.theme)
    let side = 2 * radius + 4
    picture = pictures.picture("cut of the Earth", Size(side, side)) {
      CutDrawing(center: Point(side / 2, side / 2), radius: radius, theme: theme).draw(&$0)
    }
    let dialRadius = 44 * unit
    let drawing = DialDrawing(radius: dialRadius, theme: theme)
    dial = pictures.picture("clock", Size(2 * dialRadius, 2 * dialRadius)) { drawing.face(&$0) }
    hand = pictures.picture("hand of a clock", Size(2 * dialRadius, 2 * dialRadius)) {
      drawing.hand(&$0)
    }
    let beside = felt.width > felt.height
    let distance = radius + dialRadius + 30 * unit
    // In an upright felt, the clock is over the Earth's mantle.
    dialCenter =
      beside
      ? center + Point(min(distance, felt.width / 2 - dialRadius - 4), 0)
      : center + Point(radius * 0.5, 0)
  }

  /// Draws the cut at a moment of the animation.
  ///
  /// - Parameters:
  ///   - open: the share of the cut that is open, from 0 to 1.
  ///   - way: the share of the fall's duration that has passed, from 0 to 1.
  func draw(into list: inout DisplayList, open: Double, way: Double) {
    guard open > 0 else { return }
    list.faded((look.theme.isFlat ? 0.8 : 0.62) * open) { dim.draw(into: &$0, felt) }
    // The cut opens from the middle, whole at each size.
    list.picture(picture, center: center, scale: open, alpha: open)
    drawChild(into: &list, open, way)
    drawClock(into: &list, open, Self.minutes * way)
  }

  /// Draws the falling child.
  ///
  /// Without friction the fall is a harmonic oscillation. Meanwhile the child turns about its own middle.
  private func drawChild(into list: inout DisplayList, _ alpha: Double, _ way: Double) {
    let waist = 18 * unit
    let middle = center - Point(0, cos(.pi * way) * (radius + waist))
    let angle = Double.pi * (3 - 2 * way) * way * way
    let feet = middle + Point(-sin(angle), cos(angle)) * waist
    list.picture(child, center: feet, rotation: angle, alpha: alpha)
  }

  private func drawClock(into list: inout DisplayList, _ alpha: Double, _ minutes: Double) {
    list.picture(dial, center: dialCenter, alpha: alpha)
    list.picture(hand, center: dialCenter, rotation: minutes * .pi / 30, alpha: alpha)
    let metrics = look.metrics
    let style = metrics.medium(.bold)
    let whole = Int(minutes.rounded())
    let words = "0:\(whole < 10 ? "0" : "")\(whole)"
    let box = Rect(
      center: dialCenter + Point(0, 44 * unit + metrics.line(style) / 2 + 4),
      Size(120 * unit, metrics.line(style)))
    list.text(
      words, style, Color(0xF7ECDB).opacity(alpha), in: box, .center,
      measuredBy: look.measurer)
  }
}

/// A drawing of the layers of the Earth.
struct CutDrawing {
  let center: Point
  let radius: Double
  let theme: Theme

  func draw(_ drawing: inout Drawing) {
    // The crust, the upper and lower mantle, the outer and inner core. The crust is thicker than in nature.
    let layers: [(Double, UInt32, UInt32)] = [
      (1, 0x6B4A2E, 0x5A3C24), (0.965, 0xB4573A, 0x9A3F2C), (0.89, 0xC9703C, 0xA84A2E),
      (0.546, 0xF2B75C, 0xE08A3A), (0.192, 0xFFF3C8, 0xFFD98A),
    ]
    for (share, light, dark) in layers {
      let disc = Path.circle(center, radius: radius * share)
      if theme.isFlat {
        drawing.fill(disc, share < 0.6 ? Color(0x3A3A3A) : .black)
        drawing.stroke(disc, width: max(1.5, radius * 0.009), .white)
      } else {
        drawing.fill(
          disc,
          .radial(
            center: center, radii: Size(radius, radius) * share,
            [.init(0, Color(light)), .init(0.55, Color(light)), .init(1, Color(dark))]))
      }
    }
    shaft(&drawing)
    let edge = theme.isFlat ? Color.white : Color(0x2F6F7A)
    let line = max(1.5, radius * 0.014)
    drawing.stroke(.circle(center, radius: radius - line / 2), width: line, edge)
  }

  /// Draws the shaft from end to end.
  private func shaft(_ drawing: inout Drawing) {
    let width = radius * 0.15
    let hole = Rect(center: center, Size(width, 2 * radius))
    let disc = Path.circle(center, radius: radius)
    let edge = theme.isFlat ? Color.white : Color(0x2A1808, alpha: 0.7)
    drawing.fill(
      .rect(hole),
      .linear(
        from: hole.origin, to: Point(hole.maxX, hole.y),
        theme.isFlat
          ? [.init(0, .black), .init(1, .black)]
          : [.init(0, Color(0x1A0E06)), .init(0.5, Color(0x4A2E1C)), .init(1, Color(0x2A1808))]),
      clip: disc)
    for x in [hole.x, hole.maxX] {
      drawing.stroke(
        .polyline([Point(x, hole.y), Point(x, hole.maxY)]), width: max(1, radius * 0.008), edge,
        clip: disc)
    }
  }
}

/// A drawing of a clock with a hand that points up.
struct DialDrawing {
  let radius: Double
  let theme: Theme

  private var middle: Point { Point(radius, radius) }

  func face(_ drawing: inout Drawing) {
    let (paper, ink): (Color, Color) =
      theme.isFlat ? (.black, .white) : (Color(0xF7EACB), Color(0x4A2E1C))
    let line = radius * 0.06
    drawing.fill(.circle(middle, radius: radius - 1), paper)
    drawing.stroke(.circle(middle, radius: radius - 1 - line / 2), width: line, ink)
    for hour in 0..<12 {
      let angle = Double(hour) * .pi / 6
      let direction = Point(sin(angle), -cos(angle)) * radius
      drawing.stroke(
        .polyline([middle + direction * 0.74, middle + direction * 0.86]),
        width: radius * (hour % 3 == 0 ? 0.06 : 0.03), ink)
    }
  }

  func hand(_ drawing: inout Drawing) {
    let color = theme.isFlat ? theme.accentInk : Color(0xB4493A)
    drawing.stroke(
      .polyline([middle + Point(0, 0.12 * radius), middle - Point(0, 0.66 * radius)]),
      width: radius * 0.07, color)
    drawing.fill(.circle(middle, radius: radius * 0.09), color)
  }
}
