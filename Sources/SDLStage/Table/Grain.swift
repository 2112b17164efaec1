import Glibc
import Raster
import Stage

/// The wood grain of the planks (Documentation/Look.md, *Table grain*): growth rings distorted by slow noise, with
/// fine fibres and pores along them.
nonisolated struct Grain {
  private static let ringSteps = 1024
  /// The number of samples that are computed at once. The distortion changes slowly, so it is computed once per block.
  static let block = SIMD8<Float>.scalarCount

  private let noise = ValueNoise(seed: 0x6D61_7463_6877_6F64)
  /// The brightness across one growth ring, 0 to 1.
  private let ring: [Float]
  private let strength: Float
  /// The design units per pixel.
  private let scale: Float
  /// The distortion at the first sample of each block, and at one more after the last block.
  private let hills: Scratch<Float>
  /// The numbers 0 to 7.
  private let lanes: SIMD8<Float>

  /// - Parameters:
  ///   - columns: the number of samples per row, a multiple of `block`.
  ///   - strength: the largest effect of the grain on the lightness.
  init(size: Size, columns: Int, strength: Double) {
    ring = (0...Self.ringSteps).map { step in
      let phase = 2 * Double.pi * Double(step) / Double(Self.ringSteps)
      return Float(pow(0.5 + 0.5 * sin(phase), 1.6))
    }
    self.strength = Float(strength)
    // Limited, so that in small windows the grain is not finer than samples of two pixels can show.
    scale = Float(1 / max(0.6, size.width / 1280, size.height / 800))
    hills = Scratch(Self.roundedUp(columns / Self.block + 1), 0)
    lanes = SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
  }

  /// Rounds a number of samples up to whole blocks.
  static func roundedUp(_ count: Int) -> Int { (count + block - 1) / block * block }

  /// Writes the brightness factors of a row of samples, around 1.
  ///
  /// - Parameters:
  ///   - y: the row in pixels.
  ///   - spacing: the distance between samples in pixels.
  ///   - factors: a buffer with one element per column.
  func factors(
    plank: Int, row y: Double, spacing: Double, into factors: UnsafeMutableBufferPointer<Float>
  ) {
    let shift = Planks.shift(plank)
    let tone = Planks.tone(plank)
    let y = Float(y) * scale
    let step = Float(spacing) * scale
    raiseHills(shift, y, step)
    let bytes = UnsafeMutableRawBufferPointer(factors)
    for index in stride(from: 0, to: factors.count, by: Self.block) {
      let x = (lanes + Float(index) + 0.5) * step
      let first = unsafe hills.buffer[index / Self.block]
      let second = unsafe hills.buffer[index / Self.block + 1]
      let hill = first + (second - first) * (lanes / Float(Self.block))
      unsafe bytes.storeBytes(
        of: tone * (1 + strength * grain(x, y, hill, shift)),
        toByteOffset: index * MemoryLayout<Float>.stride, as: SIMD8<Float>.self)
    }
  }

  /// Computes the distortion: w = 95·fbm(x/520, y/150) + 14·fbm(x/170, y/46).
  private func raiseHills(_ shift: Float, _ y: Float, _ step: Float) {
    let bytes = unsafe UnsafeMutableRawBufferPointer(hills.buffer)
    for cell in unsafe stride(from: 0, to: hills.buffer.count, by: Self.block) {
      let x = ((lanes + Float(cell)) * Float(Self.block) + 0.5) * step
      let large = noise.fbm(x / 520 + shift, SIMD8(repeating: y / 150 + shift))
      let small = noise.fbm(x / 170 + shift, SIMD8(repeating: y / 46 + 3 * shift))
      unsafe bytes.storeBytes(
        of: 95 * large + 14 * small, toByteOffset: cell * MemoryLayout<Float>.stride,
        as: SIMD8<Float>.self)
    }
  }

  @inline(__always)
  private func grain(_ x: SIMD8<Float>, _ y: Float, _ hill: SIMD8<Float>, _ shift: Float)
    -> SIMD8<Float>
  {
    let years = (y + hill) * (1 / 34)
    let year = rings((years - WholeNumbers(below: years).floats) * Float(Self.ringSteps))
    let fine = noise.fbm(x * (1 / 190) + shift, (y + 0.6 * hill) * (1 / 3.4) + shift)
    let dot = noise.values(x * (1 / 46) + shift, (y + 0.5 * hill) * (1 / 1.9) + shift)
    let pore = pointwiseMax(dot - 0.8, SIMD8()) * 5
    return 0.42 * (year - 0.5) + 0.62 * (fine - 0.5) - 0.2 * pore
  }

  /// Returns the brightness at positions within growth rings, in steps.
  @inline(__always)
  private func rings(_ steps: SIMD8<Float>) -> SIMD8<Float> {
    let indices = WholeNumbers(below: steps).integers
    var result = SIMD8<Float>()
    unsafe ring.withUnsafeBufferPointer { ring in
      for lane in 0..<Self.block { result[lane] = unsafe ring[Int(indices[lane])] }
    }
    return result
  }
}
