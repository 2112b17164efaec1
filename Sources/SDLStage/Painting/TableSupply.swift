import SDLKit
import Stage
import Synchronization

/// Provides the painted table: kept ones at once, new sizes from another thread.
@MainActor final class TableSupply {
  struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name
  }

  private let store: TableStore
  /// Called on another thread when a table is ready; nil for always painting at once.
  private let onReady: (@Sendable () -> Void)?
  private let finished = Mutex<(key: Key, table: Bitmap)?>(nil)
  private var work: Task<Void, Never>?
  private var workKey: Key?
  /// What was handed out last.
  private var shown: Key?

  init(_ store: TableStore, onReady: (@Sendable () -> Void)?) {
    self.store = store
    self.onReady = onReady
  }

  isolated deinit { work?.cancel() }

  /// A table to show from now on, or nil where the one shown before is to stay.
  ///
  /// The first table of a theme is there at once; that of a new size comes later, after `onReady`.
  ///
  /// - Parameter isShown: whether the one handed out last is still there.
  func next(_ key: Key, _ theme: Theme, isShown: Bool) -> Bitmap? {
    if !isShown { shown = nil }
    if key == shown { return nil }
    if let done = finished.withLock({ $0.take() }), done.key == key {
      return handOut(done.table, key)
    }
    guard let onReady, let shown, shown.theme == key.theme else {
      return handOut(Self.load(store, key, theme), key)
    }
    if workKey != key { start(key, theme, onReady) }
    return nil
  }

  private func handOut(_ table: Bitmap?, _ key: Key) -> Bitmap? {
    work?.cancel()
    (work, workKey, shown) = (nil, nil, key)
    return table
  }

  private func start(_ key: Key, _ theme: Theme, _ onReady: @escaping @Sendable () -> Void) {
    work?.cancel()
    workKey = key
    work = Task.detached { [store, weak self] in
      guard let table = Self.load(store, key, theme) else { return }
      self?.finish(key, table)
      onReady()
    }
  }

  private nonisolated func finish(_ key: Key, _ table: Bitmap) {
    finished.withLock { $0 = (key, table) }
  }

  /// The table from the store, or painted and put there; nil where the task was cancelled.
  private nonisolated static func load(
    _ store: TableStore, _ key: Key, _ theme: Theme
  ) -> Bitmap? {
    let size = Size(Double(key.width), Double(key.height))
    if let kept = store.load(size: size, theme: key.theme) { return kept }
    guard let table = TableArt.paint(size: size, theme: theme, cancelled: { Task.isCancelled })
    else { return nil }
    Task.detached(priority: .background) { store.save(table, theme: key.theme) }
    return table
  }
}
