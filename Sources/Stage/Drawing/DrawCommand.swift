/// One command of a display list: its content, frame, rotation and alpha.
public struct DrawCommand: Equatable, Sendable {
  /// The content to paint.
  public enum Content: Equatable, Sendable {
    /// The table's surface, which fills the frame.
    case table
    case fill(Color)
    /// A picture stretched over the frame, multiplied by a tint.
    case picture(Picture, tint: Color)
    /// A picture stretched over the frame, except for its corners, which stay `corner` pixels wide and high.
    case patch(Picture, corner: Double)
    /// One line of text. The frame has the measured size.
    case text(String, TextStyle, Color)
  }

  /// The content to paint.
  public var content: Content
  /// The bounds in output pixels, before rotation.
  public var frame: Rect
  /// The rotation in radians, clockwise, about the centre of the frame. A patch must not be rotated.
  public var rotation: Double
  /// The rotation in perspective, out of the window's plane.
  ///
  /// It has no effect on ``Content/table``. A command has either a turn or a rotation, not both.
  public var turn: Turn
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// The rectangle outside which nothing is painted; `nil` for no clip.
  public var clip: Rect?
  /// The words for listeners instead of the drawn text; empty for none, `nil` for the text itself.
  public var words: String?

  /// Creates a command. By default it is upright, opaque and not clipped.
  public init(
    _ content: Content, _ frame: Rect, rotation: Double = 0, turn: Turn = .none,
    alpha: Double = 1, clip: Rect? = nil
  ) {
    self.content = content
    self.frame = frame
    self.rotation = rotation
    self.turn = turn == .upright(0) ? .none : turn
    self.alpha = alpha
    self.clip = clip
  }
}
