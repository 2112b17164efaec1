import CSDL2

/// A picture in the memory of the graphics processor.
@MainActor public final class Texture {
  let pointer: OpaquePointer
  private let renderer: Renderer
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  /// A texture with a copy of pixels; drawn with linear filtering.
  ///
  /// - Parameters:
  ///   - pixels: 0xAARRGGBB, straight alpha, row by row without gaps.
  ///   - isOpaque: whether alpha may be ignored.
  public init(
    _ renderer: Renderer, width: Int, height: Int, pixels: [UInt32], isOpaque: Bool = false
  ) throws(SDLError) {
    precondition(pixels.count == width * height)
    (self.renderer, self.width, self.height) = (renderer, width, height)
    pointer = try made(
      SDL_CreateTexture(
        renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(width), Int32(height)),
      "SDL_CreateTexture")
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeLinear)
    SDL_SetTextureBlendMode(pointer, isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    try check(
      SDL_UpdateTexture(pointer, nil, pixels, Int32(width * 4)), "SDL_UpdateTexture")
  }

  isolated deinit { SDL_DestroyTexture(pointer) }

  /// Multiplies what is drawn from now on by a colour, 0xAARRGGBB.
  func setTint(_ argb: UInt32) {
    let color = SDL_Color(argb: argb)
    SDL_SetTextureColorMod(pointer, color.r, color.g, color.b)
    SDL_SetTextureAlphaMod(pointer, color.a)
  }
}
