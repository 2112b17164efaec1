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
  private var expected: (key: Key, table: Early<Bitmap?>, end: End)?
  /// What was handed out last.
  private var shown: Key?

  init(_ store: TableStore, onReady: (@Sendable () -> Void)?) {
    self.store = store
    self.onReady = onReady
  }

  isolated deinit {
    endWork()
    expected?.end.ask()
  }

  /// Asks work on another thread to end early.
  private final nonisolated class End: Sendable {
    private let isAsked = Atomic(false)

    func ask() { isAsked.store(true, ordering: .relaxed) }
    func wasAsked() -> Bool { isAsked.load(ordering: .relaxed) }
  }

  /// A table that is made on another thread.
  private final nonisolated class Work: Sendable {
    let key: Key
    let end = End()
    let table = Mutex<Bitmap?>(nil)

    init(_ key: Key) { self.key = key }
  }

  /// Begins to read, or else to paint, a table that will be asked for soon, on another thread.
  func expect(_ key: Key, _ theme: Theme) {
    let (store, end) = (store, End())
    expected = (key, Early { Self.table(key, theme, keptIn: store, cancelled: end.wasAsked) }, end)
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
    if let early, early.key == key { return early.table.value }
    // The window has come in another size.
    early?.end.ask()
    return Self.table(key, theme, keptIn: store)
  }

  /// A kept table, or one that is painted now and kept for the next time.
  private nonisolated static func table(
    _ key: Key, _ theme: Theme, keptIn store: TableStore, cancelled: () -> Bool = { false }
  ) -> Bitmap? {
    if let kept = store.load(size: key.size, theme: key.theme) { return kept }
    let table = TableArt.paint(size: key.size, theme: theme, cancelled: cancelled)
    if let table { Background.start { store.save(table, theme: key.theme) } }
    return table
  }

  private func start(_ key: Key, _ theme: Theme, _ onReady: @escaping @Sendable () -> Void) {
    endWork()
    let work = Work(key)
    self.work = work
    Background.start { [store] in
      let kept = store.load(size: key.size, theme: key.theme)
      guard
        let table = kept
          ?? TableArt.paint(size: key.size, theme: theme, cancelled: work.end.wasAsked)
      else { return }
      work.table.withLock { $0 = table }
      onReady()
      if kept == nil { store.save(table, theme: key.theme) }
    }
  }
}
