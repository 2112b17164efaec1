/// A drawing with an identity, which the painter rasterises once and keeps while the picture lives.
///
/// Make pictures when a scene is laid out, hold them, and name them in every display list.
public final class Picture: Sendable {
  /// What it shows, for tests and for people who read a display list.
  public let name: String
  /// What the painter rasterises.
  public let drawing: Drawing

  /// A picture of a drawing.
  public init(_ name: String, _ drawing: Drawing) {
    self.name = name
    self.drawing = drawing
  }

  /// A picture drawn by a closure, `size` pixels large.
  public convenience init(_ name: String, size: Size, _ draw: (inout Drawing) -> Void) {
    var drawing = Drawing(size: size)
    draw(&drawing)
    self.init(name, drawing)
  }

  /// In whole output pixels.
  public var size: Size { drawing.size }
}

extension Picture: Equatable {
  /// Whether both are one: pictures are told apart by identity, which costs nothing.
  public static func == (a: Picture, b: Picture) -> Bool { a === b }
}
