import SDLKit
import Stage
import Synchronization
import Threads

/// Provides the painted table: kept ones at once, new sizes from another thread.
@MainActor final class TableSupply {
  nonisolated struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name

    var size: Size { Size(Double(width), Double(height)) }
  }

  let store: TableStore
  /// Called on another thread when a table is ready; nil for always painting at once.
  private let onReady: (@Sendable () -> Void)?
  private var work: Work?
  /// What the first table is taken from.
  private var expected: FirstFrame?
  /// What was handed out last.
  private var shown: Key?

  init(_ store: TableStore, onReady: (@Sendable () -> Void)?) {
    self.store = store
    self.onReady = onReady
  }

  isolated deinit {
    endWork()
    expected?.endTable()
  }

  /// A table that is made on another thread.
  private final nonisolated class Work: Sendable {
    let key: Key
    let end = EndRequest()
    let table = Mutex<Bitmap?>(nil)

    init(_ key: Key) { self.key = key }
  }

  /// Takes the first table from what is found on another thread.
  func expect(_ first: FirstFrame) { expected = first }

  /// After the first frame: a table that nobody has asked for is not wanted.
  func endFirst() {
    expected?.endTable()
    expected = nil
  }

  /// A table to show from now on, or nil where the one shown before is to stay.
  ///
  /// The first table of a theme is there at once; that of a new size comes later, after `onReady`.
  ///
  /// - Parameter isShown: whether the one handed out last is still there.
  func next(_ key: Key, _ theme: Theme, isShown: Bool) -> Bitmap? {
    if !isShown { shown = nil }
    if key == shown {
      // The window has come back to its size before another table was there, which nobody wants now.
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
    // The window has come in another size.
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
