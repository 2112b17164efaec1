import Stage

/// The outlines of a mouse from above: two buttons and the wheel.
enum MouseDrawing {
  static var shape: DeviceDrawing.Shape {
    let body = Path.roundedRect(Rect(16, 4, 108, 184), radius: 54)
    let right = button.mapped { Point(140 - $0.x, $0.y) }
    return DeviceDrawing.Shape(
      name: "mouse", grid: Size(140, 192), body: [body, right],
      parts: [
        .init(path: button, controls: [.click, .dragging]),
        .init(path: .roundedRect(Rect(62, 30, 16, 38), radius: 8), controls: [.wheel]),
      ])
  }

  /// The outline of the left button.
  private static let button: Path = {
    var path = Path()
    path.move(to: Point(60, 6))
    path.curve(to: Point(18, 62), Point(34, 8), Point(18, 32))
    path.line(to: Point(18, 88))
    path.line(to: Point(60, 88))
    path.close()
    return path
  }()
}

/// The outlines of a touch screen with the gestures of a game.
enum ScreenDrawing {
  /// - Parameter used: the controls with a function in the game. Gestures without a function are left out.
  static func shape(_ used: Set<DeviceControl>) -> DeviceDrawing.Shape {
    let glass = Path.roundedRect(Rect(2, 2, 236, 160), radius: 18)
    let parts = all.filter { part in part.controls.contains(where: used.contains) }
    return DeviceDrawing.Shape(
      name: "screen \(parts.count)", grid: Size(240, 164), body: [glass], parts: parts)
  }

  private static var all: [DeviceDrawing.Part] {
    [
      .init(path: trace, controls: [.swipe]),
      .init(path: .circle(Point(64, 100), radius: 15), controls: [.tap]),
      .init(path: pair, controls: [.pinch]),
    ]
  }

  /// An arrow along a swipe.
  private static let trace: Path = {
    var path = Path()
    path.move(to: Point(64, 92))
    path.curve(to: Point(146, 64), Point(92, 88), Point(122, 80))
    path.line(to: Point(140, 54))
    path.line(to: Point(176, 50))
    path.line(to: Point(158, 84))
    path.line(to: Point(152, 74))
    path.curve(to: Point(64, 108), Point(124, 94), Point(92, 104))
    path.close()
    return path
  }()

  /// Two fingers side by side.
  private static let pair: Path = {
    var path = Path.circle(Point(172, 126), radius: 10)
    path.append(.circle(Point(200, 104), radius: 10))
    return path
  }()
}
