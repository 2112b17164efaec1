import Stage

/// Paints the wooden table on which everything lies.
public nonisolated enum TableArt {
  /// Raise it whenever the same size and theme give other pixels: kept tables are then painted anew.
  static let version = 1

  /// The table of a window, opaque; plain where the theme has no grain.
  ///
  /// The same size and theme give the same pixels on every run. It may run on any thread.
  ///
  /// - Parameters:
  ///   - size: in whole output pixels.
  ///   - cancelled: asked now and then; nil is returned soon after it says yes.
  /// - Complexity: some 40 ns for four pixels.
  public static func paint(
    size: Size, theme: Theme, cancelled: () -> Bool = { false }
  ) -> Bitmap? {
    let (width, height) = (max(1, Int(size.width)), max(1, Int(size.height)))
    var pixels = [UInt32](repeating: theme.ground.mid.opaquePixel, count: width * height)
    if theme.grain > 0 {
      var painter = TablePainter(size: Size(Double(width), Double(height)), theme: theme)
      let isWhole = pixels.withUnsafeMutableBufferPointer { pixels in
        for y in 0..<height {
          if y % 16 == 0, cancelled() { return false }
          painter.paint(
            row: y, UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
        }
        return true
      }
      if !isWhole { return nil }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

nonisolated extension Color {
  /// The pixel of this colour without its alpha.
  var opaquePixel: UInt32 {
    func level(_ part: Double) -> UInt32 { UInt32((max(0, min(1, part)) * 255).rounded()) }
    return 0xFF00_0000 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}
