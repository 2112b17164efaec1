import Glibc
import Stage

/// A Penrose tiling of glazed tiles, larger and warmer in colour towards an off-centre light.
nonisolated enum TilingPicture {
  /// The centre of the light.
  static let light = Point(392, 428)
  /// The colour between the tiles.
  static let joint = Color(0x2A1E1C)
  private static let thick: [UInt32] = [0xC4553B, 0xE7A23A, 0x2F8086, 0x34467E, 0x8DA56B]
  private static let thin: [UInt32] = [0xF4E3C0, 0xD88A77, 0x1E2B4D, 0x70406A, 0x86BCC0]

  /// Draws the picture.
  static func sketch() -> Sketch {
    var sketch = Sketch(seed: 5)
    sketch.ground(.solid(joint))
    draw(&sketch, tiles)
    sketch.glow(light, Size(560, 520), 0xFFE3A0, 0.24)
    sketch.ground(shade)
    return sketch
  }

  /// The shade over all tiles, darker with the distance from the light.
  static let shade = Paint.radial(
    center: light, radii: Size(900, 860),
    [
      .init(0, Color(0x101632, alpha: 0)), .init(0.55, Color(0x101632, alpha: 0.06)),
      .init(1, Color(0x101632, alpha: 0.5)),
    ])

  /// The tiles that are at least partly visible.
  static var tiles: [PenroseTiling.Rhomb] {
    PenroseTiling(radius: 1060, cuts: 5).rhombs.map { tile in
      PenroseTiling.Rhomb(isThick: tile.isThick, corners: tile.corners.map(warped))
    }.filter { tile in
      tile.corners.contains { Sketch.whole.inset(by: -90).contains($0) }
    }
  }

  /// Draws tiles without the light on them.
  static func draw(_ sketch: inout Sketch, _ tiles: [PenroseTiling.Rhomb]) {
    for tile in tiles { sketch.fill(inset(tile, 0.93), glaze(tile)) }
    bevels(&sketch, tiles)
    inlays(&sketch, tiles)
  }

  /// Maps a point of the tiling to the picture, so that tiles grow towards the light.
  private static func warped(_ point: Point) -> Point {
    let turned = Path.polyline([point]).turned(0.13, about: .zero).bounds.origin
    let far = turned.distance(to: .zero)
    return light + turned * (far > 0 ? pow(far / 1060, -0.24) : 0)
  }

  /// Returns the outline of a tile, scaled about its centre.
  static func inset(_ tile: PenroseTiling.Rhomb, _ share: Double) -> Path {
    .polygon(tile.corners.map { tile.center + ($0 - tile.center) * share })
  }

  /// Returns the index of a tile's direction, from 0 to 4.
  private static func directionIndex(_ tile: PenroseTiling.Rhomb) -> Int {
    let along = tile.corners[2] - tile.corners[0]
    let turns = (atan2(along.y, along.x) - 0.13) / (.pi / 5)
    return ((Int(turns.rounded()) % 5) + 5) % 5
  }

  /// Returns the colour of a tile's glaze, which depends on its kind, its direction and its position.
  private static func color(_ tile: PenroseTiling.Rhomb, shift: Int = 0) -> Color {
    let index = (directionIndex(tile) + shift) % 5
    let base = Color(tile.isThick ? thick[index] : thin[index])
    let offset = tile.center - light
    let far = min(1, offset.distance(to: .zero) / 760)
    let angle = atan2(offset.y, offset.x)
    return base.mixed(with: Color(0xB5305A), 0.5 * far * max(0, cos(angle - 0.5)))
      .mixed(with: Color(0x12797C), 0.55 * far * max(0, cos(angle - 2.6)))
      .mixed(with: Color(0xE9B04A), 0.5 * far * max(0, cos(angle + 1.5)))
      .mixed(with: Color(0xFFE7B4), 0.12 * (1 - far))
  }

  private static func glaze(_ tile: PenroseTiling.Rhomb) -> Paint {
    let color = color(tile)
    let (low, high) = (tile.center + Point(-34, -40), tile.center + Point(34, 40))
    return .blend(low, color.mixed(with: .white, 0.07), high, color.mixed(with: .black, 0.16))
  }

  /// Draws bevelled edges, lit from the upper left.
  private static func bevels(_ sketch: inout Sketch, _ tiles: [PenroseTiling.Rhomb]) {
    var facets: [[Path]] = [[], [], [], []]
    for tile in tiles {
      let (outer, inner) = (0.93, 0.76)
      for side in 0..<4 {
        let (a, b) = (tile.corners[side] - tile.center, tile.corners[(side + 1) % 4] - tile.center)
        let middle = (a + b) * 0.5
        let facing = (-middle.x * 0.6 - middle.y * 0.8) / max(1, middle.distance(to: .zero))
        let facet = Path.polygon([
          tile.center + a * outer, tile.center + b * outer, tile.center + b * inner,
          tile.center + a * inner,
        ])
        facets[facing > 0.5 ? 0 : facing > 0 ? 1 : facing > -0.5 ? 2 : 3].append(facet)
      }
    }
    for (paths, (hex, alpha)) in zip(
      facets, [(UInt32(0xFFF6E0), 0.36), (0xFFF6E0, 0.14), (0x100818, 0.2), (0x100818, 0.4)])
    {
      for facet in paths.isEmpty ? [] : [Path.joined(paths)] { sketch.fill(facet, hex, alpha) }
    }
  }

  /// Draws the inlays of the tiles: a smaller tile, and a star or an eye.
  private static func inlays(_ sketch: inout Sketch, _ tiles: [PenroseTiling.Rhomb]) {
    var (lines, stars, eyes) = (Path(), Path(), Path())
    for tile in tiles {
      let long = tile.corners[0].distance(to: tile.corners[2])
      let wide = tile.corners[1].distance(to: tile.corners[3])
      let small = min(long, wide)
      sketch.fill(
        inset(tile, 0.54), .solid(color(tile, shift: tile.isThick ? 2 : 3).mixed(with: .white, 0.1))
      )
      lines.append(inset(tile, 0.54))
      let across = tile.corners[0] - tile.center
      let side = tile.corners[1] - tile.center
      if tile.isThick {
        stars.append(
          .polygon(
            (0..<8).map { index in
              let angle = Double(index) * .pi / 4
              let reach = index % 2 == 0 ? 0.42 : 0.16
              return tile.center + across * (cos(angle) * reach) + side * (sin(angle) * reach)
            }))
        eyes.append(.circle(tile.center, radius: small * 0.045))
      } else {
        stars.append(.circle(tile.center, radius: small * 0.11))
      }
    }
    sketch.stroke(lines, 2.6, 0xF8E6BE, 0.8)
    sketch.fill(stars, 0xFBEBC6, 0.92)
    sketch.fill(eyes, 0x8E2F2A)
  }
}
