import Stage

/// The controls that are currently held on the input devices.
struct HeldControls {
  /// Whether a gamepad is tilted by more than about 18° from its first pose, which is the first accelerometer
  /// reading.
  private(set) var isLeaning = false
  private var keys: Set<Key> = []
  private var buttons: Set<PadButton> = []
  private var axes: [PadAxis: Double] = [:]
  private var fingers: Set<TouchID> = []
  /// The point where the mouse button or the first finger went down; `nil` if none is down.
  private var start: Point?
  private var isMouse = false
  private var hasMoved = false
  /// The first accelerometer reading, in m/s².
  private var restPose: Vector3?

  /// The distance in output pixels within which a pointer counts as still.
  private static let stillDistance = 10.0
  /// The cosine of 18°, the smallest angle at which a gamepad counts as leaning. ``Intent/tilt(_:)`` needs 30°.
  private static let leanCosine = 0.95

  /// Updates the state after an event.
  mutating func handle(_ event: InputEvent.Kind) {
    switch event {
    case .keyDown(let key, _, _): keys.insert(key)
    case .keyUp(let key): keys.remove(key)
    case .padButtonDown(_, let button): buttons.insert(button)
    case .padButtonUp(_, let button): buttons.remove(button)
    case .padAxis(_, let axis, let value): axes[axis] = value
    case .padAccelerometer(_, let x, let y, let z): lean(Vector3(x, y, z))
    case .padRemoved:
      (buttons, axes, restPose, isLeaning) = ([], [:], nil, false)
    case .focusLost: self = HeldControls()
    default: point(event)
    }
  }

  private mutating func point(_ event: InputEvent.Kind) {
    switch event {
    case .mouseDown(.left, let point): press(point, isMouse: true)
    case .touchDown(let finger, let point):
      fingers.insert(finger)
      if fingers.count == 1 { press(point, isMouse: false) }
    case .mouseMoved(let point), .touchMoved(_, let point):
      if let start, point.distance(to: start) > Self.stillDistance { hasMoved = true }
    case .mouseUp(.left, _): start = nil
    case .touchUp(let finger, _), .touchCancelled(let finger):
      fingers.remove(finger)
      if fingers.isEmpty { start = nil }
    default: break
    }
  }

  private mutating func press(_ point: Point, isMouse: Bool) {
    (start, self.isMouse, hasMoved) = (point, isMouse, false)
  }

  private mutating func lean(_ pose: Vector3) {
    guard pose.length > 0 else { return }
    let restPose = restPose ?? pose
    self.restPose = restPose
    isLeaning = pose.dot(restPose) < Self.leanCosine * pose.length * restPose.length
  }

  /// Returns whether a control is held, pushed or moved.
  func holds(_ control: DeviceControl) -> Bool {
    switch control {
    case .key(.character("+")): keys.contains(.character("+")) || keys.contains(.character("="))
    case .key(let key): keys.contains(key)
    case .pad(let button): buttons.contains(button)
    case .cross: !buttons.isDisjoint(with: [.up, .down, .left, .right])
    case .stick: isPushed(.leftX, .leftY)
    case .otherStick: isPushed(.rightX, .rightY)
    case .triggers: isPulled(.leftTrigger) || isPulled(.rightTrigger)
    case .trigger(let axis): isPulled(axis)
    case .tilt: isLeaning
    case .click: start != nil && isMouse
    case .dragging: start != nil && isMouse && hasMoved
    case .tap: start != nil && !isMouse
    case .swipe: start != nil && !isMouse && hasMoved && fingers.count == 1
    case .pinch: fingers.count > 1
    case .wheel, .bar: false
    }
  }

  private func isPushed(_ axes: PadAxis...) -> Bool {
    axes.contains { abs(self.axes[$0] ?? 0) > 0.4 }
  }

  private func isPulled(_ axis: PadAxis) -> Bool { axes[axis] ?? 0 > 0.3 }
}
