/// All curves, split into 64 cubic pieces each, so that one loop evaluates any mix of them without a branch.
///
/// The cubic curves are exact to rounding. The sine is within 1e-8 of `Curve`. A row takes 2 KB.
struct CurveTable: ~Copyable {
  static let pieces = 64

  private var coefficients = FlatArray<Double>(capacity: Curve.allCases.count * pieces * 4)

  init() { for curve in Curve.allCases { appendRow(of: curve) } }

  /// Rows of four coefficients per piece, lowest power first.
  var base: UnsafePointer<Double> { UnsafePointer(coefficients.base) }

  /// Fits a cubic through four points of each piece.
  private mutating func appendRow(of curve: Curve) {
    for piece in 0..<Self.pieces {
      let f = { (third: Double) in curve((Double(piece) + third / 3) / Double(Self.pieces)) }
      let (p0, p1, p2, p3) = (f(0), f(1), f(2), f(3))
      coefficients.append(p0)
      coefficients.append((-11 * p0 + 18 * p1 - 9 * p2 + 2 * p3) / 2)
      coefficients.append((18 * p0 - 45 * p1 + 36 * p2 - 9 * p3) / 2)
      coefficients.append((-9 * p0 + 27 * p1 - 27 * p2 + 9 * p3) / 2)
    }
  }

  /// Returns the progress of a row at `t`, which must be in 0..<1.
  @inline(__always) static func progress(
    _ rows: UnsafePointer<Double>, row: UInt16, at t: Double
  ) -> Double {
    let scaled = t * Double(pieces)
    let piece = Int32(scaled)
    let u = scaled - Double(piece)
    let c = rows + (Int(row) * pieces + Int(piece)) * 4
    return ((c[3] * u + c[2]) * u + c[1]) * u + c[0]
  }
}
