/// Smooth random hills: random values on a lattice, and between them a smooth blend.
///
/// The lattice repeats after 256 cells, far apart enough not to show.
nonisolated struct ValueNoise {
  private static let side = 256
  private let values: [Float]

  /// The same seed gives the same hills on every run.
  init(seed: UInt64) {
    var state = seed
    values = (0..<Self.side * Self.side).map { _ in
      // SplitMix64 (Steele, Lea, Flood, 2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Float(bits >> 40) / 16_777_216
    }
  }

  /// The height, 0 to 1, at a place given in cells, neither coordinate negative.
  @inline(__always) func value(_ x: Float, _ y: Float) -> Float {
    let (column, row) = (Int(x), Int(y))
    let (u, v) = (smooth(x - Float(column)), smooth(y - Float(row)))
    let mask = Self.side - 1
    let upper = (row & mask) * Self.side
    let lower = ((row + 1) & mask) * Self.side
    let (left, right) = (column & mask, (column + 1) & mask)
    return values.withUnsafeBufferPointer { values in
      let top = values[upper + left] + (values[upper + right] - values[upper + left]) * u
      let bottom = values[lower + left] + (values[lower + right] - values[lower + left]) * u
      return top + (bottom - top) * v
    }
  }

  /// Two octaves, the second of twice the frequency and half the height; 0 to 1.
  @inline(__always) func fbm(_ x: Float, _ y: Float) -> Float {
    (value(x, y) + 0.5 * value(2 * x + 17, 2 * y + 31)) * (2 / 3)
  }

  @inline(__always) private func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }
}
