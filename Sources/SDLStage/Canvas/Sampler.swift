/// Where a pixel of an image comes from.
nonisolated protocol Sampler {
  /// 0xAARRGGBB, straight alpha.
  func texel(_ x: Int, _ y: Int) -> UInt32
}

/// An image with its rows as columns.
nonisolated struct TransposedSampler<Base: Sampler>: Sampler {
  let base: Base

  @inline(__always) func texel(_ x: Int, _ y: Int) -> UInt32 { base.texel(y, x) }
}

nonisolated struct BitmapSampler: Sampler {
  let pixels: UnsafePointer<UInt32>
  let stride: Int

  @inline(__always) func texel(_ x: Int, _ y: Int) -> UInt32 { pixels[y &* stride &+ x] }
}

/// White, as opaque as the text covers the pixel.
nonisolated struct MaskSampler: Sampler {
  let coverage: UnsafePointer<UInt8>
  let stride: Int

  @inline(__always) func texel(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(coverage[y &* stride &+ x]) << 24 | 0xFF_FFFF
  }
}

nonisolated extension Sampler {
  /// The mixture of the four texels round a place, held to the edges of the part.
  ///
  /// - Parameters:
  ///   - u, v: half a texel left of and above the place, in texels with 32 bits of fraction.
  @inline(__always) func smooth(_ u: Int, _ v: Int, in part: PixelArea) -> UInt32 {
    let (left, right, top, bottom) = neighbours(u >> 32, v >> 32, in: part)
    let across = UInt32(truncatingIfNeeded: u >> 24 & 0xFF)
    let down = UInt32(truncatingIfNeeded: v >> 24 & 0xFF)
    return PixelMath.mix(
      PixelMath.mix(texel(left, top), texel(right, top), across),
      PixelMath.mix(texel(left, bottom), texel(right, bottom), across), down)
  }

  /// Whether the four texels that `smooth` mixes are equal side by side.
  @inline(__always) func isEven(_ column: Int, _ row: Int, in part: PixelArea) -> Bool {
    let (left, right, top, bottom) = neighbours(column, row, in: part)
    return texel(left, top) == texel(right, top) && texel(left, bottom) == texel(right, bottom)
  }

  /// The columns and rows of the four texels round a place.
  @inline(__always) private func neighbours(
    _ column: Int, _ row: Int, in part: PixelArea
  ) -> (left: Int, right: Int, top: Int, bottom: Int) {
    (
      part.x &+ max(0, column), part.x &+ min(part.width &- 1, column &+ 1),
      part.y &+ max(0, row), part.y &+ min(part.height &- 1, row &+ 1)
    )
  }
}
