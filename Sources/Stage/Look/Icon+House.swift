import Glibc

/// The icons of the program, drawn within about 10 grid units of the centre on each axis.
extension Icon {
  /// The sign of A on PlayStation pads.
  public static let padCross = Icon(
    "pad cross", [line((-6.5, -6.5), (6.5, 6.5)), line((6.5, -6.5), (-6.5, 6.5))])
  /// The sign of B on PlayStation pads.
  public static let padCircle = Icon("pad circle", [.stroke(.circle(.zero, radius: 7), 2.2)])
  /// The sign of X on PlayStation pads.
  public static let padSquare = Icon(
    "pad square", [.stroke(.rect(Rect(-6.5, -6.5, 13, 13)), 2.2)])
  /// The sign of Y on PlayStation pads.
  public static let padTriangle = Icon(
    "pad triangle", [line((0, -7), (7.5, 6), (-7.5, 6), (0, -7))])
  /// The menu button of a pad: three lines.
  public static let padMenu = Icon(
    "pad menu", [line((-7, -5), (7, -5)), line((-7, 0), (7, 0)), line((-7, 5), (7, 5))])
  /// The View button of a pad: two overlapping windows.
  public static let padView = Icon(
    "pad view",
    [
      .stroke(.rect(Rect(-7, -6, 9, 7)), 1.8), line((4.5, -2), (7, -2), (7, 6), (-2, 6), (-2, 3.5)),
    ])

  /// A directional pad with four arms.
  public static let padDirections = Icon(
    "pad directions",
    [
      .stroke(
        .polygon(
          [
            (-3, -8.5), (3, -8.5), (3, -3), (8.5, -3), (8.5, 3), (3, 3), (3, 8.5), (-3, 8.5),
            (-3, 3), (-8.5, 3), (-8.5, -3), (-3, -3),
          ].map(Point.init)), 2)
    ])
  /// A stick, seen from above.
  public static let padStick = Icon(
    "pad stick",
    [.stroke(.circle(.zero, radius: 8), 1.8), .fill(.circle(Point(1.6, -1.6), radius: 4.2))])
  /// A gamepad held at an angle.
  public static let padTilted = Icon(
    "pad tilted",
    [
      line((-8, 1), (6.5, -6), (8.5, -0.5), (-6, 6.5), (-8, 1)),
      line((-8.5, -4), (-5.5, -7.5), (-1.5, -8.5)),
    ])
  /// A mouse with its left button pressed.
  public static let mouseClick = Icon("mouse click", mouse + [.fill(leftButton)])
  /// A mouse dragged with its button down.
  public static let mouseDrag = Icon(
    "mouse drag",
    mouse + [
      .fill(leftButton), line((6.8, 3), (9, 5), (6.8, 7)), line((-6.8, 3), (-9, 5), (-6.8, 7)),
    ])
  /// A mouse with its wheel marked.
  public static let mouseWheel = Icon(
    "mouse wheel",
    mouse + [line((0, -6), (0, -2.5), width: 3)])
  /// A finger that taps.
  public static let fingerTap = Icon(
    "finger tap", [.fill(.circle(.zero, radius: 3.6)), .stroke(.circle(.zero, radius: 7.6), 1.8)])
  /// A finger that swipes.
  public static let fingerSwipe = Icon(
    "finger swipe",
    [
      .fill(.circle(Point(-5.4, 0), radius: 3.4)), line((0, 0), (8.5, 0)),
      line((5, -3.5), (8.5, 0), (5, 3.5)),
    ])
  /// Two fingers that move apart.
  public static let fingersPinch = Icon(
    "fingers pinch",
    [
      .fill(.circle(Point(-2.2, 2.2), radius: 2.4)), .fill(.circle(Point(2.2, -2.2), radius: 2.4)),
      line((-4.5, 4.5), (-8, 8)), line((-8, 3.8), (-8, 8), (-3.8, 8)),
      line((4.5, -4.5), (8, -8)), line((8, -3.8), (8, -8), (3.8, -8)),
    ])

