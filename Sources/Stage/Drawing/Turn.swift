import Glibc

/// How something is turned out of the window's plane; it is then seen in perspective, as `TurnedFrame` says.
public enum Turn: Hashable, Sendable {
  /// The line about which it is turned.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// As a page of a book.
    case upright
    /// As the flap of a letter box.
    case level
  }

  case none
  /// About the upright line through its own middle, by an angle in radians.
  case upright(Double)
  /// With a plane of which it is a part, about a line through the middle of that.
  indirect case plane(Rect, Axis, Double)

  /// The same turn, said of a plane: for something that is larger or smaller than what is turned.
  public func about(_ frame: Rect) -> Turn {
    if case .upright(let angle) = self { .plane(frame, .upright, angle) } else { self }
  }

  /// The turn with its plane moved to another place.
  func placed(_ place: (Rect) -> Rect) -> Turn {
    if case .plane(let plane, let axis, let angle) = self {
      .plane(place(plane), axis, angle)
    } else {
      self
    }
  }

  /// Turns a command that lay flat.
  ///
  /// It is seen in perspective; the table, and what is turned already, stays upright where it is seen.
  func apply(to command: inout DrawCommand) {
    guard self != .none else { return }
    command.clip = command.clip.map { TurnedFrame($0, self).bounds }
    switch command.content {
    case .fill, .picture, .patch:
      if command.rotation == 0, command.turn == .none { command.turn = self } else { lay(&command) }
    case .text where command.rotation == 0: command.turn = self
    case .text, .table: lay(&command)
    }
  }

  /// Lets a command lie upright where it is seen.
  private func lay(_ command: inout DrawCommand) {
    command.frame =
      command.rotation == 0
      ? TurnedFrame(command.frame, self).bounds : narrowed(command.frame, command.rotation)
  }

  /// A frame that is rotated in its plane: narrower along its sides by as much as they lie across the axis.
  private func narrowed(_ frame: Rect, _ rotation: Double) -> Rect {
    let seen = TurnedFrame(frame, self).bounds
    let across = min(1, seen.width / frame.width)
    let down = min(1, seen.height / frame.height)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    return Rect(
      center: seen.center,
      Size(
        frame.width * hypot(across * cosine, down * sine),
        frame.height * hypot(across * sine, down * cosine)))
  }
}
