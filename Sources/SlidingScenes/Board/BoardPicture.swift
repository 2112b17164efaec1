import PictureArt
import Stage

/// A picture that is cut into the tiles of a board.
public nonisolated struct BoardPicture: Hashable, Sendable {
  /// The source of a picture.
  public enum Source: Hashable, Sendable {
    /// A drawing of the program, sharp at every size.
    case drawing(Drawing)
    /// Pixels from the player.
    case pixels(PixelImage)
  }

  /// The name in the texture cache. Pictures with the same name must be identical.
  public let name: String
  /// The drawing or the pixels of the picture.
  public let source: Source
  /// The built-in picture, or `nil` for all others.
  private let builtIn: BuiltInPicture?

  /// Creates a picture. Different pictures must have different names.
  public init(name: String, source: Source) {
    (self.name, self.source) = (name, source)
    builtIn = nil
  }

  /// Creates a built-in picture.
  public init(_ builtIn: BuiltInPicture) {
    (name, source) = (builtIn.rawValue, .drawing(builtIn.drawing))
    self.builtIn = builtIn
  }

  /// The animation of the completed picture, or `nil` if it has none.
  public var life: LivingPicture? {
    switch source {
    case .drawing: builtIn?.life
    case .pixels: .seenNearer
    }
  }

  /// Paints the picture so that it covers a frame, showing its middle if the proportions differ.
  ///
  /// - Parameters:
  ///   - frame: the frame of the whole picture in the drawing's pixels, which may exceed the drawing.
  ///   - clip: the path that limits the painting.
  public func paint(into drawing: inout Drawing, frame: Rect, clip: Path) {
    switch source {
    case .drawing(let picture): drawing.place(picture, in: covering(frame), clip: clip)
    case .pixels(let image): drawing.fill(clip, .image(image, in: covering(frame)))
    }
  }

  /// Returns the picture with no more pixels than are visible at a size, so that painting need not resample them.
  func scaled(to size: Size) -> BoardPicture {
    guard case .pixels(let image) = source else { return self }
    let whole = covering(Rect(.zero, size))
    guard whole.width < image.size.width else { return self }
    let factor = image.size.width / whole.width
    let part = Rect(Point(-whole.x * factor, -whole.y * factor), size * factor)
    return BoardPicture(
      name: name,
      source: .pixels(
        image.scaled(part: part, width: Int(size.width), height: Int(size.height))))
  }

  private var size: Size {
    switch source {
    case .drawing(let drawing): drawing.size
    case .pixels(let image): image.size
    }
  }

  /// Returns the frame of the whole picture when it covers a frame.
  func covering(_ frame: Rect) -> Rect {
    let factor = max(frame.width / size.width, frame.height / size.height)
    return Rect(center: frame.center, size * factor)
  }
}

/// The face of a board's tiles: numbers or a picture.
public nonisolated enum TileFace: Hashable, Sendable {
  /// Ivory tiles with engraved numerals.
  case numbers
  /// The pieces of a picture, with or without numbers in a corner.
  case picture(BoardPicture, showsNumbers: Bool)

  /// The picture that is cut into pieces, if there is one.
  public var picture: BoardPicture? {
    switch self {
    case .numbers: nil
    case .picture(let picture, _): picture
    }
  }

  /// Whether numbers are visible.
  var showsNumbers: Bool {
    switch self {
    case .numbers: true
    case .picture(_, let showsNumbers): showsNumbers
    }
  }
}
