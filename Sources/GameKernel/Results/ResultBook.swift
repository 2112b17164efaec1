/// The best lists of all games of the box, one for each category.
///
/// It is a plain value: whoever clears a part of it can keep the book from before and bring it back.
///
/// ```swift
/// var book = ResultBook()
/// book.add(result, to: ResultCategory("sliding", "4", "numbers"))
/// let before = book
/// book.clear(ResultFilter("sliding", ["4", nil]))
/// book = before
/// ```
public struct ResultBook: Hashable, Sendable {
  /// A result with the category in whose list it stands.
  public struct Entry: Hashable, Sendable {
    /// What it can be compared with.
    public let category: ResultCategory
    /// How the game went.
    public let result: GameResult
  }

  var lists: [ResultCategory: BestList] = [:]
  /// The games that were entered last, by their names, whether they still stand in a list or not.
  ///
  /// Nil in a book from before these were noted.
  private(set) var entered: [String]? = []

  /// An empty book.
  public init() {}

  /// Whether it is known of games that do not stand in it if they ever did.
  public var knowsEntered: Bool { entered != nil }

  /// Whether a game was entered, as far as that is known; it may have been cleared since.
  public func hasEntered(_ game: String) -> Bool { entered?.contains(game) == true }

  /// From now on it is known of a game that it was entered.
  ///
  /// - Parameter game: nil only begins a book that knows such games.
  public mutating func noteEntered(_ game: String?) {
    let known = entered ?? []
    let new = game.map { known.contains($0) ? [] : [$0] } ?? []
    entered = (known + new).suffix(Self.enteredLimit)
  }

  /// How many games are remembered as entered: more than undo leads back to.
  private static let enteredLimit = 100

  /// Whether there is no result at all.
  public var isEmpty: Bool { lists.isEmpty }

  /// The list of a category, empty where nothing was entered.
  public func list(_ category: ResultCategory) -> BestList { lists[category] ?? BestList() }

  /// The results of all lists that are meant, the best first.
  public func entries(_ filter: ResultFilter, by order: ResultOrder) -> [Entry] {
    // A dictionary has another order in each run, which equal results would take over.
    let meant = lists.filter { filter.contains($0.key) }
      .map { (name: $0.description, category: $0, list: $1) }.sorted { $0.name < $1.name }
    let entries = meant.flatMap { _, category, list in
      list.results.map { Entry(category: category, result: $0) }
    }
    return entries.sorted { $0.result.stands(before: $1.result, by: order) }
  }

  /// Whether any list that is meant has a result.
  public func hasResults(_ filter: ResultFilter) -> Bool {
    lists.contains { filter.contains($0.key) && !$0.value.results.isEmpty }
  }

  /// The best of the results that are meant, in all lists that are; nil where there is none.
  ///
  /// - Complexity: O(results)
  public func best(
    _ filter: ResultFilter, by order: ResultOrder, where isMeant: (GameResult) -> Bool
  ) -> GameResult? {
    lists.lazy.filter { filter.contains($0.key) }.flatMap { $0.value.results }.filter(isMeant)
      .min { $0.stands(before: $1, by: order) }
  }

  /// Enters a result; a game that stands in another list already stays there.
  ///
  /// - Returns: the orders in which it stands first in its list now and did not before.
  @discardableResult
  public mutating func add(_ result: GameResult, to category: ResultCategory) -> Set<ResultOrder> {
    let isElsewhere = lists.contains { other, list in
      other != category && list.results.contains { $0.game == result.game }
    }
    noteEntered(result.game)
    return isElsewhere ? [] : lists[category, default: BestList()].add(result)
  }

  /// Notes the fewest moves that a game could take, where it stands in the list of a category.
  public mutating func note(least: Int, of game: String, in category: ResultCategory) {
    lists[category]?.note(least: least, of: game)
  }

  /// Removes the results of all lists that are meant.
  public mutating func clear(_ filter: ResultFilter) {
    lists = lists.filter { !filter.contains($0.key) }
  }
}

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

  /// No text of a category; programs that do not know it leave it out.
  private static var enteredKey: ListKey { ListKey(stringValue: "entered") }

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
    let names: [String]? = try? lists.decode(Self.enteredKey, atMost: 100 * Self.enteredLimit)
    entered = names.map { $0.suffix(Self.enteredLimit).filter(GameResult.isName) }
    var games: Set<String> = []
    let keys = lists.allKeys.map(\.stringValue)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for key in keys.prefix(Self.listLimit) {
      guard let category = ResultCategory(text: key),
        let rows: [Lenient] = try? lists.decode(
          ListKey(stringValue: key), first: BestList.limit
        ).elements
      else { continue }
      let results = rows.compactMap(\.result)
      let list = BestList(results.filter { !games.contains($0.game) })
      games.formUnion(list.results.map(\.game))
      if !list.results.isEmpty { self.lists[category] = list }
    }
  }

  /// Writes every list under the text of its category; the version is the file's matter.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: ListKey.self)
    try values.encodeIfPresent(entered, forKey: Self.enteredKey)
    for (category, list) in lists {
      try values.encode(list.results, forKey: ListKey(stringValue: category.description))
    }
  }
}
