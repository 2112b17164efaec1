extension ResultBook: Codable {
  /// The version that this program writes. It goes up when an older program could not read the book.
  public static let currentVersion = 1

  /// The most lists that are read.
  private static var listLimit: Int { 1_000 }

  private enum CodingKeys: String, CodingKey {
    case version, lists
  }

  /// Any text can be the name of a list.
  private struct ListKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  /// A result, or nothing where it makes no sense.
  private struct Lenient: Decodable {
    let result: GameResult?
    init(from decoder: any Decoder) { result = try? GameResult(from: decoder) }
  }

  /// Reads a book that may come from anywhere: results and lists that make no sense are left out.
  ///
  /// - Throws: ``RecordError/unknownVersion(_:)`` if the book is a newer program's, and `DecodingError` if it
  ///   is no book at all.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else { throw RecordError.unknownVersion(version) }
    let lists = try values.nestedContainer(keyedBy: ListKey.self, forKey: .lists)
    var games: Set<String> = []
    for key in lists.allKeys.map(\.stringValue).sorted().prefix(Self.listLimit) {
      guard let category = ResultCategory(text: key),
        let rows = try? lists.decode([Lenient].self, forKey: ListKey(stringValue: key))
      else { continue }
      let results = rows.prefix(BestList.limit).compactMap(\.result)
      let list = BestList(results.filter { !games.contains($0.game) })
      games.formUnion(list.results.map(\.game))
      if !list.results.isEmpty { self.lists[category] = list }
    }
  }

  /// Writes the version and every list under the text of its category.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.currentVersion, forKey: .version)
    var written = values.nestedContainer(keyedBy: ListKey.self, forKey: .lists)
    for (category, list) in lists {
      try written.encode(list.results, forKey: ListKey(stringValue: category.description))
    }
  }
}
