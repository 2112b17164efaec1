import CSDL2
import Files

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
      Self.setHint(SDL_HINT_VIDEODRIVER, "dummy")
      Self.setHint(SDL_HINT_AUDIODRIVER, "dummy")
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
    guard isOnWayland, Self.environment("DISPLAY") != nil else { return false }
    // Keep the event subsystem while the video subsystem restarts.
    SDL_InitSubSystem(SDL_INIT_EVENTS)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    Self.setHint(SDL_HINT_VIDEODRIVER, "x11")
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
      Self.setHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
      hearsVirtualPadsAlone = true
    }
    try check(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), "SDL_InitSubSystem")
  }

  /// Whether SDL has fallen back to an invisible driver that the user has not requested.
  private static var isInvisible: Bool {
    guard environment("SDL_VIDEODRIVER") == nil, let driver else { return false }
    return ["offscreen", "dummy"].contains(driver)
  }

  private static var driver: String? {
    unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) }
  }

  /// Chooses Wayland in a Wayland session, because it reports the correct scale, otherwise X11.
  ///
  /// - Throws: if the Wayland session has no seat and X11 cannot replace it.
  private static func chooseDriver() throws(SDLError) {
    let hasX11 = environment("DISPLAY") != nil
    let requested = environment("SDL_VIDEODRIVER")
    if environment("XDG_RUNTIME_DIR") == nil, environment("WAYLAND_DISPLAY") == nil {
      // Avoids a message that Wayland's library prints if XDG_RUNTIME_DIR is not set.
      setHint(SDL_HINT_VIDEODRIVER, "x11")
    } else if requested?.hasPrefix("wayland") ?? true, let hasSeat = WaylandSession.hasSeat {
      guard hasSeat || hasX11 && requested == nil else {
        throw SDLError("Wayland", "this Wayland session has no seat, so no keyboard and no mouse")
      }
      guard requested == nil else { return }
      setHint(SDL_HINT_VIDEODRIVER, hasSeat ? "wayland,x11" : "x11")
    }
  }

  /// The value of an environment variable.
  nonisolated static func environment(_ name: String) -> FilePath? {
    unsafe SDL_getenv(name).map { unsafe FilePath(cString: $0) }
  }

  static func setHint(_ name: String, _ value: String) { unsafe SDL_SetHint(name, value) }

  private static func setHints(_ name: String) {
    setHint(SDL_HINT_APP_NAME, name)
    setHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    setHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Otherwise each tap arrives twice, as a touch and as a mouse event.
    setHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    setHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Presents the window's surface directly, not through an OpenGL texture.
    setHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // Input methods report compositions of any length, and show their own candidate windows.
    setHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    setHint(SDL_HINT_IME_SHOW_UI, "1")
  }
}
