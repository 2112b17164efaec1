/// The winding number of outlines at each pixel of some rows, with the exact coverage of partly covered pixels.
///
/// Each edge adds the area to its right to the pixels that it crosses. The running sum along a row is the enclosed
/// area.
nonisolated struct CoverageSum {
  private let width: Int
  private let rows: Range<Int>
  private let sums: UnsafeMutableBufferPointer<Float>

  /// Prepares for adding edges.
  ///
  /// - Parameter sums: Memory for ``count(rows:width:)`` numbers. The initializer clears it.
  init(rows: Range<Int>, width: Int, in sums: UnsafeMutableBufferPointer<Float>) {
    (self.width, self.rows, self.sums) = (width, rows, sums)
    sums.update(repeating: 0)
  }

  /// Returns the number of sums to allocate: two more than pixels for each row.
  static func count(rows: Range<Int>, width: Int) -> Int { rows.count * (width + 2) }

  /// Returns the sums of a row, before ``sumUp(_:_:from:isMirrored:)``.
  func row(_ y: Int) -> UnsafeMutablePointer<Float>? {
    sums.baseAddress.map { $0 + (y - rows.lowerBound) * (width + 2) }
  }

  /// Adds an edge of an outline. Parts left of the picture count as parts on its left border.
  func add(_ line: SIMD4<Float>) {
    guard line.y != line.w else { return }
    let isDown = line.y < line.w
    let (x0, y0) = isDown ? (line.x, line.y) : (line.z, line.w)
    let (x1, y1) = isDown ? (line.z, line.w) : (line.x, line.y)
    guard y1 > Float(rows.lowerBound), y0 < Float(rows.upperBound) else { return }
    guard min(x0, x1) < Float(width) else { return }
    let slope = (x1 - x0) / (y1 - y0)
    let first = max(rows.lowerBound, Int(y0.rounded(.down)))
    let last = min(rows.upperBound, Int(y1.rounded(.up)))
    for y in first..<last {
      let (top, bottom) = (max(y0, Float(y)), min(y1, Float(y + 1)))
      let (a, b) = (x0 + slope * (top - y0), x0 + slope * (bottom - y0))
      let height = isDown ? bottom - top : top - bottom
      guard let sums = row(y) else { continue }
      add(height, from: held(min(a, b)), to: held(max(a, b)), sums)
    }
  }

  private func held(_ x: Float) -> Float { max(0, min(Float(width), x)) }

  /// Adds the part of an edge that is within one row.
  ///
  /// - Parameter height: The share of the row that the part spans, negative for an upward edge.
  private func add(
    _ height: Float, from left: Float, to right: Float, _ sums: UnsafeMutablePointer<Float>
  ) {
    let first = Int(left)
    let last = Int(right.rounded(.up))
    guard last > first + 1 else {
      let share = (left + right) / 2 - Float(first)
      sums[first] += height * (1 - share)
      sums[first + 1] += height * share
      return
    }
    let slope = height / (right - left)
    var (spanned, covered): (Float, Float) = (0, 0)
    for x in first..<last {
      let (from, to) = (max(0, left - Float(x)), min(1, right - Float(x)))
      // The span within this column covers everything to its right.
      let span = slope * (to - from)
      let now = spanned + span * (1 - (from + to) / 2)
      sums[x] += now - covered
      (spanned, covered) = (spanned + span, now)
    }
    sums[last] += height - covered
  }

  /// Replaces the sums of a row with their running sums from the left.
  ///
  /// - Parameter start: The winding number left of the row.
  static func sumUp(
    _ sums: UnsafeMutablePointer<Float>, _ width: Int, from start: Float, isMirrored: Bool
  ) {
    var sum = start
    var x = 0
    while x < width {
      let block = UnsafeMutableRawPointer(sums + x)
      // Most pixels have no edge, so it tests eight at once.
      if x + 8 <= width, Self.isZero(block.loadUnaligned(as: SIMD8<UInt32>.self)) {
        block.storeBytes(of: SIMD8(repeating: sum), as: SIMD8<Float>.self)
        x += 8
      } else {
        for _ in 0..<min(8, width - x) {
          sum += isMirrored ? -sums[x] : sums[x]
          sums[x] = sum
          x += 1
        }
      }
    }
  }

  private static func isZero(_ eight: SIMD8<UInt32>) -> Bool {
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }
}
