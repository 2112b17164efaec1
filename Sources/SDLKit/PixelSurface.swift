import CSDL2

/// A rectangle of pixels in memory, `0xAARRGGBB` unless the display or a picture file has another format.
@safe @MainActor public final class PixelSurface {
  let pointer: UnsafeMutablePointer<SDL_Surface>
  /// The owner of a borrowed surface, or `nil` if this object owns the surface.
  private let owner: AnyObject?
  /// Whether each pixel is a byte of grey and a byte of alpha, regardless of the surface's declared format.
  let holdsGreyAndAlpha: Bool

  /// Creates a transparent surface with straight alpha.
  public init(width: Int, height: Int) throws(SDLError) {
    unsafe pointer = try made(
      SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue),
      "SDL_CreateRGBSurfaceWithFormat")
    owner = nil
    holdsGreyAndAlpha = false
  }

  init(borrowed pointer: UnsafeMutablePointer<SDL_Surface>, from owner: AnyObject) {
    unsafe self.pointer = pointer
    self.owner = owner
    holdsGreyAndAlpha = false
  }

  /// Takes ownership of a surface that a library has created.
  ///
  /// - Parameter isPNG: whether the source is a PNG. SDL_image 2.6 decodes a grey PNG with a transparent colour to
  ///   two bytes per pixel, grey and alpha, but declares them as 16-bit RGB. No other PNG has two bytes per pixel.
  init(owned pointer: UnsafeMutablePointer<SDL_Surface>, isPNG: Bool = false) {
    unsafe self.pointer = pointer
    owner = nil
    holdsGreyAndAlpha = unsafe isPNG && pointer.pointee.format.pointee.BytesPerPixel == 2
  }

  isolated deinit { if owner == nil { unsafe SDL_FreeSurface(pointer) } }

  /// The width in pixels.
  public var width: Int { unsafe Int(pointer.pointee.w) }
  /// The height in pixels.
  public var height: Int { unsafe Int(pointer.pointee.h) }

  /// Whether the pixels are 0xAARRGGBB or 0xXXRRGGBB, as `withPixels` expects.
  public var isPlain: Bool {
    let format = unsafe pointer.pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_RGB888.rawValue
  }

  /// Calls a closure with the pixels, row by row.
  ///
  /// - Parameter body: receives the pixels and the distance between rows in pixels.
  public func withPixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>, _ stride: Int) -> Result
  ) throws(SDLError) -> Result {
    try unsafe check(SDL_LockSurface(pointer), "SDL_LockSurface")
    defer { unsafe SDL_UnlockSurface(pointer) }
    let stride = unsafe Int(pointer.pointee.pitch) / 4
    let start = unsafe pointer.pointee.pixels?.assumingMemoryBound(to: UInt32.self)
    return unsafe body(UnsafeMutableBufferPointer(start: start, count: stride * height), stride)
  }

  /// Copies an area to the same position of another surface, and converts it to that surface's format.
  public func copy(_ area: PixelRect, to other: PixelSurface) throws(SDLError) {
    try copy(area, to: other, at: area)
  }

  /// Copies an area to an area of the same size.
  func copy(
    _ area: PixelRect, to other: PixelSurface, at place: PixelRect
  ) throws(SDLError) {
    var (from, onto) = (area.sdl, place.sdl)
    try unsafe check(SDL_UpperBlit(pointer, &from, other.pointer, &onto), "SDL_UpperBlit")
  }

  /// Sets whether copying blends by alpha. Default: `true`.
  public func setBlends(_ blends: Bool) {
    unsafe SDL_SetSurfaceBlendMode(pointer, blends ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
  }
}

extension PixelSurface {
  /// Creates a surface from pixels (`0xAARRGGBB`, straight alpha), row by row without gaps.
  public convenience init(width: Int, height: Int, pixels: [UInt32]) throws(SDLError) {
    precondition(pixels.count == width * height)
    try self.init(width: width, height: height)
    try unsafe withPixels { target, stride in
      for row in 0..<height {
        for column in 0..<width {
          unsafe target[row * stride + column] = pixels[row * width + column]
        }
      }
    }
  }
}
