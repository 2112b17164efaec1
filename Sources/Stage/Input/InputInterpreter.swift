/// Translates events into intents by means of all recognisers. Times are passed in.
///
/// The same events with the same times always give the same intents. Each event is translated at once, except that
/// `advance(to:)` returns the repeats of a held stick or button when due. A `.press` is always followed by exactly
/// one `.tap` or `.release`. A `.drag(.began)` is followed by exactly one `.ended` or `.cancelled`, before the
/// release. A fast stroke gives `.drag(.ended)`, `.swipe` and `.release`, in this order.
///
/// ```swift
/// var interpreter = InputInterpreter(unit: metrics.k)
/// let intents = interpreter.intents(for: event)
/// context.input.device = interpreter.device
/// intents.forEach(container.handle)
/// ```
public struct InputInterpreter: Sendable {
  /// The factor for the thresholds of tap, drag and swipe: `Metrics.k`.
  public var unit: Double
  /// The needs of the scene that gets the intents. They decide whether tilting a pad gives `.tilt`, whether the
  /// position of its sticks is read as ``stick`` instead, and whether letters are text instead of commands.
  ///
  /// Without a pose at rest the readings of the accelerometers are discarded.
  public var needs = InputNeeds() {
    didSet {
      if needs.restPose == nil { forgetTilts() }
      if needs.usesStick != oldValue.usesStick { releaseSticks() }
    }
  }

  /// The pose of a pad held upright in front of the player, with gravity towards its bottom.
  public static let usualRestPose = Vector3(0, TiltRecogniser.gravity, 0)

  private var devices = DeviceTracker()
  private var pointer = PointerRecogniser()
  private var pinch = PinchRecogniser()
  private var keys = KeyRecogniser()
  private var pads: [PadID: PadRecogniser] = [:]
  private var kinds: [PadID: PadKind] = [:]
  /// The connected pad used last; if none has been used, the one with the lowest number. `nil` without pads.
  public var pad: PadID? { lastPad ?? sortedPads.first }
  private var lastPad: PadID?

  /// Creates an interpreter without any devices.
  public init(unit: Double = 1) {
    self.unit = unit
  }

  /// The device used last. Before the first use it is a pad if one is connected, else the mouse.
  ///
  /// A mouse movement of less than two pixels and a stick at rest do not count as use.
  public var device: InputDevice { devices.device }

  /// The make of ``pad``.
  public var padKind: PadKind { pad.flatMap { kinds[$0] } ?? .plain }

  /// The smoothed accelerometer reading of the pad used last, or else of any other, in m/s²; `nil` before the first.
  ///
  /// Set it as `InputNeeds.restPose` to make the current pose the level one. It is `nil` while `restPose` is `nil`.
  public var tiltReading: Vector3? {
    lastPad.flatMap { pads[$0]?.tiltReading }
      ?? sortedPads.compactMap { pads[$0]?.tiltReading }.first
  }

  /// The position of the stick that is farthest out; level unless the scene uses it.
  public var stick: StickPosition {
    guard needs.usesStick else { return .level }
    return sortedPads.compactMap { pads[$0]?.stickPosition }.max { $0.length < $1.length } ?? .level
  }

  /// The due time of the next repeat, on the clock of the events; `nil` while nothing is held.
  public var nextDeadline: Duration? { pads.values.compactMap(\.deadline).min() }

  /// Returns the intents of an event, after all repeats that were due before it.
  ///
  /// Events of a pad before its `.padAdded` and after its `.padRemoved` are ignored.
  public mutating func intents(for event: InputEvent) -> [Intent] {
    advance(to: event.time) + translate(event)
  }

  /// Returns the repeats that are due, at most one for each held input.
  public mutating func advance(to time: Duration) -> [Intent] {
    guard let nextDeadline, nextDeadline <= time else { return [] }
    let repeats = sortedPads.flatMap { pads[$0]?.advance(to: time) ?? [] }
    if !repeats.isEmpty { devices.use(.gamepad) }
    return repeats.sorted { $0.due < $1.due }.map(\.intent)
  }

  private var isTyping: Bool { needs.textPlace != nil }

  private var sortedPads: [PadID] { pads.keys.sorted { $0.raw < $1.raw } }

