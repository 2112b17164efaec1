import CSDL2
import Synchronization

/// A virtual gamepad for scripts and tests, connected during its lifetime.
///
/// Its events arrive through the queue like those of a real one. Requires `SDLLibrary.startGamepads`.
@safe @MainActor public final class VirtualPad {
  private let joystick: OpaquePointer
  private let library: SDLLibrary
  /// The ID of the gamepad in its events.
  public let id: Int32

  /// Connects the gamepad. A `padAdded` event follows.
  ///
  /// - Parameter hasMapping: `false` creates a joystick whose buttons SDL cannot name.
  public init(
    _ library: SDLLibrary, _ make: GameController.Make = .other, hasMapping: Bool = true
  ) throws(SDLError) {
    self.library = library
    let rumbleCounter = self.rumbleCounter
    let index = unsafe "Virtual pad".withCString { name in
      var description = unsafe SDL_VirtualJoystickDesc()
      unsafe description.version = UInt16(SDL_VIRTUAL_JOYSTICK_DESC_VERSION)
      let type = hasMapping ? SDL_JOYSTICK_TYPE_GAMECONTROLLER : SDL_JOYSTICK_TYPE_UNKNOWN
      unsafe description.type = UInt16(type.rawValue)
      unsafe description.naxes = UInt16(SDL_CONTROLLER_AXIS_MAX.rawValue)
      unsafe description.nbuttons = UInt16(SDL_CONTROLLER_BUTTON_DPAD_RIGHT.rawValue + 1)
      unsafe description.button_mask = hasMapping ? 0x7FFF : 0
      unsafe description.axis_mask = hasMapping ? 0x3F : 0
      unsafe (description.vendor_id, description.product_id) = make.numbers
      unsafe description.name = name
      unsafe description.userdata = Unmanaged.passUnretained(rumbleCounter).toOpaque()
      unsafe description.Rumble = countRumble
      return unsafe SDL_JoystickAttachVirtualEx(&description)
    }
    try check(index, "SDL_JoystickAttachVirtualEx")
    unsafe joystick = try made(SDL_JoystickOpen(index), "SDL_JoystickOpen")
    id = unsafe SDL_JoystickInstanceID(joystick)
    // A released trigger reports the lower end of its axis.
    set(.leftTrigger, 0)
    set(.rightTrigger, 0)
  }

  isolated deinit { unplug() }

  /// The number of rumbles so far.
  public var rumbles: Int { rumbleCounter.count.load(ordering: .relaxed) }

  private let rumbleCounter = RumbleCounter()

  /// Disconnects the gamepad. SDL first releases its pressed buttons.
  public func unplug() {
    guard isPluggedIn else { return }
    isPluggedIn = false
    for index in 0..<SDL_NumJoysticks() where SDL_JoystickGetDeviceInstanceID(index) == id {
      SDL_JoystickDetachVirtual(index)
      break
    }
    unsafe SDL_JoystickClose(joystick)
  }

  private var isPluggedIn = true

  /// Presses or releases a button.
  public func set(_ button: ControllerButton, isDown: Bool) {
    unsafe SDL_JoystickSetVirtualButton(joystick, button.rawValue, isDown ? 1 : 0)
  }

  /// Moves a stick (−1 to 1, positive right and down) or a trigger (0 to 1).
  public func set(_ axis: ControllerAxis, _ value: Double) {
    let share = axis.isTrigger ? 2 * value - 1 : value
    let clamped = max(-1, min(1, share)) * 32767
    unsafe SDL_JoystickSetVirtualAxis(joystick, axis.rawValue, Int16(clamped.rounded()))
  }
}

/// The rumble count of a virtual gamepad, which SDL's callback updates.
private nonisolated final class RumbleCounter: Sendable {
  let count = Atomic(0)
}

private nonisolated func countRumble(_ pad: UnsafeMutableRawPointer?, _ low: UInt16, _ high: UInt16)
  -> Int32
{
  guard let pad = unsafe pad, low > 0 || high > 0 else { return 0 }
  unsafe Unmanaged<RumbleCounter>.fromOpaque(pad).takeUnretainedValue().count.add(
    1, ordering: .relaxed)
  return 0
}
