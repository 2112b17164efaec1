import GameKernel

/// All decks that the player keeps, in the order in which they were made.
public nonisolated struct DeckBook: Hashable, Sendable {
  /// One after the other.
  public private(set) var decks: [PictureDeck] = []
  /// The number of the next new deck, so that none is given twice.
  public private(set) var nextID = 0

  /// More decks than a list is pleasant with.
  public static let limit = 50

  /// An empty book.
  public init() {}

  /// Whether there is room for another deck.
  public var hasRoom: Bool { decks.count < Self.limit }

  /// The deck of a number; nil where there is none.
  public subscript(id: PictureDeck.ID) -> PictureDeck? { decks.first { $0.id == id } }

  /// Takes in a deck: in the place of the one with its number, else as the last one, where there is room.
  public mutating func keep(_ deck: PictureDeck) {
    if let index = decks.firstIndex(where: { $0.id == deck.id }) {
      decks[index] = deck
    } else if hasRoom {
      decks.append(deck)
      nextID = max(nextID, deck.id + 1)
    }
  }

  /// Takes a deck out; games that show its pictures keep them.
  public mutating func remove(_ id: PictureDeck.ID) { decks.removeAll { $0.id == id } }
}

nonisolated extension DeckBook: Codable {
  private enum CodingKeys: String, CodingKey { case decks, nextID }

  /// The highest number that a file can name, so that there is always a next one.
  private static let idLimit = 1_000_000_000

  /// The most decks read from a file, invalid ones included.
  private static let readLimit = 1000

  /// Reads a book that may come from anywhere: decks that make no sense are left out.
  ///
  /// - Throws: `DecodingError` if it is no book at all.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let listed: [Lenient<PictureDeck>] = try values.decode(.decks, first: Self.readLimit).elements
    for deck in listed.compactMap(\.value) where deck.id < Self.idLimit && self[deck.id] == nil {
      keep(deck)
    }
    nextID = max(nextID, values.value(.nextID, or: 0).clamped(to: 0...Self.idLimit))
  }
}

/// Holds the decks of the player for all who need them, and tells of every change.
public final class DeckKeeper {
  /// All decks as they are now.
  public private(set) var book: DeckBook
  /// Hears of every change.
  public let changes = ObserverList<DeckBook>()

  /// - Parameter book: what was kept.
  public init(_ book: DeckBook = DeckBook()) { self.book = book }

  /// Changes the decks, and tells of it where that changed anything.
  public func change(_ edit: (inout DeckBook) -> Void) {
    let before = book
    edit(&book)
    if book != before { changes.send(book) }
  }
}