  private mutating func translate(_ event: InputEvent) -> [Intent] {
    switch event.kind {
    case .mouseMoved, .mouseDown, .mouseUp, .mouseLeft, .wheel, .touchDown, .touchMoved, .touchUp,
      .touchCancelled:
      return pointerIntents(event)
    case .keyDown(let key, let modifiers, let isRepeat):
      devices.use(.keyboard)
      if needs.takesKeys { return [] }
      return keys.press(key, modifiers, isRepeat: isRepeat, isTyping: isTyping)
    case .text(let string) where isTyping:
      devices.use(.keyboard)
      return [.edit(.insert(string))]
    case .composing(let string, let caret) where isTyping:
      devices.use(.keyboard)
      return [.edit(.compose(string, caret: caret))]
    case .keyUp(let key):
      keys.release(key)
    case .padAdded, .padRemoved, .padButtonDown, .padButtonUp, .padAxis, .padAccelerometer:
      return padIntents(event)
    case .windowResized:
      devices.windowChanged()
    case .focusLost:
      return releaseAll(at: event.time)
    case .text, .composing, .fileDropped, .windowExposed, .focusGained, .quit:
      break
    }
    return []
  }

  private mutating func pointerIntents(_ event: InputEvent) -> [Intent] {
    // Only scenes that read the stick zoom by pinching; in others a second finger has no effect.
    let wasPinching = pinch.isPinching
    let pinched = needs.usesStick ? pinch.intents(for: event.kind) : []
    if pointer.ignores(event.kind) { return pinched }
    switch event.kind {
    case .mouseMoved(let point):
      guard devices.mouseMoved(to: point) || pointer.isPressed else { return [] }
    case .mouseDown(_, let point), .wheel(_, let point):
      devices.useMouse(at: point)
    case .touchDown:
      devices.use(.touch)
    default:
      break
    }
    let pointed = pointer.intents(for: event, unit: unit)
    guard wasPinching else { return pinched + pointed }
    // A pinch must not end in a tap, but the press must end.
    return pinched + pointed.map { if case .tap = $0 { .release } else { $0 } }
  }

  private mutating func padIntents(_ event: InputEvent) -> [Intent] {
    switch event.kind {
    case .padAdded(let id, let kind):
      pads[id] = PadRecogniser()
      kinds[id] = kind
      devices.padAdded()
    case .padRemoved(let id):
      remove(id)
    case .padButtonDown(let id, let button) where pads[id] != nil:
      use(id)
      return pads[id]?.press(button, at: event.time) ?? []
    case .padButtonUp(let id, let button):
      pads[id]?.release(button)
    case .padAxis(let id, let axis, let value):
      let intents = pads[id]?.move(axis, to: value, at: event.time, tilts: !needs.usesStick)
      if needs.usesStick, let place = pads[id]?.stickPosition, place != .level { use(id) }
      return moved(id, intents)
    case .padAccelerometer(let id, let x, let y, let z):
      guard let restPose = needs.restPose else { return [] }
      let sample = Vector3(x, y, z)
      return moved(id, pads[id]?.tilt(sample, restPose: restPose, at: event.time))
    default:
      break
    }
    return []
  }

  /// Marks a pad as used if its movement has given intents, and returns these.
  private mutating func moved(_ id: PadID, _ intents: [Intent]?) -> [Intent] {
    guard let intents, !intents.isEmpty else { return [] }
    use(id)
    return intents
  }

  /// Removes a pad and the inputs held on it.
  private mutating func remove(_ id: PadID) {
    pads[id] = nil
    kinds[id] = nil
    if lastPad == id { lastPad = nil }
    if pads.isEmpty { devices.padsRemoved() }
  }

  private mutating func use(_ id: PadID) {
    lastPad = id
    devices.use(.gamepad)
  }

  private mutating func forgetTilts() {
    for id in pads.keys { pads[id]?.forgetTilt() }
  }

  private mutating func releaseSticks() {
    for id in pads.keys { pads[id]?.letGoOfSticks() }
  }

  private mutating func releaseAll(at time: Duration) -> [Intent] {
    keys.releaseAll()
    pinch.cancel()
    for id in pads.keys { pads[id] = PadRecogniser() }
    return pointer.cancel(at: time, unit: unit)
  }
}
