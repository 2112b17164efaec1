import BoxKit
import GameKernel
import PlayLog
import Stage

/// The positions of own games of all players.
package nonisolated struct MistakeBooks: Hashable, Sendable {
  private var books: [PlayerID: MistakeBook] = [:]
  package init() {}

  /// The positions of a player.
  package subscript(player: PlayerID) -> MistakeBook {
    get { books[player] ?? MistakeBook() }
    set { books[player] = newValue == MistakeBook() ? nil : newValue }
  }

  /// Removes the positions of a player.
  package mutating func forget(_ player: PlayerID) { books[player] = nil }
}

nonisolated extension MistakeBooks: Codable {
  private enum CodingKeys: String, CodingKey { case players }

  /// The largest number of books that are read from a file.
  private static let readLimit = 1_000

  private struct Entry: Codable {
    let player: String
    let positions: MistakeBook
  }

  /// Reads books from an untrusted source. Invalid ones are left out.
  ///
  /// - Throws: `DecodingError` if there are no books.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let listed: [Lenient<Entry>] = try values.decode(.players, first: Self.readLimit).elements
    for entry in listed.compactMap(\.value) {
      if let player = PlayerID(entry.player) { self[player] = entry.positions }
    }
  }

  /// Writes the books in the order of their players, so that equal books give equal files.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let sorted = books.sorted { $0.key.rawValue < $1.key.rawValue }
    try values.encode(
      sorted.map { Entry(player: $0.key.description, positions: $0.value) }, forKey: .players)
  }
}

nonisolated extension MistakeBooks: GameDocument {
  package static var name: String { "mistakes" }
  package static var version: Int { 1 }
  package static func title(_ texts: Texts) -> String {
    // Translators: Title of a message about a damaged file: the positions in which players made mistakes.
    texts("Your mistakes")
  }
}
