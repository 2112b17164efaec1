import Stage

/// The rows and columns of pieces into which a picture is cut.
public nonisolated struct PieceGrid: Hashable, Sendable {
  /// The number of pieces per row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a grid with at least one piece.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
  }

  /// Creates a square grid.
  public init(_ length: Int) { self.init(columns: length, rows: length) }

  public var count: Int { columns * rows }

  /// Whether the grid has as many rows as columns.
  public var isSquare: Bool { columns == rows }

  /// The smallest grid with the same proportions: `1 × 1` for `4 × 4`, `3 × 2` for `6 × 4`.
  public var form: PieceGrid {
    var (a, b) = (columns, rows)
    while b > 0 { (a, b) = (b, a % b) }
    return PieceGrid(columns: columns / a, rows: rows / a)
  }

  /// The size as text, such as `4 × 3`.
  var words: String { "\(columns) × \(rows)" }

  /// The size of a frame with these proportions whose shorter side is 1.
  var proportions: Size {
    let least = Double(min(columns, rows))
    return Size(Double(columns) / least, Double(rows) / least)
  }

  /// Returns the largest size with these proportions within another size.
  func fitted(in size: Size) -> Size {
    let proportions = proportions
    return proportions * min(size.width / proportions.width, size.height / proportions.height)
  }

  /// Returns the largest size with these proportions within a square, rounded to whole pixels.
  func fitted(in side: Double) -> Size {
    let size = fitted(in: Size(side, side))
    return Size(size.width.rounded(), size.height.rounded())
  }

  /// Returns the part of a picture that a board with these proportions shows. It has the centre of the square, and
  /// contains the whole square if the picture is large enough.
  ///
  /// - Parameters:
  ///   - square: the square in the picture's pixels.
  ///   - size: the size of the picture.
  /// - Returns: a rectangle of whole pixels.
  public func part(about square: Rect, in size: Size) -> Rect {
    let most = fitted(in: size)
    let side = min(square.width, most.width, most.height).rounded(.down)
    let (width, height) = (
      (side * proportions.width).rounded(.down), (side * proportions.height).rounded(.down)
    )
    func start(_ middle: Double, _ length: Double, _ whole: Double) -> Double {
      max(0, min((middle - length / 2).rounded(.down), whole - length))
    }
    return Rect(
      start(square.midX, width, size.width), start(square.midY, height, size.height), width, height)
  }

  /// Returns the square in the centre of a part. From it ``part(about:in:)`` returns the part again.
  public func square(of part: Rect) -> Rect {
    let side = min(part.width, part.height)
    return Rect(
      part.x + ((part.width - side) / 2).rounded(.down),
      part.y + ((part.height - side) / 2).rounded(.down), side, side)
  }

  /// Returns the frame of a piece, not rounded to pixels.
  ///
  /// - Parameter piece: the index of the piece, row by row from 0.
  func frame(of piece: Int, in frame: Rect) -> Rect {
    let size = Size(frame.width / Double(columns), frame.height / Double(rows))
    let corner = Point(
      frame.x + size.width * Double(piece % columns),
      frame.y + size.height * Double(piece / columns))
    return Rect(corner, size)
  }

  /// Draws lines between the pieces of a frame.
  ///
  /// - Parameter colors: the colours of adjacent lines, each one pixel wide.
  func drawJoints(in frame: Rect, _ colors: [Color], into list: inout DisplayList) {
    for (offset, color) in zip(0..., colors) {
      for joint in 1..<max(2, columns) {
        let position = (frame.width * Double(joint) / Double(columns)).rounded() + Double(offset)
        list.fill(Rect(frame.x + position, frame.y, 1, frame.height), color)
      }
      for joint in 1..<max(2, rows) {
        let position = (frame.height * Double(joint) / Double(rows)).rounded() + Double(offset)
        list.fill(Rect(frame.x, frame.y + position, frame.width, 1), color)
      }
    }
  }
}
