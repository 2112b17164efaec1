import Stage

/// The outlines of a gamepad from above, with sticks and buttons arranged as on its kind.
enum PadDrawing {
  static func shape(_ kind: PadKind) -> DeviceDrawing.Shape {
    // Xbox and Nintendo gamepads have the left stick above the directional pad, others below it.
    let isStickFirst = kind == .xbox || kind == .nintendo
    let (upper, lower) = (Point(80, 98), Point(124, 142))
    let (cross, stick) = isStickFirst ? (lower, upper) : (upper, lower)
    return DeviceDrawing.Shape(
      name: "pad \(kind.rawValue)", grid: Size(320, 220), body: [body],
      parts: shoulders + middle + arms(about: cross) + faces(kind, about: Point(240, 98))
        + [
          thumb(stick, [.stick, .pad(.leftStick)]),
          thumb(Point(196, 142), [.otherStick, .pad(.rightStick)]),
        ])
  }

  /// The body with its two grips.
  private static let body: Path = {
    func p(_ x: Double, _ y: Double) -> Point { Point(x, y) }
    var path = Path()
    path.move(to: p(72, 56))
    path.line(to: p(248, 56))
    path.curve(to: p(306, 162), p(284, 56), p(298, 112))
    path.curve(to: p(268, 210), p(312, 196), p(296, 216))
    path.curve(to: p(214, 166), p(246, 204), p(238, 166))
    path.line(to: p(106, 166))
    path.curve(to: p(52, 210), p(82, 166), p(74, 204))
    path.curve(to: p(14, 162), p(24, 216), p(8, 196))
    path.curve(to: p(72, 56), p(22, 112), p(36, 56))
    path.close()
    return path
  }()

  private static var shoulders: [DeviceDrawing.Part] {
    [(62.0, PadAxis.leftTrigger, PadButton.leftShoulder), (198, .rightTrigger, .rightShoulder)]
      .flatMap { left, trigger, shoulder in
        [
          part(.roundedRect(Rect(left + 8, 2, 44, 22), radius: 9), [.trigger(trigger)]),
          part(
            .roundedRect(Rect(left, 28, 60, 24), radius: 9), [.pad(shoulder)],
            label: .pad(shoulder)),
        ]
      }
  }

  private static var middle: [DeviceDrawing.Part] {
    [(134.0, PadButton.back), (162, .start)].map { left, button in
      part(
        .roundedRect(Rect(left, 76, 24, 18), radius: 7), [.pad(button)], label: .pad(button))
    }
  }

  private static func arms(about middle: Point) -> [DeviceDrawing.Part] {
    let arms: [(PadButton, Point)] = [
      (.up, Point(0, -1)), (.down, Point(0, 1)), (.left, Point(-1, 0)), (.right, Point(1, 0)),
    ]
    return arms.map { button, direction in
      let box = Rect(
        center: middle + direction * 15, Size(14 + 4 * abs(direction.x), 14 + 4 * abs(direction.y)))
      return part(.roundedRect(box, radius: 4), [.pad(button)])
    }
  }

  /// Returns the four face buttons. On Nintendo gamepads, A and B are swapped, and so are X and Y.
  private static func faces(_ kind: PadKind, about middle: Point) -> [DeviceDrawing.Part] {
    let around: [PadButton] =
      kind == .nintendo ? [.b, .a, .y, .x] : [.a, .b, .x, .y]
    let directions = [Point(0, 1), Point(1, 0), Point(-1, 0), Point(0, -1)]
    return zip(around, directions).map { button, direction in
      part(.circle(middle + direction * 24, radius: 13), [.pad(button)], label: .pad(button))
    }
  }

  private static func thumb(_ middle: Point, _ controls: [DeviceControl]) -> DeviceDrawing.Part {
    part(.circle(middle, radius: 19), controls)
  }

  private static func part(
    _ path: Path, _ controls: [DeviceControl], label: DeviceControl? = nil
  ) -> DeviceDrawing.Part {
    DeviceDrawing.Part(path: path, controls: controls + [.tilt], label: label)
  }
}
