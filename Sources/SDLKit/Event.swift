import Files

/// An event from the window system or an input device. Mouse positions are in window units.
public nonisolated enum Event: Hashable, Sendable {
  case quit
  /// The window has a new size, in window units.
  case sizeChanged(width: Int, height: Int)
  /// The window has moved to another display.
  case displayChanged
  case exposed
  case focusGained
  case focusLost
  case mouseLeft
  case mouseMoved(x: Double, y: Double)
  case mouseButton(Button, isDown: Bool, x: Double, y: Double)
  /// The number of steps that the wheel has turned. Positive values are turns away from the player.
  case wheel(Double, x: Double, y: Double)
  /// A touch. The position is a fraction of the window's size, from 0 to 1.
  case finger(FingerPhase, id: Int64, x: Double, y: Double)
  case key(KeyCode, at: KeyPlace = .unknown, HeldModifiers, isDown: Bool, isRepeat: Bool)
  /// Text from keys or an input method, while a `TextInput` is active.
  case text(String)
  /// The unfinished text of an input method. Empty when the composition ends.
  ///
  /// The caret is an offset in code points.
  case composing(String, caret: Int)
  /// A gamepad was connected. Open it at once, since its index may change later.
  case padAdded(index: Int32)
  case padRemoved(id: Int32)
  case padButton(id: Int32, ControllerButton, isDown: Bool)
  /// An axis has moved: −1 to 1, positive right and down, or 0 to 1 for triggers.
  case padAxis(id: Int32, ControllerAxis, Double)
  /// The acceleration in m/s², including gravity.
  case padAccelerometer(id: Int32, x: Double, y: Double, z: Double)
  /// A file was dropped on the window. Several files arrive as separate events.
  case fileDropped(FilePath)
  /// Another thread has called `EventQueue.wake`.
  case wake

  /// A mouse button, with SDL's number as raw value.
  public enum Button: UInt8, Hashable, Sendable {
    case left = 1
    case middle
    case right
  }
  /// The phase of a touch.
  public enum FingerPhase: Hashable, Sendable { case down, moved, up }
}

/// An event with its timestamp.
public nonisolated struct TimedEvent: Hashable, Sendable {
  public let event: Event
  /// The time since SDL started.
  public let time: Duration
}
