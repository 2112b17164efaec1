/// One gamepad: its buttons, directional pad, left stick, right trigger and accelerometer.
struct PadRecogniser {
  private var stick = StickRecogniser()
  private var cross = KeyRepeat<Direction>()
  private var shoulder = KeyRepeat<Intent.Command>()
  private var trigger = TriggerRecogniser()
  private var tilt = TiltRecogniser()

  /// When the next repeat is due.
  var deadline: Duration? {
    [stick.deadline, cross.deadline, shoulder.deadline].compactMap(\.self).min()
  }

  /// What the accelerometer has said last, smoothed.
  var tiltReading: Vector3? { tilt.reading }

  mutating func press(_ button: PadButton, at time: Duration) -> [Intent] {
    if let direction = button.direction {
      cross.hold(direction, at: time)
      return [.tilt(direction)]
    }
    if let command = button.repeatedCommand { shoulder.hold(command, at: time) }
    return button.intent.map { [$0] } ?? []
  }

  mutating func release(_ button: PadButton) {
    if let direction = button.direction, direction == cross.thing { cross.release() }
    if let command = button.repeatedCommand, command == shoulder.thing { shoulder.release() }
  }

  mutating func move(_ axis: PadAxis, to value: Double, at time: Duration) -> [Intent] {
    switch axis {
    case .leftX: stick.move(x: value, at: time)
    case .leftY: stick.move(y: value, at: time)
    case .rightTrigger: trigger.move(to: value) ? [.focusSwitch] : []
    case .rightX, .rightY, .leftTrigger: []
    }
  }

  mutating func tilt(_ sample: Vector3, restPose: Vector3, at time: Duration) -> [Intent] {
    tilt.tilt(sample, restPose: restPose, at: time).map { [.tilt($0)] } ?? []
  }

  /// Forgets how the pad is tilted.
  mutating func forgetTilt() { tilt = TiltRecogniser() }

  mutating func advance(to time: Duration) -> [DueIntent] {
    stick.advance(to: time) + cross.advance(to: time, Intent.tilt)
      + shoulder.advance(to: time, Intent.commandRepeat)
  }
}

extension PadButton {
  fileprivate var direction: Direction? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    default: nil
    }
  }

  /// The pad's column in the table of controls (Documentation/Look.md, *Controls*).
  fileprivate var intent: Intent? {
    switch self {
    case .a: .activate
    case .b: .back
    case .x: .command(.newGame)
    case .y: .command(.hint)
    case .leftShoulder, .rightShoulder: repeatedCommand.map { .command($0) }
    case .start: .command(.settings)
    case .back, .left, .right, .up, .down: nil
    }
  }

  /// What the button does again and again while it is held.
  fileprivate var repeatedCommand: Intent.Command? {
    switch self {
    case .leftShoulder: .undo
    case .rightShoulder: .redo
    default: nil
    }
  }
}
