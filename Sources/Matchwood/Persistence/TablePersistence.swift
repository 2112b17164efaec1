import BoxKit
import GameKernel

/// Persists the tables and documents of all games, and reports the tables to the trace.
final class TablePersistence: TableHome {
  /// The stores of the tables and documents that are open.
  var stores: [any PersistentStore] { tables + Array(documents.values) }
  /// Called with each error of saving.
  var onError: (PersistenceError) -> Void = { _ in } {
    didSet { for store in stores { store.onError = onError } }
  }

  private var tables: [any PersistentStore] = []
  private var documents: [String: any PersistentStore] = [:]
  private var days: [Day: DayTablePersistence] = [:]
  /// The names of the current player's own documents.
  private var personal: Set<String> = []
  private let folder: LockedFolder?
  /// The path of the current player's games in the folder.
  private var games: String
  private let trace: Trace?
  private let preloader: StatePreloader?
  private let wake: @Sendable () -> Void

  /// Makes an object with no open tables.
  ///
  /// - Parameters:
  ///   - folder: `nil` saves nothing.
  ///   - games: the path of the current player's games in the folder.
  ///   - trace: `nil` writes no trace.
  ///   - preloader: the saved tables, if another thread loads them.
  ///   - wake: called on another thread when there is something to collect.
  init(
    in folder: LockedFolder?, _ games: String, trace: Trace?, preloader: StatePreloader? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    (self.folder, self.games) = (folder, games)
    self.preloader = preloader
    self.trace = trace
    self.wake = wake
  }

  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    let ahead = preloader?.takeTable(of: Rules.self)
    return open(GameStore<Rules>(in: folder, games, ahead: ahead, wake: wake), begin)
  }

  /// Opens the table with the game of a day, in a file of its own such as `2026-11-27-pairs.json`.
  func open<Rules: TracedRules>(
    _ day: Day, _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    open(GameStore<Rules>(in: folder, games, prefix: "\(day)-", wake: wake), begin)
  }

  func tables(of day: Day) -> any TableHome {
    let tables = days[day] ?? DayTablePersistence(day, self)
    days[day] = tables
    return tables
  }

  private func open<Rules: TracedRules>(
    _ store: GameStore<Rules>, _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    let table = begin(store.restore())
    store.follow(table)
    if let trace {
      store.onSave = { trace.saved(Rules.name, changes: $0) }
      trace.follow(table.session)
    }
    store.onError = onError
    tables.append(store)
    return table
  }

  /// Saves the open tables and documents of the player, and opens those of another one from now on. Returns when they
  /// are saved.
  ///
  /// - Parameter games: the path of the player's games.
  func change(to games: String) {
    for store in tables + personal.compactMap({ documents[$0] }) { store.finish() }
    for name in personal { documents[name] = nil }
    (tables, personal, days) = ([], [], [:])
    self.games = games
  }

  func openDocument<Document: GameDocument>(_ type: Document.Type) -> DocumentModel<Document> {
    if let open = documents[Document.name] as? DocumentStore<Document> { return open.model }
    let store = DocumentStore<Document>(in: folder, games: games, wake: wake)
    store.onError = onError
    documents[Document.name] = store
    if Document.isPersonal { personal.insert(Document.name) }
    return store.model
  }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    trace?.refused(refusal, by: rules)
  }
}
