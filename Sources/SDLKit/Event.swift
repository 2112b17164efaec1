import Files

/// Something that happened to the program from outside, as a plain value.
public nonisolated enum Event: Hashable, Sendable {
  case quit
  /// In window units.
  case sizeChanged(width: Int, height: Int)
  /// The window has come to another output.
  case displayChanged
  case exposed
  case focusGained
  case focusLost
  case mouseLeft
  case mouseMoved(x: Double, y: Double)
  case mouseButton(Button, isDown: Bool, x: Double, y: Double)
  /// Steps, positive away from the player.
  case wheel(Double, x: Double, y: Double)
  /// A finger; the place is a share (0 to 1) of the window.
  case finger(FingerPhase, id: Int64, x: Double, y: Double)
  case key(KeyCode, at: KeyPlace = .unknown, HeldModifiers, isDown: Bool, isRepeat: Bool)
  /// What keys or an input method have written, while a `TextInput` is on.
  case text(String)
  /// What an input method composes, which is not written yet; empty when it has ended.
  ///
  /// The caret stands behind so many code points of it.
  case composing(String, caret: Int)
  /// A pad was plugged in; open it by this index at once.
  case padAdded(index: Int32)
  case padRemoved(id: Int32)
  case padButton(id: Int32, ControllerButton, isDown: Bool)
  /// −1 to 1, right and down positive; triggers 0 to 1.
  case padAxis(id: Int32, ControllerAxis, Double)
  /// m/s², gravity included.
  case padAccelerometer(id: Int32, x: Double, y: Double, z: Double)
  /// A file was dropped on the window; several come one by one.
  case fileDropped(FilePath)
  /// Another thread has called `EventQueue.wake`.
  case wake

  /// A button of the mouse; the numbers are SDL's.
  public enum Button: UInt8, Hashable, Sendable {
    case left = 1
    case middle
    case right
  }
  /// What a finger does.
  public enum FingerPhase: Hashable, Sendable { case down, moved, up }
}

/// An event with its time.
public nonisolated struct TimedEvent: Hashable, Sendable {
  /// What happened.
  public let event: Event
  /// Since the library started.
  public let time: Duration
}
