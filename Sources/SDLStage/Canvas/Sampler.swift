import Raster

/// A source of texels. No method checks its index, so callers clip to the image first.
nonisolated protocol Sampler {
  /// The distance between rows in texels.
  var stride: Int { get }

  /// Returns a texel as `0xAARRGGBB` with straight alpha.
  ///
  /// - Parameter place: the index of the texel, `y * stride + x`.
  @unsafe func texel(_ place: Int) -> UInt32
  /// Returns the texels at four indices, and the right neighbour of each.
  @unsafe func pairs(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> TexelPairs
  /// Returns four adjacent texels.
  @unsafe func four(_ place: Int) -> FourPixels.Packed
  /// Blends a part of a row over pixels, one to one.
  @unsafe func blend(
    _ y: Int, from x: Int, over row: UnsafeMutablePointer<UInt32>, count: Int, _ ink: Ink)
}

nonisolated extension Sampler {
  /// Returns four texels at a constant distance.
  @unsafe @inline(__always) func four(_ place: Int, _ step: Int) -> FourPixels.Packed {
    unsafe .init(
      texel(place), texel(place &+ step), texel(place &+ 2 &* step), texel(place &+ 3 &* step))
  }
}

/// Four texels and the right neighbour of each.
nonisolated struct TexelPairs {
  let left: FourPixels.Packed
  let right: FourPixels.Packed
}

/// The pixels of a bitmap as texels.
@safe nonisolated struct BitmapSampler: Sampler {
  let pixels: UnsafePointer<UInt32>
  let stride: Int

  @unsafe @inline(__always) func texel(_ place: Int) -> UInt32 { unsafe pixels[place] }

  @unsafe @inline(__always) func pairs(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> TexelPairs {
    let first = two(a, b)
    let last = two(c, d)
    return TexelPairs(
      left: .init(first[0], first[2], last[0], last[2]),
      right: .init(first[1], first[3], last[1], last[3]))
  }

  @unsafe @inline(__always) func four(_ place: Int) -> FourPixels.Packed {
    unsafe FourPixels.load(pixels + place)
  }

  @inline(__always) private func two(_ a: Int, _ b: Int) -> FourPixels.Packed {
    FourPixels.packed(SIMD2(pair(a), pair(b)))
  }

  @inline(__always) private func pair(_ place: Int) -> UInt64 {
    unsafe UnsafeRawPointer(pixels + place).loadUnaligned(as: UInt64.self)
  }

  /// Skips four transparent texels at once, and copies four opaque ones.
  @unsafe func blend(
    _ y: Int, from x: Int, over row: UnsafeMutablePointer<UInt32>, count: Int, _ ink: Ink
  ) {
    let texels = unsafe pixels + (y &* stride &+ x)
    let opaque: UInt64 = 0xFF00_0000_FF00_0000
    var x = 0
    while x &+ 4 <= count {
      let four = unsafe FourPixels.load(texels + x)
      let halves = FourPixels.halves(four)
      if (halves.x | halves.y) & opaque != 0 {
        if ink.isNone, halves.x & halves.y & opaque == opaque {
          unsafe FourPixels.store(four, row + x)
        } else {
          unsafe FourPixels.store(ink.blended(four, over: FourPixels.load(row + x)), row + x)
        }
      }
      x &+= 4
    }
    guard x < count else { return }
    let four = unsafe FourPixels.load(texels + x, count: count &- x)
    let under = unsafe FourPixels.load(row + x, count: count &- x)
    unsafe (row + x).write(ink.blended(four, over: under), atMost: count &- x)
  }
}

/// A text mask as white texels, with the coverage as alpha.
@safe nonisolated struct MaskSampler: Sampler {
  let coverage: UnsafePointer<UInt8>
  let stride: Int

  @unsafe @inline(__always) func texel(_ place: Int) -> UInt32 {
    unsafe UInt32(coverage[place]) << 24 | 0xFF_FFFF
  }

  @unsafe @inline(__always) func pairs(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> TexelPairs {
    unsafe TexelPairs(
      left: .init(texel(a), texel(b), texel(c), texel(d)),
      right: .init(texel(a &+ 1), texel(b &+ 1), texel(c &+ 1), texel(d &+ 1)))
  }

  @unsafe @inline(__always) func four(_ place: Int) -> FourPixels.Packed { unsafe four(place, 1) }

  @unsafe func blend(
    _ y: Int, from x: Int, over row: UnsafeMutablePointer<UInt32>, count: Int, _ ink: Ink
  ) {
    let levels = unsafe coverage + (y &* stride &+ x)
    var x = 0
    while x &+ 4 <= count {
      let four = unsafe UnsafeRawPointer(levels + x).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let under = unsafe FourPixels.load(row + x)
        unsafe FourPixels.store(ink.blended(Self.white(UInt64(four)), over: under), row + x)
      }
      x &+= 4
    }
    guard x < count else { return }
    var four: UInt64 = 0
    for byte in x..<count { unsafe four |= UInt64(levels[byte]) << UInt64(8 &* (byte &- x)) }
    let under = unsafe FourPixels.load(row + x, count: count &- x)
    unsafe (row + x).write(ink.blended(Self.white(four), over: under), atMost: count &- x)
  }

  /// Returns four white texels from four coverage levels, the first in the lowest byte.
  @inline(__always) private static func white(_ levels: UInt64) -> FourPixels.Packed {
    let first = (levels & 0xFF) << 24 | (levels & 0xFF00) << 48
    let last = (levels & 0xFF_0000) << 8 | (levels & 0xFF00_0000) << 32
    return FourPixels.packed(SIMD2(first, last)) | 0xFF_FFFF
  }
}
