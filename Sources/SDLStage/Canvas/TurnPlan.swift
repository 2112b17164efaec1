import Raster
import Stage

/// The mapping from target columns to the image for a turned picture, shared by all bands.
///
/// For a turn about a horizontal axis, rows and columns are swapped.
nonisolated struct TurnPlan: Sendable {
  /// The mapping from the target rows of a column to rows of the image.
  struct Line {
    /// The image row for target row 0, in 16.16 fixed point. Row 0 is a transparent row above the image.
    let start: Int
    /// The step per target row, in 16.16 fixed point.
    let step: Int
    /// The largest value that still has a row of texels below it.
    let limit: Int

    @inline(__always) func place(inRow y: Int) -> Int {
      max(0, min(limit, start &+ y &* step))
    }
  }

  /// A column of texels, with the share of a pixel column that it covers (0…256).
  struct Slice {
    let texel: Int
    let weight: UInt16
  }

  /// Whether the axis of the turn is horizontal.
  let isLevel: Bool
  /// The part of the image.
  let part: PixelArea
  /// The target area, outside which nothing changes.
  let area: PixelArea
  /// The lines of the area's columns.
  private let lines: [Line]
  private let slices: [Slice]
  /// The index of each column's first slice, followed by the number of slices.
  private let firsts: [Int]

  /// - Parameter bounds: the bounds of the target.
  init(_ blit: Blit, within bounds: PixelArea) {
    let turned = TurnedFrame(blit.frame, blit.turn)
    let seen = PixelArea(turned.bounds).grown(by: 1).intersection(bounds)
    isLevel = turned.isLevel
    (area, part) = isLevel ? (seen.transposed, blit.part.transposed) : (seen, blit.part)
    let part = part
    lines = (area.x..<area.maxX).map { Self.line(turned, height: part.height, column: $0) }
    (slices, firsts) = area.isEmpty ? ([], [0]) : Self.slices(turned, part, area)
  }

  /// Calls a closure with the lines, all slices, and the indices of first slices, beginning at a column.
  func read(
    from column: Int,
    _ body: (UnsafePointer<Line>, UnsafePointer<Slice>, UnsafePointer<Int>) -> Void
  ) {
    unsafe lines.withUnsafeBufferPointer { lines in
      unsafe slices.withUnsafeBufferPointer { slices in
        unsafe firsts.withUnsafeBufferPointer { firsts in
          guard let line = lines.baseAddress, let slice = slices.baseAddress,
            let first = firsts.baseAddress
          else { return }
          unsafe body(line + (column - area.x), slice, first + (column - area.x))
        }
      }
    }
  }

  private static func line(_ turned: TurnedFrame, height: Int, column: Int) -> Line {
    let (top, bottom) = turned.ends(turned.scale(at: Double(column) + 0.5))
    let step = Double(height) / (bottom - top)
    let start = (0.5 - (top + bottom) / 2) * step + Double(height) / 2 + 0.5
    func fixed(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value)) * 65536) }
    return Line(start: fixed(start), step: fixed(step), limit: (height + 1) << 16 - 1)
  }

  /// Returns the slices of each column from left to right, at least one per column.
  private static func slices(
    _ turned: TurnedFrame, _ part: PixelArea, _ area: PixelArea
  ) -> ([Slice], firsts: [Int]) {
    // Pixels with eight bits of fraction, so that the weights of a column never exceed 256.
    let edges = (0...part.width).map { index in
      Int((turned.line(at: Double(index) / Double(part.width)).x * 256).rounded(.down))
    }
    var slices: [Slice] = []
    slices.reserveCapacity(part.width + 2 * area.width)
    var firsts: [Int] = []
    firsts.reserveCapacity(area.width + 1)
    var texel = 0
    for column in area.x..<area.maxX {
      let (left, right) = (column << 8, (column + 1) << 8)
      firsts.append(slices.count)
      while texel < part.width - 1, edges[texel + 1] <= left { texel += 1 }
      while true {
        let covered = min(right, edges[texel + 1]) - max(left, edges[texel])
        let isLast = texel == part.width - 1 || edges[texel + 1] >= right
        slices.append(Slice(texel: part.x + texel, weight: UInt16(max(0, covered))))
        if isLast { break }
        texel += 1
      }
    }
    firsts.append(slices.count)
    return (slices, firsts)
  }
}
