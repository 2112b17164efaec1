import Stage

extension Color {
  /// The colour as `0xAARRGGBB`.
  package var argb: UInt32 { opaquePixel & 0xFF_FFFF | Self.level(alpha) << 24 }

  /// The colour as `0xFFRRGGBB`, regardless of its alpha.
  package var opaquePixel: UInt32 {
    0xFF00_0000 | Self.level(red) << 16 | Self.level(green) << 8 | Self.level(blue)
  }

  private static func level(_ part: Double) -> UInt32 {
    UInt32((max(0, min(1, part)) * 255).rounded())
  }

  /// The premultiplied colour as blue, green, red and alpha (the byte order in memory), each from 0 to 1.
  package var premultiplied: SIMD4<Float> {
    let alpha = max(0, min(1, self.alpha))
    return SIMD4(Float(blue * alpha), Float(green * alpha), Float(red * alpha), Float(alpha))
  }
}
