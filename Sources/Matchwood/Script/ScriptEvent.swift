import Files
import Stage

/// A single event of a virtual device, such as a key press, or a change of the devices. Places are in window units.
nonisolated enum ScriptEvent: Equatable, Sendable {
  case mouseMoved(Point)
  case mouseDown(Point)
  case mouseUp(Point)
  case touchDown(Point)
  case touchMoved(Point)
  case touchUp(Point)
  case keyDown(Key, KeyModifiers)
  case keyUp(Key, KeyModifiers)
  /// A single code point, because every SDL event has room for one.
  case text(Unicode.Scalar)
  case padDown(PadButton)
  case padUp(PadButton)
  case plug(PadKind, name: String)
  case unplug(name: String)
  case takePad(name: String)
  case axis(PadAxis, Double)
  case accelerometer(x: Double, y: Double, z: Double)
  case drop(FilePath)
  case resize(WindowSize)
  case quit
}

/// A device event and its delay after the beginning of its step.
nonisolated struct TimedScriptEvent: Equatable, Sendable {
  let delay: Duration
  let event: ScriptEvent

  init(_ milliseconds: Int, _ event: ScriptEvent) {
    delay = .milliseconds(milliseconds)
    self.event = event
  }
}
