import Files

/// One thing that happened to the program from outside, with its time; knows no library.
public struct InputEvent: Hashable, Sendable {
  /// Since the program started.
  public var time: Duration
  /// What happened.
  public var kind: Kind

  /// An event at a time.
  public init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }

  /// Places are in output pixels, buttons and axes named as on the device.
  public enum Kind: Hashable, Sendable {
    case mouseMoved(Point)
    case mouseDown(MouseButton, Point)
    case mouseUp(MouseButton, Point)
    case mouseLeft
    /// Steps of the wheel, positive away from the player.
    case wheel(Double, at: Point)
    case touchDown(TouchID, Point)
    case touchMoved(TouchID, Point)
    case touchUp(TouchID, Point)
    case touchCancelled(TouchID)
    case keyDown(Key, KeyModifiers, isRepeat: Bool)
    case keyUp(Key)
    /// What keys or an input method have written; comes beside the keys.
    case text(String)
    /// What an input method composes, which is not written yet, with the caret behind so many code points.
    case composing(String, caret: Int)
    case padAdded(PadID, PadKind = .plain)
    case padRemoved(PadID)
    case padButtonDown(PadID, PadButton)
    case padButtonUp(PadID, PadButton)
    /// From −1 to 1, right and down positive; triggers from 0 to 1.
    case padAxis(PadID, PadAxis, Double)
    /// The accelerometer of a pad: m/s², gravity included.
    case padAccelerometer(PadID, x: Double, y: Double, z: Double)
    /// A file was dropped on the window; its path.
    case fileDropped(FilePath)
    case windowResized(Size)
    case windowExposed
    case focusGained
    case focusLost
    case quit

    /// Whether somebody has touched something; a pad that merely lies on the table says all the time how.
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

/// A button of the mouse.
public enum MouseButton: Hashable, Sendable { case left, middle, right }

/// A finger, for as long as it stays down.
public struct TouchID: Hashable, Sendable {
  /// The finger's number in the library that reports it.
  public let raw: Int64
  /// A finger by that number.
  public init(_ raw: Int64) { self.raw = raw }
}

/// A gamepad, for as long as it stays plugged in.
public struct PadID: Hashable, Sendable {
  /// The pad's number in the library that reports it.
  public let raw: Int32
  /// A pad by that number.
  public init(_ raw: Int32) { self.raw = raw }
}

/// The make of a gamepad, by which its buttons are called; the raw value is its name in scripts.
public enum PadKind: String, Hashable, Sendable, CaseIterable {
  /// One that tells nothing of itself.
  case plain
  case xbox
  case playStation = "playstation"
  case nintendo = "switch"
  case steamDeck = "deck"
}

/// What a gamepad lets its player feel, short and rare.
public enum Rumble: Hashable, Sendable, CaseIterable {
  /// The rules have refused a move.
  case refusal
  /// A game has come to its end.
  case ending
}

/// A button of a gamepad, by its place on an Xbox pad.
public enum PadButton: String, Hashable, Sendable, CaseIterable {
  case a, b, x, y, back, start, leftShoulder, rightShoulder, up, down, left, right
  /// A stick that is pressed down.
  case leftStick, rightStick
}

/// A stick's direction or a trigger of a gamepad.
public enum PadAxis: String, Hashable, Sendable, CaseIterable {
  case leftX, leftY, rightX, rightY, leftTrigger, rightTrigger
}
