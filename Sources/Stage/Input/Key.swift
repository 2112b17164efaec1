/// A key by what it means; letters and digits by the character they print without modifiers.
public enum Key: Hashable, Sendable {
  case left, right, up, down
  case enter, space, escape, tab, backspace
  case pageUp, pageDown, home, end
  case function(Int)
  case character(Character)
}

public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
}