  /// Two names beside their places on a map.
  public static let names = Icon(
    "names",
    [
      .fill(.circle(Point(-6.5, -4.5), radius: 2.2)), line((-1, -4.5), (8, -4.5)),
      .stroke(.circle(Point(-6.5, 4.5), radius: 1.7), 1.4), line((-1, 4.5), (5, 4.5)),
    ])

  /// A chevron to the left, for going back.
  public static let back = Icon("back", [line((3, -7), (-4, 0), (3, 7))])

  /// A light bulb.
  public static let hint = Icon(
    "hint",
    [
      arc(center: (0, -2), 6.5, from: 2.234, sweep: 4.956),
      line((-4, 3.1), (-2.9, 6.6)), line((4, 3.1), (2.9, 6.6)),
      line((-2.9, 6.6), (2.9, 6.6)), line((-1.6, 9.8), (1.6, 9.8)),
    ])

  /// An arrow that curves back.
  public static let undo = Icon("undo", turnedArrow(1))
  /// The mirror image of `undo`.
  public static let redo = Icon("redo", turnedArrow(-1))

  /// A question mark.
  public static let help = Icon(
    "help",
    [
      arc(center: (0, -3.6), 4.6, from: .pi, sweep: 1.25 * .pi),
      line((3.3, -0.4), (0, 2.2), (0, 4)), .fill(.circle(Point(0, 8), radius: 1.5)),
    ])

  /// Three sliders.
  public static let settings = Icon(
    "settings", slider(at: -6, knob: 3.5) + slider(at: 0, knob: -3.5) + slider(at: 6, knob: 1.5))

  /// A loudspeaker with a cross.
  public static let muted = Icon(
    "muted", [loudspeaker, line((3.4, -3.2), (9.4, 3.2)), line((3.4, 3.2), (9.4, -3.2))])
  /// A loudspeaker with two waves, for spoken texts.
  public static let speech = Icon(
    "speech",
    [
      loudspeaker, arc(center: (0, 0), 4.6, from: -0.9, sweep: 1.8),
      arc(center: (0, 0), 8.8, from: -0.9, sweep: 1.8),
    ])
  private static let loudspeaker: Part = .fill(
    .polygon([(-9, -3), (-5, -3), (0, -7.5), (0, 7.5), (-5, 3), (-9, 3)].map(Point.init)))

  /// A head with shoulders.
  public static let person = Icon(
    "person", [.fill(.circle(Point(0, -4.25), radius: 4.59)), .fill(shoulders)])

  /// A robot's head.
  public static let computer = Icon(
    "computer",
    [
      .stroke(.roundedRect(Rect(-6.72, -4, 13.44, 10.03), radius: 1.96), 2.2),
      .fill(.circle(Point(-3.23, 1.19), radius: 1.53)),
      .fill(.circle(Point(3.23, 1.19), radius: 1.53)), line((0, -5.44), (0, -9.18)),
    ])

  /// A matchbox, seen from above, with its drawer open and a bead in it.
  public static let matchbox = Icon(
    "matchbox",
    [
      .fill(.roundedRect(Rect(-6, -10, 12, 10), radius: 1.3)),
      .stroke(.polyline([Point(-4.7, 0), Point(-4.7, 9.3), Point(4.7, 9.3), Point(4.7, 0)]), 2.2),
      .fill(.circle(Point(0, 4.6), radius: 2)),
    ])

  /// A printed label: a frame with a picture and a line.
  public static let label = Icon(
    "label",
    [
      .stroke(.roundedRect(Rect(-7.5, -9.5, 15, 19), radius: 1.5), 2.1),
      .stroke(.roundedRect(Rect(-3.6, -5.6, 7.2, 6.6), radius: 0.5), 1.9),
      .stroke(.polyline([Point(-3.4, 5.4), Point(3.4, 5.4)]), 1.9),
    ])

