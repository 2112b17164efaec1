import PictureArt
import Stage

/// A picture that is cut into the tiles of a board.
public nonisolated struct BoardPicture: Hashable, Sendable {
  /// Where a picture comes from.
  public enum Source: Hashable, Sendable {
    /// Drawn by the program, sharp at every size.
    case drawing(Drawing)
    /// Brought by the player.
    case pixels(PixelImage)
  }

  /// Tells pictures apart on the shelf: two with one name show the same.
  public let name: String
  /// What it shows.
  public let source: Source
  /// Which of the box it is; nil for all others.
  private let builtIn: BuiltInPicture?

  /// A picture under a name of its own.
  public init(name: String, source: Source) {
    (self.name, self.source) = (name, source)
    builtIn = nil
  }

  /// A picture of the box.
  public init(_ builtIn: BuiltInPicture) {
    (name, source) = (builtIn.rawValue, .drawing(builtIn.drawing))
    self.builtIn = builtIn
  }

  /// How it lives once it has been put together; nil for what does not.
  public var life: LivingPicture? {
    switch source {
    case .drawing: builtIn?.life
    case .pixels: .seenNearer
    }
  }

  /// Paints the picture so that it covers a frame; where the proportions differ, its middle is shown.
  ///
  /// - Parameters:
  ///   - frame: of the whole picture, in the pixels of the drawing; it may reach beyond it.
  ///   - clip: nothing is painted outside.
  public func paint(into drawing: inout Drawing, frame: Rect, clip: Path) {
    switch source {
    case .drawing(let picture): drawing.place(picture, in: covering(frame), clip: clip)
    case .pixels(let image): drawing.fill(clip, .image(image, in: covering(frame)))
    }
  }

  /// The same picture with no more pixels than are seen at that size, which are then not mixed again.
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

  /// Where all of it lies that covers a frame.
  func covering(_ frame: Rect) -> Rect {
    let factor = max(frame.width / size.width, frame.height / size.height)
    return Rect(center: frame.center, size * factor)
  }
}

/// What the tiles of a board show.
public nonisolated enum TileFace: Hashable, Sendable {
  /// Ivory tiles with engraved numerals.
  case numbers
  /// The pieces of a picture, with their numbers in a corner or without.
  case picture(BoardPicture, showsNumbers: Bool)

  /// The picture that is cut into pieces, if there is one.
  public var picture: BoardPicture? {
    switch self {
    case .numbers: nil
    case .picture(let picture, _): picture
    }
  }

  /// Whether numbers can be seen.
  var showsNumbers: Bool {
    switch self {
    case .numbers: true
    case .picture(_, let showsNumbers): showsNumbers
    }
  }
}
