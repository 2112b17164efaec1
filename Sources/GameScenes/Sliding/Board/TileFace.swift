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
}
