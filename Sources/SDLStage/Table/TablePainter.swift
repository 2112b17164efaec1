import Raster
import Stage

/// A painter of the wood, row by row from the top. It computes the wood at half resolution and scales it up.
nonisolated struct TablePainter {
  /// The distance between samples in pixels.
  private static let spacing = 2
  /// The brightness of a plank's edge below a seam.
  private static let edgeLight: Float = 1.085

  private let planks: Planks
  private let grain: Grain
  private let lamp: Lamp
  private let shadow: SIMD4<Float>
  private let seamAlpha: Float
  private let factors: Scratch<Float>
  /// The rows of samples above and below the current row, and their blend.
  private var above: Scratch<SIMD4<Float>>
  private var below: Scratch<SIMD4<Float>>
  private let blended: Scratch<SIMD4<Float>>
  private var lowest = 0

  init(size: Size, theme: Theme) {
    // Padded at the right edge, because pixels are written four at a time.
    let columns = Grain.roundedUp(Int(size.width) / Self.spacing + 3)
    planks = Planks(size: size)
    grain = Grain(size: size, columns: columns, strength: theme.grain)
    lamp = Lamp(theme.ground, size: size)
    shadow = theme.shadow.premultiplied * 255
    seamAlpha = Float(0.62 * theme.shadowStrength)
    factors = Scratch(columns, 0)
    above = Scratch(columns, SIMD4())
    below = Scratch(columns, SIMD4())
    blended = Scratch(columns, SIMD4())
    sample(0)
    sample(0)
  }

  /// - Parameter y: the row, in order from 0.
  mutating func paint(row y: Int, _ pixels: UnsafeMutableBufferPointer<UInt32>) {
    // A sample represents 2 × 2 pixels. The nearer sample has three times the weight of the farther one.
    let lower = (y + 1) / 2
    if lower > lowest { sample(lower) }
    blend(lowerWeight: y % 2 == 0 ? 0.75 : 0.25, planks.line(at: y))
    unsafe write(pixels, row: y)
  }

  /// Computes a row of samples, which becomes the lower one.
  private mutating func sample(_ index: Int) {
    swap(&above, &below)
    lowest = index
    let y = index * Self.spacing
    let (middle, spacing) = (Double(y) + Double(Self.spacing) / 2, Double(Self.spacing))
    unsafe grain.factors(
      plank: planks.plank(at: y), row: middle, spacing: spacing, into: factors.buffer)
    unsafe lamp.light(factors.buffer, row: middle, spacing: spacing, into: below.buffer)
  }

  private func blend(lowerWeight: Float, _ line: Planks.Line) {
    let (above, below, blended) = unsafe (above.buffer, below.buffer, blended.buffer)
    for index in blended.indices {
      let color = unsafe above[index] + (below[index] - above[index]) * lowerWeight
      unsafe blended[index] =
        switch line {
        case .none: color
        case .dark(let depth): color + (shadow - color) * (seamAlpha * depth)
        case .light: pointwiseMin(color * Self.edgeLight, SIMD4(repeating: 255))
        }
    }
  }

  /// Interpolates the samples horizontally and dithers them.
  private func write(_ pixels: UnsafeMutableBufferPointer<UInt32>, row y: Int) {
    guard let start = pixels.baseAddress else { return }
    let blended = unsafe blended.buffer
    var dither = Dither(row: y)
    for x in stride(from: 0, to: pixels.count, by: 4) {
      // The four pixel centres are between those of the previous sample and the next three.
      let index = x / Self.spacing
      let (a, b) = unsafe (blended[max(0, index - 1)], blended[index])
      let (c, d) = unsafe (blended[index + 1], blended[index + 2])
      let middle = c - b
      let four = dither.round(
        a + (b - a) * 0.75, b + middle * 0.25, b + middle * 0.75, c + (d - c) * 0.25)
      unsafe (start + x).write(four | 0xFF00_0000, atMost: pixels.count - x)
    }
  }
}
