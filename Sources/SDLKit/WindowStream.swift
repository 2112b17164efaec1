import CSDL2

/// The pixels of a window that SDL's renderer presents as a texture. Used with a GPU, and always on Wayland.
///
/// The pixels are painted in memory. Only changed areas are uploaded to the texture, which OpenGL or GLES presents.
@safe @MainActor final class WindowStream {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var surface: PixelSurface?

  /// - Parameter isInStep: whether to require a GPU and synchronise with the display's refresh.
  /// - Throws: if no renderer is available for the window.
  init(_ window: OpaquePointer, isInStep: Bool) throws(SDLError) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    unsafe renderer = try made(
      SDL_CreateRenderer(window, -1, isInStep ? flags : 0), "SDL_CreateRenderer")
  }

  /// Destroys the renderer, and the texture with it.
  isolated deinit { unsafe SDL_DestroyRenderer(renderer) }

  /// Sets the OpenGL version that SDL's renderer requires. Call it before opening the window.
  static func prepare() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 1)
  }

  /// Whether presenting waits for the display's next refresh.
  var waitsForDisplay: Bool {
    var info = unsafe SDL_RendererInfo()
    return unsafe SDL_GetRendererInfo(renderer, &info) == 0
      && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// Returns the pixels in the given size. A change of size discards the old pixels.
  func surface(width: Int, height: Int) throws(SDLError) -> PixelSurface {
    if let surface, surface.width == width, surface.height == height { return surface }
    let surface = try PixelSurface(width: width, height: height)
    surface.setBlends(false)
    let texture = try unsafe made(
      SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
        Int32(width), Int32(height)), "SDL_CreateTexture")
    // The alpha of the pixels is undefined.
    unsafe SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    unsafe SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
    // SDL resets the viewport only when it handles an event about the size.
    unsafe SDL_RenderSetViewport(renderer, nil)
    if let old = unsafe self.texture { unsafe SDL_DestroyTexture(old) }
    unsafe (self.texture, self.surface) = (texture, surface)
    return surface
  }

  /// Returns the pixels presented last (`0xAARRGGBB`), as far as the driver retains them.
  func shownPixels(width: Int, height: Int) throws(SDLError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    try unsafe check(
      SDL_RenderReadPixels(
        renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(width * 4)),
      "SDL_RenderReadPixels")
    return pixels
  }

  /// Uploads the changed areas and presents the whole texture.
  func show(_ areas: [PixelRect]) throws(SDLError) {
    guard let texture = unsafe texture, let surface else { return }
    for area in areas where !area.isEmpty {
      var rect = area.sdl
      let result = try unsafe surface.withPixels { pixels, stride in
        unsafe SDL_UpdateTexture(
          texture, &rect, pixels.baseAddress.map { unsafe $0 + (area.y * stride + area.x) },
          Int32(stride * 4))
      }
      try check(result, "SDL_UpdateTexture")
    }
    try unsafe check(SDL_RenderCopy(renderer, texture, nil, nil), "SDL_RenderCopy")
    unsafe SDL_RenderPresent(renderer)
  }
}
