import CSDL2

/// A window of the desktop.
@MainActor public final class Window {
  /// No window becomes smaller than this, in window units.
  public static let minimumSize = (width: 480, height: 320)

  let pointer: OpaquePointer
  private let library: SDLLibrary
  /// Where the display shows no surface, or a graphics processor shows the pixels.
  private var stream: WindowStream?

  /// How much of the desktop a window covers.
  public nonisolated enum Extent: String, Codable, Sendable {
    case window, maximised, fullScreen
  }

  /// Opens and shows at once.
  ///
  /// - Parameters:
  ///   - origin: where its upper left corner is, in window units; nil opens in the middle of the screen.
  ///   - usesGraphicsProcessor: whether one shows the pixels, where it can, each time at a refresh of the display.
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
      SDL_CreateWindow(
        title, origin.map { Int32($0.x) } ?? centered, origin.map { Int32($0.y) } ?? centered,
        Int32(width), Int32(height), flags)
    }
    // SDL would make the window again for OpenGL otherwise.
    if usesGraphicsProcessor { WindowStream.prepare() }
    let opened = usesGraphicsProcessor ? open(flags | SDL_WINDOW_OPENGL.rawValue) : nil
    pointer = try made(opened ?? open(flags), "SDL_CreateWindow")
    SDL_SetWindowMinimumSize(
      pointer, Int32(Self.minimumSize.width), Int32(Self.minimumSize.height))
    if usesGraphicsProcessor { stream = try? WindowStream(pointer, isInStep: true) }
  }

  isolated deinit {
    stream = nil
    SDL_DestroyWindow(pointer)
  }

  /// In window units, in which the mouse is reported.
  public var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// In output pixels, which differ from window units on displays of high density.
  public var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// How many times larger than usual the player's X11 session wants all things drawn, as `Xft.dpi` says; nil where it
  /// says nothing, and on Wayland, where the output pixels say it.
  public var wantedScale: Double? {
    CSDL2_X11Resources(pointer).flatMap { XResources.scale(String(cString: $0)) }
  }

  /// Asks for another size, in window units; `sizeChanged` says when it has come.
  public func resize(width: Int, height: Int) {
    SDL_SetWindowSize(pointer, Int32(width), Int32(height))
  }

  /// Where it is with the frame that the desktop draws around it, in window units.
  ///
  /// Its size is that of what is drawn within, so that a window opened there has the same place and size.
  public var frame: PixelRect {
    var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(pointer, &x, &y)
    // Nothing is known of a frame that the desktop does not draw.
    if SDL_GetWindowBordersSize(pointer, &top, &left, nil, nil) != 0 { (top, left) = (0, 0) }
    return PixelRect(
      x: Int(x - left), y: Int(y - top), width: size.width, height: size.height)
  }

  /// How much of the desktop it covers now.
  public var extent: Extent {
    let flags = SDL_GetWindowFlags(pointer)
    let fullScreen = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    if flags & fullScreen == fullScreen { return .fullScreen }
    return flags & SDL_WINDOW_MAXIMIZED.rawValue != 0 ? .maximised : .window
  }

  /// Covers the whole desktop without changing its resolution, or goes back.
  public func setFullScreen(_ isOn: Bool) throws(SDLError) {
    let flags = isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    try check(SDL_SetWindowFullscreen(pointer, flags), "SDL_SetWindowFullscreen")
  }

  /// Brings it to the front, back from an icon, and asks for the keyboard; the desktop may refuse.
  public func raise() {
    if SDL_GetWindowFlags(pointer) & SDL_WINDOW_MINIMIZED.rawValue != 0 {
      SDL_RestoreWindow(pointer)
    }
    SDL_RaiseWindow(pointer)
    SDL_SetWindowInputFocus(pointer)
  }

  /// Shows an icon; the surface is copied.
  public func setIcon(_ icon: PixelSurface) { SDL_SetWindowIcon(pointer, icon.pointer) }
}

extension Window {
  /// The pixels that the window shows; call again after each change of its size.
  ///
  /// They persist from frame to frame.
  public func surface() throws(SDLError) -> PixelSurface {
    if stream == nil, library.isOnWayland {
      stream = try WindowStream(pointer, isInStep: false)
    }
    if let stream {
      let (width, height) = outputSize
      return try stream.surface(width: width, height: height)
    }
    let surface = try made(SDL_GetWindowSurface(pointer), "SDL_GetWindowSurface")
    return PixelSurface(borrowed: surface, from: self)
  }

  /// Whether to show something waits for the next refresh of the display.
  public var waitsForDisplay: Bool { stream?.waitsForDisplay == true }

  /// What a graphics processor has shown last, 0xAARRGGBB, for tests; nil where there is none.
  func shownPixels() throws(SDLError) -> [UInt32]? {
    let (width, height) = outputSize
    return try stream?.shownPixels(width: width, height: height)
  }

  /// Brings rectangles of the surface to the screen, in output pixels.
  public func update(_ areas: [PixelRect]) throws(SDLError) {
    if let stream { return try stream.show(areas) }
    let areas = areas.map(\.sdl)
    try check(
      SDL_UpdateWindowSurfaceRects(pointer, areas, Int32(areas.count)),
      "SDL_UpdateWindowSurfaceRects")
  }
}

/// What a session of X11 says of its programs, one `name: value` a line.
nonisolated enum XResources {
  /// What 96 dots an inch are 1 of; nil where nothing sensible is said of them.
  static func scale(_ text: String) -> Double? {
    let values = text.split(separator: "\n").compactMap { line -> Double? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { return nil }
      return Double(String(parts[1].filter { !$0.isWhitespace }))
    }
    return values.last.flatMap { (48...960).contains($0) ? $0 / 96 : nil }
  }
}
