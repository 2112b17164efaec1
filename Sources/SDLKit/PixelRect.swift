import CSDL2

/// A rectangle of whole pixels.
public nonisolated struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A rectangle from its left and upper edges and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One behind the last column.
  public var maxX: Int { x + width }
  /// One behind the last row.
  public var maxY: Int { y + height }
  /// Whether it holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  var sdl: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }
}
