import Stage

/// A part of a picture in the form of a board, in its pixels: moved and sized within the picture.
public nonisolated struct CropFrame: Hashable, Sendable {
  /// Of the whole picture, in pixels.
  public let size: Size
  /// The pieces that the part is cut into.
  public let grid: PieceGrid
  /// The part, on whole pixels.
  public private(set) var part: Rect

  /// A part of a picture; one that does not fit is moved and made smaller.
  ///
  /// - Parameter square: about which the part lies; nil for the largest part in the middle.
  public init(size: Size, square: Rect? = nil, grid: PieceGrid = PieceGrid(1)) {
    (self.size, self.grid) = (size, grid)
    part = .zero
    place(
      center: square?.center ?? Rect(.zero, size).center, side: square?.width ?? .infinity)
  }

  /// The square that is remembered of the part.
  public var square: Rect { grid.square(of: part) }

  /// The length of the shorter side.
  public var side: Double { min(part.width, part.height) }

  /// The lengths that the shorter side can have: at least an eighth of the largest, and enough pixels to cut up.
  public var sides: ClosedRange<Double> {
    let largest = grid.fitted(in: size)
    let most = min(largest.width, largest.height).rounded(.down)
    return min(most, max(32, (most / 8).rounded()))...most
  }

  /// Moves the part, as far as the picture goes.
  public mutating func move(by delta: Point) { place(center: part.center + delta, side: side) }

  /// Moves the middle of the part to a place, as far as the picture goes.
  public mutating func move(to center: Point) { place(center: center, side: side) }

  /// Makes the part larger or smaller about its middle; one step is a tenth.
  public mutating func resize(steps: Double) {
    var factor = 1.0
    // A loop in place of a power: steps are few, and this room has no Foundation.
    for _ in 0..<Int(min(40, abs(steps).rounded(.up))) { factor *= steps > 0 ? 1.1 : 1 / 1.1 }
    place(center: part.center, side: side * factor)
  }

  /// Makes the part larger or smaller by a grip, about the corner or the edge that lies opposite.
  ///
  /// A corner follows the longer way. Where an edge is drawn, the part grows to both sides alike, as far as the picture
  /// has room on both.
  public mutating func resize(by grip: CropGrip, _ delta: Point) {
    let proportions = grid.proportions
    let x = delta.x * Double(grip.x) / proportions.width
    let y = delta.y * Double(grip.y) / proportions.height
    let limits = [
      Self.room(grip.x, part.x, part.maxX, size.width) / proportions.width,
      Self.room(grip.y, part.y, part.maxY, size.height) / proportions.height,
    ]
    let most = limits.reduce(sides.upperBound, min)
    let wanted = side + (abs(x) > abs(y) ? x : y)
    let next = sized(max(sides.lowerBound, min(wanted, most)).rounded(.down))
    part = Rect(
      Point(
        Self.start(grip.x, part.x, part.maxX, next.width, size.width),
        Self.start(grip.y, part.y, part.maxY, next.height, size.height)), next)
  }

  /// How long a side can be along one axis.
  private static func room(_ grip: Int, _ start: Double, _ end: Double, _ whole: Double) -> Double {
    grip == 0 ? whole : grip > 0 ? whole - start : end
  }

  /// Where a side begins along one axis.
  private static func start(
    _ grip: Int, _ start: Double, _ end: Double, _ side: Double, _ whole: Double
  ) -> Double {
    switch grip {
    case 0: max(0, min(((start + end - side) / 2).rounded(), whole - side)).rounded(.down)
    case 1: start
    default: end - side
    }
  }

  private func sized(_ side: Double) -> Size {
    Size(
      (side * grid.proportions.width).rounded(.down),
      (side * grid.proportions.height).rounded(.down))
  }

  private mutating func place(center: Point, side: Double) {
    let next = sized(max(sides.lowerBound, min(side.rounded(), sides.upperBound)))
    let x = max(0, min((center.x - next.width / 2).rounded(), size.width - next.width))
    let y = max(0, min((center.y - next.height / 2).rounded(), size.height - next.height))
    part = Rect(Point(x, y), next)
  }
}

/// What a part of a picture is sized by: one of its corners or edges.
public nonisolated struct CropGrip: Hashable, Sendable, CaseIterable {
  /// −1 at the left, 1 at the right, 0 in the middle of the upper or lower edge.
  public let x: Int
  /// −1 at the top, 1 at the bottom, 0 in the middle of the left or right edge.
  public let y: Int

  /// All of them, row by row.
  public static let allCases = [-1, 0, 1].flatMap { y in
    [-1, 0, 1].filter { x in x != 0 || y != 0 }.map { x in CropGrip(x: x, y: y) }
  }

  /// For scripts and the trace, such as `top-left`.
  public var name: String {
    let words = [["top", "", "bottom"][y + 1], ["left", "", "right"][x + 1]]
    return words.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// Whether it is a corner.
  public var isCorner: Bool { x != 0 && y != 0 }

  /// Where it lies on a rectangle.
  public func place(on rect: Rect) -> Point {
    Point(rect.midX + Double(x) * rect.width / 2, rect.midY + Double(y) * rect.height / 2)
  }
}
