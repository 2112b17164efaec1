import SDLStage
import Stage

extension Bitmap {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 0xFF) }

  /// The sum of all alphas, in whole pixels.
  var mass: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// How far two pixels differ in the channel that differs most.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).map { shift in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
    }.max() ?? 0
  }
}

/// The pixels of a square drawing of one or more layers.
func raster(_ side: Double, _ draw: (inout Drawing) -> Void) -> Bitmap {
  var drawing = Drawing(size: Size(side, side))
  draw(&drawing)
  return Rasteriser.bitmap(of: drawing)
}
