/// The best games of all games, in one list for each category.
///
/// It is a value: keep a copy before clearing a part of it, to restore that later.
///
/// ```swift
/// var book = ResultBook()
/// book.add(result, to: ResultCategory("sliding", "4", "numbers"))
/// let before = book
/// book.clear(ResultFilter("sliding", ["4", nil]))
/// book = before
/// ```
public struct ResultBook: Hashable, Sendable {
  /// A result and the category of its list.
  public struct Entry: Hashable, Sendable {
    /// The category of comparable results.
    public let category: ResultCategory
    /// The result of the game.
    public let result: GameResult
  }

  var lists: [ResultCategory: BestList] = [:]
  /// The names of the games that were entered last, whether or not they are still in a list.
  ///
  /// `nil` in a book written before these names were recorded.
  private(set) var entered: [String]? = []

  /// Makes an empty book.
  public init() {}

  /// Makes a book of lists. It records no names of entered games.
  public init(_ lists: [ResultCategory: BestList]) { self.lists = lists }

  /// The categories that have a list, unordered.
  public var categories: some Collection<ResultCategory> { lists.keys }

  /// Whether the book records the names of entered games. A book of an older version of Matchwood does not.
  public var knowsEntered: Bool { entered != nil }

  /// Whether a game is recorded as entered. Its result may have been cleared since.
  public func hasEntered(_ game: String) -> Bool { entered?.contains(game) == true }

  /// Records that a game was entered.
  ///
  /// - Parameter game: the name of the game. With `nil`, the book only begins to record names.
  public mutating func noteEntered(_ game: String?) {
    let recorded = entered ?? []
    let new = game.map { recorded.contains($0) ? [] : [$0] } ?? []
    entered = (recorded + new).suffix(Self.enteredLimit)
  }

  /// The maximum number of names of entered games: more than undo can reach.
  private static let enteredLimit = 100

  /// Whether the book has no lists.
  public var isEmpty: Bool { lists.isEmpty }

  /// Returns the list of a category, which is empty if nothing was entered.
  public func list(_ category: ResultCategory) -> BestList { lists[category] ?? BestList() }

  /// Returns the results of all matching lists, the best first.
  public func entries(_ filter: ResultFilter, by order: ResultOrder) -> [Entry] {
    // Sorts by name: the order of a dictionary differs in each run, and equal results would adopt it.
    let matching = lists.filter { filter.contains($0.key) }
      .map { (name: $0.description, category: $0, list: $1) }.sorted { $0.name < $1.name }
    let entries = matching.flatMap { _, category, list in
      list.results.map { Entry(category: category, result: $0) }
    }
    return entries.sorted { $0.result.ranks(before: $1.result, by: order) }
  }

  /// Whether any matching list has a result.
  public func hasResults(_ filter: ResultFilter) -> Bool {
    lists.contains { filter.contains($0.key) && !$0.value.results.isEmpty }
  }

  /// Returns the best of the results that match, in all matching lists, or `nil`.
  ///
  /// - Complexity: O(results)
  public func best(
    _ filter: ResultFilter, by order: ResultOrder, where matches: (GameResult) -> Bool
  ) -> GameResult? {
    lists.lazy.filter { filter.contains($0.key) }.flatMap { $0.value.results }.filter(matches)
      .min { $0.ranks(before: $1, by: order) }
  }

  /// Enters a result. If the game is in the list of another category, the result is dropped.
  ///
  /// - Returns: the orders in which the result is the new best one of its list.
  @discardableResult
  public mutating func add(_ result: GameResult, to category: ResultCategory) -> Set<ResultOrder> {
    let isElsewhere = lists.contains { other, list in
      other != category && list.results.contains { $0.game == result.game }
    }
    noteEntered(result.game)
    return isElsewhere ? [] : lists[category, default: BestList()].add(result)
  }

  /// Stores the fewest moves that a game can take, if the game is in the list of the category.
  public mutating func note(least: Int, of game: String, in category: ResultCategory) {
    lists[category]?.note(least: least, of: game)
  }

  /// Replaces a list.
  public mutating func replace(_ category: ResultCategory, by list: BestList) {
    lists[category] = list.results.isEmpty ? nil : list
  }

  /// Removes the results of all matching lists.
  public mutating func clear(_ filter: ResultFilter) {
    lists = lists.filter { !filter.contains($0.key) }
  }
}

extension ResultBook: Codable {
  /// The maximum number of lists that are decoded.
  private static var listLimit: Int { 1_000 }

  /// The key of the entered names. It is not a valid category, so older versions of Matchwood ignore it.
  private static var enteredKey: TextKey { TextKey("entered") }

  /// Reads a book from an untrusted source. Invalid results and lists are left out.
  ///
  /// - Throws: `DecodingError` if it is not a book.
  public init(from decoder: any Decoder) throws {
    let lists = try decoder.container(keyedBy: TextKey.self)
    let names: [String]? = try? lists.decode(Self.enteredKey, atMost: 100 * Self.enteredLimit)
    entered = names.map { $0.suffix(Self.enteredLimit).filter(GameResult.isName) }
    var games: Set<String> = []
    let keys = lists.allKeys.map(\.stringValue)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for key in keys.prefix(Self.listLimit) {
      guard let category = ResultCategory(text: key),
        let rows: [Lenient<GameResult>] = try? lists.decode(TextKey(key), first: BestList.limit)
          .elements
      else { continue }
      let results = rows.compactMap(\.value)
      let list = BestList(results.filter { !games.contains($0.game) })
      games.formUnion(list.results.map(\.game))
      if !list.results.isEmpty { self.lists[category] = list }
    }
  }

  /// Writes every list under the text of its category. The file stores the version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: TextKey.self)
    try values.encodeIfPresent(entered, forKey: Self.enteredKey)
    for (category, list) in lists {
      try values.encode(list.results, forKey: TextKey(category.description))
    }
  }
}
