import BoxKit
import GameKernel
import Stage

/// All decks of the player, in the order of their creation.
public nonisolated struct DeckBook: Hashable, Sendable {
  /// The decks in the order of their creation.
  public private(set) var decks: [PictureDeck] = []
  /// The number of the next new deck. Numbers are never reused.
  public private(set) var nextID = 0

  /// The maximum number of decks. More would make the list unwieldy.
  public static let limit = 50

  /// Makes an empty book.
  public init() {}

  /// Whether there is room for another deck.
  public var hasRoom: Bool { decks.count < Self.limit }

  /// Returns the deck with a number, or `nil` if there is none.
  public subscript(id: PictureDeck.ID) -> PictureDeck? { decks.first { $0.id == id } }

  /// Replaces the deck with the same number, or appends the deck if there is room.
  public mutating func save(_ deck: PictureDeck) {
    if let index = decks.firstIndex(where: { $0.id == deck.id }) {
      decks[index] = deck
    } else if hasRoom {
      decks.append(deck)
      nextID = max(nextID, deck.id + 1)
    }
  }

  /// Removes a deck. Games that show its pictures keep them.
  public mutating func remove(_ id: PictureDeck.ID) { decks.removeAll { $0.id == id } }
}

nonisolated extension DeckBook: Codable {
  private enum CodingKeys: String, CodingKey { case decks, nextID }

  /// The upper limits of the next number and of all deck numbers in a file. They leave room for further decks.
  private static let (nextLimit, idLimit) = (1_000_000_000, 2_000_000_000)

  /// The maximum number of decks read from a file, invalid ones included.
  private static let readLimit = 1000

  /// Reads a book from an untrusted source. Invalid decks are left out.
  ///
  /// - Throws: `DecodingError` if it is not a book.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let listed: [Lenient<PictureDeck>] = try values.decode(.decks, first: Self.readLimit).elements
    for deck in listed.compactMap(\.value) where deck.id < Self.idLimit && self[deck.id] == nil {
      save(deck)
    }
    nextID = max(nextID, values.value(.nextID, or: 0).clamped(to: 0...Self.nextLimit))
  }
}

nonisolated extension DeckBook: GameDocument {
  public static var name: String { "decks" }
  public static var version: Int { 1 }
  public static func title(_ texts: Texts) -> String {
    // Translators: Title of a message about a damaged file.
    texts("Your decks")
  }
}
