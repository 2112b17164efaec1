import BoxKit
import Glibc
import PlayLog
import Stage

/// The sign of a player: a figure on a coloured disc.
struct PlayerSign: Hashable {
  /// The number of the colour, below ``colourCount``.
  let colour: Int
  /// The figure.
  let figure: PlayerFigure

  /// The number of colours. The first one is neutral.
  static let colourCount = 1 + SeatSign.allCases.count

  /// Numbers from a later version become others.
  init(colour: Int, figure: Int) {
    self.colour = colour % Self.colourCount
    self.figure = PlayerFigure(rawValue: figure % PlayerFigure.allCases.count) ?? .head
  }

  /// Returns the sign in a square.
  func picture(side: Double, _ look: Look) -> Picture {
    let theme = look.theme
    let fill = SeatSign(rawValue: colour - 1)?.color(theme)
    return look.pictures.picture("player \(colour) \(figure)", Size(side, side)) { drawing in
      let box = Rect(.zero, drawing.size)
      drawing.fill(.ellipse(in: box), fill ?? theme.panel.second)
      drawing.fill(
        .frame(box, radius: side / 2, width: max(1, (side / 24).rounded())),
        fill ?? theme.panelLine)
      let (unit, middle) = (0.72 * side / 24, Point(side / 2, side / 2))
      for path in figure.paths {
        drawing.fill(
          path.scaled(by: unit).offset(by: middle), fill == nil ? theme.ink : theme.panel.second)
      }
    }
  }
}

extension PlayerSign {
  /// The sign of a player; `nil` for one whom the log does not know.
  init(_ player: PlayerProfile?) {
    self.init(colour: player?.colour ?? 0, figure: player?.figure ?? 0)
  }
}

/// The figures that players choose from, in the order of their numbers in the log.
enum PlayerFigure: Int, CaseIterable {
  case head, star, heart, moon, leaf, crown, fish, tree

  /// The outlines on a grid of 24 units with a centred origin.
  var paths: [Path] {
    switch self {
    case .head: [.circle(Point(0, -4.25), radius: 4.6), Self.shouldersPath]
    case .star: [Self.starPath]
    case .heart: [Self.heartPath]
    case .moon: [Self.moonPath]
    case .leaf: [Self.leafPath]
    case .crown:
      [Self.outline([(-8, 6.5), (-9, -4), (-4, 0), (0, -7), (4, 0), (9, -4), (8, 6.5)])]
    case .fish:
      [.ellipse(in: Rect(-9, -5, 14, 10)), Self.outline([(2.5, 0), (9, -5.5), (9, 5.5)])]
    case .tree:
      [
        Self.outline([
          (0, -9.5), (5, -2.5), (3, -2.5), (7.5, 4.5), (1.6, 4.5), (1.6, 9), (-1.6, 9),
          (-1.6, 4.5), (-7.5, 4.5), (-3, -2.5), (-5, -2.5),
        ])
      ]
    }
  }

  private static func outline(_ points: [(Double, Double)]) -> Path {
    .polygon(points.map { Point($0.0, $0.1) })
  }

  private static let shouldersPath = outline(from: Point(-8.5, 9)) { path in
    path.curve(to: Point(0, 1.8), Point(-8.5, 4.6), Point(-5, 1.8))
    path.curve(to: Point(8.5, 9), Point(5, 1.8), Point(8.5, 4.6))
  }
  private static let starPath: Path = {
    let turns = (0..<10).map { Double($0) * .pi / 5 }
    return .polygon(
      turns.enumerated().map { index, turn in
        Point(sin(turn), -cos(turn)) * (index.isMultiple(of: 2) ? 10 : 4.4)
      })
  }()
  private static let heartPath = outline(from: Point(0, 8.5)) { path in
    path.curve(to: Point(-9, -2.5), Point(-4.5, 5), Point(-9, 1.5))
    path.curve(to: Point(0, -4), Point(-9, -8.5), Point(-2, -9))
    path.curve(to: Point(9, -2.5), Point(2, -9), Point(9, -8.5))
    path.curve(to: Point(0, 8.5), Point(9, 1.5), Point(4.5, 5))
  }
  private static let moonPath = outline(from: Point(4.5, -8)) { path in
    path.curve(to: Point(-7.5, 0), Point(-2.5, -10), Point(-7.5, -5.5))
    path.curve(to: Point(4.5, 8), Point(-7.5, 5.5), Point(-2.5, 10))
    path.curve(to: Point(4.5, -8), Point(-4, 4.5), Point(-4, -4.5))
  }
  private static let leafPath = outline(from: Point(-8, 8.5)) { path in
    path.curve(to: Point(8, -8), Point(-10, -3.5), Point(-3, -8.5))
    path.curve(to: Point(-5.5, 6), Point(9, 4.5), Point(2, 9))
    path.curve(to: Point(-8, 8.5), Point(-6.5, 7), Point(-7, 7.5))
  }

  private static func outline(from start: Point, _ draw: (inout Path) -> Void) -> Path {
    var path = Path()
    path.move(to: start)
    draw(&path)
    path.close()
    return path
  }
}
