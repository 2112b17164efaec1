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

  /// An empty book.
  public init() {}

  /// Whether there is no result at all.
  public var isEmpty: Bool { lists.isEmpty }

  /// The list of a category, empty where nothing was entered.
  public func list(_ category: ResultCategory) -> BestList { lists[category] ?? BestList() }

  /// The results of all lists that are meant, the best first.
  public func entries(_ filter: ResultFilter, by order: ResultOrder) -> [Entry] {
    let meant = lists.filter { filter.contains($0.key) }
    let entries = meant.flatMap { category, list in
      list.results.map { Entry(category: category, result: $0) }
    }
    return entries.sorted { $0.result.stands(before: $1.result, by: order) }
  }

  /// Enters a result; a game that stands in another list already stays there.
  ///
  /// - Returns: the orders in which it stands first in its list now and did not before.
  @discardableResult
  public mutating func add(_ result: GameResult, to category: ResultCategory) -> Set<ResultOrder> {
    let isElsewhere = lists.contains { other, list in
      other != category && list.results.contains { $0.game == result.game }
    }
    return isElsewhere ? [] : lists[category, default: BestList()].add(result)
  }

  /// Removes the results of all lists that are meant.
  public mutating func clear(_ filter: ResultFilter) {
    lists = lists.filter { !filter.contains($0.key) }
  }
}
