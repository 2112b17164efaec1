/// One thing to paint: what, where, turned by how much, and how clear.
public struct DrawCommand: Equatable, Sendable {
  /// What is painted.
  public enum Content: Equatable, Sendable {
    /// The painted table, which fills the frame.
    case table
    case fill(Color)
    /// A picture stretched over the frame, multiplied by a tint.
    case picture(Picture, tint: Color)
    /// A picture whose corners keep their size while its middle is stretched over the frame.
    case patch(Picture, corner: Double)
    /// One line of text; the frame is what the measurer said.
    case text(String, TextStyle, Color)
  }

  /// What it paints.
  public var content: Content
  /// Where, in output pixels, before it is turned.
  public var frame: Rect
  /// In radians, clockwise, about the centre of the frame.
  public var rotation: Double
  /// How it is turned out of the window's plane.
  ///
  /// The table cannot be turned so, and what is turned so is not rotated.
  public var turn: Turn
  /// From 0 to 1.
  public var alpha: Double
  /// Nothing outside is painted.
  public var clip: Rect?

  /// A command; without more it is upright, opaque and not clipped.
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
