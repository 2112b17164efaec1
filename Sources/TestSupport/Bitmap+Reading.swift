import Raster
import Stage

extension Bitmap {
  /// Returns the alpha of a pixel, 0 to 255.
  public func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
  /// Returns the red of a pixel, 0 to 255.
  public func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 0xFF) }

  /// The sum of all alphas, as a number of opaque pixels.
  public var mass: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

  /// Returns the difference of two pixels in the channel that differs most.
  public static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).map { shift in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
    }.max() ?? 0
  }
}

/// Returns the colours of a drawing on an opaque ground, row by row.
public func colours(of drawing: Drawing, on ground: Color) -> [Color] {
  Rasteriser.bitmap(of: drawing).pixels.map { pixel in
    let parts = [16, 8, 0].map { Double(pixel >> UInt32($0) & 0xFF) / 255 }
    return ground.mixed(
      with: Color(red: parts[0], green: parts[1], blue: parts[2]), Double(pixel >> 24) / 255)
  }
}

/// Rasterises a square drawing.
///
/// - Parameter side: the side of the drawing in pixels.
public func raster(_ side: Double, _ draw: (inout Drawing) -> Void) -> Bitmap {
  var drawing = Drawing(size: Size(side, side))
  draw(&drawing)
  return Rasteriser.bitmap(of: drawing)
}
