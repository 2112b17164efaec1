/// The transparent pixels around a shape, whose colours affect filtering (alpha bleeding).
struct AlphaBleed {
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private let width: Int
  private let height: Int

  /// Sets each transparent pixel next to visible ones to their mean colour. It stays transparent.
  static func colour(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    let fringe = AlphaBleed(pixels: pixels, width: width, height: height)
    for y in 0..<height {
      for x in stride(from: 0, to: width, by: block) where !fringe.isPlain(x, y) {
        for column in x..<min(x + block, width) { fringe.colour(column, y) }
      }
    }
  }

  /// The number of pixels that are tested at once. Most blocks are inside the shape or far from it, and are skipped.
  private static let block = SIMD8<UInt32>.scalarCount

  /// Whether a block is fully opaque, or contains and touches no visible pixel.
  @inline(__always) private func isPlain(_ x: Int, _ y: Int) -> Bool {
    guard x + Self.block <= width else { return false }
    let here = eight(x, y)
    // Combines the lanes before comparing, since comparing each lane would dominate the run time.
    let both = here.lowHalf & here.highHalf
    if both.x & both.y & both.z & both.w >= 0xFF00_0000 { return true }
    let (above, below) = (max(0, y - 1), min(height - 1, y + 1))
    let column = here | eight(x, above) | eight(x, below)
    let any = column.lowHalf | column.highHalf
    let sides = [max(0, x - 1), min(width - 1, x + Self.block)]
    return sides.reduce(any.x | any.y | any.z | any.w) { any, x in
      any | pixels[above * width + x] | pixels[y * width + x] | pixels[below * width + x]
    } <= Self.clear
  }

  @inline(__always) private func eight(_ x: Int, _ y: Int) -> SIMD8<UInt32> {
    UnsafeRawBufferPointer(pixels).loadUnaligned(
      fromByteOffset: (y * width + x) * MemoryLayout<UInt32>.stride, as: SIMD8<UInt32>.self)
  }

  private func colour(_ x: Int, _ y: Int) {
    guard pixels[y * width + x] <= Self.clear else { return }
    var (red, green, blue, count): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let pixel = pixels[row * width + column]
        guard pixel > Self.clear else { continue }
        red += pixel >> 16 & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel & 0xFF
        count += 1
      }
    }
    guard count > 0 else { return }
    pixels[y * width + x] = (red / count) << 16 | (green / count) << 8 | blue / count
  }

  /// The largest pixel value with zero alpha.
  private static let clear: UInt32 = 0xFF_FFFF
}
