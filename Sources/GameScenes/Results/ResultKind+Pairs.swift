import GameKernel
import PairsGame

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
