import PictureScenes

/// A deck while its pictures are chosen; it may have too few of them yet.
public nonisolated struct DeckDraft: Hashable, Sendable {
  /// The number of the deck.
  public let id: PictureDeck.ID
  /// For the player to read.
  public var name: String
  /// In the order in which they were chosen.
  public private(set) var pictures: [PictureRow.ID] = []
  /// Whether one card of a pair shows the picture's name.
  public var areNamed = false

  /// A draft of a new deck.
  public init(id: PictureDeck.ID, name: String) { (self.id, self.name) = (id, name) }

  /// A draft of a deck that is to be changed.
  public init(_ deck: PictureDeck) {
    (id, name, pictures, areNamed) = (deck.id, deck.name, deck.pictures, deck.areNamed)
  }

  /// The deck that it is by now; nil while it has too few pictures, or no name.
  public var deck: PictureDeck? {
    PictureDeck(id: id, name: name, pictures: pictures, areNamed: areNamed)
  }

  /// Takes a picture in or out.
  ///
  /// - Returns: false where there is no room for another one.
  @discardableResult
  public mutating func toggle(_ picture: PictureRow.ID) -> Bool {
    if let index = pictures.firstIndex(of: picture) {
      pictures.remove(at: index)
      return true
    }
    guard pictures.count < PictureDeck.counts.upperBound else { return false }
    pictures.append(picture)
    return true
  }

  /// Leaves out the pictures that are not among these.
  public mutating func keep(_ present: (PictureRow.ID) -> Bool) {
    pictures = pictures.filter(present)
  }

  /// Takes the pictures with the most stars: all that have any, and as many others as make a deck.
  public mutating func takeBest(of rows: [PictureRow]) {
    let sorted = rows.enumerated().sorted {
      (-$0.element.rating, $0.offset) < (-$1.element.rating, $1.offset)
    }
    .map(\.element)
    let starred = sorted.count { $0.rating > 0 }
    let counts = PictureDeck.counts
    pictures = sorted.prefix(starred.clamped(to: counts)).map(\.id)
  }
}
