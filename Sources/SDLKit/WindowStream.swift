import CSDL2

/// The pixels of a window whose display takes them only through a texture, as Wayland does in SDL.
///
/// They are painted in memory all the same, and only what has changed goes into the texture. OpenGL or
/// GLES shows it, by whatever driver there is.
@MainActor final class WindowStream {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var surface: PixelSurface?

  /// - Throws: where nothing can show a texture in the window.
  init(_ window: OpaquePointer) throws(SDLError) {
    renderer = try made(SDL_CreateRenderer(window, -1, 0), "SDL_CreateRenderer")
  }

  /// Takes the texture with it.
  isolated deinit { SDL_DestroyRenderer(renderer) }

  /// The pixels in this size; those of another size are forgotten.
  func surface(width: Int, height: Int) throws(SDLError) -> PixelSurface {
    if let surface, surface.width == width, surface.height == height { return surface }
    let surface = try PixelSurface(width: width, height: height)
    surface.setBlends(false)
    let texture = try made(
      SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(width), Int32(height)), "SDL_CreateTexture")
    if let old = self.texture { SDL_DestroyTexture(old) }
    (self.texture, self.surface) = (texture, surface)
    return surface
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
