/// A rectangle of pixels, row by row from the top.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels as `0xAARRGGBB` with straight alpha.
  public let pixels: [UInt32]

  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has one value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Calls a closure with the pixels. The pointer is valid only within the closure.
  @inlinable package func withPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    pixels.withUnsafeBufferPointer(body)
  }

  /// Accesses the pixel in a column and a row.
  @inlinable public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
