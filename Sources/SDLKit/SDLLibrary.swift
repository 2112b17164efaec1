import CSDL2

/// The initialised SDL library. Windows and gamepads keep it alive.
///
/// Initialises only video and events, as needed for the first frame. Call `startGamepads` later.
@MainActor public final class SDLLibrary {
  /// - Parameters:
  ///   - name: the program's name on the desktop.
  ///   - isHeadless: whether to run without a display, for tests and snapshots.
  /// - Throws: if no display can be opened.
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

  /// Whether windows use Wayland.
  public var isOnWayland: Bool { Self.driver == "wayland" }

  /// Whether real gamepads are ignored, so that only a script's virtual gamepads have an effect.
  private(set) var hearsVirtualPadsAlone = false

  /// Switches from Wayland to X11, for sessions in which drawing on Wayland fails.
  ///
  /// Close all windows first.
  ///
  /// - Returns: `false` if Wayland is not in use or X11 is not available.
  public func turnToX11() -> Bool {
    guard isOnWayland, SDL_getenv("DISPLAY") != nil else { return false }
    // Keep the event subsystem while the video subsystem restarts.
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { return false }
    SDL_StopTextInput()
    return true
  }

  /// Enables gamepads. A `padAdded` event follows for each connected one.
  ///
  /// Searching for real devices takes about 10 ms, so call this after the first frame.
  ///
  /// - Parameter inBackground: whether gamepads report without window focus, for scripts and tests. Then only a
  ///   ``VirtualPad`` is used, and real ones are ignored.
  public func startGamepads(inBackground: Bool = false) throws(SDLError) {
    if inBackground {
      SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
      hearsVirtualPadsAlone = true
    }
    try check(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), "SDL_InitSubSystem")
  }

  /// Whether SDL has fallen back to an invisible driver that the user has not requested.
  private static var isInvisible: Bool {
    guard SDL_getenv("SDL_VIDEODRIVER") == nil, let driver else { return false }
    return ["offscreen", "dummy"].contains(driver)
  }

  private static var driver: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }

  /// Chooses Wayland in a Wayland session, because it reports the correct scale, otherwise X11.
  ///
  /// - Throws: if the Wayland session has no seat and X11 cannot replace it.
  private static func chooseDriver() throws(SDLError) {
    let hasX11 = SDL_getenv("DISPLAY") != nil
    let requested = SDL_getenv("SDL_VIDEODRIVER").map { String(cString: $0) }
    if SDL_getenv("XDG_RUNTIME_DIR") == nil, SDL_getenv("WAYLAND_DISPLAY") == nil {
      // Avoids a message that Wayland's library prints if XDG_RUNTIME_DIR is not set.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    } else if requested?.hasPrefix("wayland") ?? true, let hasSeat = WaylandSession.hasSeat {
      guard hasSeat || hasX11 && requested == nil else {
        throw SDLError("Wayland", "this Wayland session has no seat, so no keyboard and no mouse")
      }
      guard requested == nil else { return }
      SDL_SetHint(SDL_HINT_VIDEODRIVER, hasSeat ? "wayland,x11" : "x11")
    }
  }

  private static func setHints(_ name: String) {
    SDL_SetHint(SDL_HINT_APP_NAME, name)
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Otherwise each tap arrives twice, as a touch and as a mouse event.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Presents the window's surface directly, not through an OpenGL texture.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // Input methods report compositions of any length, and show their own candidate windows.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
  }
}
