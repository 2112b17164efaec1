/// What the player wants, whichever device said it.
public enum Intent: Hashable, Sendable {
  /// The mouse rests over a place, or has left the window.
  case hover(Point?)
  /// A finger or the button went down; shows as pressed until the tap, the drag or the release.
  case press(Point)
  /// A press ended without becoming a tap.
  case release
  /// A press that ended where it began.
  case tap(Point)
  /// The pointer moves with its button down.
  case drag(Drag)
  /// A quick stroke that began at a place.
  case swipe(Direction, from: Point)
  /// The wheel, in steps, positive towards the top of a page.
  case scroll(Double, at: Point)
  /// Arrow key, D-pad, stick or a tilted pad, newly pressed or tilted.
  case tilt(Direction)
  /// The same again, since key or D-pad are still held, or the stick has not been level since.
  case tiltRepeat(Direction)
  /// Tab and Shift+Tab.
  case focusNext
  case focusPrevious
  /// From the board to the buttons and back, for a pad.
  case focusSwitch
  /// Enter, Space or A: act on the focus.
  case activate
  /// Esc or B.
  case back
  /// A digit key, 1 to 9.
  case number(Int)
  /// Something with a key or pad button of its own, newly pressed.
  case command(Command)
  /// The same again, since what said it is still held; undo and redo alone repeat.
  case commandRepeat(Command)
  /// Home, End, Page Up and Page Down: far along an open list.
  case leap(Leap)
  /// + and −: larger or smaller by so many steps, where something has a size.
  case zoom(Int)
  /// Everything is to be silent, louder or softer.
  case sound(SoundCommand)
  /// Something is done to the text that the player types; only while there is one.
  case edit(Edit)

  /// What the program can do at any moment; the raw value is the id of its button.
  public enum Command: String, Hashable, Sendable {
    case hint, peek, undo, redo, settings, help, copy, paste
    case newGame = "new-game"
    case fullScreen = "full-screen"
    /// Leaves the program without a question.
    case leave
    /// Goes back like ``Intent/back``; from the root scene it leaves the program.
    case close
  }

  /// What keys do to all that is heard.
  public enum SoundCommand: Hashable, Sendable { case mute, louder, softer }

  /// Where a tilt goes, be it new or a repeat; nil for all else.
  public var direction: Direction? {
    switch self {
    case .tilt(let direction), .tiltRepeat(let direction): direction
    default: nil
    }
  }

  /// How far to go along a list.
  public enum Leap: Hashable, Sendable { case toStart, toEnd, pageUp, pageDown }

  /// What keys do to a text, besides the arrows.
  public enum Edit: Hashable, Sendable {
    /// Writes at the caret.
    case insert(String)
    /// Shows at the caret what an input method composes; empty when that has ended.
    ///
    /// The caret stands behind so many of its code points.
    case compose(String, caret: Int)
    case deleteBackward, deleteForward, moveToStart, moveToEnd, selectAll
  }
}

/// A pointer moved with its button down, or a finger on the glass, past the threshold of a tap.
public struct Drag: Hashable, Sendable {
  /// Every drag begins once and ends or is cancelled once.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// How far the drag has come.
  public var phase: Phase
  /// Where the pointer went down, in output pixels.
  public var start: Point
  /// Where it is now, in output pixels.
  public var position: Point
  /// Output pixels a second, over the last moments.
  public var velocity: Point
  /// The direction of a quick stroke that has ended; nil for any other drag.
  public var swipe: Direction?

  /// A step of a drag.
  public init(_ phase: Phase, start: Point, position: Point, velocity: Point = .zero) {
    self.phase = phase
    self.start = start
    self.position = position
    self.velocity = velocity
  }

  /// Whether it has ended on the piece where it began: then it was a tap, however far it slipped.
  ///
  /// - Parameter piece: the card, tile or match at a point.
  public func isTap<Piece: Equatable>(on piece: (Point) -> Piece?) -> Bool {
    guard phase == .ended, let first = piece(start) else { return false }
    return first == piece(position)
  }
}

/// The device that the player used last; it decides on focus rings and key hints.
public enum InputDevice: Hashable, Sendable, CaseIterable {
  case mouse, touch, keyboard, gamepad

  /// Whether the focus must be seen, since nothing points at things.
  public var showsFocus: Bool { self == .keyboard || self == .gamepad }
}
