/// A fault of a layout.
public struct LayoutFinding: Hashable, CustomStringConvertible {
  /// A rule of layouts.
  public enum Rule: String, CaseIterable {
    /// A text of the program is truncated.
    case cut
    /// Two texts overlap.
    case overlap
    /// A text overlaps a control that it does not belong to.
    case covers
    /// Two controls overlap.
    case collision
    /// A text or control extends beyond the window, or horizontally beyond its scrolling area.
    case outside
    /// A button, row or field is too small for a finger.
    case tiny
    /// A scrolling area with more content does not fade out at its edge.
    case noFade
    /// The size of the game's pieces changes by more than a tenth with the scale.
    case resized
  }

  /// The violated rule.
  public let rule: Rule
  /// A description of the fault.
  public let words: String
  public var description: String { "\(rule.rawValue): \(words)" }

  public init(rule: Rule, words: String) { (self.rule, self.words) = (rule, words) }
}
