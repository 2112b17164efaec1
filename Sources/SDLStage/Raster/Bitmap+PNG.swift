import SDLKit

extension Bitmap {
  /// The picture as a PNG file.
  public func png() throws(SDLError) -> [UInt8] {
    try PixelSurface(width: width, height: height, pixels: pixels).png()
  }
}
