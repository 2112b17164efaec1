import CSDL2
import Files

extension Event {
  /// Converts an event of SDL, or returns `nil` for an event that the program ignores.
  ///
  /// Frees the memory that the event owns, so convert each event exactly once.
  nonisolated init?(_ sdl: SDL_Event, wakeType: UInt32) {
    switch unsafe SDL_EventType(sdl.type) {
    case SDL_QUIT: self = .quit
    case SDL_EventType(wakeType): self = .wake
    case SDL_WINDOWEVENT: self.init(window: unsafe sdl.window)
    case SDL_KEYDOWN, SDL_KEYUP: self.init(key: unsafe sdl.key)
    case SDL_TEXTINPUT: self.init(text: unsafe sdl.text)
    case SDL_TEXTEDITING: self.init(composing: unsafe sdl.edit)
    case SDL_TEXTEDITING_EXT: unsafe self.init(longComposing: sdl.editExt)
    case SDL_MOUSEMOTION: self.init(motion: unsafe sdl.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: self.init(button: unsafe sdl.button)
    case SDL_MOUSEWHEEL: self.init(wheel: unsafe sdl.wheel)
    case SDL_FINGERDOWN: self.init(finger: unsafe sdl.tfinger, .down)
    case SDL_FINGERMOTION: self.init(finger: unsafe sdl.tfinger, .moved)
    case SDL_FINGERUP: self.init(finger: unsafe sdl.tfinger, .up)
    case SDL_CONTROLLERDEVICEADDED: self = .padAdded(index: unsafe sdl.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED: self = .padRemoved(id: unsafe sdl.cdevice.which)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      self.init(padButton: unsafe sdl.cbutton)
    case SDL_CONTROLLERAXISMOTION: self.init(padAxis: unsafe sdl.caxis)
    case SDL_CONTROLLERSENSORUPDATE: self.init(padSensor: unsafe sdl.csensor)
    case SDL_DROPFILE, SDL_DROPTEXT: unsafe self.init(drop: sdl.drop)
    default: return nil
    }
  }

  private nonisolated init?(window: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(window.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      self = .sizeChanged(width: Int(window.data1), height: Int(window.data2))
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .displayChanged
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: self = .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focusLost
    case SDL_WINDOWEVENT_LEAVE: self = .mouseLeft
    default: return nil
    }
  }

  private nonisolated init(key: SDL_KeyboardEvent) {
    self = .key(
      KeyCode(rawValue: key.keysym.sym), at: KeyPlace(key.keysym.scancode),
      HeldModifiers(sdl: key.keysym.mod),
      isDown: key.type == SDL_KEYDOWN.rawValue, isRepeat: key.repeat != 0)
  }

  /// Ignores invalid UTF-8: X11 reports a dead key without a composition as a byte of Latin-1.
  private nonisolated init?(text: SDL_TextInputEvent) {
    let string = unsafe withUnsafeBytes(of: text.text) {
      unsafe String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let string, !string.isEmpty else { return nil }
    self = .text(string)
  }

  private nonisolated init(composing edit: SDL_TextEditingEvent) {
    let string = unsafe withUnsafeBytes(of: edit.text) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    self = .composing(string, caret: Self.end(of: edit.start, edit.length))
  }

  private nonisolated init?(longComposing edit: SDL_TextEditingExtEvent) {
    defer { unsafe SDL_free(edit.text) }
    guard let text = unsafe edit.text else { return nil }
    self = unsafe .composing(String(cString: text), caret: Self.end(of: edit.start, edit.length))
  }

  /// Returns the end of the selection in a composition. SDL's start and length may be negative.
  private static nonisolated func end(of start: Int32, _ length: Int32) -> Int {
    Int(max(0, start)) + Int(max(0, length))
  }

  /// Ignores mouse events that SDL synthesises from touches, since touches are reported as such.
  private nonisolated init?(motion: SDL_MouseMotionEvent) {
    guard motion.which != CSDL2_TOUCH_MOUSEID else { return nil }
    self = .mouseMoved(x: Double(motion.x), y: Double(motion.y))
  }

  private nonisolated init?(button event: SDL_MouseButtonEvent) {
    guard event.which != CSDL2_TOUCH_MOUSEID, let button = Button(rawValue: event.button) else {
      return nil
    }
    self = .mouseButton(
      button, isDown: event.type == SDL_MOUSEBUTTONDOWN.rawValue, x: Double(event.x),
      y: Double(event.y))
  }

  private nonisolated init?(wheel: SDL_MouseWheelEvent) {
    guard wheel.which != CSDL2_TOUCH_MOUSEID else { return nil }
    let isFlipped = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
    self = .wheel(
      Double(wheel.preciseY) * (isFlipped ? -1 : 1), x: Double(wheel.mouseX),
      y: Double(wheel.mouseY))
  }

  /// Ignores touches that SDL synthesises from the mouse.
  private nonisolated init?(finger: SDL_TouchFingerEvent, _ phase: FingerPhase) {
    guard finger.touchId != CSDL2_MOUSE_TOUCHID else { return nil }
    self = .finger(phase, id: finger.fingerId, x: Double(finger.x), y: Double(finger.y))
  }

  /// Ignores dropped text.
  private nonisolated init?(drop: SDL_DropEvent) {
    defer { unsafe SDL_free(drop.file) }
    guard unsafe drop.type == SDL_DROPFILE.rawValue, let path = unsafe drop.file else { return nil }
    self = unsafe .fileDropped(FilePath(cString: path))
  }

  private nonisolated init?(padButton event: SDL_ControllerButtonEvent) {
    guard let button = ControllerButton(rawValue: Int32(event.button)) else { return nil }
    self = .padButton(
      id: event.which, button, isDown: event.type == SDL_CONTROLLERBUTTONDOWN.rawValue)
  }

  private nonisolated init?(padAxis event: SDL_ControllerAxisEvent) {
    guard let axis = ControllerAxis(rawValue: Int32(event.axis)) else { return nil }
    self = .padAxis(id: event.which, axis, max(-1, Double(event.value) / 32767))
  }

  private nonisolated init?(padSensor event: SDL_ControllerSensorEvent) {
    guard event.sensor == SDL_SENSOR_ACCEL.rawValue else { return nil }
    let (x, y, z) = event.data
    self = .padAccelerometer(id: event.which, x: Double(x), y: Double(y), z: Double(z))
  }
}
