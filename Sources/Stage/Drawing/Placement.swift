/// How a whole display list is set into another: turned, moved, scaled about a point and faded.
public struct Placement: Equatable, Sendable {
  /// In output pixels, after scaling.
  public var offset: Point
  /// Factors across and down.
  public var scale: Size
  /// The point that scaling leaves in place, before the offset.
  public var anchor: Point
  /// From 0 to 1, multiplies that of every command.
  public var alpha: Double
  /// How it is turned in its place.
  public var turn: Turn

  /// A placement; without more it changes nothing.
  public init(
    offset: Point = .zero, scale: Size = Size(1, 1), anchor: Point = .zero, alpha: Double = 1,
    turn: Turn = .none
  ) {
    self.offset = offset
    self.scale = scale
    self.anchor = anchor
    self.alpha = alpha
    self.turn = turn
  }

  /// Leaves a list as it is.
  public static let identity = Placement()

  func place(_ command: DrawCommand) -> DrawCommand {
    var command = command
    command.frame = place(command.frame)
    command.clip = command.clip.map(place)
    command.alpha *= alpha
    command.turn = command.turn.placed(place)
    turn.placed(place).apply(to: &command)
    return command
  }

  private func place(_ rect: Rect) -> Rect {
    Rect(
      anchor.x + (rect.x - anchor.x) * scale.width + offset.x,
      anchor.y + (rect.y - anchor.y) * scale.height + offset.y,
      rect.width * scale.width, rect.height * scale.height)
  }
}
