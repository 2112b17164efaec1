extension ResultBook: Codable {
  /// The most lists that are read.
  private static var listLimit: Int { 1_000 }

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
  /// - Throws: `DecodingError` if it is no book at all.
  public init(from decoder: any Decoder) throws {
    let lists = try decoder.container(keyedBy: ListKey.self)
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

  /// Writes every list under the text of its category; the version is the file's matter.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: ListKey.self)
    for (category, list) in lists {
      try values.encode(list.results, forKey: ListKey(stringValue: category.description))
    }
  }
}
