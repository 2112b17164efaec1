import Raster
import Stage

/// A painter of the wooden table behind all scenes.
public nonisolated enum TableArt {
  /// The version of the output. Increment it when a size and theme give other pixels, to invalidate cached tables.
  static let version = 1

  /// Paints the opaque table of a window, in a plain colour if the theme has no grain.
  ///
  /// A size and theme give the same pixels in every run. Any thread may call it.
  ///
  /// - Parameters:
  ///   - size: the size in whole output pixels.
  ///   - cancelled: polled every 16 rows. Painting stops and returns `nil` when it returns `true`.
  /// - Complexity: About 10 ns per pixel.
  public static func paint(
    size: Size, theme: Theme, cancelled: () -> Bool = { false }
  ) -> Bitmap? {
    let (width, height) = (max(1, Int(size.width)), max(1, Int(size.height)))
    var pixels = [UInt32](repeating: theme.ground.mid.opaquePixel, count: width * height)
    if theme.grain > 0 {
      var painter = TablePainter(size: Size(Double(width), Double(height)), theme: theme)
      let isWhole = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        for y in 0..<height {
          if y % 16 == 0, cancelled() { return false }
          unsafe painter.paint(
            row: y, UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
        }
        return true
      }
      if !isWhole { return nil }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
