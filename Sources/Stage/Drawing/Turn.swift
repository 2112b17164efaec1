import Glibc

/// A rotation out of the window's plane, shown in the perspective of `TurnedFrame`.
public enum Turn: Hashable, Sendable {
  /// The axis of the rotation.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// The vertical axis, as for a page of a book.
    case upright
    /// The horizontal axis, as for the flap of a letter box.
    case level
  }

  case none
  /// A rotation about the vertical line through the element's own centre, by an angle in radians.
  case upright(Double)
  /// The rotation of a plane of which the element is a part, about an axis through the plane's centre.
  indirect case plane(Rect, Axis, Double)

  /// Returns an `upright` rotation with its axis fixed to a frame, so that other elements turn with the frame.
  ///
  /// Other rotations are returned unchanged.
  public func about(_ frame: Rect) -> Turn {
    if case .upright(let angle) = self { .plane(frame, .upright, angle) } else { self }
  }

  /// Returns the rotation with its plane transformed.
  func placed(_ place: (Rect) -> Rect) -> Turn {
    if case .plane(let plane, let axis, let angle) = self {
      .plane(place(plane), axis, angle)
    } else {
      self
    }
  }

  /// Applies the rotation to a command.
  ///
  /// The command is shown in perspective. The table, and a command that is already rotated or turned, is only
  /// moved and scaled.
  func apply(to command: inout DrawCommand) {
    guard self != .none else { return }
    command.clip = command.clip.map { TurnedFrame($0, self).bounds }
    switch command.content {
    case .fill, .picture, .patch, .text:
      if command.rotation == 0, command.turn == .none {
        command.turn = self
      } else {
        project(&command)
      }
    case .table: project(&command)
    }
  }

  /// Moves and scales a command to its projected bounds, without a perspective distortion.
  private func project(_ command: inout DrawCommand) {
    command.frame =
      command.rotation == 0
      ? TurnedFrame(command.frame, self).bounds : narrowed(command.frame, command.rotation)
  }

  /// Returns the projection of a rotated frame. Each side is scaled by the projection's scale in its direction.
  private func narrowed(_ frame: Rect, _ rotation: Double) -> Rect {
    let projected = TurnedFrame(frame, self).bounds
    let across = min(1, projected.width / frame.width)
    let down = min(1, projected.height / frame.height)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    return Rect(
      center: projected.center,
      Size(
        frame.width * hypot(across * cosine, down * sine),
        frame.height * hypot(across * sine, down * cosine)))
  }
}
