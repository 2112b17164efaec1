/// What the tiles of the sliding puzzle show.
public nonisolated enum PictureChoice: Hashable, Sendable {
  /// A numeral each.
  case numbers
  /// Pieces of a picture that the program draws.
  case builtIn(BuiltInPicture)
  /// Pieces of a picture that the player has brought, by its name in the store.
  case own(id: String)
}

nonisolated extension PictureChoice: LosslessStringConvertible, Codable {
  private static let ownMark = "own:"

  /// The choice as one word: `numbers`, `lake` or `own:ID`.
  public var description: String {
    switch self {
    case .numbers: "numbers"
    case .builtIn(let picture): picture.rawValue
    case .own(let id): Self.ownMark + id
    }
  }

  /// The choice that is written so, or `nil` where none is.
  public init?(_ description: String) {
    if description == "numbers" {
      self = .numbers
    } else if description.hasPrefix(Self.ownMark), description != Self.ownMark {
      self = .own(id: String(description.dropFirst(Self.ownMark.count)))
    } else if let picture = BuiltInPicture(rawValue: description) {
      self = .builtIn(picture)
    } else {
      return nil
    }
  }

  /// Reads the word of a choice.
  ///
  /// - Throws: `DecodingError` if no choice is written so.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let word = try value.decode(String.self)
    guard let choice = Self(word) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "No picture \(word)")
    }
    self = choice
  }

  /// Writes the choice as one word.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
