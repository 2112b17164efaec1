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

  /// The pixel with its colour multiplied by that of another; its alpha stays.
  @inline(__always) static func tinted(_ pixel: UInt32, _ tint: UInt32) -> UInt32 {
    @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 0xFF) &* weight(tint >> shift & 0xFF)) >> 8) << shift
    }
    return pixel & 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}
