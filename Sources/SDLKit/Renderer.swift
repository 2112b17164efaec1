import CSDL2

/// The graphics processor's drawing into a window, a whole frame at a time.
@MainActor public final class Renderer {
  let pointer: OpaquePointer
  private let window: Window

  /// One whose `present` waits for the display's next refresh.
  public init(_ window: Window) throws(SDLError) {
    self.window = window
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    pointer = try made(SDL_CreateRenderer(window.pointer, -1, flags), "SDL_CreateRenderer")
    SDL_SetRenderDrawBlendMode(pointer, SDL_BLENDMODE_BLEND)
  }

  isolated deinit { SDL_DestroyRenderer(pointer) }

  /// Asks for the version of OpenGL that SDL's renderer wants, before the window is opened that it will draw on.
  static func prepare() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 1)
  }

  /// In output pixels.
  public var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// Paints all black.
  public func clear() throws(SDLError) {
    SDL_SetRenderDrawColor(pointer, 0, 0, 0, 255)
    try check(SDL_RenderClear(pointer), "SDL_RenderClear")
  }

  /// Keeps what follows to an area, or to nothing special with nil.
  public func setClip(_ area: PixelRect?) throws(SDLError) {
    if var area = area?.sdl {
      try check(SDL_RenderSetClipRect(pointer, &area), "SDL_RenderSetClipRect")
    } else {
      try check(SDL_RenderSetClipRect(pointer, nil), "SDL_RenderSetClipRect")
    }
  }

  /// Fills an area with a colour, 0xAARRGGBB, straight alpha.
  public func fill(_ area: PixelRect, _ argb: UInt32) throws(SDLError) {
    let color = SDL_Color(argb: argb)
    SDL_SetRenderDrawColor(pointer, color.r, color.g, color.b, color.a)
    var area = area.sdl
    try check(SDL_RenderFillRect(pointer, &area), "SDL_RenderFillRect")
  }

  /// Draws a part of a texture over a frame, turned about the middle of the frame.
  ///
  /// - Parameters:
  ///   - frame: in output pixels, of any fraction.
  ///   - degrees: clockwise.
  ///   - tint: 0xAARRGGBB, multiplies every pixel.
  public func draw(
    _ texture: Texture, part: PixelRect,
    frame: (x: Double, y: Double, width: Double, height: Double),
    degrees: Double = 0, tint: UInt32 = 0xFFFF_FFFF
  ) throws(SDLError) {
    texture.setTint(tint)
    var from = part.sdl
    var onto = SDL_FRect(
      x: Float(frame.x), y: Float(frame.y), w: Float(frame.width), h: Float(frame.height))
    if degrees == 0 {
      try check(SDL_RenderCopyF(pointer, texture.pointer, &from, &onto), "SDL_RenderCopyF")
    } else {
      try check(
        SDL_RenderCopyExF(
          pointer, texture.pointer, &from, &onto, degrees, nil, SDL_FLIP_NONE),
        "SDL_RenderCopyExF")
    }
  }

  /// Shows the frame.
  public func present() { SDL_RenderPresent(pointer) }

  /// The frame so far, 0xAARRGGBB row by row; must be called before `present`.
  public func pixels() throws(SDLError) -> [UInt32] {
    let (width, height) = outputSize
    var pixels = [UInt32](repeating: 0, count: width * height)
    let result = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        pointer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, Int32(width * 4))
    }
    try check(result, "SDL_RenderReadPixels")
    return pixels
  }
}

extension SDL_Color {
  /// The parts of 0xAARRGGBB.
  init(argb: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8((argb >> shift) & 0xFF) }
    self.init(r: part(16), g: part(8), b: part(0), a: part(24))
  }
}
