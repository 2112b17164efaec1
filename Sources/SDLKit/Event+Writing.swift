import CSDL2
import Files

extension Event {
  /// Converts the event to one of SDL. Reading it back gives the same event, with coordinates rounded.
  ///
  /// SDL's event owns copies of the strings. Reading the event frees them.
  nonisolated func sdl(wakeType: UInt32) -> SDL_Event {
    var sdl = SDL_Event()
    switch self {
    case .quit: sdl.type = SDL_QUIT.rawValue
    case .wake: sdl.type = wakeType
    case .key(let code, let place, let modifiers, let isDown, let isRepeat):
      sdl.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
      sdl.key.state = isDown ? 1 : 0
      sdl.key.repeat = isRepeat ? 1 : 0
      sdl.key.keysym.sym = code.rawValue
      sdl.key.keysym.scancode = place.scancode
      sdl.key.keysym.mod = modifiers.sdl
    case .text(let string): Self.write(string, to: &sdl)
    case .composing(let string, let caret):
      sdl.type = SDL_TEXTEDITING_EXT.rawValue
      sdl.editExt.text = SDL_strdup(string)
      sdl.editExt.start = Int32(clamping: caret)
    case .finger(let phase, let id, let x, let y):
      sdl.type = phase.sdl.rawValue
      sdl.tfinger.touchId = 1
      sdl.tfinger.fingerId = id
      (sdl.tfinger.x, sdl.tfinger.y) = (Float(x), Float(y))
    case .fileDropped(let path):
      sdl.type = SDL_DROPFILE.rawValue
      sdl.drop.file = SDL_strdup(path.cString)
    case .sizeChanged, .displayChanged, .exposed, .focusGained, .focusLost, .mouseLeft:
      writeWindow(to: &sdl)
    case .mouseMoved, .mouseButton, .wheel: writeMouse(to: &sdl)
    case .padAdded, .padRemoved, .padButton, .padAxis, .padAccelerometer:
      writeController(to: &sdl)
    }
    return sdl
  }

  /// Writes a text of up to 31 bytes of UTF-8, the capacity of SDL's event.
  private static nonisolated func write(_ string: String, to sdl: inout SDL_Event) {
    sdl.type = SDL_TEXTINPUT.rawValue
    precondition(string.utf8.count < MemoryLayout.size(ofValue: sdl.text.text), "too long a text")
    withUnsafeMutableBytes(of: &sdl.text.text) { $0.copyBytes(from: string.utf8) }
  }

  private nonisolated func writeWindow(to sdl: inout SDL_Event) {
    sdl.type = SDL_WINDOWEVENT.rawValue
    let kind: SDL_WindowEventID
    switch self {
    case .sizeChanged(let width, let height):
      kind = SDL_WINDOWEVENT_SIZE_CHANGED
      (sdl.window.data1, sdl.window.data2) = (Int32(width), Int32(height))
    case .displayChanged: kind = SDL_WINDOWEVENT_DISPLAY_CHANGED
    case .focusGained: kind = SDL_WINDOWEVENT_FOCUS_GAINED
    case .focusLost: kind = SDL_WINDOWEVENT_FOCUS_LOST
    case .mouseLeft: kind = SDL_WINDOWEVENT_LEAVE
    default: kind = SDL_WINDOWEVENT_EXPOSED
    }
    sdl.window.event = UInt8(kind.rawValue)
  }

  private nonisolated func writeMouse(to sdl: inout SDL_Event) {
    switch self {
    case .mouseMoved(let x, let y):
      sdl.type = SDL_MOUSEMOTION.rawValue
      (sdl.motion.x, sdl.motion.y) = (Int32(x), Int32(y))
    case .mouseButton(let button, let isDown, let x, let y):
      sdl.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
      sdl.button.button = button.rawValue
      sdl.button.state = isDown ? 1 : 0
      sdl.button.clicks = 1
      (sdl.button.x, sdl.button.y) = (Int32(x), Int32(y))
    case .wheel(let steps, let x, let y):
      sdl.type = SDL_MOUSEWHEEL.rawValue
      sdl.wheel.y = Int32(steps)
      sdl.wheel.preciseY = Float(steps)
      (sdl.wheel.mouseX, sdl.wheel.mouseY) = (Int32(x), Int32(y))
    default: break
    }
  }

  private nonisolated func writeController(to sdl: inout SDL_Event) {
    switch self {
    case .padAdded(let index):
      sdl.type = SDL_CONTROLLERDEVICEADDED.rawValue
      sdl.cdevice.which = index
    case .padRemoved(let id):
      sdl.type = SDL_CONTROLLERDEVICEREMOVED.rawValue
      sdl.cdevice.which = id
    case .padButton(let id, let button, let isDown):
      sdl.type = (isDown ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP).rawValue
      sdl.cbutton.which = id
      sdl.cbutton.button = UInt8(button.rawValue)
      sdl.cbutton.state = isDown ? 1 : 0
    case .padAxis(let id, let axis, let value):
      sdl.type = SDL_CONTROLLERAXISMOTION.rawValue
      sdl.caxis.which = id
      sdl.caxis.axis = UInt8(axis.rawValue)
      sdl.caxis.value = Int16((max(-1, min(1, value)) * 32767).rounded())
    case .padAccelerometer(let id, let x, let y, let z):
      sdl.type = SDL_CONTROLLERSENSORUPDATE.rawValue
      sdl.csensor.which = id
      sdl.csensor.sensor = SDL_SENSOR_ACCEL.rawValue
      sdl.csensor.data = (Float(x), Float(y), Float(z))
    default: break
    }
  }
}

extension Event.FingerPhase {
  fileprivate nonisolated var sdl: SDL_EventType {
    switch self {
    case .down: SDL_FINGERDOWN
    case .moved: SDL_FINGERMOTION
    case .up: SDL_FINGERUP
    }
  }
}
