import Stage

/// The pieces that a picture is cut into: so many side by side, and so many above each other.
public nonisolated struct PieceGrid: Hashable, Sendable {
  /// The number of pieces side by side.
  public let columns: Int
  /// The number of pieces above each other.
  public let rows: Int

  /// A grid with at least one piece.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
  }

  /// A square of so many pieces a side.
  public init(_ length: Int) { self.init(columns: length, rows: length) }

  /// The number of pieces.
  public var count: Int { columns * rows }

  /// Whether it has as many rows as columns.
  public var isSquare: Bool { columns == rows }

  /// The smallest grid of the same form: `4 × 4` has `1 × 1`, and `6 × 4` has `3 × 2`.
  public var form: PieceGrid {
    var (a, b) = (columns, rows)
    while b > 0 { (a, b) = (b, a % b) }
    return PieceGrid(columns: columns / a, rows: rows / a)
  }

  /// The size in words, such as `4 × 3`.
  var words: String { "\(columns) × \(rows)" }

  /// Width and height of a frame of this form whose shorter side is 1.
  var proportions: Size {
    let least = Double(min(columns, rows))
    return Size(Double(columns) / least, Double(rows) / least)
  }

  /// The largest frame of this form within a size.
  func fitted(in size: Size) -> Size {
    let proportions = proportions
    return proportions * min(size.width / proportions.width, size.height / proportions.height)
  }

  /// The largest frame of this form within a square, in whole pixels.
  func fitted(in side: Double) -> Size {
    let size = fitted(in: Size(side, side))
    return Size(size.width.rounded(), size.height.rounded())
  }

  /// The part of a picture that a board of this form shows: it has the middle of a square and, where the picture has
  /// room, all of the square.
  ///
  /// - Parameters:
  ///   - square: within the picture, in its pixels.
  ///   - size: of the picture.
  /// - Returns: whole pixels.
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

  /// The square in the middle of a part, about which ``part(about:in:)`` gives the part again.
  public func square(of part: Rect) -> Rect {
    let side = min(part.width, part.height)
    return Rect(
      part.x + ((part.width - side) / 2).rounded(.down),
      part.y + ((part.height - side) / 2).rounded(.down), side, side)
  }

  /// The place of a piece in a frame that is cut up, not on whole pixels.
  ///
  /// - Parameter piece: counted row by row from 0.
  func frame(of piece: Int, in frame: Rect) -> Rect {
    let size = Size(frame.width / Double(columns), frame.height / Double(rows))
    let corner = Point(
      frame.x + size.width * Double(piece % columns),
      frame.y + size.height * Double(piece / columns))
    return Rect(corner, size)
  }

  /// Draws lines between the pieces of a frame.
  ///
  /// - Parameter colors: of lines beside each other, one pixel wide.
  func drawJoints(in frame: Rect, _ colors: [Color], into list: inout DisplayList) {
    for (offset, color) in zip(0..., colors) {
      for joint in 1..<max(2, columns) {
        let way = (frame.width * Double(joint) / Double(columns)).rounded() + Double(offset)
        list.fill(Rect(frame.x + way, frame.y, 1, frame.height), color)
      }
      for joint in 1..<max(2, rows) {
        let way = (frame.height * Double(joint) / Double(rows)).rounded() + Double(offset)
        list.fill(Rect(frame.x, frame.y + way, frame.width, 1), color)
      }
    }
  }
}
