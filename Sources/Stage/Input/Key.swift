/// A key by what it means; letters and digits by the character they print without modifiers.
public enum Key: Hashable, Sendable {
  case left, right, up, down
  case enter, space, escape, tab, backspace, delete
  case pageUp, pageDown, home, end
  case function(Int)
  case character(Character)
}

/// The modifier keys held down, left and right alike.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// The keys whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Ctrl.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 4)
}
