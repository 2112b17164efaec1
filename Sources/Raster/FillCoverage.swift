import Stage

/// The coverage of closed outlines, by the signed-area method of libart and font-rs.
///
/// Each edge adds the signed area to its right to a row. The running sum of the row is the exact coverage of each
/// pixel. Outlines of the opposite direction subtract.
package struct FillCoverage: Coverage {
  package let area: PixelArea
  private let edges: [Edge]
  private var next = 0
  private var active: [Int] = []
  private let sums: Scratch<Float>

  /// - Parameter limit: the needed area. ``area`` is its part within the outline's bounds.
  package init(_ outline: Outline, within limit: PixelArea) {
    area = PixelArea(outline.bounds).intersection(limit)
    edges = Edge.edges(of: outline, within: area)
    sums = Scratch(area.width + 2, 0)
  }

  package mutating func row(
    _ y: Int, into shares: UnsafeMutableBufferPointer<Float>
  ) -> Range<Int> {
    let top = Float(y - area.y)
    while next < edges.count, edges[next].top < top + 1 {
      active.append(next)
      next += 1
    }
    var (left, right) = (Float(area.width), Float(0))
    var activeCount = 0
    for index in active where edges[index].bottom > top {
      active[activeCount] = index
      activeCount += 1
      let span = edges[index].span(from: top, to: top + 1)
      (left, right) = (min(left, span.x0, span.x1), max(right, span.x0, span.x1))
      span.add(to: sums.buffer)
    }
    active.removeLast(active.count - activeCount)
    return left > right ? 0..<0 : integrate(Int(left)..<min(area.width, Int(right) + 1), shares)
  }

  /// Converts the areas of a row to shares, and clears them for the next row.
  private func integrate(
    _ columns: Range<Int>, _ shares: UnsafeMutableBufferPointer<Float>
  ) -> Range<Int> {
    let sums = sums.buffer
    var sum: Float = 0
    var x = columns.lowerBound
    while x < columns.upperBound {
      // The coverage is constant between the edges of a shape.
      if x + Self.stretch <= columns.upperBound, Self.isEmpty(sums, at: x) {
        let share = Self.share(of: sum)
        for column in x..<x + Self.stretch { shares[column] = share }
        x += Self.stretch
      } else {
        sum += sums[x]
        sums[x] = 0
        shares[x] = Self.share(of: sum)
        x += 1
      }
    }
    sums[columns.upperBound] = 0
    sums[columns.upperBound + 1] = 0
    return columns
  }

  /// Rounds shares near 0 and 1, so that rounding errors leave no haze outside and no holes inside.
  private static func share(of sum: Float) -> Float {
    let share = abs(sum)
    return share < 0.002 ? 0 : (share > 0.998 ? 1 : share)
  }

  /// The number of columns that are tested at once.
  private static let stretch = SIMD8<Float>.scalarCount

  private static func isEmpty(_ sums: UnsafeMutableBufferPointer<Float>, at x: Int) -> Bool {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(sums))
    let stretch = bytes.loadUnaligned(
      fromByteOffset: x * MemoryLayout<Float>.stride, as: SIMD8<UInt32>.self)
    // Combines the lanes before comparing, since comparing each lane would dominate the run time.
    let any = stretch.lowHalf | stretch.highHalf
    return any.x | any.y | any.z | any.w == 0
  }
}
