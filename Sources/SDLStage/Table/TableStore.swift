import Stage

/// Keeps painted tables as files, so that the next start need not paint.
///
/// A table that cannot be read or written is no error: it is painted again. The same folder may be
/// used by several programs and threads at once.
public nonisolated struct TableStore: Sendable {
  private let cache: BitmapCache

  /// - Parameter folder: made when the first table is kept; nil keeps nothing.
  public init(folder: String?) {
    // As many tables as a player's windows and themes may need.
    cache = BitmapCache(folder: folder, prefix: "table", capacity: 6)
  }

  /// The kept table, or nil where there is none that is whole.
  ///
  /// - Complexity: reads 4 bytes a pixel.
  public func load(size: Size, theme: Theme.Name) -> Bitmap? {
    cache.load(name(size, theme), width: Int(size.width), height: Int(size.height))
  }

  /// Keeps a table, and forgets the oldest where there are more than six.
  public func save(_ table: Bitmap, theme: Theme.Name) {
    cache.save(table, as: name(Size(Double(table.width), Double(table.height)), theme))
  }

  private func name(_ size: Size, _ theme: Theme.Name) -> String {
    "\(Int(size.width))x\(Int(size.height))-\(theme.rawValue)-\(TableArt.version)"
  }
}
