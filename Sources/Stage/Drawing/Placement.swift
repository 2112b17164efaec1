/// The transformation of a display list that is added to another: offset, scale, alpha and turn.
public struct Placement: Equatable, Sendable {
  /// The offset in output pixels, applied after scaling.
  public var offset: Point
  /// The horizontal and vertical factors.
  public var scale: Size
  /// The fixed point of the scaling, before the offset.
  public var anchor: Point
  /// The factor for the alpha of every command, from 0 to 1.
  public var alpha: Double
  /// The rotation in perspective, in the coordinates of the list itself.
  public var turn: Turn

  /// Creates a placement. By default it changes nothing.
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

  /// The placement that changes nothing.
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
