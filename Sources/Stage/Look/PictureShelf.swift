/// Finds the picture that was drawn before for the same name and size, while somebody holds it.
@MainActor public final class PictureShelf {
  private struct Key: Hashable {
    let name: String
    let size: Size
  }
  private struct Weak { weak var picture: Picture? }
  private var pictures: [Key: Weak] = [:]

  /// An empty shelf.
  public init() {}

  /// - Parameter name: tells apart everything that changes the drawing but its size and the theme.
  public func picture(_ name: String, _ size: Size, _ draw: (inout Drawing) -> Void) -> Picture {
    let key = Key(name: name, size: size)
    if let found = pictures[key]?.picture { return found }
    let picture = Picture(name, size: size, draw)
    pictures = pictures.filter { $0.value.picture != nil }
    pictures[key] = Weak(picture: picture)
    return picture
  }

  /// Forgets all, after the theme has changed.
  public func clear() { pictures.removeAll() }
}
