/// Arithmetic on 32-bit pixels, two channels at a time.
@usableFromInline package enum PixelMath {
  /// Converts a level of 0…255 to a weight of 0…256.
  @inlinable @inline(__always)
  package static func weight(_ level: UInt32) -> UInt32 { level &+ (level >> 7) }

  /// Blends a pixel over another by a share of 0…256. The result is opaque.
  @inlinable @inline(__always)
  package static func blend(_ under: UInt32, _ over: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue =
      ((under & 0xFF00FF) &* rest &+ (over & 0xFF00FF) &* share &+ 0x80_0080) >> 8 & 0xFF00FF
    let green = ((under & 0xFF00) &* rest &+ (over & 0xFF00) &* share &+ 0x8000) >> 8 & 0xFF00
    return 0xFF00_0000 | redBlue | green
  }

  /// Interpolates all four channels between two pixels by a share of 0…256.
  @inlinable @inline(__always)
  package static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let (aHigh, bHigh) = (a &>> 8 & 0xFF00FF, b &>> 8 & 0xFF00FF)
    let low: UInt32 = (a & 0xFF00FF) &* rest &+ (b & 0xFF00FF) &* share &+ 0x80_0080
    let high: UInt32 = aHigh &* rest &+ bHigh &* share &+ 0x80_0080
    return high & 0xFF00_FF00 | low &>> 8 & 0xFF00FF
  }

  /// Multiplies the colour by the pixel's own alpha.
  @inlinable @inline(__always)
  package static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    return pixel & 0xFF00_0000 | mix(0, pixel, weight(alpha)) & 0xFF_FFFF
  }

  /// Spreads the four channels to 16 bits each, so that weighted sums (up to 256 in all) do not overflow.
  @inlinable @inline(__always)
  package static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return pixel & 0xFF00FF | (pixel & 0xFF00_FF00) << 24
  }

  /// Packs a spread pixel.
  @inlinable @inline(__always)
  package static func gathered(_ spread: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: spread & 0xFF00FF | spread >> 24 & 0xFF00_FF00)
  }
}
