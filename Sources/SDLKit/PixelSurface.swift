import CSDL2

/// A rectangle of pixels in memory, each 0xAARRGGBB unless the display wants it otherwise.
@MainActor public final class PixelSurface {
  let pointer: UnsafeMutablePointer<SDL_Surface>
  /// Whoever owns a borrowed surface; nil where this object does.
  private let owner: AnyObject?
  /// Whether each pixel is a byte of grey and one of alpha, whatever the surface says of its format.
  let holdsGreyAndAlpha: Bool

  /// A surface of straight alpha, at first clear.
  public init(width: Int, height: Int) throws(SDLError) {
    pointer = try made(
      SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
      "SDL_CreateRGBSurfaceWithFormat")
    owner = nil
    holdsGreyAndAlpha = false
  }

  init(borrowed pointer: UnsafeMutablePointer<SDL_Surface>, from owner: AnyObject) {
    self.pointer = pointer
    self.owner = owner
    holdsGreyAndAlpha = false
  }

  /// Takes over a surface that a library has made.
  ///
  /// - Parameter isPNG: SDL_image 2.6 gives a grey PNG with a clear colour two bytes a pixel, grey and alpha, and calls
  ///   them 16 bits of red, green and blue. No other PNG has two bytes a pixel.
  init(owned pointer: UnsafeMutablePointer<SDL_Surface>, isPNG: Bool = false) {
    self.pointer = pointer
    owner = nil
    holdsGreyAndAlpha = isPNG && pointer.pointee.format.pointee.BytesPerPixel == 2
  }

  isolated deinit { if owner == nil { SDL_FreeSurface(pointer) } }

  /// In pixels.
  public var width: Int { Int(pointer.pointee.w) }
  /// In pixels.
  public var height: Int { Int(pointer.pointee.h) }

  /// Whether each pixel is 0xAARRGGBB or 0xXXRRGGBB, as `withPixels` shows it.
  public var isPlain: Bool {
    let format = pointer.pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_RGB888.rawValue
  }

  /// Gives access to the pixels, row by row.
  ///
  /// - Parameter body: gets the pixels and the distance from one row to the next, in pixels.
  public func withPixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>, _ stride: Int) -> Result
  ) throws(SDLError) -> Result {
    try check(SDL_LockSurface(pointer), "SDL_LockSurface")
    defer { SDL_UnlockSurface(pointer) }
    let stride = Int(pointer.pointee.pitch) / 4
    let start = pointer.pointee.pixels?.assumingMemoryBound(to: UInt32.self)
    return body(UnsafeMutableBufferPointer(start: start, count: stride * height), stride)
  }

  /// Copies an area to the same place of another surface, in the format of that one.
  public func copy(_ area: PixelRect, to other: PixelSurface) throws(SDLError) {
    var (from, onto) = (area.sdl, area.sdl)
    try check(SDL_UpperBlit(pointer, &from, other.pointer, &onto), "SDL_UpperBlit")
  }

  /// Whether copying blends by alpha; a new surface does.
  public func setBlends(_ blends: Bool) {
    SDL_SetSurfaceBlendMode(pointer, blends ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
  }
}

extension PixelSurface {
  /// A surface with a copy of pixels, 0xAARRGGBB, straight alpha, row by row without gaps.
  public convenience init(width: Int, height: Int, pixels: [UInt32]) throws(SDLError) {
    precondition(pixels.count == width * height)
    try self.init(width: width, height: height)
    try withPixels { target, stride in
      for row in 0..<height {
        for column in 0..<width { target[row * stride + column] = pixels[row * width + column] }
      }
    }
  }
}
