import CSDL2

/// An open gamepad, which reports events through the queue during its lifetime.
@safe @MainActor public final class GameController {
  private let pointer: OpaquePointer
  private let library: SDLLibrary
  /// The ID of the gamepad in its events while it is connected.
  public let id: Int32

  /// Whether the accelerometer, if any, sends events. Sending uses the gamepad's battery and radio.
  public var reportsTilt = false { didSet { if reportsTilt != oldValue { switchSensor() } } }

  /// Opens the gamepad of a `padAdded` event, with its accelerometer off.
  ///
  /// - Throws: if it has been disconnected, or if it is a real one while only virtual ones are enabled.
  public init(_ library: SDLLibrary, index: Int32) throws(SDLError) {
    self.library = library
    if library.hearsVirtualPadsAlone, SDL_JoystickIsVirtual(index) == SDL_FALSE {
      throw SDLError("SDL_GameControllerOpen", "not a virtual pad")
    }
    unsafe pointer = try made(SDL_GameControllerOpen(index), "SDL_GameControllerOpen")
    id = unsafe SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pointer))
  }

  isolated deinit { unsafe SDL_GameControllerClose(pointer) }

  /// The kind of gamepad, according to SDL and its vendor and product IDs.
  public var make: Make {
    let numbers = unsafe (
      SDL_GameControllerGetVendor(pointer), SDL_GameControllerGetProduct(pointer)
    )
    if numbers == Make.steamDeck.numbers { return .steamDeck }
    return switch unsafe SDL_GameControllerGetType(pointer) {
    case SDL_CONTROLLER_TYPE_XBOX360, SDL_CONTROLLER_TYPE_XBOXONE: .xbox
    case SDL_CONTROLLER_TYPE_PS3, SDL_CONTROLLER_TYPE_PS4, SDL_CONTROLLER_TYPE_PS5: .playStation
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO, SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT,
      SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT,
      SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
      .nintendo
    default: .other
    }
  }

  /// Runs the rumble motors, if any.
  ///
  /// - Parameters:
  ///   - low: the strength of the low-frequency motor, 0 to 1.
  ///   - high: the strength of the high-frequency motor, 0 to 1.
  public func rumble(low: Double, high: Double, milliseconds: UInt32) {
    func strength(_ share: Double) -> UInt16 { UInt16(max(0, min(1, share)) * 65535) }
    _ = unsafe SDL_GameControllerRumble(pointer, strength(low), strength(high), milliseconds)
  }

  /// A manufacturer of gamepads.
  public nonisolated enum Make: Hashable, Sendable {
    case other, xbox, playStation, nintendo, steamDeck

    /// The vendor and product IDs of one typical gamepad. No manufacturer has the ID 0.
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

  /// Switches the accelerometer, if there is one. Failures are ignored.
  private func switchSensor() {
    guard unsafe SDL_GameControllerHasSensor(pointer, SDL_SENSOR_ACCEL) == SDL_TRUE else { return }
    unsafe SDL_GameControllerSetSensorEnabled(
      pointer, SDL_SENSOR_ACCEL, reportsTilt ? SDL_TRUE : SDL_FALSE)
  }
}

/// A gamepad button, with SDL's number as raw value.
///
/// `a` to `y` are named by their position on an Xbox gamepad. On Nintendo gamepads they have the printed letters.
public nonisolated enum ControllerButton: Int32, Hashable, Sendable, CaseIterable {
  case a = 0
  case b, x, y, back, guide, start, leftStick, rightStick, leftShoulder, rightShoulder
  case up, down, left, right
}

/// An axis of a stick or a trigger, with SDL's number as raw value.
public nonisolated enum ControllerAxis: Int32, Hashable, Sendable, CaseIterable {
  case leftX = 0
  case leftY, rightX, rightY, leftTrigger, rightTrigger

  /// Whether the axis is a trigger, which rests at 0 and has no negative values.
  public var isTrigger: Bool { self == .leftTrigger || self == .rightTrigger }
}
