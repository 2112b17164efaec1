/// Sums on pixels of four bytes, two channels at a time.
nonisolated enum PixelMath {
  /// A level of 0…255 as a weight of 0…256.
  @inline(__always) static func weight(_ level: UInt32) -> UInt32 { level &+ (level >> 7) }

  /// The pixel a share (0…256) of the way from one to the other, opaque.
  @inline(__always) static func blend(_ under: UInt32, _ over: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue =
      ((under & 0xFF00FF) &* rest &+ (over & 0xFF00FF) &* share &+ 0x80_0080) >> 8 & 0xFF00FF
    let green = ((under & 0xFF00) &* rest &+ (over & 0xFF00) &* share &+ 0x8000) >> 8 & 0xFF00
    return 0xFF00_0000 | redBlue | green
  }

  /// All four channels a share (0…256) of the way from one pixel to the other.
  @inline(__always) static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let low = ((a & 0xFF00FF) &* rest &+ (b & 0xFF00FF) &* share &+ 0x80_0080) >> 8 & 0xFF00FF
    let high =
      ((a >> 8 & 0xFF00FF) &* rest &+ (b >> 8 & 0xFF00FF) &* share &+ 0x80_0080) & 0xFF00_FF00
    return high | low
  }

  /// The pixel with its colour multiplied by its own alpha.
  @inline(__always) static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    return pixel & 0xFF00_0000 | mix(0, pixel, weight(alpha)) & 0xFF_FFFF
  }

  /// The four channels with eight bits of room above each, so that weights of 256 in all can be summed.
  @inline(__always) static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return pixel & 0xFF00FF | (pixel & 0xFF00_FF00) << 24
  }

  /// A spread pixel as it was before.
  @inline(__always) static func gathered(_ spread: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: spread & 0xFF00FF | spread >> 24 & 0xFF00_FF00)
  }
}
