import GameKernel

/// The faces of a game's cards, which do not affect the rules.
public enum CardFaces: Hashable, Sendable {
  /// An included figure on both cards of a pair.
  case figures
  /// An included figure on one card of a pair, and its word on the other.
  case words
  /// A sound for each pair. The cards look alike until their pair is found.
  case sounds
  /// Pictures of the player.
  case pictures(PictureFaces)

  /// The number of sounds.
  public static let soundCount = 18

  /// The layouts that the faces can fill. A deck with too few pictures for any of them has 4 × 4 only.
  public var layouts: [PairsLayout] {
    if self == .sounds { return PairsLayout.offered.filter { $0.pairCount <= Self.soundCount } }
    guard case .pictures(let faces) = self else { return PairsLayout.offered }
    let filled = PairsLayout.offered.filter { $0.pairCount <= faces.pictures.count }
    return filled.isEmpty ? [.fourByFour] : filled
  }

  /// Returns the cards that show the word, one of each kind.
  ///
  /// The seed decides which card of a pair it is, so its place reveals nothing.
  public static func wordCards(_ kinds: [UInt8], seed: UInt64) -> Set<Int> {
    var random = SeededGenerator(seed: ~seed)
    var first: [UInt8: Int] = [:]
    var cards: Set<Int> = []
    for (card, kind) in kinds.enumerated() {
      if let other = first[kind] {
        cards.insert(random.draw(below: 2) == 0 ? card : other)
      } else {
        first[kind] = card
      }
    }
    return cards
  }
}

/// The pictures of a deck as they were when a game was dealt. The deck may have changed since.
public struct PictureFaces: Hashable, Sendable {
  /// The number of the deck.
  public let deck: Int
  /// The pictures by their names in the store, without duplicates. At least one.
  public let pictures: [PictureName]
  /// Whether one card of a pair shows the picture's name.
  public let areNamed: Bool

  /// The maximum number of pictures: one for each pair of the largest layout.
  public static let limit = PairsLayout.cardLimit / 2
  /// The longest name of a picture, in UTF-8 bytes.
  public static let nameLimit = 1000

  /// Makes faces from the first ``limit`` valid pictures, or returns `nil` if none is valid or `deck` is negative.
  public init?(deck: Int, pictures: [PictureName], areNamed: Bool = false) {
    var known: Set<PictureName> = []
    let valid = pictures.filter {
      (1...Self.nameLimit).contains($0.text.utf8.count) && known.insert($0).inserted
    }
    guard !valid.isEmpty, deck >= 0 else { return nil }
    (self.deck, self.areNamed) = (deck, areNamed)
    self.pictures = Array(valid.prefix(Self.limit))
  }

  /// Returns the pictures of a game, in the order of the kinds of its cards. A deck that is too small gives fewer
  /// pictures than kinds.
  public func dealt(_ layout: PairsLayout, seed: UInt64) -> [PictureName] {
    var random = SeededGenerator(seed: ~seed)
    return Array(random.shuffled(pictures).prefix(layout.pairCount))
  }
}

extension CardFaces: Codable {
  private enum CodingKeys: String, CodingKey { case kind, deck, pictures }

  private enum Kind: String, Codable { case figures, words, sounds, pictures, names }

  /// Reads faces from an untrusted source. Invalid ones become figures, because a game can continue with any faces.
  public init(from decoder: any Decoder) {
    self = (try? Self.read(decoder)) ?? .figures
  }

  private static func read(_ decoder: any Decoder) throws -> CardFaces? {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try values.decode(Kind.self, forKey: .kind)
    switch kind {
    case .figures: return .figures
    case .words: return .words
    case .sounds: return .sounds
    case .pictures, .names:
      return try PictureFaces(
        deck: values.decode(Int.self, forKey: .deck),
        pictures: values.decode(.pictures, atMost: PictureFaces.limit), areNamed: kind == .names
      ).map { .pictures($0) }
    }
  }

  /// Writes the kind, and for the player's pictures also the deck and the names of the pictures.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .figures: try values.encode(Kind.figures, forKey: .kind)
    case .words: try values.encode(Kind.words, forKey: .kind)
    case .sounds: try values.encode(Kind.sounds, forKey: .kind)
    case .pictures(let faces):
      try values.encode(faces.areNamed ? Kind.names : .pictures, forKey: .kind)
      try values.encode(faces.deck, forKey: .deck)
      try values.encode(faces.pictures, forKey: .pictures)
    }
  }
}
