import Stage

nonisolated extension Color {
  /// The premultiplied red, green and blue, and alpha.
  var premultiplied: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }

  /// 0xAARRGGBB with straight alpha.
  var pixel: UInt32 { premultiplied.straightPixel }
}

nonisolated extension SIMD4<Double> {
  /// The pixel 0xAARRGGBB with straight alpha, for premultiplied colours.
  var straightPixel: UInt32 {
    SIMD4<Float>((w > 0 ? self / w : self).clamped(lowerBound: .zero, upperBound: .one))
      .pixel(alpha: Float(w))
  }
}

/// Constants that round a `Float` to a whole number without the checks of a conversion.
///
/// A number plus 1.5 · 2²³ has no bits for a fraction. Its whole part is in the lowest bits.
nonisolated enum WholePart {
  static let adder: Float = 12_582_912
  static let mask: UInt32 = 0x3F_FFFF
}

nonisolated extension SIMD4<Float> {
  /// Returns the pixel 0xAARRGGBB. Colours are 0 to 1, or less than half a level outside, and are not multiplied by
  /// alpha.
  ///
  /// - Parameter alpha: The alpha, 0 to 1.
  @inline(__always) func pixel(alpha: Float) -> UInt32 {
    let bits = unsafeBitCast(self * 255 + WholePart.adder, to: SIMD4<UInt32>.self) & 0xFF
    let opaque = (alpha * 255 + WholePart.adder).bitPattern & 0xFF
    return opaque << 24 | bits.x << 16 | bits.y << 8 | bits.z
  }
}
