import CSDL2

/// An open gamepad; it reports through the event queue for as long as this object lives.
@MainActor public final class GameController {
  private let pointer: OpaquePointer
  private let library: SDLLibrary
  /// Names the pad in its events, for as long as it is plugged in.
  public let id: Int32

  /// Whether its accelerometer reports, where it has one; it uses the pad's battery and the radio.
  public var sensesTilt = false { didSet { if sensesTilt != oldValue { switchSensor() } } }

  /// Opens the pad of a `padAdded` event; its accelerometer is off at first.
  ///
  /// - Throws: where it has gone, or is a real one beside a script.
  public init(_ library: SDLLibrary, index: Int32) throws(SDLError) {
    self.library = library
    if library.hearsVirtualPadsAlone, SDL_JoystickIsVirtual(index) == SDL_FALSE {
      throw SDLError("SDL_GameControllerOpen", "not a virtual pad")
    }
    pointer = try made(SDL_GameControllerOpen(index), "SDL_GameControllerOpen")
    id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pointer))
  }

  isolated deinit { SDL_GameControllerClose(pointer) }

  /// What the pad is, as far as SDL and its maker's numbers tell.
  public var make: Make {
    let numbers = (
      SDL_GameControllerGetVendor(pointer), SDL_GameControllerGetProduct(pointer)
    )
    if numbers == Make.steamDeck.numbers { return .steamDeck }
    return switch SDL_GameControllerGetType(pointer) {
    case SDL_CONTROLLER_TYPE_XBOX360, SDL_CONTROLLER_TYPE_XBOXONE: .xbox
    case SDL_CONTROLLER_TYPE_PS3, SDL_CONTROLLER_TYPE_PS4, SDL_CONTROLLER_TYPE_PS5: .playStation
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO, SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT,
      SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT,
      SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
      .nintendo
    default: .other
    }
  }

  /// Lets its motors run for a while; one that has none stays still.
  ///
  /// - Parameters:
  ///   - low: how strongly the heavy one runs, 0 to 1.
  ///   - high: how strongly the light one runs, 0 to 1.
  public func rumble(low: Double, high: Double, milliseconds: UInt32) {
    func strength(_ share: Double) -> UInt16 { UInt16(max(0, min(1, share)) * 65535) }
    _ = SDL_GameControllerRumble(pointer, strength(low), strength(high), milliseconds)
  }

  /// Who has made a pad.
  public nonisolated enum Make: Hashable, Sendable {
    case other, xbox, playStation, nintendo, steamDeck

    /// Maker and product of one pad of the kind; no maker has the number 0.
    var numbers: (UInt16, UInt16) {
      switch self {
      case .other: (0, 0)
      case .xbox: (0x045E, 0x0B12)
      case .playStation: (0x054C, 0x0CE6)
      case .nintendo: (0x057E, 0x2009)
      case .steamDeck: (0x28DE, 0x1205)
      }
    }
  }

  /// A pad that has none, or does not answer, is played by its sticks alone.
  private func switchSensor() {
    guard SDL_GameControllerHasSensor(pointer, SDL_SENSOR_ACCEL) == SDL_TRUE else { return }
    SDL_GameControllerSetSensorEnabled(
      pointer, SDL_SENSOR_ACCEL, sensesTilt ? SDL_TRUE : SDL_FALSE)
  }
}

/// A button of a gamepad, by its place on an Xbox pad; the numbers are SDL's.
public nonisolated enum ControllerButton: Int32, Hashable, Sendable, CaseIterable {
  case a = 0
  case b, x, y, back, guide, start, leftStick, rightStick, leftShoulder, rightShoulder
  case up, down, left, right
}

/// A stick's direction or a trigger of a gamepad; the numbers are SDL's.
public nonisolated enum ControllerAxis: Int32, Hashable, Sendable, CaseIterable {
  case leftX = 0
  case leftY, rightX, rightY, leftTrigger, rightTrigger

  /// Whether it rests at one end, 0, instead of in the middle.
  public var isTrigger: Bool { self == .leftTrigger || self == .rightTrigger }
}
