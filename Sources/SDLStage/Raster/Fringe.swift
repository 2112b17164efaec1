/// The clear pixels round a shape, which filtering mixes with its edge.
nonisolated enum Fringe {
  /// Gives every clear pixel next to visible ones the mean of their colours; it stays clear.
  static func colour(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] >> 24 == 0 {
        pixels[y * width + x] = mean(around: x, y, pixels, width, height)
      }
    }
  }

  private static func mean(
    around x: Int, _ y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>, _ width: Int,
    _ height: Int
  ) -> UInt32 {
    var (red, green, blue, count): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let pixel = pixels[row * width + column]
        guard pixel >> 24 != 0 else { continue }
        red += pixel >> 16 & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel & 0xFF
        count += 1
      }
    }
    return count == 0 ? 0 : (red / count) << 16 | (green / count) << 8 | blue / count
  }
}
