import Glibc

/// A Gaussian blur, approximated by three extended box blurs.
///
/// The ends of a box weigh less than one pixel, so that the blur has exactly the requested deviation. Source: Gwosdek
/// et al., *Theoretical Foundations of Gaussian Convolution by Extended Box Filtering*, 2011.
struct BoxBlur {
  private static let passes = 3
  /// The number of whole pixels on each side of the centre.
  private let radius: Int
  /// The weight of the pixels at the ends, 0 to 1.
  private let end: Float
  private let scale: Float

  /// - Parameter deviation: the standard deviation in pixels, positive.
  init(deviation: Double) {
    let variance = deviation * deviation / Double(Self.passes)
    let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let above = (2 * whole + 1) * (3 * variance - whole * (whole + 1))
    let end = above / (6 * ((whole + 1) * (whole + 1) - variance))
    radius = Int(whole)
    self.end = Float(end)
    scale = Float(1 / (2 * whole + 1 + 2 * end))
  }

  /// The reach of the blur in pixels.
  var margin: Int { Self.passes * (radius + 1) }

  /// Blurs a field of coverage values, with zero outside.
  ///
  /// - Parameter field: the values, which are overwritten.
  func blurred(_ field: Scratch<Float>, width: Int, height: Int) -> Scratch<Float> {
    guard width > 0, height > 0 else { return field }
    blurRows(of: field.buffer, width: width, height: height)
    var (result, other) = (field, Scratch<Float>(width * height, 0))
    let sums = Scratch<Float>(width, 0)
    for _ in 0..<Self.passes {
      blurColumns(of: result.buffer, into: other.buffer, width, height, sums.buffer)
      swap(&result, &other)
    }
    return result
  }

  /// Blurs the rows. Many rows of a shape equal the row above, and then their results are copied.
  private func blurRows(of field: UnsafeMutableBufferPointer<Float>, width: Int, height: Int) {
    let line = Scratch<Float>(width + 2 * (radius + 1), 0)
    let sharp = Scratch<Float>(width, 0)
    for y in 0..<height {
      let row = UnsafeMutableBufferPointer(rebasing: field[y * width..<(y + 1) * width])
      if y > 0, Self.areEqual(row, sharp.buffer) {
        _ = row.update(fromContentsOf: field[(y - 1) * width..<y * width])
        continue
      }
      _ = sharp.buffer.update(fromContentsOf: row)
      for _ in 0..<Self.passes { blur(row: row, line.buffer) }
    }
  }

  private static func areEqual(
    _ a: UnsafeMutableBufferPointer<Float>, _ b: UnsafeMutableBufferPointer<Float>
  ) -> Bool {
    guard let a = a.baseAddress, let first = b.baseAddress else { return false }
    return memcmp(a, first, b.count * MemoryLayout<Float>.stride) == 0
  }

  /// - Parameter line: a buffer that extends the row by `radius + 1` zeros at each side.
  private func blur(
    row: UnsafeMutableBufferPointer<Float>, _ line: UnsafeMutableBufferPointer<Float>
  ) {
    let count = row.count
    let padding = radius + 1
    for x in 0..<count { line[x + padding] = row[x] }
    var sum: Float = 0
    for x in 0..<2 * radius + 1 where x + 1 < line.count { sum += line[x + 1] }
    for x in 0..<count {
      row[x] = (sum + end * (line[x] + line[x + 2 * padding])) * scale
      sum += line[x + 2 * padding] - line[x + 1]
    }
  }

  private func blurColumns(
    of source: UnsafeMutableBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>,
    _ width: Int, _ height: Int, _ sums: UnsafeMutableBufferPointer<Float>
  ) {
    let none = Scratch<Float>(width, 0)
    func row(_ y: Int) -> UnsafeMutableBufferPointer<Float> {
      guard (0..<height).contains(y) else { return none.buffer }
      return UnsafeMutableBufferPointer(rebasing: source[y * width..<(y + 1) * width])
    }
    for x in 0..<width { sums[x] = 0 }
    for y in 0..<min(height, radius + 1) {
      let entering = row(y)
      for x in 0..<width { sums[x] += entering[x] }
    }
    for y in 0..<height {
      let (above, below) = (row(y - radius - 1), row(y + radius + 1))
      let leaving = row(y - radius)
      let result = UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width])
      for x in 0..<width {
        result[x] = (sums[x] + end * (above[x] + below[x])) * scale
        sums[x] += below[x] - leaving[x]
      }
    }
  }
}
