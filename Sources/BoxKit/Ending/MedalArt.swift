import GameKernel
import Glibc
import Stage

/// The picture of a medal. Edge and stars tell the medals apart, not the colour alone.
package enum MedalArt {
  /// Returns the picture of a medal.
  ///
  /// - Parameters:
  ///   - radius: the radius in output pixels.
  ///   - isReached: whether the medal is of metal. Otherwise it is an outline.
  package static func picture(
    _ medal: Medal, radius: Double, isReached: Bool = true, _ look: Look
  ) -> Picture {
    let side = (2 * radius).rounded(.up) + 2
    let name = "medal \(medal) \(isReached ? "reached" : "open")"
    return look.pictures.picture(name, Size(side, side)) { drawing in
      let disc = MedalDrawing(
        medal: medal, middle: Point(side / 2, side / 2), radius: radius, theme: look.theme)
      isReached ? disc.drawMetal(into: &drawing) : disc.drawOutline(into: &drawing)
    }
  }

  /// Returns the width of a medal at the left of a row, with the gap after it.
  package static func rowWidth(_ metrics: Metrics) -> Double {
    2 * rowRadius(metrics) + metrics.px(12)
  }

  private static func rowRadius(_ metrics: Metrics) -> Double { (0.56 * metrics.medium).rounded() }

  /// Draws a medal at the left edge of a row.
  package static func draw(_ medal: Medal, into list: inout DisplayList, in row: Rect, _ look: Look)
  {
    let radius = rowRadius(look.metrics)
    let picture = picture(medal, radius: radius, look)
    list.picture(picture, center: Point((row.x + radius).rounded(), row.midY.rounded()))
  }
}

/// The shapes and colours of a medal.
private nonisolated struct MedalDrawing {
  let medal: Medal
  let middle: Point
  let radius: Double
  let theme: Theme

  /// The edge: scalloped, round or with eight sides.
  private var edge: Path {
    switch medal {
    case .gold:
      let (scallops, steps) = (20.0, 160)
      return .polygon(
        (0..<steps).map { step in
          let angle = 2 * .pi * Double(step) / Double(steps)
          return point(angle, radius * (0.965 + 0.035 * cos(scallops * angle)))
        })
    case .silver: return .circle(middle, radius: radius)
    case .bronze:
      return .polygon((0..<8).map { point(.pi / 8 * (2 * Double($0) + 1), radius) })
    }
  }

  private func point(_ angle: Double, _ reach: Double, from center: Point? = nil) -> Point {
    (center ?? middle) + Point(reach * cos(angle), reach * sin(angle))
  }

  private var isSmall: Bool { radius < 14 }

  /// The middles of the stars, and their reach.
  private var stars: (middles: [Point], reach: Double) {
    let unit = radius / (isSmall ? 40 : 46)
    switch medal {
    case .gold:
      let low = [-15.0, 15].map { middle + Point($0 * unit, 11 * unit) }
      return ([middle + Point(0, -13 * unit)] + low, 15 * unit)
    case .silver: return ([-16.0, 16].map { middle + Point($0 * unit, 0) }, 16 * unit)
    case .bronze: return ([middle], 22 * unit)
    }
  }

  /// A star. On a small medal, dots are easier to count.
  private func star(_ center: Point, _ reach: Double) -> Path {
    if isSmall { return .circle(center, radius: 0.62 * reach) }
    return .polygon(
      (0..<10).map { corner in
        let angle = .pi * (Double(corner) / 5 - 0.5)
        return point(angle, corner.isMultiple(of: 2) ? reach : 0.44 * reach, from: center)
      })
  }

  private var ring: Path { .circle(middle, radius: 0.77 * radius) }

  private var colours: (light: Color, mid: Color, dark: Color, ink: Color) {
    if theme.isFlat { return (.white, .white, .white, .black) }
    return switch medal {
    case .gold: (Color(0xFFE7A6), Color(0xF0B548), Color(0xB57A1E), Color(0x4A2E08))
    case .silver: (Color(0xFFFFFF), Color(0xCBD0D2), Color(0x8B9398), Color(0x2C3438))
    case .bronze: (Color(0xF3C29A), Color(0xC98A58), Color(0x8A5330), Color(0x3A1E0C))
    }
  }

  func drawMetal(into drawing: inout Drawing) {
    let colours = colours
    let light = middle + Point(-0.3 * radius, -0.35 * radius)
    drawing.fill(
      edge,
      .radial(
        center: light, radii: Size(1.5 * radius, 1.5 * radius),
        [.init(0, colours.light), .init(0.5, colours.mid), .init(1, colours.dark)]))
    let line = max(1, radius / 26)
    if !theme.isFlat { drawing.stroke(edge, width: line, colours.dark.mixed(with: .black, 0.2)) }
    if !isSmall { drawing.stroke(ring, width: line, colours.ink.opacity(0.75)) }
    for center in stars.middles { drawing.fill(star(center, stars.reach), colours.ink) }
  }

  func drawOutline(into drawing: inout Drawing) {
    let color = theme.isFlat ? theme.mutedInk : Color(0x8A7054)
    let line = max(1, radius / 20)
    drawing.stroke(edge, width: line, color)
    if !isSmall { drawing.stroke(ring, width: line * 0.7, color) }
    for center in stars.middles { drawing.fill(star(center, 0.9 * stars.reach), color) }
  }
}

extension Medal {
  /// Returns the name of the medal.
  package func name(_ texts: Texts) -> String {
    switch self {
    // Translators: Name of a medal.
    case .gold: texts("Gold")
    // Translators: Name of a medal.
    case .silver: texts("Silver")
    // Translators: Name of a medal.
    case .bronze: texts("Bronze")
    }
  }
}
