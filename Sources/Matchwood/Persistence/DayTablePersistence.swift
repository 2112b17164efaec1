import BoxKit
import GameKernel

/// Persists the tables with the games of a day. The documents are those of all tables.
final class DayTablePersistence: TableHome {
  private let day: Day
  private unowned let all: TablePersistence
  /// The tables that are open, by the names of their games.
  private var tables: [String: AnyObject] = [:]

  init(_ day: Day, _ all: TablePersistence) { (self.day, self.all) = (day, all) }

  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    if let open = tables[Rules.name] as? GameTable<Rules> { return begin(open) }
    let table = all.open(day, begin)
    tables[Rules.name] = table
    return table
  }

  func openDocument<Document: GameDocument>(_ type: Document.Type) -> DocumentModel<Document> {
    all.openDocument(type)
  }

  func tables(of day: Day) -> any TableHome { all.tables(of: day) }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    all.refused(refusal, by: rules)
  }
}
