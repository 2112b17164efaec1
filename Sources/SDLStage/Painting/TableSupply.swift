import SDLKit
import Stage
import Synchronization
import Threads

/// The source of the painted table. Cached tables are available at once, new sizes are painted on another thread.
@MainActor final class TableSupply {
  nonisolated struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name

    var size: Size { Size(Double(width), Double(height)) }
  }

  let store: TableStore
  /// Called on another thread when a table is ready. `nil` paints every table synchronously.
  private let onReady: (@Sendable () -> Void)?
  private var work: Work?
  /// The cached data for the first table.
  private var expected: FirstFrame?
  /// The key of the table returned last.
  private var shown: Key?

  init(_ store: TableStore, onReady: (@Sendable () -> Void)?) {
    self.store = store
    self.onReady = onReady
  }

  isolated deinit {
    endWork()
    expected?.endTable()
  }

  /// A table that another thread paints.
  private final nonisolated class Work: Sendable {
    let key: Key
    let end = EndRequest()
    let table = Mutex<Bitmap?>(nil)

    init(_ key: Key) { self.key = key }
  }

  /// Uses the first frame's table, which another thread loads.
  func expect(_ first: FirstFrame) { expected = first }

  /// Ends the first frame, and cancels its table if it was not used.
  func endFirst() {
    expected?.endTable()
    expected = nil
  }

  /// Returns a table to show from now on, or `nil` to keep the current one.
  ///
  /// The first table of a theme is returned at once. Tables of new sizes follow after `onReady`.
  ///
  /// - Parameter isShown: Whether the caller still shows the last table.
  func next(_ key: Key, _ theme: Theme, isShown: Bool) -> Bitmap? {
    if !isShown { shown = nil }
    if key == shown {
      // The window has returned to its old size, so a new table is no longer needed.
      endWork()
      return nil
    }
    if let work, work.key == key, let table = work.table.withLock({ $0.take() }) {
      return handOut(table, key)
    }
    guard let onReady, let shown, shown.theme == key.theme else {
      return handOut(tableAtOnce(key, theme), key)
    }
    if work?.key != key { start(key, theme, onReady) }
    return nil
  }

  private func handOut(_ table: Bitmap?, _ key: Key) -> Bitmap? {
    endWork()
    shown = key
    return table
  }

  private func endWork() {
    work?.end.ask()
    work = nil
  }

  private func tableAtOnce(_ key: Key, _ theme: Theme) -> Bitmap? {
    let early = expected
    expected = nil
    if let early, early.hasTable(key.size, key.theme) { return early.table.value }
    // The window has opened in another size than expected.
    early?.endTable()
    return store.table(size: key.size, theme)
  }

  private func start(_ key: Key, _ theme: Theme, _ onReady: @escaping @Sendable () -> Void) {
    endWork()
    let work = Work(key)
    self.work = work
    Background.start { [store] in
      guard let table = store.table(size: key.size, theme, until: work.end) else { return }
      work.table.withLock { $0 = table }
      onReady()
    }
  }
}
