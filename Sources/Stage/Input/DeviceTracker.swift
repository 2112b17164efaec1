/// Knows which device the player used last.
struct DeviceTracker {
  /// A mouse nudged by less than this, in pixels, was not meant.
  private static let jitter = 2.0

  private(set) var device = InputDevice.mouse
  /// Whether the player has used any device.
  private var isUsed = false
  /// Where the mouse lay when another device took over; nil until it is known.
  private var rest: Point?
  private var mouse: Point?

  /// A button or the wheel of the mouse, which is never an accident.
  mutating func useMouse(at point: Point) {
    mouse = point
    device = .mouse
    isUsed = true
  }

  mutating func use(_ newDevice: InputDevice) {
    if device == .mouse { rest = mouse }
    device = newDevice
    isUsed = true
  }

  /// Takes a new pad as the device in use, unless the player has used another device before.
  mutating func padAdded() {
    guard !isUsed else { return }
    rest = mouse
    device = .gamepad
  }

  /// Takes the keyboard for a pad that is gone, or the mouse if the player has used no device yet.
  mutating func padsRemoved() {
    if device == .gamepad { device = isUsed ? .keyboard : .mouse }
  }

  /// Takes note of a movement, and says whether the mouse is in use.
  mutating func mouseMoved(to point: Point) -> Bool {
    defer { mouse = point }
    if device == .mouse {
      // The window says first where the mouse happens to be.
      isUsed = isUsed || mouse.map { $0.distance(to: point) >= Self.jitter } ?? false
      return true
    }
    guard let rest else {
      self.rest = point
      return false
    }
    guard rest.distance(to: point) >= Self.jitter else { return false }
    device = .mouse
    isUsed = true
    return true
  }

  /// The mouse comes back in another place without having been moved.
  mutating func windowChanged() {
    mouse = nil
    rest = nil
  }
}
