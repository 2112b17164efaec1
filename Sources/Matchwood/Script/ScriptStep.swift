import Files
import GameKernel
import Stage

/// A step of a script. Places are in window units.
nonisolated enum ScriptStep: Equatable, Sendable {
  case key(Key, KeyModifiers)
  /// Types a text, one code point at a time.
  case type(String)
  case click(Target)
  case touch(Target)
  case move(Target)
  /// A quick stroke with the finger, `length` units long.
  case swipe(Target, Direction, length: Double = 160)
  /// A drag with the left mouse button.
  case drag(Point, Point)
  /// Moves a stick, −1 to 1 to the right and down. It stays there until it is moved again.
  case stick(Stick, x: Double, y: Double)
  case pad(PadButton)
  case trigger(Stick)
  /// Plugs a gamepad in and selects it for the following steps.
  case plug(PadKind, name: String)
  case unplug(name: String)
  /// Selects another gamepad for the following steps.
  case takePad(name: String)
  /// Sets the accelerometer, in m/s² including gravity.
  case tilt(x: Double, y: Double, z: Double)
  /// Drops a file on the window.
  case drop(FilePath)
  case wait(Duration)
  /// Waits until the control with this ID can be used.
  case waitFor(String)
  /// Waits until all movement, loading and saving has ended.
  case waitUntilStill
  case resize(WindowSize)
  case quit

  /// The target of a step.
  enum Target: Equatable, Sendable {
    case place(Point)
    /// The centre of the control with this ID at the time of the step.
    case control(String)
  }

  /// The default name of a gamepad.
  static let firstPad = "pad"

  /// Whether the step needs a gamepad that is plugged in.
  var usesPad: Bool {
    switch self {
    case .pad, .trigger, .stick, .tilt: true
    default: false
    }
  }

  /// Whether the step plugs in, removes or selects a gamepad.
  var plugsPad: Bool {
    switch self {
    case .plug, .unplug, .takePad: true
    default: false
    }
  }

  enum Stick: String, CaseIterable, Sendable { case left, right }
}

/// A step and its line in the file.
nonisolated struct ScriptLine: Equatable, Sendable {
  /// The line number, from 1.
  let number: Int
  let step: ScriptStep
}
