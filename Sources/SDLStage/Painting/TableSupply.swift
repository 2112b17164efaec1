import SDLKit
import Stage
import Synchronization

/// Provides the painted table: kept ones at once, new sizes from another thread.
@MainActor final class TableSupply {
  nonisolated struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name

    var size: Size { Size(Double(width), Double(height)) }
  }

  private let store: TableStore
  /// Called on another thread when a table is ready; nil for always painting at once.
  private let onReady: (@Sendable () -> Void)?
  private var work: Work?
  private var expected: (key: Key, table: Early<Bitmap?>)?
  /// What was handed out last.
  private var shown: Key?

  init(_ store: TableStore, onReady: (@Sendable () -> Void)?) {
    self.store = store
    self.onReady = onReady
  }

  isolated deinit { work?.isCancelled.store(true, ordering: .relaxed) }

  /// A table that is made on another thread.
  private final nonisolated class Work: Sendable {
    let key: Key
    let isCancelled = Atomic(false)
    let table = Mutex<Bitmap?>(nil)

    init(_ key: Key) { self.key = key }
  }

  /// Begins to read, or else to paint, a table that will be asked for soon, on another thread.
  func expect(_ key: Key, _ theme: Theme) {
    let store = store
    expected = (key, Early { Self.table(key, theme, keptIn: store) })
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
    work?.isCancelled.store(true, ordering: .relaxed)
    work = nil
  }

  private func tableAtOnce(_ key: Key, _ theme: Theme) -> Bitmap? {
    let early = expected?.key == key ? expected?.table : nil
    expected = nil
    return early.map(\.value) ?? Self.table(key, theme, keptIn: store)
  }

  /// A kept table, or one that is painted now and kept for the next time.
  private nonisolated static func table(
    _ key: Key, _ theme: Theme, keptIn store: TableStore
  ) -> Bitmap? {
    if let kept = store.load(size: key.size, theme: key.theme) { return kept }
    let table = TableArt.paint(size: key.size, theme: theme)
    if let table { Background.start { store.save(table, theme: key.theme) } }
    return table
  }

  private func start(_ key: Key, _ theme: Theme, _ onReady: @escaping @Sendable () -> Void) {
    work?.isCancelled.store(true, ordering: .relaxed)
    let work = Work(key)
    self.work = work
    Background.start { [store] in
      let kept = store.load(size: key.size, theme: key.theme)
      let isCancelled = { work.isCancelled.load(ordering: .relaxed) }
      guard let table = kept ?? TableArt.paint(size: key.size, theme: theme, cancelled: isCancelled)
      else { return }
      work.table.withLock { $0 = table }
      onReady()
      if kept == nil { store.save(table, theme: key.theme) }
    }
  }
}
