import SlidingGame
import Stage

extension CatalogueEntry {
  /// The catalogue's line for the sliding puzzle.
  public static func sliding(
    _ table: SlidingTable, open: @escaping () -> Void
  ) -> CatalogueEntry {
    CatalogueEntry(
      id: "sliding",
      title: { texts in texts("Sliding Puzzle") },
      motto: { texts in texts("Put them back in order.") },
      status: { SlidingWords(texts: $0).status(table) },
      ground: .well,
      cover: { SlidingCover(felt: $0, context: $1) },
      open: open)
  }
}
