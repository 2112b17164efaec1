/// Knows which device the player used last.
struct DeviceTracker {
  /// A mouse nudged by less than this, in pixels, was not meant.
  private static let jitter = 2.0

  private(set) var device = InputDevice.mouse
  /// Where the mouse lay when another device took over; nil until it is known.
  private var rest: Point?
  private var mouse: Point?

  /// A button or the wheel of the mouse, which is never an accident.
  mutating func useMouse(at point: Point) {
    mouse = point
    device = .mouse
  }

  mutating func use(_ newDevice: InputDevice) {
    if device == .mouse { rest = mouse }
    device = newDevice
  }

  /// Takes note of a movement, and says whether the mouse is in use.
  mutating func mouseMoved(to point: Point) -> Bool {
    mouse = point
    if device == .mouse { return true }
    guard let rest else {
      self.rest = point
      return false
    }
    guard rest.distance(to: point) >= Self.jitter else { return false }
    device = .mouse
    return true
  }

  /// The mouse comes back in another place without having been moved.
  mutating func windowChanged() {
    mouse = nil
    rest = nil
  }
}
