import CSDL2

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

  private static let masks: [(HeldModifiers, SDL_Keymod)] = [
    (.shift, KMOD_SHIFT), (.control, KMOD_CTRL), (.alt, KMOD_ALT),
  ]

  init(sdl: UInt16) {
    self.init()
    for (modifier, mask) in Self.masks where UInt32(sdl) & mask.rawValue != 0 { insert(modifier) }
  }

  var sdl: UInt16 {
    Self.masks.reduce(0) { contains($1.0) ? $0 | UInt16($1.1.rawValue) : $0 }
  }
}
