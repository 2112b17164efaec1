import CSDL2

/// A key by its place on the keyboard, whatever it prints; SDL's scancode.
public nonisolated struct KeyPlace: Hashable, Sendable {
  let scancode: SDL_Scancode

  init(_ scancode: SDL_Scancode) { self.scancode = scancode }

  /// No place of a keyboard, as for a key of a script.
  public static let unknown = KeyPlace(SDL_SCANCODE_UNKNOWN)

  /// The place where an American keyboard prints a letter from a to z; nil for all else.
  public init?(ofLetter letter: Unicode.Scalar) {
    guard ("a"..."z").contains(letter) else { return nil }
    scancode = SDL_Scancode(SDL_SCANCODE_A.rawValue + letter.value - Unicode.Scalar("a").value)
  }

  /// The place of the key that prints something on the keyboard of the moment; unknown where no key does.
  public init(printing code: KeyCode) { scancode = SDL_GetScancodeFromKey(code.rawValue) }

  /// The letter of an American keyboard at the place; nil where it prints none.
  var letter: KeyCode? {
    guard (SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue).contains(scancode.rawValue),
      let scalar = Unicode.Scalar(
        Unicode.Scalar("a").value + scancode.rawValue - SDL_SCANCODE_A.rawValue)
    else { return nil }
    return .character(scalar)
  }
}

extension KeyCode {
  /// The key that is meant by one at a place.
  ///
  /// - A key that prints no Latin letter means the one of its place, unless another key prints that: so Ctrl+Z and U are
  ///   where a Russian or a Greek looks for them, and where Dvorak and AZERTY print them.
  /// - Without Num Lock the keypad means arrows and their neighbours.
  ///
  /// - Parameter place: where the keyboard of the moment prints a letter.
  /// - Returns: nil where nothing is meant.
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

  /// The keys of the keypad from 0 to 9, and its point.
  private nonisolated static let keypad = [
    SDLK_KP_0, SDLK_KP_1, SDLK_KP_2, SDLK_KP_3, SDLK_KP_4, SDLK_KP_5, SDLK_KP_6, SDLK_KP_7,
    SDLK_KP_8, SDLK_KP_9, SDLK_KP_PERIOD,
  ].map { KeyCode(rawValue: Int32(bitPattern: $0.rawValue)) }

  /// The same in the same order; Insert and the key in the middle mean nothing.
  private nonisolated static let keypadWithoutNumLock: [KeyCode?] = [
    nil, .end, .down, .pageDown, .left, nil, .right, .home, .up, .pageUp, .delete,
  ]
}
