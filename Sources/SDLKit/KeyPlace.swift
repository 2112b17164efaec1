import CSDL2

/// A key identified by its position on the keyboard (SDL's scancode).
public nonisolated struct KeyPlace: Hashable, Sendable {
  let scancode: SDL_Scancode

  init(_ scancode: SDL_Scancode) { self.scancode = scancode }

  /// An unknown position, as of a key from a script.
  public static let unknown = KeyPlace(SDL_SCANCODE_UNKNOWN)

  /// Creates the position of a letter from a to z on a US keyboard, or returns `nil` for other characters.
  public init?(ofLetter letter: Unicode.Scalar) {
    guard ("a"..."z").contains(letter) else { return nil }
    scancode = SDL_Scancode(SDL_SCANCODE_A.rawValue + letter.value - Unicode.Scalar("a").value)
  }

  /// Creates the position of a key code in the current keyboard layout, or `unknown` if no key has it.
  public init(printing code: KeyCode) { scancode = SDL_GetScancodeFromKey(code.rawValue) }

  /// The letter at the position on a US keyboard, if any.
  var letter: KeyCode? {
    guard (SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue).contains(scancode.rawValue),
      let scalar = Unicode.Scalar(
        Unicode.Scalar("a").value + scancode.rawValue - SDL_SCANCODE_A.rawValue)
    else { return nil }
    return .character(scalar)
  }
}

extension KeyCode {
  /// Translates a pressed key to the key that shortcuts use.
  ///
  /// - A key of a non-Latin letter becomes the US letter at its position, unless the layout has that letter
  ///   elsewhere. So Ctrl+Z and U have their US positions on Russian and Greek keyboards, and those of the layout on
  ///   Dvorak and AZERTY.
  /// - Without Num Lock, the keypad's digits become arrow and navigation keys.
  ///
  /// - Parameter printing: returns the position of a letter in the current layout.
  /// - Returns: `nil` for a key of the keypad that has no function without Num Lock.
  public nonisolated func meant(
    at place: KeyPlace, _ modifiers: HeldModifiers,
    printing: (KeyCode) -> KeyPlace = { KeyPlace(printing: $0) }
  ) -> KeyCode? {
    if let index = Self.keypad.firstIndex(of: self), !modifiers.contains(.numLock) {
      return Self.keypadWithoutNumLock[index]
    }
    let isLatin = character.map { ("a"..."z").contains($0) } ?? false
    guard !isLatin, character != nil, let letter = place.letter else { return self }
    return [place, .unknown].contains(printing(letter)) ? letter : self
  }

  /// The keys 0 to 9 and the decimal point of the keypad.
  private nonisolated static let keypad = [
    SDLK_KP_0, SDLK_KP_1, SDLK_KP_2, SDLK_KP_3, SDLK_KP_4, SDLK_KP_5, SDLK_KP_6, SDLK_KP_7,
    SDLK_KP_8, SDLK_KP_9, SDLK_KP_PERIOD,
  ].map { KeyCode(rawValue: Int32(bitPattern: $0.rawValue)) }

  /// The keypad's keys without Num Lock, in the same order. Insert and the centre key are ignored.
  private nonisolated static let keypadWithoutNumLock: [KeyCode?] = [
    nil, .end, .down, .pageDown, .left, nil, .right, .home, .up, .pageUp, .delete,
  ]
}
