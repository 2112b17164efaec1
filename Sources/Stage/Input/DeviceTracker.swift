/// Tracks which device the player used last.
struct DeviceTracker {
  /// The movement of the mouse, in pixels, below which it counts as accidental.
  private static let jitter = 2.0

  private(set) var device = InputDevice.mouse
  /// Whether the player has used any device.
  private var isUsed = false
  /// The position of the mouse when another device took over; `nil` while unknown.
  private var mouseBaseline: Point?
  private var mouse: Point?

  /// Records a mouse click or a turn of the wheel, which is never accidental.
  mutating func useMouse(at point: Point) {
    mouse = point
    device = .mouse
    isUsed = true
  }

  mutating func use(_ newDevice: InputDevice) {
    if device == .mouse { mouseBaseline = mouse }
    device = newDevice
    isUsed = true
  }

  /// Makes a new pad the current device, unless the player has used another device before.
  mutating func padAdded() {
    guard !isUsed else { return }
    mouseBaseline = mouse
    device = .gamepad
  }

  /// Replaces a disconnected pad by the keyboard, or by the mouse if the player has used no device yet.
  mutating func padsRemoved() {
    if device == .gamepad { device = isUsed ? .keyboard : .mouse }
  }

  /// Records a mouse movement and returns whether the mouse is the current device.
  mutating func mouseMoved(to point: Point) -> Bool {
    defer { mouse = point }
    if device == .mouse {
      // The first position that the window reports is no movement.
      isUsed = isUsed || mouse.map { $0.distance(to: point) >= Self.jitter } ?? false
      return true
    }
    guard let mouseBaseline else {
      self.mouseBaseline = point
      return false
    }
    guard mouseBaseline.distance(to: point) >= Self.jitter else { return false }
    device = .mouse
    isUsed = true
    return true
  }

  /// Forgets the mouse position, which can change with the window without a movement.
  mutating func windowChanged() {
    mouse = nil
    mouseBaseline = nil
  }
}
