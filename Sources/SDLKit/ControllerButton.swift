/// A button of a gamepad, by its place on an Xbox pad; the numbers are SDL's.
public nonisolated enum ControllerButton: Int32, Hashable, Sendable, CaseIterable {
  case a = 0
  case b, x, y, back, guide, start, leftStick, rightStick, leftShoulder, rightShoulder
  case up, down, left, right
}

/// A stick's direction or a trigger of a gamepad; the numbers are SDL's.
public nonisolated enum ControllerAxis: Int32, Hashable, Sendable, CaseIterable {
  case leftX = 0
  case leftY, rightX, rightY, leftTrigger, rightTrigger

  /// Whether it rests at one end, 0, instead of in the middle.
  public var isTrigger: Bool { self == .leftTrigger || self == .rightTrigger }
}
