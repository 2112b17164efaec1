import GameKernel
import PictureArt

/// What the tiles of the sliding puzzle show.
public nonisolated enum PictureChoice: Hashable, Sendable {
  /// A numeral each.
  case numbers
  /// Pieces of a picture that the program draws.
  case builtIn(BuiltInPicture)
  /// Pieces of a picture that the player has brought, by its name in the store.
  case own(id: PictureName)

  /// How many pixels a side of a picture are worth having on a board so long; windows of nearly one size want the same.
  public static func worthwhileSide(_ side: Double) -> Int {
    let step = 64.0
    return Int((max(side, 1) / step).rounded(.up) * step)
  }
}

nonisolated extension PictureChoice: TextCoded {
  private static let ownMark = "own:"

  /// The choice as one word: `numbers`, `lake` or `own:ID`.
  public var description: String {
    switch self {
    case .numbers: "numbers"
    case .builtIn(let picture): picture.rawValue
    case .own(let id): Self.ownMark + id.text
    }
  }

  /// The choice that is written so, or `nil` where none is.
  public init?(_ description: String) {
    if description == "numbers" {
      self = .numbers
    } else if description.hasPrefix(Self.ownMark), description != Self.ownMark {
      self = .own(id: PictureName(String(description.dropFirst(Self.ownMark.count))))
    } else if let picture = BuiltInPicture(rawValue: description) {
      self = .builtIn(picture)
    } else {
      return nil
    }
  }
}
