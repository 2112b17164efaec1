/// An axis-aligned rectangle, in output pixels.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  public var width: Double
  public var height: Double

  /// Creates a rectangle from its left and upper edges and its size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its upper left corner.
  public init(_ origin: Point, _ size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  /// Creates a rectangle around a centre.
  public init(center: Point, _ size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The horizontal centre.
  public var midX: Double { x + width / 2 }
  /// The vertical centre.
  public var midY: Double { y + height / 2 }
  /// The upper left corner.
  public var origin: Point { Point(x, y) }
  /// The width and the height.
  public var size: Size { Size(width, height) }
  /// The centre.
  public var center: Point { Point(midX, midY) }
  /// Whether the rectangle has no area, also where a side is negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point is inside. The left and upper edges are part of the rectangle; the right and lower ones are not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether both rectangles overlap. A common edge is no overlap.
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the common part of both rectangles; empty where they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }

  /// Returns the part inside a clip; the whole rectangle where the clip is `nil`.
  package func within(_ clip: Rect?) -> Rect { clip.map(intersection) ?? self }

  /// Returns the smallest rectangle that holds both. An empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with every edge moved inwards by an amount, or outwards where negative.
  public func inset(by amount: Double) -> Rect { inset(amount, amount) }

  /// Returns the rectangle with its left and right edges moved inwards by one amount and the others by another.
  public func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  /// Returns the rectangle moved by an offset.
  public func offset(by delta: Point) -> Rect { Rect(x + delta.x, y + delta.y, width, height) }

  /// The rectangle with each edge rounded to the nearest whole pixel.
  public var rounded: Rect {
    let (left, top) = (x.rounded(), y.rounded())
    return Rect(left, top, maxX.rounded() - left, maxY.rounded() - top)
  }

  /// The smallest rectangle on whole pixels that holds this one.
  public var roundedOut: Rect {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }
}

/// A width and a height, in output pixels.
public struct Size: Hashable, Sendable {
  /// The width, not negative.
  public var width: Double
  /// The height, not negative.
  public var height: Double

  /// Creates a size from its width and height.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without area.
  public static let zero = Size(0, 0)

  /// Multiplies both lengths by a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }
}
