import Raster
import Stage
import Synchronization
import Threads

/// The source of the painted table. Another thread paints the tables of new sizes.
@MainActor final class TableSource {
  nonisolated struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name

    var size: Size { Size(Double(width), Double(height)) }
  }

  /// Called on another thread when a table is ready. `nil` paints every table synchronously.
  private let onReady: (@Sendable () -> Void)?
  private var work: Work?
  /// The key of the table returned last.
  private var shown: Key?

  init(onReady: (@Sendable () -> Void)?) { self.onReady = onReady }

  isolated deinit { endWork() }

  /// A table that another thread paints.
  private final nonisolated class Work: Sendable {
    let key: Key
    let end = CancellationFlag()
    let table = Mutex<Bitmap?>(nil)

    init(_ key: Key) { self.key = key }
  }

  /// Returns a table to show from now on, or `nil` to keep the current one.
  ///
  /// The first table of a theme is returned at once. Tables of new sizes follow after `onReady`.
  ///
  /// - Parameters:
  ///   - isShown: whether the caller still shows the last table.
  ///   - startup: the first frame, whose table is used if size and theme are the same.
  func next(
    _ key: Key, _ theme: Theme, isShown: Bool, _ startup: StartupFrame?
  ) -> Bitmap? {
    if !isShown { shown = nil }
    if key == shown {
      // The window has returned to its old size, so a new table is no longer needed.
      endWork()
      return nil
    }
    if let work, work.key == key, let table = work.table.withLock({ $0.take() }) {
      return finish(table, key)
    }
    guard let onReady, let shown, shown.theme == key.theme else {
      let table =
        startup?.table(key.size, key.theme) ?? TableArt.paint(size: key.size, theme: theme)
      return finish(table, key)
    }
    if work?.key != key { start(key, theme, onReady) }
    return nil
  }

  private func finish(_ table: Bitmap?, _ key: Key) -> Bitmap? {
    endWork()
    shown = key
    return table
  }

  private func endWork() {
    work?.end.cancel()
    work = nil
  }

  private func start(_ key: Key, _ theme: Theme, _ onReady: @escaping @Sendable () -> Void) {
    endWork()
    let work = Work(key)
    self.work = work
    Background.start {
      let table = TableArt.paint(size: key.size, theme: theme, cancelled: work.end.isCancelled)
      guard let table else { return }
      work.table.withLock { $0 = table }
      onReady()
    }
  }
}
