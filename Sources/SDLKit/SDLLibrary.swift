import CSDL2

/// SDL itself, from its start to its end; windows and pads keep it alive.
///
/// Starts only video and events, which a first frame needs; `startGamepads` follows later.
@MainActor public final class SDLLibrary {
  /// - Parameters:
  ///   - name: what the desktop calls the program.
  ///   - isHeadless: whether to run without a display, for tests and snapshots.
  /// - Throws: where no display can be opened.
  public init(name: String, isHeadless: Bool = false) throws(SDLError) {
    SDL_SetMainReady()
    Self.setHints(name)
    if isHeadless {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      SDL_SetHint(SDL_HINT_AUDIODRIVER, "dummy")
    } else {
      try Self.chooseDriver()
    }
    try check(SDL_Init(SDL_INIT_VIDEO), "SDL_Init")
    if !isHeadless, Self.isInvisible {
      SDL_Quit()
      throw SDLError("SDL_Init", "no display was found")
    }
    SDL_StopTextInput()
    if isOnWayland { WaylandSession.endProgramWithIt() }
  }

  isolated deinit { SDL_Quit() }

  /// Whether windows are shown by Wayland itself.
  public var isOnWayland: Bool { Self.driver == "wayland" }

  /// Whether the pads of the machine are left alone, so that only a script plays.
  private(set) var hearsVirtualPadsAlone = false

  /// Leaves Wayland, where nothing can be drawn on it, for the X11 that it may offer beside.
  ///
  /// - Returns: false where there is no such way; windows must be gone before.
  public func turnToX11() -> Bool {
    guard isOnWayland, SDL_getenv("DISPLAY") != nil else { return false }
    // Events stay while the video goes.
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { return false }
    SDL_StopTextInput()
    return true
  }

  /// Lets pads report; their events begin with one `padAdded` for each that is plugged in.
  ///
  /// Costs some 10 ms where real devices are searched for: call it after the first frame.
  ///
  /// - Parameter inBackground: whether pads report while no window has the focus, for scripts and tests;
  ///   then only a ``VirtualPad`` is heard, and the machine's own are not.
  public func startGamepads(inBackground: Bool = false) throws(SDLError) {
    if inBackground {
      SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
      hearsVirtualPadsAlone = true
    }
    try check(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), "SDL_InitSubSystem")
  }

  /// Whether SDL has fallen back to a driver that shows nothing, though nobody asked for one.
  private static var isInvisible: Bool {
    guard SDL_getenv("SDL_VIDEODRIVER") == nil, let driver else { return false }
    return ["offscreen", "dummy"].contains(driver)
  }

  private static var driver: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }

  /// Wayland where the session is one, for it knows the right scale; else X11.
  private static func chooseDriver() throws(SDLError) {
    let hasX11 = SDL_getenv("DISPLAY") != nil
    let asked = SDL_getenv("SDL_VIDEODRIVER").map { String(cString: $0) }
    if SDL_getenv("XDG_RUNTIME_DIR") == nil, SDL_getenv("WAYLAND_DISPLAY") == nil {
      // Wayland's library would print a line of its own about the folder that is not set.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    } else if asked?.hasPrefix("wayland") ?? true, let hasSeat = WaylandSession.hasSeat {
      guard hasSeat || hasX11 && asked == nil else {
        throw SDLError("Wayland", "this Wayland session has no seat, so no keyboard and no mouse")
      }
      guard asked == nil else { return }
      SDL_SetHint(SDL_HINT_VIDEODRIVER, hasSeat ? "wayland,x11" : "x11")
    }
  }

  private static func setHints(_ name: String) {
    SDL_SetHint(SDL_HINT_APP_NAME, name)
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Otherwise a tap arrives twice, as a finger and as a mouse.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The window's surface goes straight to the display, not through a texture of OpenGL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // What an input method composes comes whole, however long; its choices it shows itself.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
  }
}
