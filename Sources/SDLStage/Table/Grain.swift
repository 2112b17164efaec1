import Glibc
import Stage

/// The grain of the planks (Documentation/Look.md, *Table grain*): year rings bent by slow hills,
/// fine fibres and pores along them.
nonisolated struct Grain {
  private static let ringSteps = 1024
  /// The hills change so slowly that every eighth sample is enough.
  private static let coarse = 8

  private let noise = ValueNoise(seed: 0x6D61_7463_6877_6F64)
  /// The brightness over one year.
  private let ring: [Float]
  private let strength: Float
  /// Lengths of the design in one pixel.
  private let scale: Float
  private let hills: Scratch<Float>

  /// - Parameters:
  ///   - columns: samples in a row.
  ///   - strength: how far the grain changes the lightness.
  init(size: Size, columns: Int, strength: Double) {
    ring = (0...Self.ringSteps).map { step in
      let phase = 2 * Double.pi * Double(step) / Double(Self.ringSteps)
      return Float(pow(0.5 + 0.5 * sin(phase), 1.6))
    }
    self.strength = Float(strength)
    // Small windows keep grain that two pixels can still show.
    scale = Float(1 / max(0.6, size.width / 1280, size.height / 800))
    hills = Scratch(columns / Self.coarse + 2, 0)
  }

  /// Writes by how much the grain brightens or darkens a row of samples, about 1.
  ///
  /// - Parameters:
  ///   - y: the row, in pixels.
  ///   - spacing: from sample to sample, in pixels.
  func factors(
    plank: Int, row y: Double, spacing: Double, into factors: UnsafeMutableBufferPointer<Float>
  ) {
    let shift = Planks.shift(plank)
    let tone = Planks.tone(plank)
    let y = Float(y) * scale
    let step = Float(spacing) * scale
    raiseHills(shift, y, step)
    for index in factors.indices {
      let x = (Float(index) + 0.5) * step
      let cell = index / Self.coarse
      let share = Float(index % Self.coarse) / Float(Self.coarse)
      let hill = hills.buffer[cell] + (hills.buffer[cell + 1] - hills.buffer[cell]) * share
      factors[index] = tone * (1 + strength * grain(x, y, hill, shift))
    }
  }

  /// w = 95·fbm(x/520, y/150) + 14·fbm(x/170, y/46).
  private func raiseHills(_ shift: Float, _ y: Float, _ step: Float) {
    for cell in hills.buffer.indices {
      let x = (Float(cell * Self.coarse) + 0.5) * step
      hills.buffer[cell] =
        95 * noise.fbm(x / 520 + shift, y / 150 + shift)
        + 14 * noise.fbm(x / 170 + shift, y / 46 + 3 * shift)
    }
  }

  @inline(__always)
  private func grain(_ x: Float, _ y: Float, _ hill: Float, _ shift: Float) -> Float {
    let years = (y + hill) * (1 / 34)
    let year = ring[Int((years - Float(Int(years))) * Float(Self.ringSteps))]
    let fine = noise.fbm(x * (1 / 190) + shift, (y + 0.6 * hill) * (1 / 3.4) + shift)
    let dot = noise.value(x * (1 / 46) + shift, (y + 0.5 * hill) * (1 / 1.9) + shift)
    let pore = max(0, dot - 0.8) * 5
    return 0.42 * (year - 0.5) + 0.62 * (fine - 0.5) - 0.2 * pore
  }
}
