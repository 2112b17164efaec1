import Files
import Stage

/// One signal of a device, as small as the devices send them; places are in window units.
nonisolated enum ScriptAct: Equatable, Sendable {
  case mouseMoved(Point)
  case mouseDown(Point)
  case mouseUp(Point)
  case touchDown(Point)
  case touchMoved(Point)
  case touchUp(Point)
  case keyDown(Key, KeyModifiers)
  case keyUp(Key, KeyModifiers)
  /// One code point, which any event of SDL has room for.
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

/// A signal and how long after the beginning of its step it is sent.
nonisolated struct TimedAct: Equatable, Sendable {
  let delay: Duration
  let act: ScriptAct

  init(_ milliseconds: Int, _ act: ScriptAct) {
    delay = .milliseconds(milliseconds)
    self.act = act
  }
}
