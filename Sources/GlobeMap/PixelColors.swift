import Stage

nonisolated extension Color {
  /// Red, green and blue times alpha, and alpha.
  var premultiplied: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }

  /// 0xAARRGGBB with straight alpha.
  var pixel: UInt32 { premultiplied.straightPixel }
}

nonisolated extension SIMD4<Double> {
  /// 0xAARRGGBB with straight alpha, of colours that have been multiplied by it.
  var straightPixel: UInt32 {
    SIMD4<Float>((w > 0 ? self / w : self).clamped(lowerBound: .zero, upperBound: .one))
      .pixel(alpha: Float(w))
  }
}

/// Rounds numbers to whole ones without the checks of a conversion: added to 1.5 · 2²³ a number has no place for its fraction,
/// and its whole part lies in the lowest bits.
nonisolated enum WholePart {
  static let adder: Float = 12_582_912
  static let mask: UInt32 = 0x3F_FFFF
}

nonisolated extension SIMD4<Float> {
  /// 0xAARRGGBB of the colours as they stand, each 0 to 1 or less than half a level beyond.
  ///
  /// - Parameter alpha: 0 to 1.
  @inline(__always) func pixel(alpha: Float) -> UInt32 {
    let bits = unsafeBitCast(self * 255 + WholePart.adder, to: SIMD4<UInt32>.self) & 0xFF
    let opaque = (alpha * 255 + WholePart.adder).bitPattern & 0xFF
    return opaque << 24 | bits.x << 16 | bits.y << 8 | bits.z
  }
}
