/// The distance from each pixel of some rows to the nearest of many lines, within a limited reach.
nonisolated struct DistanceField {
  /// The value where no line is near.
  static let far: Float = 1e9
  /// The number of pixels that are computed at once.
  private static let lanes = 8

  private let stride: Int
  private let width: Int
  private let rows: Range<Int>
  private let reach: Float
  private let squares: UnsafeMutableBufferPointer<Float>

  /// Prepares for adding lines.
  ///
  /// - Parameters:
  ///   - reach: the largest distance of interest, in pixels.
  ///   - squares: memory for ``count(rows:width:)`` squared distances. The initializer clears it.
  init(
    rows: Range<Int>, width: Int, reach: Float, in squares: UnsafeMutableBufferPointer<Float>
  ) {
    (self.rows, self.width, self.reach, self.squares) = (rows, width, reach, squares)
    stride = Self.stride(width)
    squares.update(repeating: Self.far)
  }

  /// Returns the number of squares to allocate.
  static func count(rows: Range<Int>, width: Int) -> Int { rows.count * stride(width) }

  private static func stride(_ width: Int) -> Int { (width + 2 * lanes - 1) / lanes * lanes }

  /// Returns the squared distances of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<Float>? {
    squares.baseAddress.map { $0 + (y - rows.lowerBound) * stride }
  }

  /// Adds a line from (x, y) to (z, w), in pixels.
  func add(_ line: SIMD4<Float>) {
    let (start, span) = (line.lowHalf, line.highHalf - line.lowHalf)
    let top = max(rows.lowerBound, Int((min(line.y, line.w) - reach).rounded(.down)))
    let bottom = min(rows.upperBound, Int((max(line.y, line.w) + reach).rounded(.up)))
    let left = max(0, Int((min(line.x, line.z) - reach).rounded(.down)))
    let right = min(width, Int((max(line.x, line.z) + reach).rounded(.up)))
    guard top < bottom, left < right else { return }
    let length = (span * span).sum()
    let share = length > 0 ? span / length : .zero
    let columns = Self.columns + (Float(left) + 0.5 - start.x)
    for y in top..<bottom {
      guard let row = row(y) else { return }
      let down = Float(y) + 0.5 - start.y
      var across = columns
      let along = down * share.y
      for x in Swift.stride(from: left, to: right, by: Self.lanes) {
        var at = across * share.x + along
        at.replace(with: 0, where: at .< 0)
        at.replace(with: 1, where: at .> 1)
        let (dx, dy) = (across - at * span.x, down - at * span.y)
        let square = dx * dx + dy * dy
        let place = UnsafeMutableRawPointer(row + x)
        let known = place.loadUnaligned(as: SIMD8<Float>.self)
        place.storeBytes(
          of: known.replacing(with: square, where: square .< known), as: SIMD8<Float>.self)
        across += Float(Self.lanes)
      }
    }
  }

  private static let columns = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
}
