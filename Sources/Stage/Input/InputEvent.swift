import Files

/// An input or window event with its time, independent of any library.
public struct InputEvent: Hashable, Sendable {
  /// The time since the program started.
  public var time: Duration
  /// The kind of event and its data.
  public var kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }

  /// A kind of event. Points are in output pixels.
  public enum Kind: Hashable, Sendable {
    case mouseMoved(Point)
    case mouseDown(MouseButton, Point)
    case mouseUp(MouseButton, Point)
    case mouseLeft
    /// The wheel was turned by a number of steps, positive away from the player.
    case wheel(Double, at: Point)
    case touchDown(TouchID, Point)
    case touchMoved(TouchID, Point)
    case touchUp(TouchID, Point)
    case touchCancelled(TouchID)
    case keyDown(Key, KeyModifiers, isRepeat: Bool)
    case keyUp(Key)
    /// Keys or an input method have produced text. The key events are sent as well.
    case text(String)
    /// An input method is composing text, with the caret after a number of code points.
    case composing(String, caret: Int)
    case padAdded(PadID, PadKind = .plain)
    case padRemoved(PadID)
    case padButtonDown(PadID, PadButton)
    case padButtonUp(PadID, PadButton)
    /// An axis moved: from −1 to 1 with right and down positive; triggers from 0 to 1.
    case padAxis(PadID, PadAxis, Double)
    /// The accelerometer of a pad, in m/s² including gravity.
    case padAccelerometer(PadID, x: Double, y: Double, z: Double)
    /// A file was dropped on the window.
    case fileDropped(FilePath)
    case windowResized(Size)
    case windowExposed
    case focusGained
    case focusLost
    case quit

    /// Whether the event is caused by the player.
    ///
    /// Sensor readings and axis values up to 0.3 are not, since idle pads send them.
    public var isPersons: Bool {
      switch self {
      case .mouseMoved, .mouseDown, .mouseUp, .wheel, .touchDown, .touchMoved, .touchUp, .keyDown,
        .keyUp, .text, .composing, .padButtonDown, .padButtonUp, .fileDropped:
        true
      case .padAxis(_, _, let value): abs(value) > 0.3
      case .mouseLeft, .touchCancelled, .padAdded, .padRemoved, .padAccelerometer, .windowResized,
        .windowExposed, .focusGained, .focusLost, .quit:
        false
      }
    }
  }
}

/// A mouse button.
public enum MouseButton: Hashable, Sendable { case left, middle, right }

/// The identity of a finger while it touches the screen.
public struct TouchID: Hashable, Sendable {
  /// The number of the finger in the library that reports it.
  public let raw: Int64
  /// Creates an identity from that number.
  public init(_ raw: Int64) { self.raw = raw }
}

/// The identity of a gamepad while it is connected.
public struct PadID: Hashable, Sendable {
  /// The number of the pad in the library that reports it.
  public let raw: Int32
  /// Creates an identity from that number.
  public init(_ raw: Int32) { self.raw = raw }
}

/// The make of a gamepad, which determines the labels of its buttons. The raw value is its name in scripts.
public enum PadKind: String, Hashable, Sendable, CaseIterable {
  /// A pad of unknown make.
  case plain
  case xbox
  case playStation = "playstation"
  case nintendo = "switch"
  case steamDeck = "deck"
}

/// The occasions on which a gamepad rumbles briefly.
public enum Rumble: Hashable, Sendable, CaseIterable {
  /// The rules have refused a move.
  case refusal
  /// A game has come to its end.
  case ending
}

/// A button of a gamepad. `a` to `y` are named by position, as on an Xbox pad; on Nintendo pads by their letters.
public enum PadButton: String, Hashable, Sendable, CaseIterable {
  case a, b, x, y, back, start, leftShoulder, rightShoulder, up, down, left, right
  /// A stick pressed down.
  case leftStick, rightStick
}

/// An axis of a stick, or a trigger, of a gamepad.
public enum PadAxis: String, Hashable, Sendable, CaseIterable {
  case leftX, leftY, rightX, rightY, leftTrigger, rightTrigger
}
