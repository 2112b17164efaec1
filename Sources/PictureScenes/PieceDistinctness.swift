/// A measure of how well the pieces of a picture can be distinguished.
///
/// Each piece is reduced to 8 × 8 patches of their mean colours. Colours are compared in Oklab times 100: black to
/// white is 100, and a difference of 2 is just visible. The distance of two pieces is the root mean square over
/// their patches. A difference common to all patches counts half, because the eye remembers a piece's content
/// better than its shade.
public nonisolated struct PieceDistinctness: Sendable {
  /// The distance below which two pieces are easily confused.
  ///
  /// A difference of 20 in one patch reaches it, such as a bird in the sky. So does a difference in shade of 5 over
  /// the whole piece.
  public static let threshold = 2.5

  /// The distance of the two most similar pieces, or infinity if there is only one piece.
  public let least: Double
  /// The indices of these two pieces, row by row from 0.
  public let closest: (Int, Int)

  /// Whether pieces are so similar that players need their numbers.
  public var isTooUniform: Bool { least < Self.threshold }

  /// Measures a picture cut into `length` × `length` pieces. Returns `nil` if it has less than a pixel per piece.
  ///
  /// - Parameters:
  ///   - pixels: the pixels as `0xAARRGGBB`, row by row. Alpha is ignored.
  ///   - width, height: The size in pixels, at least 8 × `length` to resolve every patch.
  /// - Complexity: Linear in the pixels, plus 64 · length⁴ / 2 comparisons. About 1 ms for 256 × 256 pixels in 8 ×
  ///   8 pieces.
  public init?(pixels: [UInt32], width: Int, height: Int, length: Int) {
    self.init(pixels: pixels, width: width, height: height, columns: length, rows: length)
  }

  /// Measures a picture cut into `columns` × `rows` pieces, as ``init(pixels:width:height:length:)`` does.
  public init?(pixels: [UInt32], width: Int, height: Int, columns: Int, rows: Int) {
    guard pixels.count == width * height, columns > 0, rows > 0, width >= columns, height >= rows
    else { return nil }
    let patches = PatchGrid(
      pixels: pixels, width: width, height: height, across: columns * PieceSample.side,
      down: rows * PieceSample.side)
    let pieces = (0..<columns * rows).map {
      PieceSample(patches, row: $0 / columns, column: $0 % columns)
    }
    var (least, closest) = (Double.infinity, (0, 0))
    for first in pieces.indices {
      for second in pieces.indices.dropFirst(first + 1) {
        let distance = pieces[first].squaredDistance(to: pieces[second])
        if distance < least { (least, closest) = (distance, (first, second)) }
      }
    }
    self.least = least.squareRoot()
    self.closest = closest
  }
}

/// A piece as its patches, relative to their mean.
private nonisolated struct PieceSample {
  /// The number of patches per side.
  static let side = 8
  private var patches: [SIMD4<Float>] = []
  private var mean = SIMD4<Float>()

  init(_ grid: PatchGrid, row: Int, column: Int) {
    for y in row * Self.side..<(row + 1) * Self.side {
      let start = y * grid.across + column * Self.side
      patches += grid.colors[start..<start + Self.side]
    }
    mean = patches.reduce(SIMD4(), +) / Float(patches.count)
    for index in patches.indices { patches[index] -= mean }
  }

  func squaredDistance(to other: PieceSample) -> Double {
    var sum = SIMD4<Float>()
    for index in patches.indices {
      let difference = patches[index] - other.patches[index]
      sum += difference * difference
    }
    let shade = (mean - other.mean) * 0.5
    return Double((sum / Float(patches.count) + shade * shade).sum())
  }
}
