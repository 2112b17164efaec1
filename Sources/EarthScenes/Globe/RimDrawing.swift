import Glibc
import GlobeMap
import Stage

/// The rim of a globe with its degree ticks, and the shadow below it.
struct RimDrawing {
  let radius: Double
  let theme: Theme

  /// The pixels per length unit of a globe of radius 226.
  private var unit: Double { radius / GlobeSheet.designRadius }
  private var outer: Double { radius * (1 + GlobeArt.rimShare) }

  func picture(_ pictures: PictureCache) -> Picture {
    let half = (radius * (1 + GlobeArt.margin)).rounded()
    return pictures.picture("rim of a globe \(radius)", Size(2 * half, 2 * half)) { drawing in
      draw(into: &drawing, Point(half, half))
    }
  }

  private func draw(into drawing: inout Drawing, _ middle: Point) {
    let strength = 0.55 * theme.shadowStrength
    if strength > 0 {
      let below = middle + Point(3, 12) * unit
      drawing.fill(
        .circle(below, radius: outer), theme.shadow.opacity(strength), blur: 12 * unit)
    }
    let (paper, dark, red): (Color, Color, Color) =
      theme.isFlat
      ? (.black, .white, .white) : (Color(0xF7EACB), Color(0x4A2E1C), Color(0x7A3B2A))
    drawing.fill(.circle(middle, radius: outer), paper)
    let line = max(1, 1.6 * unit)
    drawing.stroke(.circle(middle, radius: outer - line / 2), width: line, dark)
    drawing.stroke(
      .circle(middle, radius: radius + 8 * unit), width: max(0.7, unit), red)
    drawing.stroke(ticks(middle, long: false), width: max(0.7, 0.9 * unit), red)
    drawing.stroke(ticks(middle, long: true), width: max(1, 1.6 * unit), red)
  }

  /// Returns the ticks: a short one every 5°, a longer one every 15°.
  private func ticks(_ middle: Point, long: Bool) -> Path {
    var path = Path()
    for degree in stride(from: 0, to: 360, by: 5) where (degree % 15 == 0) == long {
      let angle = Double(degree) * .pi / 180
      let direction = Point(sin(angle), -cos(angle))
      path.move(to: middle + direction * (radius + (long ? 1 : 4) * unit))
      path.line(to: middle + direction * (radius + 8 * unit))
    }
    return path
  }
}

/// The wooden rim of the lens, its shadow, and the dark background below the glass.
struct LensDrawing {
  let radius: Double
  let unit: Double
  let theme: Theme

  func picture(_ pictures: PictureCache) -> Picture {
    let half = (radius + 20 * unit).rounded(.up)
    return pictures.picture("lens \(radius)", Size(2 * half, 2 * half)) { drawing in
      let middle = Point(half, half)
      let strength = 0.45 * theme.shadowStrength
      if strength > 0 {
        let below = middle + Point(2, 6) * unit
        drawing.fill(
          .circle(below, radius: radius + 5 * unit), theme.shadow.opacity(strength),
          blur: 4 * unit)
      }
      let outer = radius + 5 * unit
      let wood: Paint =
        theme.isFlat
        ? .solid(.white)
        : .linear(
          from: middle - Point(outer, outer), to: middle + Point(outer, outer),
          [.init(0, Color(0xB98557)), .init(0.4, Color(0x9A6B45)), .init(1, Color(0x6E472B))])
      drawing.fill(.circle(middle, radius: outer), wood)
      let line = max(1, unit)
      drawing.stroke(.circle(middle, radius: outer - line / 2), width: line, Color(0x452A18))
      drawing.fill(.circle(middle, radius: radius + 0.7), Color(0x452A18))
    }
  }
}
