/// What is wrong with a layout.
public struct LayoutFinding: Hashable, CustomStringConvertible {
  /// What layouts must keep to.
  public enum Rule: String, CaseIterable {
    /// Words of the program's own are shortened.
    case cut
    /// Two texts lie over each other.
    case overlap
    /// A text lies over a control that it does not belong to.
    case covers
    /// Two controls lie over each other.
    case collision
    /// Something reaches out of the window, or sideways out of what scrolls.
    case outside
    /// A button, a row or a field is too small to be touched.
    case tiny
    /// What scrolls does not show by a fade that it does.
    case noFade
    /// Another scale makes the pieces of the game smaller or larger by more than a tenth.
    case resized
  }

  /// The rule that is broken.
  public let rule: Rule
  /// What breaks it.
  public let words: String
  public var description: String { "\(rule.rawValue): \(words)" }

  /// A rule that is broken, and what breaks it.
  public init(rule: Rule, words: String) { (self.rule, self.words) = (rule, words) }
}
