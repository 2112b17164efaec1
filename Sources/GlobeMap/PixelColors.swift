/// Colours in the order of `Color.premultiplied`: blue, green, red and alpha.
nonisolated extension SIMD4<Float> {
  /// The colour divided by its alpha. It keeps the alpha.
  var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : self }

  /// The pixel 0xAARRGGBB. All values are 0 to 1, or less than half a level outside.
  @inline(__always) var pixel: UInt32 {
    // After adding 1.5 · 2²³ the lowest bits are the whole number, which avoids the checks of four conversions.
    let bits = unsafeBitCast(self * 255 + 12_582_912, to: SIMD4<UInt32>.self) & 0xFF
    return bits.w << 24 | bits.z << 16 | bits.y << 8 | bits.x
  }
}
