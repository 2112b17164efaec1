/// Smooth random noise, interpolated between random values on a lattice.
///
/// The lattice repeats after 256 cells, which is too far to be noticed.
nonisolated struct ValueNoise {
  private static let side = 256
  /// The length of a lattice row. The first column and row are repeated after the last ones.
  private static let stride = side + 1
  private let values: [Float]

  /// Creates noise. A seed gives the same values in every run.
  init(seed: UInt64) {
    var state = seed
    let (side, stride) = (Self.side, Self.stride)
    values = unsafe [Float](unsafeUninitializedCapacity: stride * stride) { values, count in
      for row in 0..<side {
        for column in 0..<side {
          // SplitMix64 (Steele, Lea, Flood, 2014).
          state &+= 0x9E37_79B9_7F4A_7C15
          var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
          bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
          unsafe values[row * stride + column] = Float(bits >> 40) / 16_777_216
        }
        unsafe values[row * stride + side] = values[row * stride]
      }
      for column in 0...side { unsafe values[side * stride + column] = values[column] }
      count = stride * stride
    }
  }

  /// Returns the values (0 to 1) at eight positions in cells, with coordinates from 0 to below 2²².
  @inline(__always)
  func values(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> {
    let (column, row) = (WholeNumbers(below: x), WholeNumbers(below: y))
    let (u, v) = (smooth(x - column.floats), smooth(y - row.floats))
    let mask = UInt32(Self.side - 1)
    let places = (row.integers & mask) &* UInt32(Self.stride) &+ (column.integers & mask)
    var (upperLeft, upperRight) = (SIMD8<Float>(), SIMD8<Float>())
    var (lowerLeft, lowerRight) = (SIMD8<Float>(), SIMD8<Float>())
    unsafe values.withUnsafeBufferPointer { values in
      for lane in 0..<SIMD8<Float>.scalarCount {
        let upper = Int(places[lane])
        let lower = upper + Self.stride
        upperLeft[lane] = unsafe values[upper]
        upperRight[lane] = unsafe values[upper + 1]
        lowerLeft[lane] = unsafe values[lower]
        lowerRight[lane] = unsafe values[lower + 1]
      }
    }
    let top = upperLeft + (upperRight - upperLeft) * u
    let bottom = lowerLeft + (lowerRight - lowerLeft) * u
    return top + (bottom - top) * v
  }

  /// Returns two octaves, the second with twice the frequency and half the amplitude. The range is 0 to 1.
  @inline(__always)
  func fbm(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> {
    (values(x, y) + 0.5 * values(2 * x + 17, 2 * y + 31)) * (2 / 3)
  }

  @inline(__always) private func smooth(_ t: SIMD8<Float>) -> SIMD8<Float> { t * t * (3 - 2 * t) }
}

/// The floors of numbers from 0 to below 2²².
///
/// Converts by addition, because the checks of each conversion would dominate the run time.
nonisolated struct WholeNumbers {
  let floats: SIMD8<Float>
  let integers: SIMD8<UInt32>

  @inline(__always) init(below numbers: SIMD8<Float>) {
    // Adding 2²³ leaves no bits for the fraction and puts the integer in the lowest bits.
    let shift = SIMD8<Float>(repeating: 8_388_608)
    let nearest = numbers + shift
    let isAbove = (nearest - shift) .> numbers
    let below = nearest.replacing(with: nearest - 1, where: isAbove)
    floats = below - shift
    integers = unsafe unsafeBitCast(below, to: SIMD8<UInt32>.self) & 0x7F_FFFF
  }
}
