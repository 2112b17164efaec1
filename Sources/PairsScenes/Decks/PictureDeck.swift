import BoxKit
import GameKernel
import PairsGame
import PictureScenes
import Stage

/// A deck of the player: pictures for cards, and a name.
public nonisolated struct PictureDeck: Hashable, Sendable, Identifiable {
  /// The number of the deck, unique among all decks that its book has ever had.
  public let id: Int
  /// The name shown to the player. Never empty.
  public private(set) var name: String
  /// The pictures by their names in the store, without duplicates.
  public private(set) var pictures: [PictureRow.ID]
  /// Whether one card of a pair shows the picture's name.
  public var areNamed: Bool

  /// The number of pictures in a deck: from the pairs of the smallest layout to those of the largest.
  public static let counts = 8...PictureFaces.limit
  /// The longest name, in characters.
  public static let nameLimit = 24

  /// Makes a deck. Returns `nil` if the name is empty, or if the pictures are too few, too many or repeated.
  public init?(id: Int, name: String, pictures: [PictureRow.ID], areNamed: Bool = false) {
    let name = Self.trimmed(name)
    guard let faces = PictureFaces(deck: id, pictures: pictures, areNamed: areNamed),
      faces.pictures == pictures, Self.counts.contains(pictures.count), !name.isEmpty
    else { return nil }
    (self.id, self.name, self.pictures, self.areNamed) = (id, name, pictures, areNamed)
  }

  /// Returns the name without line breaks and without spaces at its ends, cut to ``nameLimit``.
  public static func trimmed(_ name: String) -> String {
    var name = name.bounded(to: nameLimit).filter { !$0.isNewline }.drop { $0 == " " }
    while name.last == " " { name.removeLast() }
    return String(name.prefix(nameLimit))
  }

  /// Returns the layouts for which `count` pictures are enough.
  public static func layouts(filledBy count: Int) -> [PairsLayout] {
    PairsLayout.offered.filter { $0.pairCount <= count }
  }
}

nonisolated extension PictureDeck: Codable {
  private enum CodingKeys: String, CodingKey { case id, name, pictures, areNamed }

  /// The maximum number of pictures read from a deck, invalid ones included.
  private static let readLimit = 1000

  /// Reads a deck from an untrusted source. Invalid parts are left out.
  ///
  /// - Throws: `DecodingError` if too little is left.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id = try values.decode(Int.self, forKey: .id)
    let listed: [Lenient<PictureRow.ID>] =
      (try? values.decode(.pictures, first: Self.readLimit).elements) ?? []
    let faces = PictureFaces(deck: id, pictures: listed.compactMap(\.value))
    let deck = Self(
      id: id, name: values.value(.name, or: ""), pictures: faces?.pictures ?? [],
      areNamed: values.value(.areNamed, or: false))
    guard let deck else {
      throw DecodingError.dataCorruptedError(
        forKey: .pictures, in: values, debugDescription: "This is no deck to play with")
    }
    self = deck
  }
}
