import CSDL2

/// An open gamepad; it reports through the event queue for as long as this object lives.
@MainActor public final class GameController {
  private let pointer: OpaquePointer
  private let library: SDLLibrary
  /// Names the pad in its events, for as long as it is plugged in.
  public let id: Int32

  /// Opens the pad of a `padAdded` event, and its accelerometer where it has one.
  public init(_ library: SDLLibrary, index: Int32) throws(SDLError) {
    self.library = library
    pointer = try made(SDL_GameControllerOpen(index), "SDL_GameControllerOpen")
    id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pointer))
    if SDL_GameControllerHasSensor(pointer, SDL_SENSOR_ACCEL) == SDL_TRUE {
      SDL_GameControllerSetSensorEnabled(pointer, SDL_SENSOR_ACCEL, SDL_TRUE)
    }
  }

  isolated deinit { SDL_GameControllerClose(pointer) }

  /// What its maker calls it; empty where that is not known.
  public var name: String { SDL_GameControllerName(pointer).map { String(cString: $0) } ?? "" }
}
