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
    joined(bands(of: drawing).map { pixels(of: drawing, rows: $0) }, drawing)
  }

  /// How many rows are painted in one go, so that a large picture keeps several processors busy.
  private static let bandHeight = 160

  /// The rows of a drawing in the pieces that it is always painted in.
  static func bands(of drawing: Drawing) -> [Range<Int>] {
    let height = Int(drawing.size.height)
    return stride(from: 0, to: height, by: bandHeight).map { $0..<min(height, $0 + bandHeight) }
  }

  /// The pixels of some rows of a picture, be it drawn or computed.
  static func pixels(of picture: Picture, rows: Range<Int>) -> [UInt32] {
    guard let painter = picture.pixels else { return pixels(of: picture.drawing, rows: rows) }
    let width = Int(picture.size.width)
    return [UInt32](unsafeUninitializedCapacity: width * rows.count) { pixels, count in
      count = width * rows.count
      painter.paint(
        rows: rows, width: width, into: UnsafeMutableBufferPointer(rebasing: pixels[..<count]))
    }
  }

  /// Puts the bands of a picture together, from the top.
  static func joined(_ bands: [[UInt32]], _ picture: Picture) -> Bitmap {
    guard picture.pixels != nil else { return joined(bands, picture.drawing) }
    return Bitmap(
      width: Int(picture.size.width), height: Int(picture.size.height), pixels: joined(bands))
  }

  private static func joined(_ bands: [[UInt32]]) -> [UInt32] {
    guard var pixels = bands.first else { return [] }
    if bands.count > 1 { pixels.reserveCapacity(bands.reduce(0) { $0 + $1.count }) }
    for band in bands.dropFirst() { pixels += band }
    return pixels
  }

  /// The pixels of a picture.
  static func bitmap(of picture: Picture) -> Bitmap {
    joined(bands(of: picture.drawing).map { pixels(of: picture, rows: $0) }, picture)
  }

  /// The pixels of some rows.
  static func pixels(of drawing: Drawing, rows: Range<Int>) -> [UInt32] {
    let width = Int(drawing.size.width)
    let canvas = PixelArea(0, rows.lowerBound, width, rows.count)
    var layers = drawing.layers.map { LayerPainter($0, on: canvas) }
    let row = PixelRow(width: width)
    return [UInt32](unsafeUninitializedCapacity: width * rows.count) { pixels, count in
      for y in rows {
        row.paint(&layers, row: y)
        let start = (y - rows.lowerBound) * width
        row.write(
          to: UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width]), row: y)
      }
      count = width * rows.count
    }
  }

  /// Puts the bands of a drawing together, from the top.
  static func joined(_ bands: [[UInt32]], _ drawing: Drawing) -> Bitmap {
    let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
    var pixels = joined(bands)
    pixels.withUnsafeMutableBufferPointer { Fringe.colour($0, width: width, height: height) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
