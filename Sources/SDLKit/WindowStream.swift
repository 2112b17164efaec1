import CSDL2

/// The pixels of a window that a graphics processor shows, or whose display takes them only through a texture, as
/// Wayland does in SDL.
///
/// They are painted in memory all the same, and only what has changed goes into the texture. OpenGL or
/// GLES shows it, by whatever driver there is.
@MainActor final class WindowStream {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var surface: PixelSurface?

  /// - Parameter isInStep: whether a graphics processor has to show them, in step with the display.
  /// - Throws: where nothing can show a texture in the window.
  init(_ window: OpaquePointer, isInStep: Bool) throws(SDLError) {
    let inStep = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    renderer = try made(
      SDL_CreateRenderer(window, -1, isInStep ? inStep : 0), "SDL_CreateRenderer")
  }

  /// Takes the texture with it.
  isolated deinit { SDL_DestroyRenderer(renderer) }

  /// Asks for the version of OpenGL that SDL's renderer wants, before the window is opened that it will show.
  static func prepare() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 1)
  }

  /// Whether the next refresh of the display is waited for whenever something is shown.
  var waitsForDisplay: Bool {
    var info = SDL_RendererInfo()
    return SDL_GetRendererInfo(renderer, &info) == 0
      && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  /// The pixels in this size; those of another size are forgotten.
  func surface(width: Int, height: Int) throws(SDLError) -> PixelSurface {
    if let surface, surface.width == width, surface.height == height { return surface }
    let surface = try PixelSurface(width: width, height: height)
    surface.setBlends(false)
    let texture = try made(
      SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
        Int32(width), Int32(height)), "SDL_CreateTexture")
    // What the pixels say of alpha means nothing.
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
    // SDL does it by itself only where an event tells of the size.
    SDL_RenderSetViewport(renderer, nil)
    if let old = self.texture { SDL_DestroyTexture(old) }
    (self.texture, self.surface) = (texture, surface)
    return surface
  }

  /// What was shown last, 0xAARRGGBB, as far as the driver still has it.
  func shownPixels(width: Int, height: Int) throws(SDLError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    try check(
      SDL_RenderReadPixels(
        renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(width * 4)),
      "SDL_RenderReadPixels")
    return pixels
  }

  /// Shows what has changed, together with all the rest.
  func show(_ areas: [PixelRect]) throws(SDLError) {
    guard let texture, let surface else { return }
    for area in areas where !area.isEmpty {
      var rect = area.sdl
      let result = try surface.withPixels { pixels, stride in
        SDL_UpdateTexture(
          texture, &rect, pixels.baseAddress.map { $0 + (area.y * stride + area.x) },
          Int32(stride * 4))
      }
      try check(result, "SDL_UpdateTexture")
    }
    try check(SDL_RenderCopy(renderer, texture, nil, nil), "SDL_RenderCopy")
    SDL_RenderPresent(renderer)
  }
}
