import Stage

/// Turns drawings into pixels: the same ones for the same drawing, on any thread and every run.
public nonisolated enum Rasteriser {
  /// The pixels of a drawing.
  ///
  /// Shapes have smooth edges by the exact area they cover, and gradients are dithered. Clear pixels
  /// next to visible ones have their colour, so that a picture that is turned or scaled shows no dark
  /// fringe.
  ///
  /// - Complexity: linear in the pixels of all layers together, some nanoseconds each.
  public static func bitmap(of drawing: Drawing) -> Bitmap {
    let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
    let canvas = PixelArea(0, 0, width, height)
    var layers = drawing.layers.map { LayerPainter($0, on: canvas) }
    let row = PixelRow(width: width)
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        row.paint(&layers, row: y)
        row.write(
          to: UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]), row: y)
      }
      Fringe.colour(pixels, width: width, height: height)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
