/// How well the pieces of a picture can be told apart once it has been cut into squares.
///
/// Each piece is seen as at a glance: as 8 × 8 patches, each of the mean colour of its light. Colours
/// are compared in Oklab, times 100: from black to white it is 100, and 2 can just be seen side by side.
/// The distance between two pieces is the root of the mean square over their patches; a difference that
/// the whole piece has in common counts half, for the eye keeps what is on a piece better than its shade.
public nonisolated struct PieceDistinctness: Sendable {
  /// Two pieces nearer than this are easily taken for each other.
  ///
  /// One patch that differs by 20 reaches it, as a bird does before the sky, and so does a shade that
  /// differs by 5 all over.
  public static let threshold = 2.5

  /// The distance between the two pieces that are most alike; infinite where there is but one piece.
  public let least: Double
  /// The places of those two, counted row by row from 0.
  public let closest: (Int, Int)

  /// Whether somebody would mix up pieces, so that they need their numbers.
  public var isTooUniform: Bool { least < Self.threshold }

  /// Measures a picture that is cut into `length` × `length` pieces; nil where it has not a pixel for each piece.
  ///
  /// - Parameters:
  ///   - pixels: `0xAARRGGBB`, row after row; taken as opaque.
  ///   - width: of the picture, in pixels; eight times `length` to see every patch.
  ///   - height: as the width.
  /// - Complexity: linear in the pixels, and 64 · length⁴ / 2 comparisons; 256 × 256 pixels in 8 × 8
  ///   pieces take about a millisecond.
  public init?(pixels: [UInt32], width: Int, height: Int, length: Int) {
    self.init(pixels: pixels, width: width, height: height, columns: length, rows: length)
  }

  /// Measures a picture that is cut into `columns` × `rows` pieces; see the other one.
  public init?(pixels: [UInt32], width: Int, height: Int, columns: Int, rows: Int) {
    guard pixels.count == width * height, columns > 0, rows > 0, width >= columns, height >= rows
    else { return nil }
    let patches = PatchGrid(
      pixels: pixels, width: width, height: height, across: columns * GlancedPiece.side,
      down: rows * GlancedPiece.side)
    let pieces = (0..<columns * rows).map {
      GlancedPiece(patches, row: $0 / columns, column: $0 % columns)
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

/// A piece as its patches, with the mean of them taken out.
private nonisolated struct GlancedPiece {
  /// Patches along one side.
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

  func squaredDistance(to other: GlancedPiece) -> Double {
    var sum = SIMD4<Float>()
    for index in patches.indices {
      let difference = patches[index] - other.patches[index]
      sum += difference * difference
    }
    let shade = (mean - other.mean) * 0.5
    return Double((sum / Float(patches.count) + shade * shade).sum())
  }
}
