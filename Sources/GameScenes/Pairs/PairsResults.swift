import GameKernel
import PairsGame
import Stage

extension ResultKind {
  /// Pairs, played alone: by the layout.
  public static let pairs = ResultKind(
    game: Pairs.name,
    count: Count(
      title: { texts in texts("Flips") }, order: { texts in texts("By flips") },
      number: { count, texts in texts.plural("{count} flip", "{count} flips", count) }),
    parts: [
      Part(
        id: "layout", title: { texts in texts("Layout") },
        any: { texts in texts("All layouts") },
        values: Pairs.Layout.offered.map(\.description),
        name: { layout, _ in
          Pairs.Layout(layout).map { "\($0.columns) × \($0.rows)" } ?? layout
        })
    ],
    invitation: { texts in
      texts("No results yet. Find all pairs of a new deal alone, and it will stand here.")
    })
}

extension ResultKeeper {
  /// Enters the game on a table that is over, if it counts.
  ///
  /// - Parameter day: today.
  /// - Returns: where it stands by its flips now; nil where it does not count or is worse than all that are kept.
  @discardableResult
  public func enter(_ table: PairsTable, on day: Day) -> ResultPlace? {
    guard let category = table.category, let result = table.result(on: day) else { return nil }
    add(result, to: category)
    let results = book.list(category).results(by: .moves)
    return results.firstIndex(of: result).map { ResultPlace($0 + 1, of: results.count) }
  }
}
