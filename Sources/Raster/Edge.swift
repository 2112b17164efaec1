import Stage

/// An edge of an outline that is not horizontal, in the coordinates of an area.
struct Edge {
  let top: Float
  let bottom: Float
  private let x: Float
  private let slope: Float
  private let low: Float
  private let high: Float
  /// The direction: 1 if the outline runs down, otherwise −1.
  private let sign: Float

  private init?(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    guard y0 != y1 else { return nil }
    let runsDown = y0 < y1
    let (upper, lower) = runsDown ? ((x0, y0), (x1, y1)) : ((x1, y1), (x0, y0))
    (top, bottom) = (Float(upper.1), Float(lower.1))
    x = Float(upper.0)
    slope = Float((lower.0 - upper.0) / (lower.1 - upper.1))
    (low, high) = (Float(min(x0, x1)), Float(max(x0, x1)))
    sign = runsDown ? 1 : -1
  }

  /// The part of an edge in one row.
  struct Span {
    let x0: Float
    let x1: Float
    /// The height, negative if the outline runs up.
    let height: Float
  }

  func span(from rowTop: Float, to rowBottom: Float) -> Span {
    let (y0, y1) = (max(top, rowTop), min(bottom, rowBottom))
    func at(_ y: Float) -> Float { max(low, min(high, x + (y - top) * slope)) }
    return Span(x0: at(y0), x1: at(y1), height: (y1 - y0) * sign)
  }

  /// Returns the edges of an outline, sorted by their tops. Parts left or right of the area are projected onto its
  /// sides, where they have the same effect on every pixel inside.
  static func edges(of outline: Outline, within area: PixelArea) -> [Edge] {
    guard !area.isEmpty else { return [] }
    var edges: [Edge] = []
    edges.reserveCapacity(outline.segments.count)
    let width = Double(area.width)
    for segment in outline.segments {
      let (x0, y0) = (segment.start.x - Double(area.x), segment.start.y - Double(area.y))
      let (x1, y1) = (segment.end.x - Double(area.x), segment.end.y - Double(area.y))
      guard max(y0, y1) > 0, min(y0, y1) < Double(area.height) else { continue }
      func add(from a: Double, to b: Double) {
        func x(_ t: Double) -> Double { max(0, min(width, x0 + (x1 - x0) * t)) }
        func y(_ t: Double) -> Double { t == 1 ? y1 : y0 + (y1 - y0) * t }
        if let edge = Edge(x(a), y(a), x(b), y(b)) { edges.append(edge) }
      }
      let sides = ((x0 < 0) != (x1 < 0), (x0 < width) != (x1 < width))
      // Most edges cross no side. They need no array, which would be an allocation for each.
      guard sides != (false, false) else {
        add(from: 0, to: 1)
        continue
      }
      var cuts = [0.0, 1.0]
      if sides.0 { cuts.append((0 - x0) / (x1 - x0)) }
      if sides.1 { cuts.append((width - x0) / (x1 - x0)) }
      cuts.sort()
      for (a, b) in zip(cuts, cuts.dropFirst()) { add(from: a, to: b) }
    }
    return edges.sorted { $0.top < $1.top }
  }
}

extension Edge.Span {
  /// Adds the signed area to the right of the span. That is the full height from the next pixel on, and the partial
  /// area in the pixels that the span crosses.
  func add(to sums: UnsafeMutableBufferPointer<Float>) {
    let (left, right) = (min(x0, x1), max(x0, x1))
    let first = Int(left)
    if right <= Float(first + 1) {
      let rest = height * ((left + right) / 2 - Float(first))
      sums[first] += height - rest
      sums[first + 1] += rest
      return
    }
    // The height gained per whole pixel.
    let rise = height / (right - left)
    let entered = Float(first + 1) - left
    var covered = rise * entered * entered / 2
    sums[first] += covered
    var x = first + 1
    while Float(x + 1) < right {
      let share = rise * (Float(x) + 0.5 - left)
      sums[x] += share - covered
      covered = share
      x += 1
    }
    let out = right - Float(x)
    let share = height - rise * out * out / 2
    sums[x] += share - covered
    sums[x + 1] += height - share
  }
}
