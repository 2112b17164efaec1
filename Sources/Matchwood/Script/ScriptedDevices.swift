import SDLKit
import SDLStage
import Stage

/// Sends the device events of a script through the real event queue, from virtual devices.
final class ScriptedDevices {
  private let queue: EventQueue
  private let viewport: Viewport
  private var pads: [String: VirtualPad] = [:]
  /// The name of the selected gamepad.
  private var name = ScriptStep.firstPad
  private static let finger: Int64 = 1

  init(_ queue: EventQueue, _ viewport: Viewport) {
    self.queue = queue
    self.viewport = viewport
  }

  private var pad: VirtualPad? { pads[name] }

  /// Plugs a gamepad in and selects it. Replaces a gamepad of the same name.
  func plugIn(_ kind: PadKind, _ name: String) throws(SDLError) {
    pads[name] = nil
    pads[name] = try VirtualPad(queue.library, GameController.Make(kind))
    self.name = name
  }

  func play(_ event: ScriptEvent) throws(SDLError) {
    switch event {
    case .mouseMoved, .mouseDown, .mouseUp: try playMouse(event)
    case .touchDown(let place): try touch(.down, place)
    case .touchMoved(let place): try touch(.moved, place)
    case .touchUp(let place): try touch(.up, place)
    case .keyDown(let key, let modifiers): try press(key, modifiers, isDown: true)
    case .keyUp(let key, let modifiers): try press(key, modifiers, isDown: false)
    case .text(let scalar): try queue.push(.text(String(scalar)))
    case .padDown(let button): pad?.set(ControllerButton(button), isDown: true)
    case .padUp(let button): pad?.set(ControllerButton(button), isDown: false)
    case .axis(let axis, let value): pad?.set(ControllerAxis(axis), value)
    case .accelerometer(let x, let y, let z):
      if let pad { try queue.push(.padAccelerometer(id: pad.id, x: x, y: y, z: z)) }
    case .plug(let kind, let name): try plugIn(kind, name)
    case .unplug(let name): pads[name] = nil
    case .takePad(let name): self.name = name
    case .drop(let path): try queue.push(.fileDropped(path))
    case .resize(let size): try viewport.resize(to: size)
    case .quit: try queue.push(.quit)
    }
  }

  private func playMouse(_ event: ScriptEvent) throws(SDLError) {
    switch event {
    case .mouseMoved(let place): try queue.push(.mouseMoved(x: place.x, y: place.y))
    case .mouseDown(let place):
      try queue.push(.mouseButton(.left, isDown: true, x: place.x, y: place.y))
    case .mouseUp(let place):
      try queue.push(.mouseButton(.left, isDown: false, x: place.x, y: place.y))
    default: break
    }
  }

  /// Sends a finger's place as a fraction of the window's size, as SDL does.
  private func touch(_ phase: Event.FingerPhase, _ place: Point) throws(SDLError) {
    let size = viewport.size * viewport.unitsPerPixel
    let (x, y) = (place.x / size.width, place.y / size.height)
    try queue.push(.finger(phase, id: Self.finger, x: x, y: y))
  }

  private func press(
    _ key: Key, _ modifiers: KeyModifiers, isDown: Bool
  ) throws(SDLError) {
    guard let code = KeyCode(key) else { return }
    let held = HeldModifiers(rawValue: modifiers.rawValue)
    try queue.push(.key(code, held, isDown: isDown, isRepeat: false))
  }
}
