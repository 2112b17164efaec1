import GameKernel

/// Opens the tables of games, saves them between runs and traces them.
///
/// It lets games open tables of their own types, while the code that saves and traces them does not depend on the
/// games.
public protocol TableHome: AnyObject {
  /// Opens the table of a game, and saves and traces it from then on.
  ///
  /// - Parameter begin: returns the table to play at. Its argument is the saved table, or `nil` if there is none to
  ///   resume.
  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules>

  /// Opens a document of a game, and saves every change of it. Later calls return the same one.
  func openDocument<Document: GameDocument>(_ type: Document.Type) -> DocumentModel<Document>

  /// Returns the tables with the games of a day, which are saved apart. Opening one again returns the same table.
  func tables(of day: Day) -> any TableHome

  /// Traces a move that the rules have refused.
  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type)
}

/// Tables in memory, which are neither saved nor traced.
public final class InMemoryTables: TableHome {
  private var tables: [String: AnyObject] = [:]
  private var documents: [String: AnyObject] = [:]
  private var days: [Day: InMemoryTables] = [:]
  /// The refusals of the rules, oldest first.
  public private(set) var refusals: [any Error] = []

  /// Creates an empty collection of tables.
  public init() {}

  /// Adds a table for its game to open.
  public func add<Rules: TracedRules>(_ table: GameTable<Rules>) { tables[Rules.name] = table }

  /// Returns the table of a game that was opened or added, or `nil`.
  public func table<Rules: TracedRules>(of rules: Rules.Type) -> GameTable<Rules>? {
    tables[Rules.name] as? GameTable<Rules>
  }

  /// Opens the table that was added or opened before, if there is one.
  public func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    let table = begin(table(of: Rules.self))
    add(table)
    return table
  }

  /// Opens a document in memory. Later calls return the same one.
  public func openDocument<Document: GameDocument>(
    _ type: Document.Type
  ) -> DocumentModel<Document> {
    let document = documents[type.name] as? DocumentModel<Document> ?? DocumentModel()
    documents[type.name] = document
    return document
  }

  public func tables(of day: Day) -> any TableHome {
    let tables = days[day] ?? InMemoryTables()
    days[day] = tables
    return tables
  }

  /// Appends the refusal to ``refusals``.
  public func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    refusals.append(refusal)
  }
}
