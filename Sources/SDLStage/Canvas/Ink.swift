import Raster

/// A tint that multiplies the pixels of an image during drawing, four at a time.
nonisolated struct Ink {
  /// Whether the tint is opaque white and changes nothing.
  let isNone: Bool
  /// The alpha of the tint as a weight of 0…256.
  let strength: UInt32
  private let isTinted: Bool
  private let isWeak: Bool
  private let low: FourPixels.Lanes
  private let high: FourPixels.Lanes
  private let strengths: FourPixels.Lanes

  /// - Parameter tint: the colour as `0xAARRGGBB`.
  init(_ tint: UInt32) {
    strength = PixelMath.weight(tint >> 24)
    isNone = tint == 0xFFFF_FFFF
    isTinted = tint & 0xFF_FFFF != 0xFF_FFFF
    isWeak = strength < 256
    func weight(_ shift: UInt32) -> UInt32 { PixelMath.weight(tint >> shift & 0xFF) }
    low = FourPixels.lanes(.init(repeating: weight(16) << 16 | weight(0)))
    high = FourPixels.lanes(.init(repeating: 256 << 16 | weight(8)))
    strengths = .init(repeating: UInt16(strength))
  }

  @inline(__always) private func tinted(_ pixels: FourPixels) -> FourPixels {
    guard isTinted else { return pixels }
    return FourPixels(low: (pixels.low &* low) &>> 8, high: (pixels.high &* high) &>> 8)
  }

  /// Returns the blending share of each pixel (0…256) from its alpha weight.
  @inline(__always) func shares(_ weights: FourPixels.Packed) -> FourPixels.Lanes {
    guard isWeak else { return FourPixels.both(weights) }
    let weak = (FourPixels.lanes(weights) &* strengths) &>> 8
    return FourPixels.both(FourPixels.packed(weak))
  }

  /// Blends texels with straight alpha over opaque pixels.
  @inline(__always) func blended(
    _ texels: FourPixels.Packed, over under: FourPixels.Packed
  ) -> FourPixels.Packed {
    blended(FourPixels(texels), shares(FourPixels.weights(texels)), over: under)
  }

  /// Blends colours over opaque pixels by the given shares.
  @inline(__always) func blended(
    _ texels: FourPixels, _ shares: FourPixels.Lanes, over under: FourPixels.Packed
  ) -> FourPixels.Packed {
    FourPixels(under).mixed(with: tinted(texels), shares).packed | 0xFF00_0000
  }

  /// Blends premultiplied texels over opaque pixels.
  @inline(__always) func blended(
    premultiplied texels: FourPixels, over under: FourPixels.Packed
  ) -> FourPixels.Packed {
    var over = tinted(texels)
    if isWeak { over = over.scaled(strengths) }
    let packed = over.packed
    let rest = FourPixels(under).faded(FourPixels.both(FourPixels.weights(packed))).packed
    return (rest &+ (packed & 0xFF_FFFF)) | 0xFF00_0000
  }
}
