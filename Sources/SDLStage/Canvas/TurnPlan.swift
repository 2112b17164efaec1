import SDLKit
import Stage

/// Where in an image each column of a turned picture looks: what all bands of its rows have in common.
///
/// What is turned about a level line is said with rows and columns in each other's place.
nonisolated struct TurnPlan: Sendable {
  /// Where the rows of a column look into the image.
  struct Line {
    /// For row 0 of the target, in texels with 16 bits of fraction; a clear row lies above the image.
    let start: Int
    /// From one row to the next.
    let step: Int
    /// The last row of texels that has one below it.
    let limit: Int

    @inline(__always) func place(inRow y: Int) -> Int {
      max(0, min(limit, start &+ y &* step))
    }
  }

  /// A column of texels and how much it covers of a column of pixels, 0…256.
  struct Slice {
    let texel: Int
    let weight: UInt16
  }

  let isLevel: Bool
  /// Of the image.
  let part: PixelArea
  /// Of the target; nothing else changes.
  let area: PixelArea
  /// For each column of the area.
  private let lines: [Line]
  private let slices: [Slice]
  /// The first slice of each column, and one behind the last one of all.
  private let firsts: [Int]

  /// - Parameter bounds: of the target.
  init(_ blit: Blit, within bounds: PixelArea) {
    let turned = TurnedFrame(blit.frame, blit.turn)
    let seen = PixelArea(turned.bounds).grown(by: 1).intersection(bounds)
    isLevel = turned.isLevel
    (area, part) = isLevel ? (seen.transposed, blit.part.transposed) : (seen, blit.part)
    let part = part
    lines = (area.x..<area.maxX).map { Self.line(turned, height: part.height, column: $0) }
    (slices, firsts) = area.isEmpty ? ([], [0]) : Self.slices(turned, part, area)
  }

  /// Calls a closure with the lines, the slices, and the first slice of each column from one on.
  func read(
    from column: Int,
    _ body: (UnsafePointer<Line>, UnsafePointer<Slice>, UnsafePointer<Int>) -> Void
  ) {
    lines.withUnsafeBufferPointer { lines in
      slices.withUnsafeBufferPointer { slices in
        firsts.withUnsafeBufferPointer { firsts in
          guard let line = lines.baseAddress, let slice = slices.baseAddress,
            let first = firsts.baseAddress
          else { return }
          body(line + (column - area.x), slice, first + (column - area.x))
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

  /// The slices of each column of the area, from left to right, at least one for each.
  private static func slices(
    _ turned: TurnedFrame, _ part: PixelArea, _ area: PixelArea
  ) -> ([Slice], firsts: [Int]) {
    // In pixels with eight bits of fraction: so the weights of a column never exceed 256.
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
