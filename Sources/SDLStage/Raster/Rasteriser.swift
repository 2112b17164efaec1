import SDLKit
import Stage

/// Turns drawings into pixels: the same ones for the same drawing, on any thread and every run.
public nonisolated enum Rasteriser {
  /// Raise it whenever the same drawing gives other pixels: kept pictures are then rasterised anew.
  static let version = 1

  /// The pixels of a drawing.
  ///
  /// Shapes have smooth edges by the exact area they cover, and gradients are dithered. Clear pixels
  /// next to visible ones have their colour, so that a picture that is turned or scaled shows no dark
  /// fringe.
  ///
  /// - Complexity: linear in the pixels of all layers together, some nanoseconds each.
  public static func bitmap(of drawing: Drawing) -> Bitmap {
    bitmap(drawing.size, isDrawn: true) { paint(drawing, rows: $0, into: $1) }
  }

  /// The pixels of a picture, be it drawn or computed; of a large one on every processor at once.
  static func bitmap(of picture: Picture) -> Bitmap {
    guard let painter = picture.pixels else { return bitmap(of: picture.drawing) }
    let width = Int(picture.size.width)
    return bitmap(picture.size, isDrawn: false) { rows, pixels in
      painter.paint(rows: rows, width: width, into: pixels)
    }
  }

  /// Whether a picture is painted on every processor at once, and not beside others.
  static func isLarge(_ picture: Picture) -> Bool { isLarge(picture.size) }

  private static func isLarge(_ size: Size) -> Bool { size.height > Double(2 * bandHeight) }

  /// How many rows are painted in one go, so that a large picture keeps several processors busy.
  private static let bandHeight = 160

  /// Paints a picture in the pieces that it is always painted in, from the top.
  private static func bitmap(
    _ size: Size, isDrawn: Bool,
    _ paint: @escaping @Sendable (_ rows: Range<Int>, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> Bitmap {
    let (width, height) = (Int(size.width), Int(size.height))
    let bands = stride(from: 0, to: height, by: bandHeight).map {
      $0..<min(height, $0 + bandHeight)
    }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      count = width * height
      // Threads are handed an address, for no two may share a pointer; each is given rows of its own.
      let address = UInt(bitPattern: pixels.baseAddress)
      let paintBand: @Sendable (Int) -> Void = { index in
        let start = UnsafeMutablePointer<UInt32>(bitPattern: address)
        let rows = bands[index]
        paint(
          rows,
          UnsafeMutableBufferPointer(
            start: start.map { $0 + rows.lowerBound * width }, count: rows.count * width))
      }
      if isLarge(size) {
        Background.forEach(bands.count, paintBand)
      } else {
        bands.indices.forEach(paintBand)
      }
      if isDrawn { Fringe.colour(pixels, width: width, height: height) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Paints some rows of a drawing.
  private static func paint(
    _ drawing: Drawing, rows: Range<Int>, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let width = Int(drawing.size.width)
    let canvas = PixelArea(0, rows.lowerBound, width, rows.count)
    var layers = drawing.layers.map { LayerPainter($0, on: canvas) }
    let row = PixelRow(width: width)
    for y in rows {
      row.paint(&layers, row: y)
      let start = (y - rows.lowerBound) * width
      row.write(to: UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width]), row: y)
    }
  }
}
