import SDLKit

/// A rectangle of pixels, row after row from the top.
public nonisolated struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// One `0xAARRGGBB` a pixel, with straight alpha.
  public let pixels: [UInt32]

  /// - Precondition: `pixels` has `width * height` members.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has one value for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Gives access to the pixels; the pointer is valid within the closure.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    pixels.withUnsafeBufferPointer(body)
  }

  /// The pixel in a column and a row.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

extension Bitmap {
  /// The picture as a PNG file.
  public func png() throws(SDLError) -> [UInt8] {
    try PixelSurface(width: width, height: height, pixels: pixels).png()
  }
}
