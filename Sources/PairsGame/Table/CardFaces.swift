import GameKernel

/// What the cards of a game show; the rules know nothing of it.
public enum CardFaces: Hashable, Sendable {
  /// A figure of the box, twice.
  case figures
  /// A figure of the box, and the word for it on its partner.
  case words
  /// Pictures of the player's own.
  case pictures(PictureFaces)

  /// The layouts to choose from; a deck of few pictures fills the small ones alone.
  public var layouts: [PairsLayout] {
    guard case .pictures(let faces) = self else { return PairsLayout.offered }
    let filled = PairsLayout.offered.filter { $0.pairCount <= faces.pictures.count }
    return filled.isEmpty ? [.fourByFour] : filled
  }

  /// The cards whose partner shows the picture, where they show a word: one of each kind.
  ///
  /// Which of the two it is follows from the seed, so that its place tells nothing.
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

/// The pictures of a deck, as a game took them when it was dealt; the deck may have changed since.
public struct PictureFaces: Hashable, Sendable {
  /// The number of the deck.
  public let deck: Int
  /// The pictures by their names in their store, each once; at least one.
  public let pictures: [PictureName]
  /// Whether one card of a pair shows the picture's name.
  public let areNamed: Bool

  /// As many pictures as there can be kinds.
  public static let limit = PairsLayout.cardLimit / 2
  /// The longest name of a picture, in bytes.
  public static let nameLimit = 1000

  /// Pictures that make sense, or `nil` where none is left.
  public init?(deck: Int, pictures: [PictureName], areNamed: Bool = false) {
    var known: Set<PictureName> = []
    let sound = pictures.filter {
      (1...Self.nameLimit).contains($0.text.utf8.count) && known.insert($0).inserted
    }
    guard !sound.isEmpty, deck >= 0 else { return nil }
    (self.deck, self.areNamed) = (deck, areNamed)
    self.pictures = Array(sound.prefix(Self.limit))
  }

  /// Which pictures a game shows, by the kinds of its cards; fewer than kinds where the deck is too small.
  public func dealt(_ layout: PairsLayout, seed: UInt64) -> [PictureName] {
    var random = SeededGenerator(seed: ~seed)
    return Array(random.shuffled(pictures).prefix(layout.pairCount))
  }
}

extension CardFaces: Codable {
  private enum CodingKeys: String, CodingKey { case kind, deck, pictures }

  private enum Kind: String, Codable { case figures, words, pictures, names }

  /// Reads faces that may come from anywhere; what makes no sense shows figures, for the game goes on with any.
  public init(from decoder: any Decoder) {
    self = (try? Self.read(decoder)) ?? .figures
  }

  private static func read(_ decoder: any Decoder) throws -> CardFaces? {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try values.decode(Kind.self, forKey: .kind)
    switch kind {
    case .figures: return .figures
    case .words: return .words
    case .pictures, .names:
      return try PictureFaces(
        deck: values.decode(Int.self, forKey: .deck),
        pictures: values.decode(.pictures, atMost: PictureFaces.limit), areNamed: kind == .names
      ).map { .pictures($0) }
    }
  }

  /// Writes the kind, and the pictures where they are the player's own.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .figures: try values.encode(Kind.figures, forKey: .kind)
    case .words: try values.encode(Kind.words, forKey: .kind)
    case .pictures(let faces):
      try values.encode(faces.areNamed ? Kind.names : .pictures, forKey: .kind)
      try values.encode(faces.deck, forKey: .deck)
      try values.encode(faces.pictures, forKey: .pictures)
    }
  }
}
