import BoxKit
import PictureScenes

/// A deck while the player edits it. It may have too few pictures.
public nonisolated struct DeckDraft: Hashable, Sendable {
  /// The number of the deck.
  public let id: PictureDeck.ID
  /// The name shown to the player.
  public var name: String
  /// The pictures in the order in which they were chosen.
  public private(set) var pictures: [PictureRow.ID] = []
  /// Whether one card of a pair shows the picture's name.
  public var areNamed = false

  /// Makes a draft of a new deck.
  public init(id: PictureDeck.ID, name: String) { (self.id, self.name) = (id, name) }

  /// Makes a draft of an existing deck.
  public init(_ deck: PictureDeck) {
    (id, name, pictures, areNamed) = (deck.id, deck.name, deck.pictures, deck.areNamed)
  }

  /// The deck as edited, or `nil` if it has too few pictures or no name.
  public var deck: PictureDeck? {
    PictureDeck(id: id, name: name, pictures: pictures, areNamed: areNamed)
  }

  /// Adds a picture, or removes it if it is in the deck.
  ///
  /// - Returns: `false` if there is no room for another picture.
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

  /// Removes the pictures for which `present` returns `false`.
  public mutating func removeUnless(_ present: (PictureRow.ID) -> Bool) {
    pictures = pictures.filter(present)
  }

  /// Chooses the pictures with the most stars. All that have stars are chosen, within the limits of a deck. If too
  /// few have any, pictures without stars fill the deck up to its minimum.
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
