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
  public init(_ library: SDLLibrary, index: Int32) throws(SDLError) {
    self.library = library
    pointer = try made(SDL_GameControllerOpen(index), "SDL_GameControllerOpen")
    id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pointer))
  }

  isolated deinit { SDL_GameControllerClose(pointer) }

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
