import CSDL2

/// A key by what it prints without modifiers, or by its name; SDL's key code.
public nonisolated struct KeyCode: RawRepresentable, Hashable, Sendable {
  /// The number of SDL_Keycode.
  public let rawValue: Int32
  /// The key of that number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  private init(_ code: SDL_KeyCode) { rawValue = Int32(bitPattern: code.rawValue) }

  public static let left = KeyCode(SDLK_LEFT)
  public static let right = KeyCode(SDLK_RIGHT)
  public static let up = KeyCode(SDLK_UP)
  public static let down = KeyCode(SDLK_DOWN)
  public static let enter = KeyCode(SDLK_RETURN)
  public static let keypadEnter = KeyCode(SDLK_KP_ENTER)
  public static let space = KeyCode(SDLK_SPACE)
  public static let escape = KeyCode(SDLK_ESCAPE)
  public static let tab = KeyCode(SDLK_TAB)
  public static let backspace = KeyCode(SDLK_BACKSPACE)
  public static let delete = KeyCode(SDLK_DELETE)
  public static let pageUp = KeyCode(SDLK_PAGEUP)
  public static let pageDown = KeyCode(SDLK_PAGEDOWN)
  public static let home = KeyCode(SDLK_HOME)
  public static let end = KeyCode(SDLK_END)

  /// F1 to F12; nil beyond them.
  public static func function(_ number: Int) -> KeyCode? {
    guard (1...12).contains(number) else { return nil }
    return KeyCode(rawValue: KeyCode(SDLK_F1).rawValue + Int32(number) - 1)
  }

  /// The key that prints a character, which is lower case.
  public static func character(_ character: Unicode.Scalar) -> KeyCode {
    KeyCode(rawValue: Int32(bitPattern: character.value))
  }

  /// 1 to 12 for F1 to F12.
  public var functionNumber: Int? {
    (1...12).first { Self.function($0) == self }
  }

  /// A key that SDL knows no name for, such as Hyper on X11.
  public static let nameless = KeyCode(rawValue: KeyCode.bitOfNames)

  /// Set in the codes of keys that print nothing.
  private static let bitOfNames: Int32 = 1 << 30

  /// What the key prints without modifiers; digits, + and − of the keypad count as such.
  public var character: Unicode.Scalar? {
    let keypadOne = KeyCode(SDLK_KP_1).rawValue
    if rawValue == KeyCode(SDLK_KP_0).rawValue { return "0" }
    if rawValue == KeyCode(SDLK_KP_PLUS).rawValue { return "+" }
    if rawValue == KeyCode(SDLK_KP_MINUS).rawValue { return "-" }
    if (keypadOne..<keypadOne + 9).contains(rawValue) {
      return Unicode.Scalar(UInt32(rawValue - keypadOne) + 0x31)
    }
    let scalar = UInt32(bitPattern: rawValue)
    return scalar > 0x20 && scalar != 0x7F ? Unicode.Scalar(scalar) : nil
  }
}

/// The modifier keys held down, left and right alike.
public nonisolated struct HeldModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// The keys whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = HeldModifiers(rawValue: 1)
  /// Ctrl.
  public static let control = HeldModifiers(rawValue: 2)
  /// Alt.
  public static let alt = HeldModifiers(rawValue: 4)
  /// Super, which is Windows or Command on some keyboards.
  public static let system = HeldModifiers(rawValue: 8)
  /// Num Lock, while it is on.
  public static let numLock = HeldModifiers(rawValue: 16)

  private static let masks: [(HeldModifiers, SDL_Keymod)] = [
    (.shift, KMOD_SHIFT), (.control, KMOD_CTRL), (.alt, KMOD_ALT), (.system, KMOD_GUI),
    (.numLock, KMOD_NUM),
  ]

  init(sdl: UInt16) {
    self.init()
    for (modifier, mask) in Self.masks where UInt32(sdl) & mask.rawValue != 0 { insert(modifier) }
  }

  var sdl: UInt16 {
    Self.masks.reduce(0) { contains($1.0) ? $0 | UInt16($1.1.rawValue) : $0 }
  }
}
