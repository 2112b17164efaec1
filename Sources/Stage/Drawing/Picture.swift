/// A drawing with an identity. The painter caches its pixels, but may drop those of a picture that is not shown.
///
/// Create pictures during layout, retain them, and use them in every display list.
public final class Picture: Sendable {
  /// A description for tests and for readers of a display list.
  public let name: String
  /// The drawing to rasterise; empty if `pixels` is set.
  public let drawing: Drawing
  /// The painter that computes the pixels instead of a drawing.
  public let pixels: (any PixelPainter)?
  /// An object with the same lifetime as the picture.
  ///
  /// Hold weak references to this object instead of the picture. Retaining an object that ever had a weak reference
  /// takes several times as long, and every frame retains its pictures.
  public let life = Life()

  /// An object whose deinitialisation shows that a picture no longer exists.
  public final class Life: Sendable {}

  /// Creates a picture from a drawing.
  public init(_ name: String, _ drawing: Drawing) {
    self.name = name
    self.drawing = drawing
    pixels = nil
  }

  /// Creates a picture with computed pixels. Its sides are rounded up to whole pixels.
  public init(_ name: String, size: Size, _ pixels: any PixelPainter) {
    self.name = name
    drawing = Drawing(size: size)
    self.pixels = pixels
  }

  /// Creates a picture, `size` pixels large, drawn by a closure.
  public convenience init(_ name: String, size: Size, _ draw: (inout Drawing) -> Void) {
    var drawing = Drawing(size: size)
    draw(&drawing)
    self.init(name, drawing)
  }

  /// The size in whole output pixels.
  public var size: Size { drawing.size }

  /// The digest that identifies the picture in files; `nil` for one that is not stored.
  public var digest: DrawingDigest? { pixels.map(\.digest) ?? DrawingDigest(drawing) }
}

extension Picture: Equatable {
  /// Whether both are the same object, so that a comparison takes constant time.
  public static func == (a: Picture, b: Picture) -> Bool { a === b }
}

/// A cache of pictures by name and size. A picture that nothing else retains may be dropped.
@MainActor public final class PictureCache {
  private struct Key: Hashable {
    let name: String
    let size: Size
  }
  private var pictures: [Key: Picture] = [:]
  /// The number of pictures at which unused ones are removed.
  private var limit = leastLimit
  private static let leastLimit = 64

  /// Creates an empty cache.
  public init() {}

  /// Returns the cached picture for a name and a size, or draws it.
  ///
  /// - Parameter name: a name that identifies the drawing apart from its size and the theme.
  public func picture(_ name: String, _ size: Size, _ draw: (inout Drawing) -> Void) -> Picture {
    let key = Key(name: name, size: size)
    if let found = pictures[key] { return found }
    let picture = Picture(name, size: size, draw)
    if pictures.count >= limit { tidy() }
    pictures[key] = picture
    return picture
  }

  /// Removes pictures that only the cache retains. Called automatically once the cache has doubled since the last
  /// call, but not below 64 pictures.
  public func tidy() {
    for key in Array(pictures.keys) where isKnownUniquelyReferenced(&pictures[key]) {
      pictures[key] = nil
    }
    limit = max(Self.leastLimit, 2 * pictures.count)
  }

  /// Removes all pictures. Call it after a change of the theme or the scale.
  public func clear() { pictures.removeAll() }
}
