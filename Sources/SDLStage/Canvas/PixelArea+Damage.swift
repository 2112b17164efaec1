import SDLKit

nonisolated extension PixelArea {
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var pixelCount: Int { isEmpty ? 0 : width * height }
  var kit: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

  func intersects(_ other: PixelArea) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ other: PixelArea) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The smallest area that holds both; an empty one adds nothing.
  func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}
