import GameKernel
import PictureArt

/// The content of the sliding puzzle's tiles.
public nonisolated enum PictureChoice: Hashable, Sendable {
  /// The tile numbers.
  case numbers
  /// The pieces of a built-in picture.
  case builtIn(BuiltInPicture)
  /// The pieces of the player's own picture, identified by its name in the store.
  case own(id: PictureName)

  /// Returns the useful resolution of a picture for a board's side. It is rounded up to multiples of 64, so that
  /// similar window sizes share it.
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

  /// Parses a choice, or returns `nil` if the text is invalid.
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
