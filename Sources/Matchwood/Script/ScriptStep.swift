import Files
import Stage

/// One thing that a script does; places are in window units.
nonisolated enum ScriptStep: Equatable, Sendable {
  case key(Key, KeyModifiers)
  /// A text, letter by letter.
  case type(String)
  case click(Target)
  case touch(Target)
  case move(Target)
  /// A quick stroke with the finger, this many units long.
  case swipe(Target, Direction, length: Double = 160)
  /// With the left button of the mouse.
  case drag(Point, Point)
  /// The stick stays there until it is moved again.
  case stick(Stick, x: Double, y: Double)
  case pad(PadButton)
  case trigger(Stick)
  /// Plugs a gamepad in and takes it: what follows is played on it.
  case plug(PadKind, name: String)
  case unplug(name: String)
  /// Takes another gamepad.
  case takePad(name: String)
  /// The accelerometer: m/s², gravity included.
  case tilt(x: Double, y: Double, z: Double)
  /// A file by its path.
  case drop(FilePath)
  case wait(Duration)
  /// Waits until the control with this id can be used.
  case waitFor(String)
  /// Waits until nothing moves and nothing is being read or saved.
  case rest
  case resize(WindowSize)
  case quit

  /// What a step points at.
  enum Target: Equatable, Sendable {
    case place(Point)
    /// The middle of the control with this id, where it is when the step is played.
    case control(String)
  }

  /// What a gamepad is called that is given no name.
  static let firstPad = "pad"

  /// Whether it is played on a gamepad that is plugged in.
  var usesPad: Bool {
    switch self {
    case .pad, .trigger, .stick, .tilt: true
    default: false
    }
  }

  /// Whether it says which gamepads there are.
  var plugsPad: Bool {
    switch self {
    case .plug, .unplug, .takePad: true
    default: false
    }
  }

  enum Stick: String, CaseIterable, Sendable { case left, right }
}

/// A step and the line of the file that it was written in.
nonisolated struct ScriptLine: Equatable, Sendable {
  /// From 1.
  let number: Int
  let step: ScriptStep
}
