/// Turns events into intents: all recognisers together, with the time passed in.
///
/// The same events with the same times always give the same intents. What an event means is said
/// at once, except for the repeats of a held stick or D-pad, which `advance(to:)` says when due.
/// A `.press` is always followed by exactly one `.tap` or `.release`, and `.drag(.began)` by
/// exactly one `.ended` or `.cancelled`, which comes before the release. A quick stroke
/// says `.drag(.ended)`, `.swipe` and `.release`, in this order.
///
/// ```swift
/// var interpreter = InputInterpreter(unit: metrics.k)
/// let intents = interpreter.intents(for: event)
/// context.device = interpreter.device
/// intents.forEach(container.handle)
/// ```
public struct InputInterpreter: Sendable {
  /// `Metrics.k`: scales the thresholds of tap, drag and swipe.
  public var unit: Double
  /// Whether a tilted pad says `.tilt`, by its accelerometer; what it has said is forgotten when off.
  public var allowsTilt = false { didSet { if !allowsTilt { forgetTilts() } } }
  /// What the accelerometer measures, in m/s², when the pad is held level for its player.
  public var restPose = InputInterpreter.usualRestPose

  /// Whether the player types a text: then letters are what they write, and no commands.
  public var readsText = false

  /// Whether the stick says where it stands, as `stick`, and no tilts.
  public var readsStick = false { didSet { if readsStick != oldValue { letGoOfSticks() } } }

  /// A pad held in front, which gravity pulls straight towards its bottom.
  public static let usualRestPose = Vector3(0, TiltRecogniser.gravity, 0)

  private var devices = DeviceTracker()
  private var pointer = PointerRecogniser()
  private var pinch = PinchRecogniser()
  private var keys = KeyRecogniser()
  private var pads: [PadID: PadRecogniser] = [:]
  private var kinds: [PadID: PadKind] = [:]
  /// The pad used last, while it is plugged in; the one that was plugged in first where none has been used.
  public var pad: PadID? { lastPad ?? sortedPads.first }
  private var lastPad: PadID?

  /// Makes an interpreter that has heard of no pad, no finger and no key.
  public init(unit: Double = 1) {
    self.unit = unit
  }

  /// The device that the player used last; before any was used a pad that is plugged in, else the mouse.
  ///
  /// A mouse nudged by less than two pixels and a stick at rest do not count as used.
  public var device: InputDevice { devices.device }

  /// The make of ``pad``.
  public var padKind: PadKind { pad.flatMap { kinds[$0] } ?? .plain }

  /// What the accelerometer of the pad used last has said, smoothed, in m/s²; nil where none has.
  ///
  /// Taken as `restPose` it makes the pose of now the one at rest. Kept only while `allowsTilt` is on.
  public var tiltReading: Vector3? {
    lastPad.flatMap { pads[$0]?.tiltReading }
      ?? sortedPads.compactMap { pads[$0]?.tiltReading }.first
  }

  /// Where the stick stands that is farthest out; level unless `readsStick` is on.
  public var stick: StickPosition {
    guard readsStick else { return .level }
    return sortedPads.compactMap { pads[$0]?.stickPosition }.max { $0.length < $1.length } ?? .level
  }

  /// When the next repeat is due, in the time of the events; nil while nothing is held.
  public var nextDeadline: Duration? { pads.values.compactMap(\.deadline).min() }

  /// What the event means, after all repeats that were due before it.
  ///
  /// A pad is heard from its `.padAdded` to its `.padRemoved`.
  public mutating func intents(for event: InputEvent) -> [Intent] {
    advance(to: event.time) + meaning(of: event)
  }

  /// The repeats that are due by now, at most one for each thing that is held.
  public mutating func advance(to time: Duration) -> [Intent] {
    guard let nextDeadline, nextDeadline <= time else { return [] }
    let repeats = sortedPads.flatMap { pads[$0]?.advance(to: time) ?? [] }
    if !repeats.isEmpty { devices.use(.gamepad) }
    return repeats.sorted { $0.due < $1.due }.map(\.intent)
  }

  private var sortedPads: [PadID] { pads.keys.sorted { $0.raw < $1.raw } }

  private mutating func meaning(of event: InputEvent) -> [Intent] {
    switch event.kind {
    case .mouseMoved, .mouseDown, .mouseUp, .mouseLeft, .wheel, .touchDown, .touchMoved, .touchUp,
      .touchCancelled:
      return pointed(event)
    case .keyDown(let key, let modifiers, let isRepeat):
      devices.use(.keyboard)
      return keys.press(key, modifiers, isRepeat: isRepeat, isTyping: readsText)
    case .text(let string) where readsText:
      devices.use(.keyboard)
      return [.edit(.insert(string))]
    case .composing(let string, let caret) where readsText:
      devices.use(.keyboard)
      return [.edit(.compose(string, caret: caret))]
    case .keyUp(let key):
      keys.release(key)
    case .padAdded, .padRemoved, .padButtonDown, .padButtonUp, .padAxis, .padAccelerometer:
      return played(event)
    case .windowResized:
      devices.windowChanged()
    case .focusLost:
      return releaseAll(at: event.time)
    case .text, .composing, .fileDropped, .windowExposed, .focusGained, .quit:
      break
    }
    return []
  }

  private mutating func pointed(_ event: InputEvent) -> [Intent] {
    // Scenes that read the stick are those that can be looked at from nearer; elsewhere a second finger means nothing.
    let wasPinching = pinch.isPinching
    let pinched = readsStick ? pinch.intents(for: event.kind) : []
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
    // The press ends all the same.
    return pinched + pointed.map { if case .tap = $0 { .release } else { $0 } }
  }

  private mutating func played(_ event: InputEvent) -> [Intent] {
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
      let intents = pads[id]?.move(axis, to: value, at: event.time, tilts: !readsStick)
      if readsStick, let place = pads[id]?.stickPosition, place != .level { use(id) }
      return moved(id, intents)
    case .padAccelerometer(let id, let x, let y, let z) where allowsTilt:
      let sample = Vector3(x, y, z)
      return moved(id, pads[id]?.tilt(sample, restPose: restPose, at: event.time))
    default:
      break
    }
    return []
  }

  /// A pad that moves is in use where that means something.
  private mutating func moved(_ id: PadID, _ intents: [Intent]?) -> [Intent] {
    guard let intents, !intents.isEmpty else { return [] }
    use(id)
    return intents
  }

  /// Releases all that the pad holds.
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

  private mutating func letGoOfSticks() {
    for id in pads.keys { pads[id]?.letGoOfStick() }
  }

  private mutating func releaseAll(at time: Duration) -> [Intent] {
    keys.releaseAll()
    pinch.cancel()
    for id in pads.keys { pads[id] = PadRecogniser() }
    return pointer.cancel(at: time, unit: unit)
  }
}
