import CSDL2

/// A desktop window.
@safe @MainActor public final class Window {
  /// The minimum size in window units.
  public static let minimumSize = (width: 480, height: 320)

  let pointer: OpaquePointer
  private let library: SDLLibrary
  /// The texture stream, if a GPU presents the pixels or the display has no window surface.
  private var stream: WindowStream?

  /// The state of a window: normal, maximised or full screen.
  public nonisolated enum Extent: String, Codable, Sendable {
    case window, maximised, fullScreen
  }

  /// Opens and shows a window.
  ///
  /// - Parameters:
  ///   - origin: the upper left corner in window units. `nil` centres the window on the screen.
  ///   - usesGraphicsProcessor: whether a GPU presents the pixels, if possible, in sync with the display's refresh.
  public init(
    _ library: SDLLibrary, title: String, width: Int, height: Int,
    at origin: (x: Int, y: Int)? = nil,
    extent: Extent = .window, usesGraphicsProcessor: Bool = false
  ) throws(SDLError) {
    self.library = library
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    switch extent {
    case .window: break
    case .maximised: flags |= SDL_WINDOW_MAXIMIZED.rawValue
    case .fullScreen: flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    }
    let centered = CSDL2_WINDOWPOS_CENTERED
    func open(_ flags: UInt32) -> OpaquePointer? {
      unsafe SDL_CreateWindow(
        title, origin.map { Int32($0.x) } ?? centered, origin.map { Int32($0.y) } ?? centered,
        Int32(width), Int32(height), flags)
    }
    // Set before the window opens. Otherwise SDL would recreate it for OpenGL.
    if usesGraphicsProcessor { WindowStream.prepare() }
    let opened = unsafe usesGraphicsProcessor ? open(flags | SDL_WINDOW_OPENGL.rawValue) : nil
    unsafe pointer = try made(opened ?? open(flags), "SDL_CreateWindow")
    unsafe SDL_SetWindowMinimumSize(
      pointer, Int32(Self.minimumSize.width), Int32(Self.minimumSize.height))
    if usesGraphicsProcessor { stream = try? unsafe WindowStream(pointer, isInStep: true) }
  }

  isolated deinit {
    stream = nil
    unsafe SDL_DestroyWindow(pointer)
  }

  /// The size in window units, the unit of mouse positions.
  public var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size in output pixels, which differ from window units on high-density displays.
  public var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// The scale factor that the X11 session requests by `Xft.dpi`. `nil` without that setting and on Wayland, where
  /// output pixels include the scale.
  public var wantedScale: Double? {
    unsafe CSDL2_X11Resources(pointer).flatMap { unsafe XResources.scale(String(cString: $0)) }
  }

  /// The number of the window in its X11 session; `nil` elsewhere.
  public var x11Number: UInt? {
    let number = unsafe CSDL2_X11Window(pointer)
    return number == 0 ? nil : number
  }

  /// Requests another size in window units. A `sizeChanged` event follows.
  public func resize(width: Int, height: Int) {
    unsafe SDL_SetWindowSize(pointer, Int32(width), Int32(height))
  }

  /// The position of the window with its decorations, in window units, and the size of its content.
  ///
  /// A window opened with these values has the same position and size.
  public var frame: PixelRect {
    var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    unsafe SDL_GetWindowPosition(pointer, &x, &y)
    // The border size is unknown unless the desktop draws the decorations.
    if unsafe SDL_GetWindowBordersSize(pointer, &top, &left, nil, nil) != 0 { (top, left) = (0, 0) }
    return PixelRect(
      x: Int(x - left), y: Int(y - top), width: size.width, height: size.height)
  }

  /// The current state of the window.
  public var extent: Extent {
    let flags = unsafe SDL_GetWindowFlags(pointer)
    let fullScreen = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    if flags & fullScreen == fullScreen { return .fullScreen }
    return flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 ? .maximised : .window
  }

  /// Enters or leaves full screen, without changing the display's resolution.
  public func setFullScreen(_ isOn: Bool) throws(SDLError) {
    let flags = isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    try unsafe check(SDL_SetWindowFullscreen(pointer, flags), "SDL_SetWindowFullscreen")
  }

  /// Restores a minimised window, raises it and requests the focus. The desktop may refuse.
  public func raise() {
    if unsafe SDL_GetWindowFlags(pointer) & SDL_WINDOW_MINIMIZED.rawValue != 0 {
      unsafe SDL_RestoreWindow(pointer)
    }
    unsafe SDL_RaiseWindow(pointer)
    unsafe SDL_SetWindowInputFocus(pointer)
  }

  /// Sets the window icon. The surface is copied.
  public func setIcon(_ icon: PixelSurface) { unsafe SDL_SetWindowIcon(pointer, icon.pointer) }
}

extension Window {
  /// Returns the pixels to draw into. Call it again after each change of size.
  ///
  /// The pixels persist between frames.
  public func surface() throws(SDLError) -> PixelSurface {
    if stream == nil, library.isOnWayland {
      stream = try unsafe WindowStream(pointer, isInStep: false)
    }
    if let stream {
      let (width, height) = outputSize
      return try stream.surface(width: width, height: height)
    }
    let surface = try unsafe made(SDL_GetWindowSurface(pointer), "SDL_GetWindowSurface")
    return unsafe PixelSurface(borrowed: surface, from: self)
  }

  /// Whether presenting a frame waits for the display's next refresh.
  public var waitsForDisplay: Bool { stream?.waitsForDisplay == true }

  /// Returns the pixels that the texture stream presented last (`0xAARRGGBB`), or `nil` without one. For tests.
  func shownPixels() throws(SDLError) -> [UInt32]? {
    let (width, height) = outputSize
    return try stream?.shownPixels(width: width, height: height)
  }

  /// Presents rectangles of the surface, in output pixels.
  public func update(_ areas: [PixelRect]) throws(SDLError) {
    if let stream { return try stream.show(areas) }
    let areas = areas.map(\.sdl)
    try unsafe check(
      SDL_UpdateWindowSurfaceRects(pointer, areas, Int32(areas.count)),
      "SDL_UpdateWindowSurfaceRects")
  }
}

/// The X resources of a session, one `name: value` per line.
nonisolated enum XResources {
  /// Returns `Xft.dpi` divided by 96, or `nil` if it is missing or outside 48 to 960.
  static func scale(_ text: String) -> Double? {
    let values = text.split(separator: "\n").compactMap { line -> Double? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { return nil }
      return Double(String(parts[1].filter { !$0.isWhitespace }))
    }
    return values.last.flatMap { (48...960).contains($0) ? $0 / 96 : nil }
  }
}
