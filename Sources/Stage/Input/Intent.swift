import GameKernel

/// An intention of the player, independent of the device.
public enum Intent: Hashable, Sendable {
  /// The mouse moved to a point without a press; `nil` once it has left the window or a finger has touched the
  /// screen.
  case hover(Point?)
  /// A finger or the mouse button went down. The control is shown as pressed until the tap, drag or release.
  case press(Point)
  /// A press ended without being a tap.
  case release
  /// A press ended where it began.
  case tap(Point)
  /// The pointer moved while pressed.
  case drag(Drag)
  /// A fast stroke ended; the point is its start.
  case swipe(Direction, from: Point)
  /// The wheel was turned, or the right button dragged, by steps; positive towards the top of a page.
  case scroll(Double, at: Point)
  /// An arrow key or the D-pad was pressed, or a stick or a pad tilted.
  case tilt(Direction)
  /// A further tilt while a key or the D-pad is held, or before the stick has been level again.
  case tiltRepeat(Direction)
  /// Tab was pressed, or Shift+Tab for `focusPrevious`.
  case focusNext
  case focusPrevious
  /// Ctrl+Tab was pressed, or Ctrl+Shift+Tab for `previousTab`, to choose another tab of the scene.
  case nextTab
  case previousTab
  /// A stick was pressed or the right trigger pulled, to move the focus between the board and the buttons.
  case focusSwitch
  /// Enter, Space or A was pressed to activate the focused control.
  case activate
  /// Esc or B was pressed.
  case back
  /// A digit key from 1 to 9 was pressed.
  case number(Int)
  /// A key or pad button with a command was pressed.
  case command(Command)
  /// The same command again while its key or button is held. Only undo and redo repeat.
  case commandRepeat(Command)
  /// Home, End, Page Up or Page Down was pressed, for a large step in an open list.
  case leap(Leap)
  /// The view is enlarged (+) or reduced (−) by steps, in scenes that support it.
  case zoom(Int)
  /// The sound is muted or its volume changed.
  case sound(SoundCommand)
  /// Speech is switched on or off, or a text is requested.
  case speech(SpeechCommand)
  /// The text being typed is edited. Only given while the player types.
  case edit(Edit)

  /// A command with its own key or pad button, independent of the focus. A scene ignores those that it does not
  /// support. The program handles `fullScreen`, `leave` and `close` itself.
  ///
  /// The raw value is the identifier of the command's button.
  public enum Command: String, Hashable, Sendable {
    case hint, peek, undo, redo, settings, help, copy, paste, save
    case newGame = "new-game"
    case fullScreen = "full-screen"
    /// Leaves the program without confirmation.
    case leave
    /// Goes back like ``Intent/back``; from the root scene it leaves the program.
    case close
  }

  /// A change of the overall volume.
  public enum SoundCommand: Hashable, Sendable { case mute, louder, softer }

  /// A command about speech. The program handles all of them.
  public enum SpeechCommand: Hashable, Sendable {
    /// Switches speech on or off.
    case toggle
    /// Repeats the last text.
    case again
    /// Reads the state of the scene.
    case place
    /// Reads the board row by row, or all texts of a page.
    case board
    /// Repeats the last text. Requested again at once, it reads the state, and then the board.
    case next
  }

  /// The direction of a tilt, new or repeated; `nil` for other intents.
  public var direction: Direction? {
    switch self {
    case .tilt(let direction), .tiltRepeat(let direction): direction
    default: nil
    }
  }

  /// A large step in a list.
  public enum Leap: Hashable, Sendable { case toStart, toEnd, pageUp, pageDown }

  /// A change of a text, apart from arrows.
  public enum Edit: Hashable, Sendable {
    /// Inserts text at the caret.
    case insert(String)
    /// Shows text that an input method composes at the caret; empty when the composition has ended.
    ///
    /// The composition's own caret is after a number of its code points.
    case compose(String, caret: Int)
    case deleteBackward, deleteForward, moveToStart, moveToEnd, selectAll
  }
}

/// A movement of the pressed pointer beyond the threshold of a tap.
public struct Drag: Hashable, Sendable {
  /// The phase of a drag. Every drag begins once, and ends or is cancelled once.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// The current phase.
  public var phase: Phase
  /// The position of the press, in output pixels.
  public var start: Point
  /// The current position, in output pixels.
  public var position: Point
  /// The velocity over about the last 100 ms, in output pixels per second.
  public var velocity: Point
  /// The direction of a fast stroke that has ended; `nil` for any other drag.
  public var swipe: Direction?

  /// Creates one step of a drag.
  public init(_ phase: Phase, start: Point, position: Point, velocity: Point = .zero) {
    self.phase = phase
    self.start = start
    self.position = position
    self.velocity = velocity
  }

  /// Whether the drag has ended on the piece where it began. It then counts as a tap, however far it moved.
  ///
  /// - Parameter piece: returns the card, tile or match at a point.
  public func isTap<Piece: Equatable>(on piece: (Point) -> Piece?) -> Bool {
    guard phase == .ended, let first = piece(start) else { return false }
    return first == piece(position)
  }
}

/// A kind of input device. The one used last determines focus rings and key hints.
public enum InputDevice: Hashable, Sendable, CaseIterable {
  case mouse, touch, keyboard, gamepad

  /// Whether the focus must be visible, since the device has no pointer.
  public var showsFocus: Bool { self == .keyboard || self == .gamepad }
}
