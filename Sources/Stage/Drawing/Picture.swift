/// A drawing with an identity, which the painter rasterises once and keeps while the picture lives.
///
/// Make pictures when a scene is laid out, hold them, and name them in every display list.
public final class Picture: Sendable {
  /// What it shows, for tests and for people who read a display list.
  public let name: String
  /// What the painter rasterises; empty where `pixels` paints.
  public let drawing: Drawing
  /// What paints the picture in place of a drawing.
  public let pixels: (any PixelPainter)?
  /// Ends with the picture.
  ///
  /// Hold this weakly, and not the picture: counting who holds what is ever held weakly takes several times as long, and
  /// every frame holds its pictures anew.
  public let life = Life()

  /// Tells whether a picture is still there.
  public final class Life: Sendable {}

  /// A picture of a drawing.
  public init(_ name: String, _ drawing: Drawing) {
    self.name = name
    self.drawing = drawing
    pixels = nil
  }

  /// A picture whose pixels are computed; its sides are rounded up to whole pixels.
  public init(_ name: String, size: Size, _ pixels: any PixelPainter) {
    self.name = name
    drawing = Drawing(size: size)
    self.pixels = pixels
  }

  /// A picture drawn by a closure, `size` pixels large.
  public convenience init(_ name: String, size: Size, _ draw: (inout Drawing) -> Void) {
    var drawing = Drawing(size: size)
    draw(&drawing)
    self.init(name, drawing)
  }

  /// In whole output pixels.
  public var size: Size { drawing.size }

  /// What tells it apart from other pictures in files; nil of one that is not to be kept.
  public var digest: DrawingDigest? { pixels.map(\.digest) ?? DrawingDigest(drawing) }
}

extension Picture: Equatable {
  /// Whether both are one: pictures are told apart by identity, which costs nothing.
  public static func == (a: Picture, b: Picture) -> Bool { a === b }
}

/// Finds the picture that was drawn before for the same name and size, while somebody holds it.
@MainActor public final class PictureShelf {
  private struct Key: Hashable {
    let name: String
    let size: Size
  }
  private var pictures: [Key: Picture] = [:]
  /// How many there may be until those that nobody else holds are looked for.
  private var limit = leastLimit
  private static let leastLimit = 64

  /// An empty shelf.
  public init() {}

  /// - Parameter name: tells apart everything that changes the drawing but its size and the theme.
  public func picture(_ name: String, _ size: Size, _ draw: (inout Drawing) -> Void) -> Picture {
    let key = Key(name: name, size: size)
    if let found = pictures[key] { return found }
    let picture = Picture(name, size: size, draw)
    if pictures.count >= limit { tidy() }
    pictures[key] = picture
    return picture
  }

  /// Forgets what nobody else holds; happens by itself before the shelf grows to more than twice what is held.
  public func tidy() {
    for key in Array(pictures.keys) where isKnownUniquelyReferenced(&pictures[key]) {
      pictures[key] = nil
    }
    limit = max(Self.leastLimit, 2 * pictures.count)
  }

  /// Forgets all, after the theme or the scale has changed.
  public func clear() { pictures.removeAll() }
}