  /// A diamond with an exclamation mark cut out.
  public static let warning = Icon("warning", [.fill(markedDiamond)])

  /// A tick.
  public static let check = Icon("check", [line((-6.5, 0), (-1.5, 5), (6.5, -5), width: 3)])
  /// A chevron for a list that opens below.
  public static let chevronDown = Icon(
    "chevron down", [line((-8, -4), (0, 4), (8, -4), width: 2.4)])
  /// A chevron for a page that opens beside.
  public static let chevronRight = Icon(
    "chevron right", [line((-4, -8), (4, 0), (-4, 8), width: 2.4)])
  /// Four squares, for a list as a grid.
  public static let tiles = Icon(
    "tiles",
    [(-7.0, -7.0), (1, -7), (-7, 1), (1, 1)].map { .stroke(.rect(Rect($0.0, $0.1, 6, 6)), 2) })
  /// Lines with dots, for a list in rows.
  public static let rows = Icon(
    "rows",
    [-6.0, 0, 6].flatMap { y in
      [.fill(.circle(Point(-7, y), radius: 1.6)), line((-2.5, y), (8, y))]
    })
  /// A folder.
  public static let folder = Icon(
    "folder",
    [
      line((-8, 6.5), (-8, -6), (-2.5, -6), (-0.5, -3.5), (8, -3.5), (8, 6.5), (-8, 6.5))
    ])
  /// Two links of a chain.
  public static let link = Icon(
    "link",
    [
      .stroke(.roundedRect(Rect(-10, -3.2, 11.5, 6.4), radius: 3.2), 2.1),
      .stroke(.roundedRect(Rect(-1.5, -3.2, 11.5, 6.4), radius: 3.2), 2.1),
    ])
  /// An arrow down into a tray, for saving a picture.
  public static let save = Icon(
    "save",
    [
      line((0, -8.5), (0, 3)), line((-4.6, -1.4), (0, 3.2), (4.6, -1.4)),
      line((-8.5, 3), (-8.5, 8), (8.5, 8), (8.5, 3)),
    ])
  /// A pen, for editing a text.
  public static let pen = Icon(
    "pen", [line((-7, 7), (-6, 2.5), (3.5, -7), (7, -3.5), (-2.5, 6), (-7, 7))])
  /// A keyboard with three keys and a space bar.
  public static let keyboard = Icon(
    "keyboard",
    [
      line((-9.5, -6), (9.5, -6), (9.5, 6), (-9.5, 6), (-9.5, -6)), line((-4, 2.6), (4, 2.6)),
      line((-5.2, -2), (-4.8, -2)), line((-0.2, -2), (0.2, -2)), line((4.8, -2), (5.2, -2)),
    ])
  /// A chevron for a list that opens above.
  public static let chevronUp = Icon("chevron up", [line((-8, 4), (0, -4), (8, 4), width: 2.4)])
  /// A triangle that points to the right.
  public static let play = Icon(
    "play", [.fill(triangle), .stroke(triangle, stroke)])
  /// Two vertical bars.
  public static let pause = Icon(
    "pause", [line((-4, -6), (-4, 6), width: 3.4), line((4, -6), (4, 6), width: 3.4)])
  /// A triangle that points at a bar, for a single step.
  public static let step = Icon(
    "step",
    [
      .fill(triangle.offset(by: Point(-3, 0))), .stroke(triangle.offset(by: Point(-3, 0)), stroke),
      line((8, -6.5), (8, 6.5), width: 2.6),
    ])
  /// A bar, and a triangle that points at it from the right.
  public static let toStart = Icon(
    "to start",
    [
      .fill(leftTriangle), .stroke(leftTriangle, stroke),
      line((-8, -6.5), (-8, 6.5), width: 2.6),
    ])
  /// A rising curve in a chart.
  public static let chart = Icon(
    "chart",
    [line((-8.5, -8), (-8.5, 8), (8.5, 8)), line((-4.5, 3.5), (-0.5, -1), (2.5, 2), (8, -5))])
  /// An eye.
  public static let eye = Icon(
    "eye", [.stroke(lids, stroke), .fill(.circle(.zero, radius: 3))])
  /// A cross of two strokes.
  public static let close = Icon("close", [line((-6, -6), (6, 6)), line((6, -6), (-6, 6))])

