import Stage

/// A crop frame with the proportions of a board, in the picture's pixels. It can be moved and resized within the
/// picture.
public nonisolated struct CropFrame: Hashable, Sendable {
  /// The size of the whole picture in pixels.
  public let size: Size
  /// The pieces into which the part is cut.
  public let grid: PieceGrid
  /// The cropped part in whole pixels.
  public private(set) var part: Rect

  /// Creates a crop frame. A frame that does not fit is moved and reduced.
  ///
  /// - Parameter square: the square at the centre of the part. `nil` chooses the largest part in the centre.
  public init(size: Size, square: Rect? = nil, grid: PieceGrid = PieceGrid(1)) {
    (self.size, self.grid) = (size, grid)
    part = .zero
    place(
      center: square?.center ?? Rect(.zero, size).center, side: square?.width ?? .infinity)
  }

  /// The square to save for this part.
  public var square: Rect { grid.square(of: part) }

  /// The length of the shorter side in pixels.
  public var side: Double { min(part.width, part.height) }

  /// The allowed lengths of the shorter side: at least an eighth of the largest, and at least 32 pixels.
  public var sides: ClosedRange<Double> {
    let largest = grid.fitted(in: size)
    let most = min(largest.width, largest.height).rounded(.down)
    return min(most, max(32, (most / 8).rounded()))...most
  }

  /// Moves the part within the picture.
  public mutating func move(by delta: Point) { place(center: part.center + delta, side: side) }

  /// Moves the centre of the part to a position, within the picture.
  public mutating func move(to center: Point) { place(center: center, side: side) }

  /// Resizes the part about its centre, by a factor of 1.1 for each step.
  ///
  /// - Parameter steps: positive to enlarge. It is rounded away from zero, and limited to 40.
  public mutating func resize(steps: Double) {
    var factor = 1.0
    // A loop instead of a power: steps are few, and this module does without Foundation.
    for _ in 0..<Int(min(40, abs(steps).rounded(.up))) { factor *= steps > 0 ? 1.1 : 1 / 1.1 }
    place(center: part.center, side: side * factor)
  }

  /// Resizes the part by a handle. The opposite corner or edge stays in place.
  ///
  /// A corner follows the larger movement. If an edge is dragged, the part grows symmetrically along the other axis,
  /// as far as the picture allows.
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

  /// Returns the largest length of a side along one axis.
  private static func room(_ grip: Int, _ start: Double, _ end: Double, _ whole: Double) -> Double {
    grip == 0 ? whole : grip > 0 ? whole - start : end
  }

  /// Returns the start of a side along one axis.
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

/// A handle of a crop frame: one of its corners or edges.
public nonisolated struct CropGrip: Hashable, Sendable, CaseIterable {
  /// The horizontal position: −1 for left, 0 for centre, 1 for right.
  public let x: Int
  /// The vertical position: −1 for top, 0 for centre, 1 for bottom.
  public let y: Int

  /// All handles, row by row.
  public static let allCases = [-1, 0, 1].flatMap { y in
    [-1, 0, 1].filter { x in x != 0 || y != 0 }.map { x in CropGrip(x: x, y: y) }
  }

  /// The name for scripts and the trace, such as `top-left`.
  public var name: String {
    let words = [["top", "", "bottom"][y + 1], ["left", "", "right"][x + 1]]
    return words.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// Returns the handle's position on a rectangle.
  public func place(on rect: Rect) -> Point {
    Point(rect.midX + Double(x) * rect.width / 2, rect.midY + Double(y) * rect.height / 2)
  }
}
