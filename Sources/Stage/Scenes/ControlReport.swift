/// Where a control is and whether it can be used.
public struct ControlReport: Hashable, Sendable {
  /// Names the control in the trace and in scripts, such as `take-2`.
  public let id: String
  /// In output pixels.
  public let frame: Rect
  /// Whether it can be used now.
  public let isEnabled: Bool

  /// A report of one control.
  public init(id: String, frame: Rect, isEnabled: Bool) {
    self.id = id
    self.frame = frame
    self.isEnabled = isEnabled
  }
}