  /// An open door with an arrow out of it.
  public static let leave = Icon(
    "leave",
    [
      line((1, -8), (-7.5, -8), (-7.5, 8), (1, 8)), line((-2, 0), (8.5, 0)),
      line((4.5, -4), (8.5, 0), (4.5, 4)),
    ])
  /// Four corners that point outwards.
  public static let fullScreen = Icon(
    "full screen",
    [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      line((2.5 * x, 8 * y), (8 * x, 8 * y), (8 * x, 2.5 * y))
    })
  /// The backspace key.
  public static let erase = Icon(
    "erase",
    [
      line((-3.5, -6.5), (-9, 0), (-3.5, 6.5), (9, 6.5), (9, -6.5), (-3.5, -6.5)),
      line((0, -2.5), (5, 2.5)), line((5, -2.5), (0, 2.5)),
    ])

  /// Three dots, for further commands.
  public static let more = Icon(
    "more", [-6.5, 0, 6.5].map { .fill(.circle(Point($0, 0), radius: 1.9)) })

  /// An arrow to the left.
  public static let arrowLeft = arrow("arrow left") { $0 }
  /// An arrow to the right.
  public static let arrowRight = arrow("arrow right") { Point(-$0.x, $0.y) }
  /// An arrow upwards.
  public static let arrowUp = arrow("arrow up") { Point($0.y, $0.x) }
  /// An arrow downwards.
  public static let arrowDown = arrow("arrow down") { Point($0.y, -$0.x) }

  /// A filled star of a rating.
  public static let star = Icon("star", [.fill(starPath), .stroke(starPath, 1.6)])
  /// An empty star of a rating.
  public static let hollowStar = Icon("hollow star", [.stroke(starPath, 1.6)])
  /// Two overlapping corners, for cropping a picture.
  public static let crop = Icon(
    "crop", [line((-5, -9), (-5, 5), (9, 5)), line((-9, -5), (5, -5), (5, 9))])
  /// A minus sign.
  public static let minus = Icon("minus", [line((-6.5, 0), (6.5, 0))])
  /// A plus sign.
  public static let plus = Icon("plus", [line((-6.5, 0), (6.5, 0)), line((0, -6.5), (0, 6.5))])

  /// A disc, for a position that you can win by force.
  public static let disc = Icon("disc", [.fill(.circle(.zero, radius: 9))])
  /// A diamond, for a position that the opponent can win by force.
  public static let diamond = Icon("diamond", [.fill(rhombus(9))])

  /// The icons for tests and overviews.
  public static let all = [
    back, hint, undo, redo, help, settings, person, computer, matchbox, label, warning, check,
    chevronDown, chevronUp, chevronRight, tiles, rows, folder, pen, keyboard,
    play, pause, chart, close, star, hollowStar, crop, minus, plus, arrowLeft, arrowRight, arrowUp,
    arrowDown,
    disc, diamond, more, leave, fullScreen, erase, step, toStart, padCross, padCircle, padSquare,
    padTriangle,
    padMenu, padView, padDirections, padStick, padTilted, mouseClick, mouseDrag, mouseWheel,
    fingerTap, fingerSwipe, fingersPinch, muted, eye,
  ]
}

