import CSDL2
import Files

extension Event {
  /// Converts an event of SDL, or returns `nil` for an event that the program ignores.
  ///
  /// Frees the memory that the event owns, so convert each event exactly once.
  nonisolated init?(_ sdl: SDL_Event, wakeType: UInt32) {
    switch sdl.type {
    case SDL_QUIT.rawValue: self = .quit
    case SDL_WINDOWEVENT.rawValue: self.init(window: sdl.window)
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue: self.init(key: sdl.key)
    case SDL_TEXTINPUT.rawValue: self.init(text: sdl.text)
    case SDL_TEXTEDITING.rawValue: self.init(composing: sdl.edit)
    case SDL_TEXTEDITING_EXT.rawValue: self.init(longComposing: sdl.editExt)
    case SDL_MOUSEMOTION.rawValue...SDL_MOUSEWHEEL.rawValue: self.init(mouse: sdl)
    case SDL_FINGERDOWN.rawValue: self.init(finger: sdl.tfinger, .down)
    case SDL_FINGERMOTION.rawValue: self.init(finger: sdl.tfinger, .moved)
    case SDL_FINGERUP.rawValue: self.init(finger: sdl.tfinger, .up)
    case SDL_CONTROLLERAXISMOTION.rawValue...SDL_CONTROLLERSENSORUPDATE.rawValue:
      self.init(controller: sdl)
    case SDL_DROPFILE.rawValue, SDL_DROPTEXT.rawValue: self.init(drop: sdl.drop)
    case wakeType: self = .wake
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
    let string = withUnsafeBytes(of: text.text) {
      String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let string, !string.isEmpty else { return nil }
    self = .text(string)
  }

  private nonisolated init(composing edit: SDL_TextEditingEvent) {
    let string = withUnsafeBytes(of: edit.text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    self = .composing(string, caret: Self.end(of: edit.start, edit.length))
  }

  private nonisolated init?(longComposing edit: SDL_TextEditingExtEvent) {
    defer { SDL_free(edit.text) }
    guard let text = edit.text else { return nil }
    self = .composing(String(cString: text), caret: Self.end(of: edit.start, edit.length))
  }

  /// Returns the end of the selection in a composition. SDL's start and length may be negative.
  private static nonisolated func end(of start: Int32, _ length: Int32) -> Int {
    Int(max(0, start)) + Int(max(0, length))
  }

  /// Ignores mouse events that SDL synthesises from touches, since touches are reported as such.
  private nonisolated init?(mouse sdl: SDL_Event) {
    switch sdl.type {
    case SDL_MOUSEMOTION.rawValue where sdl.motion.which != CSDL2_TOUCH_MOUSEID:
      self = .mouseMoved(x: Double(sdl.motion.x), y: Double(sdl.motion.y))
    case SDL_MOUSEBUTTONDOWN.rawValue where sdl.button.which != CSDL2_TOUCH_MOUSEID,
      SDL_MOUSEBUTTONUP.rawValue where sdl.button.which != CSDL2_TOUCH_MOUSEID:
      guard let button = Button(rawValue: sdl.button.button) else { return nil }
      self = .mouseButton(
        button, isDown: sdl.type == SDL_MOUSEBUTTONDOWN.rawValue, x: Double(sdl.button.x),
        y: Double(sdl.button.y))
    case SDL_MOUSEWHEEL.rawValue where sdl.wheel.which != CSDL2_TOUCH_MOUSEID:
      let isFlipped = sdl.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
      self = .wheel(
        Double(sdl.wheel.preciseY) * (isFlipped ? -1 : 1), x: Double(sdl.wheel.mouseX),
        y: Double(sdl.wheel.mouseY))
    default: return nil
    }
  }

  /// Ignores touches that SDL synthesises from the mouse.
  private nonisolated init?(finger: SDL_TouchFingerEvent, _ phase: FingerPhase) {
    guard finger.touchId != CSDL2_MOUSE_TOUCHID else { return nil }
    self = .finger(phase, id: finger.fingerId, x: Double(finger.x), y: Double(finger.y))
  }

  /// Ignores dropped text.
  private nonisolated init?(drop: SDL_DropEvent) {
    defer { SDL_free(drop.file) }
    guard drop.type == SDL_DROPFILE.rawValue, let path = drop.file else { return nil }
    self = .fileDropped(FilePath(cString: path))
  }

  private nonisolated init?(controller sdl: SDL_Event) {
    switch sdl.type {
    case SDL_CONTROLLERDEVICEADDED.rawValue: self = .padAdded(index: sdl.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED.rawValue: self = .padRemoved(id: sdl.cdevice.which)
    case SDL_CONTROLLERBUTTONDOWN.rawValue, SDL_CONTROLLERBUTTONUP.rawValue:
      guard let button = ControllerButton(rawValue: Int32(sdl.cbutton.button)) else { return nil }
      self = .padButton(
        id: sdl.cbutton.which, button, isDown: sdl.type == SDL_CONTROLLERBUTTONDOWN.rawValue)
    case SDL_CONTROLLERAXISMOTION.rawValue:
      guard let axis = ControllerAxis(rawValue: Int32(sdl.caxis.axis)) else { return nil }
      self = .padAxis(id: sdl.caxis.which, axis, max(-1, Double(sdl.caxis.value) / 32767))
    case SDL_CONTROLLERSENSORUPDATE.rawValue where sdl.csensor.sensor == SDL_SENSOR_ACCEL.rawValue:
      let (x, y, z) = sdl.csensor.data
      self = .padAccelerometer(id: sdl.csensor.which, x: Double(x), y: Double(y), z: Double(z))
    default: return nil
    }
  }
}
