import Raster
import SDLKit

extension Bitmap {
  /// Encodes the bitmap as PNG.
  public func png() throws(SDLError) -> [UInt8] {
    try PixelSurface(width: width, height: height, pixels: pixels).png()
  }
}
