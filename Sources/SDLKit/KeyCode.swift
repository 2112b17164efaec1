import CSDL2

/// A key identified by its unmodified character or its name (SDL's key code).
public nonisolated struct KeyCode: RawRepresentable, Hashable, Sendable {
  /// The value of `SDL_Keycode`.
  public let rawValue: Int32
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

  /// Returns the key F1 to F12, or `nil` for other numbers.
  public static func function(_ number: Int) -> KeyCode? {
    guard (1...12).contains(number) else { return nil }
    return KeyCode(rawValue: KeyCode(SDLK_F1).rawValue + Int32(number) - 1)
  }

  /// Returns the key of a lowercase character.
  public static func character(_ character: Unicode.Scalar) -> KeyCode {
    KeyCode(rawValue: Int32(bitPattern: character.value))
  }

  /// The number of a function key, 1 to 12, or `nil` for other keys.
  public var functionNumber: Int? {
    (1...12).first { Self.function($0) == self }
  }

  /// A key without a name in SDL, such as Hyper on X11.
  public static let nameless = KeyCode(rawValue: KeyCode.bitOfNames)

  /// The bit that SDL sets in the codes of keys without a character.
  private static let bitOfNames: Int32 = 1 << 30

  /// The key's unmodified character, or `nil` for the space key and keys without one.
  ///
  /// The keypad's digits, + and − have one.
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

/// The pressed modifier keys, without distinction of left and right.
public nonisolated struct HeldModifiers: OptionSet, Hashable, Sendable {
  /// One bit per modifier.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = HeldModifiers(rawValue: 1)
  public static let control = HeldModifiers(rawValue: 2)
  public static let alt = HeldModifiers(rawValue: 4)
  /// The Super key, called Windows or Command on some keyboards.
  public static let system = HeldModifiers(rawValue: 8)
  /// Num Lock, if it is on.
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
