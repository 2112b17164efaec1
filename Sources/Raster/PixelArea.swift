import Stage

/// A rectangle of whole pixels. Its origin may be outside the drawing.
///
/// `SDLStage` compares each damaged area with all others, so it may inline the comparisons.
@usableFromInline package struct PixelArea: Hashable, Sendable {
  @usableFromInline package var x: Int
  @usableFromInline package var y: Int
  @usableFromInline package var width: Int
  @usableFromInline package var height: Int

  @inlinable package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the smallest area that contains a rectangle. Coordinates are clamped to ±100,000 to avoid overflow.
  package init(_ rect: Rect) {
    func clamped(_ value: Double) -> Int { Int(max(-100_000, min(100_000, value))) }
    let (left, top) = (clamped(rect.x.rounded(.down)), clamped(rect.y.rounded(.down)))
    let (right, bottom) = (clamped(rect.maxX.rounded(.up)), clamped(rect.maxY.rounded(.up)))
    self.init(left, top, right - left, bottom - top)
  }

  /// The column after the last one.
  @inlinable package var maxX: Int { x + width }
  /// The row after the last one.
  @inlinable package var maxY: Int { y + height }
  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
  @inlinable package var pixelCount: Int { isEmpty ? 0 : width * height }
  /// The rows, or an empty range if the area is empty.
  @inlinable package var rows: Range<Int> { y..<(isEmpty ? y : maxY) }

  /// The area with x and y swapped.
  package var transposed: PixelArea { PixelArea(y, x, height, width) }

  package func grown(by margin: Int) -> PixelArea {
    PixelArea(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  package func offset(x: Int, y: Int) -> PixelArea {
    PixelArea(self.x + x, self.y + y, width, height)
  }

  @inlinable package func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return PixelArea(left, top, max(0, right - left), max(0, bottom - top))
  }

  @inlinable package func intersects(_ other: PixelArea) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  @inlinable package func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the smallest area that contains both. Empty areas are ignored.
  @inlinable package func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Splits the area into its intersection with another area and the rest above, below, left and right.
  package func cut(along other: PixelArea) -> [PixelArea] {
    let inner = intersection(other)
    guard !inner.isEmpty, inner != self else { return [self] }
    let parts = [
      inner, PixelArea(x, y, width, inner.y - y),
      PixelArea(x, inner.maxY, width, maxY - inner.maxY),
      PixelArea(x, inner.y, inner.x - x, inner.height),
      PixelArea(inner.maxX, inner.y, maxX - inner.maxX, inner.height),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
