extension Bitmap {
  /// An opaque rectangle around the centre, such as the inside of rounded corners.
  ///
  /// It is not always the largest one. It is empty if the bitmap is small or the centre is not in such a rectangle.
  ///
  /// - Complexity: Linear in the number of pixels.
  package var solidPart: PixelArea {
    let none = PixelArea(0, 0, 0, 0)
    guard min(width, height) >= Self.leastSide else { return none }
    let part = withPixels { pixels in
      func isOpaque(_ x: Int, _ y: Int) -> Bool { pixels[y * width + x] >= 0xFF00_0000 }
      let (x, y) = (width / 2, height / 2)
      guard isOpaque(x, y) else { return none }
      // Extend from the centre as far as its row and column are opaque, then shrink until the corners are opaque.
      var left = x - ((0..<x).reversed().prefix { isOpaque($0, y) }).count
      var right = x + ((x + 1)..<width).prefix { isOpaque($0, y) }.count
      var top = y - ((0..<y).reversed().prefix { isOpaque(x, $0) }).count
      var bottom = y + ((y + 1)..<height).prefix { isOpaque(x, $0) }.count
      while left < x, right > x, top < y, bottom > y,
        !(isOpaque(left, top) && isOpaque(right, top) && isOpaque(left, bottom)
          && isOpaque(right, bottom))
      {
        (left, right, top, bottom) = (left + 1, right - 1, top + 1, bottom - 1)
      }
      for row in top...bottom {
        let start = row * width
        // The conjunction has full alpha only if every pixel has.
        let all = pixels[(start + left)...(start + right)].reduce(UInt32.max, &)
        if all < 0xFF00_0000 { return none }
      }
      return PixelArea(left, top, right + 1 - left, bottom + 1 - top)
    }
    return min(part.width, part.height) < Self.leastSide ? none : part
  }

  /// The least side in pixels. Smaller rectangles hide too little to be useful.
  private static var leastSide: Int { 48 }
}
