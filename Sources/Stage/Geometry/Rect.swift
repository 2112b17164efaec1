/// An upright rectangle, in output pixels.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From the left edge to the right one.
  public var width: Double
  /// From the upper edge to the lower one.
  public var height: Double

  /// A rectangle from its left and upper edges and its size.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle from its upper left corner.
  public init(_ origin: Point, _ size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  /// A rectangle about its middle.
  public init(center: Point, _ size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// Nothing, in the upper left corner.
  public static let zero = Rect(0, 0, 0, 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// Half way from left to right.
  public var midX: Double { x + width / 2 }
  /// Half way down.
  public var midY: Double { y + height / 2 }
  /// The upper left corner.
  public var origin: Point { Point(x, y) }
  /// Width and height.
  public var size: Size { Size(width, height) }
  /// The middle.
  public var center: Point { Point(midX, midY) }
  /// Whether there is nothing inside, also where a side is negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point lies inside; the right and lower edges belong to the neighbour.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the insides of both meet; a common edge does not count.
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The part that both share, empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }

  /// The part that lies within a clip, all of it where there is none.
  func within(_ clip: Rect?) -> Rect { clip.map(intersection) ?? self }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The rectangle with every side moved inwards, or outwards where negative.
  public func inset(by amount: Double) -> Rect { inset(amount, amount) }

  /// The rectangle with its sides moved inwards by one amount and its top and bottom by another.
  public func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  /// The rectangle moved, of the same size.
  public func offset(by delta: Point) -> Rect { Rect(x + delta.x, y + delta.y, width, height) }

  /// The rectangle with its edges on whole pixels, each to the nearest.
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
  /// From left to right, not negative.
  public var width: Double
  /// From top to bottom, not negative.
  public var height: Double

  /// A size from its two lengths.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No room at all.
  public static let zero = Size(0, 0)

  /// Both lengths times a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }
}
