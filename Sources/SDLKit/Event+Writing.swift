import CSDL2
import Files

extension Event {
  /// Converts the event to one of SDL. Reading it back gives the same event, but mouse positions lose their
  /// fraction, and other numbers are rounded.
  ///
  /// SDL's event owns copies of the strings. Reading the event frees them.
  nonisolated func sdl(wakeType: UInt32) -> SDL_Event {
    var sdl = unsafe SDL_Event()
    switch self {
    case .quit: unsafe sdl.type = SDL_QUIT.rawValue
    case .wake: unsafe sdl.type = wakeType
    case .key(let code, let place, let modifiers, let isDown, let isRepeat):
      var key = SDL_KeyboardEvent()
      key.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
      key.state = isDown ? 1 : 0
      key.repeat = isRepeat ? 1 : 0
      key.keysym.sym = code.rawValue
      key.keysym.scancode = place.scancode
      key.keysym.mod = modifiers.sdl
      unsafe sdl.key = key
    case .text(let string): unsafe sdl.text = Self.text(string)
    case .composing(let string, let caret):
      unsafe sdl.type = SDL_TEXTEDITING_EXT.rawValue
      unsafe sdl.editExt.text = SDL_strdup(string)
      unsafe sdl.editExt.start = Int32(clamping: caret)
    case .finger(let phase, let id, let x, let y):
      var finger = SDL_TouchFingerEvent()
      finger.type = phase.sdl.rawValue
      finger.touchId = 1
      finger.fingerId = id
      (finger.x, finger.y) = (Float(x), Float(y))
      unsafe sdl.tfinger = finger
    case .fileDropped(let path):
      unsafe sdl.type = SDL_DROPFILE.rawValue
      unsafe sdl.drop.file = SDL_strdup(path.cString)
    case .sizeChanged, .displayChanged, .exposed, .focusGained, .focusLost, .mouseLeft:
      unsafe sdl.window = window
    case .mouseMoved, .mouseButton, .wheel: unsafe writeMouse(to: &sdl)
    case .padAdded, .padRemoved, .padButton, .padAxis, .padAccelerometer:
      unsafe writeController(to: &sdl)
    }
    return unsafe sdl
  }

  /// Converts a text of up to 31 bytes of UTF-8, the capacity of SDL's event.
  private static nonisolated func text(_ string: String) -> SDL_TextInputEvent {
    var event = SDL_TextInputEvent()
    event.type = SDL_TEXTINPUT.rawValue
    precondition(string.utf8.count < MemoryLayout.size(ofValue: event.text), "too long a text")
    unsafe withUnsafeMutableBytes(of: &event.text) { unsafe $0.copyBytes(from: string.utf8) }
    return event
  }

  private nonisolated var window: SDL_WindowEvent {
    var window = SDL_WindowEvent()
    window.type = SDL_WINDOWEVENT.rawValue
    let kind: SDL_WindowEventID
    switch self {
    case .sizeChanged(let width, let height):
      kind = SDL_WINDOWEVENT_SIZE_CHANGED
      (window.data1, window.data2) = (Int32(width), Int32(height))
    case .displayChanged: kind = SDL_WINDOWEVENT_DISPLAY_CHANGED
    case .focusGained: kind = SDL_WINDOWEVENT_FOCUS_GAINED
    case .focusLost: kind = SDL_WINDOWEVENT_FOCUS_LOST
    case .mouseLeft: kind = SDL_WINDOWEVENT_LEAVE
    default: kind = SDL_WINDOWEVENT_EXPOSED
    }
    window.event = UInt8(kind.rawValue)
    return window
  }

  private nonisolated func writeMouse(to sdl: inout SDL_Event) {
    switch self {
    case .mouseMoved(let x, let y):
      var motion = SDL_MouseMotionEvent()
      motion.type = SDL_MOUSEMOTION.rawValue
      (motion.x, motion.y) = (Int32(x), Int32(y))
      unsafe sdl.motion = motion
    case .mouseButton(let button, let isDown, let x, let y):
      var event = SDL_MouseButtonEvent()
      event.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
      event.button = button.rawValue
      event.state = isDown ? 1 : 0
      event.clicks = 1
      (event.x, event.y) = (Int32(x), Int32(y))
      unsafe sdl.button = event
    case .wheel(let steps, let x, let y):
      var wheel = SDL_MouseWheelEvent()
      wheel.type = SDL_MOUSEWHEEL.rawValue
      wheel.y = Int32(steps)
      wheel.preciseY = Float(steps)
      (wheel.mouseX, wheel.mouseY) = (Int32(x), Int32(y))
      unsafe sdl.wheel = wheel
    default: break
    }
  }

  private nonisolated func writeController(to sdl: inout SDL_Event) {
    switch self {
    case .padAdded(let index):
      unsafe sdl.type = SDL_CONTROLLERDEVICEADDED.rawValue
      unsafe sdl.cdevice.which = index
    case .padRemoved(let id):
      unsafe sdl.type = SDL_CONTROLLERDEVICEREMOVED.rawValue
      unsafe sdl.cdevice.which = id
    case .padButton(let id, let button, let isDown):
      var event = SDL_ControllerButtonEvent()
      event.type = (isDown ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP).rawValue
      event.which = id
      event.button = UInt8(button.rawValue)
      event.state = isDown ? 1 : 0
      unsafe sdl.cbutton = event
    case .padAxis(let id, let axis, let value):
      var event = SDL_ControllerAxisEvent()
      event.type = SDL_CONTROLLERAXISMOTION.rawValue
      event.which = id
      event.axis = UInt8(axis.rawValue)
      event.value = Int16((max(-1, min(1, value)) * 32767).rounded())
      unsafe sdl.caxis = event
    case .padAccelerometer(let id, let x, let y, let z):
      var event = SDL_ControllerSensorEvent()
      event.type = SDL_CONTROLLERSENSORUPDATE.rawValue
      event.which = id
      event.sensor = SDL_SENSOR_ACCEL.rawValue
      event.data = (Float(x), Float(y), Float(z))
      unsafe sdl.csensor = event
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