extension Icon {
  private static let stroke = 2.1
  /// Two arcs from corner to corner.
  private static let lids = Path.polygon(
    (0..<24).map { step in
      let x = step < 12 ? step - 6 : 18 - step
      let height = Double(36 - x * x) / 6.5
      return Point(1.6 * Double(x), step < 12 ? -height : height)
    })
  private static let leftTriangle = Path.polygon([Point(8, -7), Point(-4.5, 0), Point(8, 7)])
  private static let triangle = Path.polygon([Point(-5, -7), Point(7.5, 0), Point(-5, 7)])

  /// Ten points, alternately on circles of radius 9 and 3.9.
  private static let starPath = Path.polygon(
    (0..<10).map { index in
      let angle = Double(index) * .pi / 5
      let radius = index.isMultiple(of: 2) ? 9 : 3.9
      return Point(radius * sin(angle), 0.6 - radius * cos(angle))
    })

  /// The outline of a mouse with the border of its buttons.
  private static let mouse: [Part] = [
    .stroke(.roundedRect(Rect(-5.5, -9, 11, 18), radius: 5.5), 1.8),
    line((-5.5, -1.2), (5.5, -1.2), width: 1.4), line((0, -9), (0, -1.2), width: 1.4),
  ]

  private static let leftButton: Path = {
    var path = Path()
    path.move(to: Point(0, -1.2))
    path.line(to: Point(-5.5, -1.2))
    path.line(to: Point(-5.5, -3.5))
    path.arc(center: Point(0, -3.5), radii: Size(5.5, 5.5), from: .pi, sweep: .pi / 2)
    path.close()
    return path
  }()

  private static func line(_ points: (Double, Double)..., width: Double = stroke) -> Part {
    .stroke(.polyline(points.map { Point($0.0, $0.1) }), width)
  }

  private static func arc(
    center: (Double, Double), _ radius: Double, from start: Double, sweep: Double
  ) -> Part {
    var path = Path()
    path.arc(
      center: Point(center.0, center.1), radii: Size(radius, radius), from: start, sweep: sweep)
    return .stroke(path, stroke)
  }

  /// Returns an arrow head and a stroke that curves back in a half ring below it; mirrored for a side of −1.
  private static func turnedArrow(_ side: Double) -> [Part] {
    var ring = Path()
    ring.move(to: Point(-7.5, -3))
    ring.arc(center: Point(2.5, 2), radii: Size(5, 5), from: -.pi / 2, sweep: .pi)
    ring.line(to: Point(-3, 7))
    let head = Path.polyline([Point(-3.5, -7), Point(-7.5, -3), Point(-3.5, 1)])
    return [ring, head].map { .stroke($0.mapped { Point($0.x * side, $0.y) }, stroke) }
  }

  private static func slider(at y: Double, knob x: Double) -> [Part] {
    [
      line((-8.5, y), (x - 2.6, y)), line((x + 2.6, y), (8.5, y)),
      .stroke(.circle(Point(x, y), radius: 2.5), stroke),
    ]
  }

  private static let shoulders: Path = {
    var path = Path()
    path.arc(center: Point(0, 8.84), radii: Size(8.5, 7.82), from: .pi, sweep: .pi)
    path.close()
    return path
  }()

  private static func rhombus(_ radius: Double) -> Path {
    .polygon([Point(0, -radius), Point(radius, 0), Point(0, radius), Point(-radius, 0)])
  }

  private static let markedDiamond: Path = {
    var path = rhombus(10)
    path.append(Path.roundedRect(Rect(-1.07, -5.33, 2.14, 6.67), radius: 1.07).reversed())
    path.append(Path.circle(Point(0, 4.33), radius: 1.27).reversed())
    return path
  }()

  private static func arrow(_ name: String, _ turn: (Point) -> Point) -> Icon {
    let shaft = Path.polyline([Point(7.5, 0), Point(-7.5, 0)])
    let head = Path.polyline([Point(-1.5, -6), Point(-7.5, 0), Point(-1.5, 6)])
    return Icon(name, [shaft, head].map { .stroke($0.mapped(turn), stroke) })
  }
}
