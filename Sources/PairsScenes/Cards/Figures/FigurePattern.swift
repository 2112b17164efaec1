import Glibc
import PictureArt
import Stage

/// The pattern inside a figure. It distinguishes cards without relying on colour.
nonisolated enum FigurePattern {
  /// Full colour.
  case plain
  /// No marks.
  case empty
  /// Bars, turned by an angle in degrees. 0 means horizontal ones.
  case stripes(Double)
  case dots
  case checks
  /// Rings around a point.
  case rings(Point)
  /// Wedges that run out from a point.
  case rays(Point, count: Int)
  /// Two sets of crossing lines.
  case hatch
  case waves
  case zigzag
  case scales
  case bricks
  /// Full colour to the right of the vertical axis.
  case half
  /// Full colour below a height.
  case filled(to: Double)
  /// Full colour in two opposite quarters around a point.
  case quarters(Point)

  /// Areas and lines in full colour over a light body. They extend beyond the body and are clipped to it.
  struct Marks {
    var areas = Path()
    var lines = Path()
    var width = 2.6
  }

  var isPlain: Bool { if case .plain = self { true } else { false } }

  /// The reach of the largest figure, with a margin.
  private static let reach = 34.0

  var marks: Marks {
    let reach = Self.reach
    return switch self {
    case .plain, .empty: Marks()
    case .stripes(let degrees): Marks(areas: Self.bars.turned(degrees * .pi / 180, about: .zero))
    case .dots: Marks(areas: Self.spots)
    case .checks: Marks(areas: Self.squares)
    case .rings(let center): Marks(areas: Self.rings(about: center))
    case .rays(let center, let count): Marks(areas: Self.rays(from: center, count: count))
    case .hatch:
      Marks(
        lines: .joined([45, -45].map { Self.lines(every: 9).turned($0 * .pi / 180, about: .zero) }))
    case .waves: Marks(lines: Self.rows(every: 10) { Self.wave(at: $0) }, width: 3.6)
    case .zigzag: Marks(lines: Self.rows(every: 11) { Self.zigzag(at: $0) }, width: 4)
    case .scales: Marks(lines: Self.scaleArcs)
    case .bricks: Marks(lines: Self.joints)
    case .half: Marks(areas: .rect(Rect(0, -reach, reach, 2 * reach)))
    case .filled(let height): Marks(areas: .rect(Rect(-reach, height, 2 * reach, 2 * reach)))
    case .quarters(let corner):
      Marks(
        areas: .joined([
          .rect(Rect(corner.x, corner.y - 2 * reach, 2 * reach, 2 * reach)),
          .rect(Rect(corner.x - 2 * reach, corner.y, 2 * reach, 2 * reach)),
        ]))
    }
  }

  /// Returns positions at equal distances, symmetric about zero.
  private static func steps(_ pitch: Double, to reach: Double = reach) -> [Double] {
    let count = Int(reach / pitch)
    return (-count...count).map { Double($0) * pitch }
  }

  private static let bars = Path.joined(
    steps(11, to: 46).map { .rect(Rect(-46, $0 - 2.75, 92, 5.5)) })

  private static let spots = Path.joined(
    steps(9.5).enumerated().flatMap { row, y in
      steps(12, to: 36).map { .circle(Point($0 + (row.isMultiple(of: 2) ? 0 : 6), y), radius: 3.3) }
    })

  private static let squares = Path.joined(
    (-4..<4).flatMap { row in
      (-4..<4).filter { ($0 + row).isMultiple(of: 2) }.map { column in
        .rect(Rect(Double(column) * 8.5, Double(row) * 8.5, 8.5, 8.5))
      }
    })

  private static func rings(about center: Point) -> Path {
    .joined(
      [.circle(center, radius: 4.5)]
        + stride(from: 10.0, through: 54, by: 11).map { .ring(center, from: $0, to: $0 + 5.5) })
  }

  private static func rays(from center: Point, count: Int) -> Path {
    let step = 2 * .pi / Double(count)
    return .joined(
      (0..<count).map { index in
        let angle = Double(index) * step - .pi / 2
        return .polygon([
          center, center + .polar(angle - step / 4, 90), center + .polar(angle + step / 4, 90),
        ])
      })
  }

  private static func lines(every pitch: Double) -> Path {
    .joined(steps(pitch, to: 46).map { .line((-46, $0), (46, $0)) })
  }

  private static func rows(every pitch: Double, _ row: (Double) -> Path) -> Path {
    .joined(steps(pitch).map(row))
  }

  private static func wave(at y: Double) -> Path {
    .smooth((-6...6).map { Point(Double($0) * 6, y + ($0.isMultiple(of: 2) ? 2.4 : -2.4)) })
  }

  private static func zigzag(at y: Double) -> Path {
    .polyline((-6...6).map { Point(Double($0) * 6, y + ($0.isMultiple(of: 2) ? 3 : -3)) })
  }

  /// Rows of arcs like fish scales, open to the left.
  private static let scaleArcs: Path = {
    var path = Path()
    for (column, x) in steps(8).enumerated() {
      for y in steps(11, to: 40) {
        var scale = Path()
        scale.arc(
          center: Point(x, y + (column.isMultiple(of: 2) ? 0 : 5.5)), radii: Size(6.5, 5.5),
          from: -.pi / 2, sweep: .pi)
        path.append(scale)
      }
    }
    return path
  }()

  private static let joints: Path = {
    var path = lines(every: 9)
    for (row, y) in steps(9, to: 36).enumerated() {
      for x in steps(14, to: 42) {
        let shifted = x + (row.isMultiple(of: 2) ? 0 : 7)
        path.append(.line((shifted, y), (shifted, y + 9)))
      }
    }
    return path
  }()
}
