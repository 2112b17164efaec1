import SDLKit
import Stage

/// A translator of SDL events to input events in output pixels. It also opens connected gamepads.
public final class EventTranslator {
  private let library: SDLLibrary
  private let window: Window?
  private let output: () -> Size
  private let clock: (() -> Duration)?
  private var pads: [Int32: GameController] = [:]
  private var fingers: Set<Int64> = []
  /// Whether Super, Hyper or Meta is pressed. Then key presses are shortcuts of the system and are ignored.
  private var isSystemKeyDown = false
  /// The pressed keys without a name, such as Hyper on X11.
  private var nameless: Set<KeyPlace> = []

  /// - Parameters:
  ///   - window: the window of mouse positions. `nil` if they are already in output pixels.
  ///   - output: returns the size of the window or bitmap in output pixels.
  ///   - clock: returns the time of events, such as virtual time. `nil` uses SDL's timestamps.
  public init(
    _ library: SDLLibrary, _ window: Window?, output: @escaping () -> Size,
    clock: (() -> Duration)? = nil
  ) {
    (self.library, self.window, self.output, self.clock) = (library, window, output, clock)
  }

  /// Whether the accelerometers of all gamepads send events, including gamepads that are connected later.
  public var reportsTilt = false {
    didSet { for pad in pads.values { pad.reportsTilt = reportsTilt } }
  }

  /// The frame of the focused text field in output pixels. `nil` stops text input.
  public var textPlace: Rect? { didSet { if textPlace != oldValue { updateTextInput() } } }

  /// Rumbles a gamepad, if it is still connected.
  public func rumble(_ pad: PadID, _ rumble: Rumble) {
    switch rumble {
    case .refusal: pads[pad.raw]?.rumble(low: 0, high: 0.3, milliseconds: 60)
    case .ending: pads[pad.raw]?.rumble(low: 0.4, high: 0.3, milliseconds: 180)
    }
  }

  public var padCount: Int { pads.count }

  /// Converts an event to zero or more input events.
  public func translate(_ event: TimedEvent) -> [InputEvent] {
    let time = clock?() ?? event.time
    return kinds(event.event).map { InputEvent($0, at: time) }
  }

  private func kinds(_ event: Event) -> [InputEvent.Kind] {
    switch event {
    case .quit: [.quit]
    case .sizeChanged, .displayChanged: [.windowResized(output())]
    case .exposed: [.windowExposed]
    case .focusGained: [.focusGained]
    case .focusLost: releaseAll() + [.focusLost]
    case .mouseLeft: [.mouseLeft]
    case .mouseMoved(let x, let y): [.mouseMoved(place(x, y))]
    case .mouseButton(let button, true, let x, let y):
      [.mouseDown(MouseButton(button), place(x, y))]
    case .mouseButton(let button, false, let x, let y):
      [.mouseUp(MouseButton(button), place(x, y))]
    case .wheel(let steps, let x, let y): [.wheel(steps, at: place(x, y))]
    case .finger(let phase, let id, let x, let y): finger(phase, id, x, y)
    case .key(let code, let place, let modifiers, let isDown, let isRepeat):
      key(code, at: place, modifiers, isDown: isDown, isRepeat: isRepeat)
    case .text(let string): isSystemKeyDown ? [] : [.text(string)]
    case .composing(let string, let caret): [.composing(string, caret: caret)]
    case .padAdded, .padRemoved, .padButton, .padAxis, .padAccelerometer: pad(event)
    case .fileDropped(let path): [.fileDropped(path)]
    case .wake: []
    }
  }

  private func updateTextInput() {
    let input = TextInput(library)
    guard let textPlace else { return input.end() }
    let (window, output) = (window?.size, output())
    let (x, y) = (
      window.map { Double($0.width) / output.width } ?? 1,
      window.map { Double($0.height) / output.height } ?? 1
    )
    input.begin(
      at: PixelRect(
        x: Int(textPlace.x * x), y: Int(textPlace.y * y), width: Int(textPlace.width * x),
        height: Int(textPlace.height * y)))
  }

  private func place(_ x: Double, _ y: Double) -> Point {
    guard let size = window?.size, size.width > 0, size.height > 0 else { return Point(x, y) }
    let output = output()
    return Point(x * output.width / Double(size.width), y * output.height / Double(size.height))
  }

  /// Tracks a touch. Later events of a cancelled touch are ignored.
  private func finger(
    _ phase: Event.FingerPhase, _ id: Int64, _ x: Double, _ y: Double
  ) -> [InputEvent.Kind] {
    let place = Point(x * output().width, y * output().height)
    switch phase {
    case .down:
      fingers.insert(id)
      return [.touchDown(TouchID(id), place)]
    case .moved: return fingers.contains(id) ? [.touchMoved(TouchID(id), place)] : []
    case .up: return fingers.remove(id) != nil ? [.touchUp(TouchID(id), place)] : []
    }
  }

  /// Cancels all touches and forgets pressed keys, because the window no longer receives their events.
  private func releaseAll() -> [InputEvent.Kind] {
    defer { fingers.removeAll() }
    nameless.removeAll()
    isSystemKeyDown = false
    return fingers.sorted().map { .touchCancelled(TouchID($0)) }
  }

  private func key(
    _ code: KeyCode, at place: KeyPlace, _ modifiers: HeldModifiers, isDown: Bool, isRepeat: Bool
  ) -> [InputEvent.Kind] {
    if code == .nameless {
      if isDown { nameless.insert(place) } else { nameless.remove(place) }
    }
    isSystemKeyDown = modifiers.contains(.system) || !nameless.isEmpty
    guard let key = code.meant(at: place, modifiers).flatMap(Key.init) else { return [] }
    if !isDown { return [.keyUp(key)] }
    return isSystemKeyDown ? [] : [.keyDown(key, KeyModifiers(modifiers), isRepeat: isRepeat)]
  }

  private func pad(_ event: Event) -> [InputEvent.Kind] {
    switch event {
    case .padAdded(let index):
      guard let pad = try? GameController(library, index: index), pads[pad.id] == nil else {
        return []
      }
      pad.reportsTilt = reportsTilt
      pads[pad.id] = pad
      return [.padAdded(PadID(pad.id), PadKind(pad.make))]
    case .padRemoved(let id):
      return pads.removeValue(forKey: id) != nil ? [.padRemoved(PadID(id))] : []
    case .padButton(let id, let button, let isDown):
      guard let button = PadButton(button) else { return [] }
      return isDown ? [.padButtonDown(PadID(id), button)] : [.padButtonUp(PadID(id), button)]
    case .padAxis(let id, let axis, let value):
      return PadAxis(axis).map { [.padAxis(PadID(id), $0, value)] } ?? []
    case .padAccelerometer(let id, let x, let y, let z):
      return [.padAccelerometer(PadID(id), x: x, y: y, z: z)]
    default: return []
    }
  }
}
