import GameKernel
import Stage

/// A device with which one player races.
package nonisolated enum RaceDevice: Hashable, Sendable {
  /// W A S D, Space and Q.
  case letters
  /// The arrow keys, Enter and Backspace.
  case arrows
  case pad(PadID)
  /// The mouse or a finger in the half of a side.
  case pointer(Int)
}

/// Divides the events of one window among the sides of a race, each with an interpreter of its own.
///
/// The halves of the keyboard act as gamepads. So held keys repeat although the system repeats only the last one.
package nonisolated struct RaceInput {
  /// The factor for the thresholds of the pointer: `Metrics.k`.
  package var unit = 1.0
  /// The half of each side in output pixels.
  package var areas = [Rect.zero, .zero]
  /// The side of each device that has joined.
  package private(set) var sides: [RaceDevice: Int] = [:]

  /// Whether all devices play for side 0.
  private let isAlone: Bool
  private var interpreters = [InputInterpreter(), InputInterpreter()]
  /// Whether the last button of a side was a key.
  private var usesKeys = [false, false]
  private var fingers: [TouchID: Int] = [:]
  private var pressed: Int?
  private var hovered: Int?

  /// The intents of one side from one device.
  package struct Step {
    package let side: Int
    package let device: InputDevice
    package let intents: [Intent]
  }

  /// - Parameter isAlone: whether one person plays, with any device.
  package init(isAlone: Bool) { self.isAlone = isAlone }

  /// Whether a device plays for a side.
  package func isTaken(_ side: Int) -> Bool { sides.values.contains(side) }

  /// Returns the steps of an event. A press on a new device joins a free side.
  package mutating func steps(for event: InputEvent) -> [Step] {
    switch event.kind {
    case .mouseMoved(let point): return hover(point, event.time)
    case .mouseDown(.left, let point), .touchDown(_, let point):
      guard let side = side(at: point) else { return [] }
      if case .touchDown(let finger, _) = event.kind {
        fingers[finger] = side
      } else {
        pressed = side
      }
      return join(.pointer(side)).map { steps($0, event.kind, event.time) } ?? []
    case .mouseUp(.left, _):
      defer { pressed = nil }
      return pressed.map { steps($0, event.kind, event.time) } ?? []
    case .touchMoved(let finger, _): return steps(of: finger, event)
    case .touchUp(let finger, _), .touchCancelled(let finger):
      defer { fingers[finger] = nil }
      return steps(of: finger, event)
    case .keyDown, .keyUp, .padButtonDown, .padButtonUp, .padAxis: return buttonSteps(event)
    default: return []
    }
  }

  /// Removes a gamepad.
  ///
  /// - Returns: whether a side has lost its last device.
  package mutating func remove(_ pad: PadID) -> Bool {
    guard let side = sides.removeValue(forKey: .pad(pad)) else { return false }
    _ = interpreters[side].intents(for: InputEvent(.padRemoved(pad), at: .zero))
    return !isAlone && !isTaken(side)
  }

  /// Ends all that is held.
  package mutating func releaseAll(at time: Duration) -> [Step] {
    (fingers, pressed) = ([:], nil)
    return [0, 1].flatMap { steps($0, .focusLost, time) }
  }

  /// Returns the repeats that are due.
  package mutating func advance(to time: Duration) -> [Step] {
    [0, 1].map {
      Step(side: $0, device: device(of: $0), intents: interpreters[$0].advance(to: time))
    }
  }

  /// The due time of the next repeat, or `nil` while nothing is held.
  package var nextDeadline: Duration? { interpreters.compactMap(\.nextDeadline).min() }

  // MARK: Devices

  private mutating func buttonSteps(_ event: InputEvent) -> [Step] {
    let (device, kind): (RaceDevice, InputEvent.Kind)
    var isPress = false
    switch event.kind {
    case .keyDown(let key, let modifiers, let isRepeat):
      guard let half = key.raceHalf, !isRepeat, modifiers.isSubset(of: .shift) else { return [] }
      (device, kind, isPress) = (half.device, .padButtonDown(half.pad, half.button), true)
    case .keyUp(let key):
      guard let half = key.raceHalf else { return [] }
      (device, kind) = (half.device, .padButtonUp(half.pad, half.button))
    case .padButtonDown(let id, let button):
      (device, kind, isPress) = (.pad(id), event.kind, ![.b, .start, .back].contains(button))
    case .padAxis(let id, _, let value):
      (device, kind, isPress) = (.pad(id), event.kind, abs(value) > 0.5)
    case .padButtonUp(let id, _): (device, kind) = (.pad(id), event.kind)
    default: return []
    }
    guard let side = isPress ? join(device) : sides[device] else { return [] }
    usesKeys[side] = device == .letters || device == .arrows
    return steps(side, kind, event.time)
  }

  /// Returns the side of a device, which joins a free one if it has none.
  private mutating func join(_ device: RaceDevice) -> Int? {
    if let side = sides[device] { return side }
    guard let side = freeSide(for: device) else { return nil }
    sides[device] = side
    if let pad = device.pad {
      _ = interpreters[side].intents(for: InputEvent(.padAdded(pad), at: .zero))
    }
    return side
  }

  private func freeSide(for device: RaceDevice) -> Int? {
    if isAlone { return 0 }
    if case .pointer(let side) = device { return side }
    let preferred = device == .arrows ? [1, 0] : [0, 1]
    return preferred.first { !isTaken($0) }
  }

  // MARK: Pointers

  private func side(at point: Point) -> Int? {
    areas.prefix(isAlone ? 1 : 2).firstIndex { $0.contains(point) }
  }

  private mutating func steps(of finger: TouchID, _ event: InputEvent) -> [Step] {
    fingers[finger].map { steps($0, event.kind, event.time) } ?? []
  }

  /// Moves the mouse over the half under it, or that in which it was pressed.
  private mutating func hover(_ point: Point, _ time: Duration) -> [Step] {
    let next = pressed ?? side(at: point)
    let left = hovered.flatMap { $0 == next ? nil : $0 }.map { steps($0, .mouseLeft, time) } ?? []
    hovered = next
    return left + (next.map { steps($0, .mouseMoved(point), time) } ?? [])
  }

  private mutating func steps(
    _ side: Int, _ kind: InputEvent.Kind, _ time: Duration
  ) -> [Step] {
    interpreters[side].unit = unit
    let intents = interpreters[side].intents(for: InputEvent(kind, at: time))
    return [Step(side: side, device: device(of: side), intents: intents)]
  }

  private func device(of side: Int) -> InputDevice {
    let device = interpreters[side].device
    return device == .gamepad && usesKeys[side] ? .keyboard : device
  }
}

nonisolated extension RaceDevice {
  /// The gamepad as which the device acts, or `nil` for pointers.
  fileprivate var pad: PadID? {
    switch self {
    case .letters: PadID(-1)
    case .arrows: PadID(-2)
    case .pad(let id): id
    case .pointer: nil
    }
  }
}

nonisolated extension Key {
  /// The half of the keyboard to which the key belongs, and the button as which it acts.
  fileprivate var raceHalf: (device: RaceDevice, pad: PadID, button: PadButton)? {
    func half(_ device: RaceDevice, _ button: PadButton) -> (RaceDevice, PadID, PadButton)? {
      device.pad.map { (device, $0, button) }
    }
    return switch self {
    case .character("w"): half(.letters, .up)
    case .character("a"): half(.letters, .left)
    case .character("s"): half(.letters, .down)
    case .character("d"): half(.letters, .right)
    case .space: half(.letters, .a)
    case .character("q"): half(.letters, .leftShoulder)
    case .up: half(.arrows, .up)
    case .left: half(.arrows, .left)
    case .down: half(.arrows, .down)
    case .right: half(.arrows, .right)
    case .enter: half(.arrows, .a)
    case .backspace: half(.arrows, .leftShoulder)
    default: nil
    }
  }
}
