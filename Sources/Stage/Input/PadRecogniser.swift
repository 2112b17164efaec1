import GameKernel

/// Translates the buttons, D-pad, sticks, triggers and accelerometer of one gamepad into intents. Both sticks do the
/// same.
struct PadRecogniser {
  private var leftStick = StickRecogniser()
  private var rightStick = StickRecogniser()
  private var directionPad = KeyRepeat<Direction>()
  private var shoulder = KeyRepeat<Intent.Command>()
  private var leftTrigger = TriggerRecogniser()
  private var rightTrigger = TriggerRecogniser()
  private var tilt = TiltRecogniser()

  /// The due time of the next repeat; `nil` while nothing is held.
  var deadline: Duration? {
    Duration.soonest(
      leftStick.deadline, rightStick.deadline, directionPad.deadline, shoulder.deadline)
  }

  /// The position of the stick that is farther out.
  var stickPosition: StickPosition {
    let (left, right) = (leftStick.position, rightStick.position)
    return right.length > left.length ? right : left
  }

  /// The last accelerometer reading, smoothed.
  var tiltReading: Vector3? { tilt.reading }

  mutating func press(_ button: PadButton, at time: Duration) -> [Intent] {
    if let direction = button.direction {
      directionPad.hold(direction, at: time)
      return [.tilt(direction)]
    }
    if let command = button.repeatedCommand { shoulder.hold(command, at: time) }
    return button.intent.map { [$0] } ?? []
  }

  mutating func release(_ button: PadButton) {
    if let direction = button.direction, direction == directionPad.thing { directionPad.release() }
    if let command = button.repeatedCommand, command == shoulder.thing { shoulder.release() }
  }

  /// - Parameter tilts: whether the sticks give tilts. If not, the triggers zoom.
  mutating func move(
    _ axis: PadAxis, to value: Double, at time: Duration, tilts: Bool
  ) -> [Intent] {
    switch axis {
    case .leftX: leftStick.move(x: value, at: time, tilts: tilts)
    case .leftY: leftStick.move(y: value, at: time, tilts: tilts)
    case .rightX: rightStick.move(x: value, at: time, tilts: tilts)
    case .rightY: rightStick.move(y: value, at: time, tilts: tilts)
    case .rightTrigger: rightTrigger.move(to: value) ? [tilts ? .focusSwitch : .zoom(1)] : []
    case .leftTrigger: leftTrigger.move(to: value) && !tilts ? [.zoom(-1)] : []
    }
  }

  mutating func tilt(_ sample: Vector3, restPose: Vector3, at time: Duration) -> [Intent] {
    tilt.tilt(sample, restPose: restPose, at: time).map { [.tilt($0)] } ?? []
  }

  /// Discards the readings of the accelerometer.
  mutating func forgetTilt() { tilt = TiltRecogniser() }

  /// Ends the repeats of the sticks. Each tilts again only after it has been level.
  mutating func letGoOfSticks() {
    leftStick.letGo()
    rightStick.letGo()
  }

  mutating func advance(to time: Duration) -> [DueIntent] {
    leftStick.advance(to: time) + rightStick.advance(to: time)
      + directionPad.advance(to: time, Intent.tiltRepeat)
      + shoulder.advance(to: time, Intent.commandRepeat)
  }
}

extension PadButton {
  fileprivate var direction: Direction? { Direction(rawValue: rawValue) }

  /// The intent of the button, as in the table of controls (Documentation/Look.md, *Controls*).
  fileprivate var intent: Intent? {
    switch self {
    case .a: .activate
    case .b: .back
    case .x: .command(.newGame)
    case .y: .command(.hint)
    case .leftShoulder, .rightShoulder: repeatedCommand.map { .command($0) }
    case .start: .command(.settings)
    case .back: .command(.help)
    case .leftStick: .speech(.next)
    case .rightStick: .focusSwitch
    case .left, .right, .up, .down: nil
    }
  }

  /// The command that repeats while the button is held.
  fileprivate var repeatedCommand: Intent.Command? {
    switch self {
    case .leftShoulder: .undo
    case .rightShoulder: .redo
    default: nil
    }
  }
}

/// Translates the travel of a trigger into presses, at 55 %. It must return below 35 % before the next one.
struct TriggerRecogniser {
  private static let engage = 0.55
  private static let release = 0.35

  private var isDown = false

  /// Updates the position and returns whether the trigger was just pressed.
  mutating func move(to value: Double) -> Bool {
    if isDown {
      isDown = value >= Self.release
      return false
    }
    isDown = value >= Self.engage
    return isDown
  }
}
