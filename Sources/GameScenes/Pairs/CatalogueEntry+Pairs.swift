import PairsGame
import Stage

extension CatalogueEntry {
  /// The catalogue's line for Pairs.
  public static func pairs(_ table: PairsTable, open: @escaping () -> Void) -> CatalogueEntry {
    CatalogueEntry(
      id: "pairs",
      title: { texts in texts("Pairs") },
      motto: { texts in texts("Two of each. Remember where?") },
      status: { PairsWords(texts: $0, seats: table.seats).status(table) },
      cover: { PairsCover(felt: $0, context: $1) },
      open: open)
  }
}
