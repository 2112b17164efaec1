import Glibc
import Stage

/// The beads of a machine. Each take has a shape and a colour of its own.
nonisolated struct BeadArt {
  private static let evening = [
    Theme.Shades(0xD8694F, 0xA8402C, 0x6E2114), Theme.Shades(0x3E9A94, 0x1F6A68, 0x0E3F40),
    Theme.Shades(0x6477BE, 0x3A4A86, 0x1E2853), Theme.Shades(0x8E9840, 0x66701F, 0x353B0C),
    Theme.Shades(0xA55E90, 0x7A3A68, 0x401A36),
  ]

  /// Returns the outline of the bead of a take.
  static func path(_ take: Int, _ middle: Point, radius: Double) -> Path {
    switch take {
    case 1: return .circle(middle, radius: radius)
    case 2:
      let side = 1.72 * radius
      return .roundedRect(Rect(center: middle, Size(side, side)), radius: 0.12 * radius)
    case 3:
      return .polygon([
        middle + Point(0, -1.04 * radius), middle + Point(1.1 * radius, 0.84 * radius),
        middle + Point(-1.1 * radius, 0.84 * radius),
      ])
    case 4:
      let (far, near) = (1.02 * radius, 0.4 * radius)
      let corners = [
        (-near, -far), (near, -far), (near, -near), (far, -near), (far, near), (near, near),
        (near, far), (-near, far), (-near, near), (-far, near), (-far, -near), (-near, -near),
      ]
      return .polygon(corners.map { middle + Point($0.0, $0.1) })
    default:
      return .polygon(
        (0..<10).map { corner in
          let angle = Double(corner) * .pi / 5 - .pi / 2
          let reach = (corner.isMultiple(of: 2) ? 1.15 : 0.52) * radius
          return middle + Point(reach * cos(angle), reach * sin(angle))
        })
    }
  }

  /// Returns a bead.
  ///
  /// - Parameter isDrawn: whether it lies outside its drawer, with a pale rim.
  @MainActor static func picture(
    _ take: Int, radius: Double, isDrawn: Bool = false, _ look: Look
  ) -> Picture {
    let theme = look.theme
    let rim = isDrawn ? look.metrics.px(3, least: 2) : 0
    let side = (2.4 * radius + 2 * rim + 4).rounded(.up)
    let name = "bead \(take) \(isDrawn) \(radius)"
    return look.pictures.picture(name, Size(side, side)) { drawing in
      let middle = Point(side / 2, side / 2)
      let path = path(take, middle, radius: radius)
      guard !theme.isFlat else {
        let color = isDrawn ? theme.accentInk : .white
        drawing.stroke(path, width: 2 * rim + 3, .black)
        if isDrawn { drawing.stroke(path, width: rim + 1, color) }
        return drawing.fill(path, color)
      }
      let shades = evening[(take - 1) % evening.count]
      drawing.fill(
        path.offset(by: Point(0.15 * radius, 0.3 * radius)), theme.shadow.opacity(0.45),
        blur: 0.22 * radius)
      if isDrawn { drawing.stroke(path, width: 2 * rim, Color(0xF7EEDD)) }
      drawing.stroke(path, width: max(1.2, 0.22 * radius), shades.dark)
      drawing.fill(
        path,
        .radial(
          center: middle + Point(-0.3 * radius, -0.35 * radius),
          radii: Size(1.5 * radius, 1.5 * radius),
          [.init(0, shades.light), .init(0.55, shades.mid), .init(1, shades.mid)]))
      let shine = Rect(
        center: middle + Point(-0.28 * radius, -0.2 * radius), Size(0.42 * radius, 0.3 * radius))
      drawing.fill(.ellipse(in: shine), Color.white.opacity(0.55))
    }
  }
}
