import BoxKit
import GameKernel

/// Persists the tables and documents of all games, and reports the tables to the trace.
final class TablePersistence: TableHome {
  /// The stores of the tables and documents that were opened.
  private(set) var stores: [any PersistentStore] = []

  private let folder: LockedFolder?
  private let trace: Trace?
  private let preloader: StatePreloader?
  private let wake: @Sendable () -> Void

  /// Makes an object with no open tables.
  ///
  /// - Parameters:
  ///   - folder: `nil` saves nothing.
  ///   - trace: `nil` writes no trace.
  ///   - preloader: the saved tables, if another thread loads them.
  ///   - wake: called on another thread when there is something to collect.
  init(
    in folder: LockedFolder?, trace: Trace?, preloader: StatePreloader? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.folder = folder
    self.preloader = preloader
    self.trace = trace
    self.wake = wake
  }

  func open<Rules: TracedRules>(
    _ begin: (GameTable<Rules>?) -> GameTable<Rules>
  ) -> GameTable<Rules> {
    let store = GameStore<Rules>(
      in: folder, ahead: preloader?.takeTable(of: Rules.self), wake: wake)
    let table = begin(store.restore())
    store.follow(table)
    if let trace {
      store.onSave = { trace.saved(Rules.name, changes: $0) }
      trace.follow(table.session)
    }
    stores.append(store)
    return table
  }

  func openDocument<Document: GameDocument>(_ type: Document.Type) -> DocumentModel<Document> {
    let store = DocumentStore<Document>(in: folder, wake: wake)
    stores.append(store)
    return store.model
  }

  func refused<Rules: TracedRules>(_ refusal: Rules.Refusal, by rules: Rules.Type) {
    trace?.refused(refusal, by: rules)
  }
}
