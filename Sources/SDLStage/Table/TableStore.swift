import Files
import SDLKit
import Stage
import Threads

/// A cache of painted tables in files, which saves painting them at launch.
///
/// A table that cannot be read or written causes no error: it is painted again. Several programs and threads may
/// share one folder.
public nonisolated struct TableStore: Sendable {
  private let cache: BitmapCache

  /// - Parameter folder: Created when the first table is saved. `nil` disables the cache.
  public init(folder: FilePath?) {
    // Enough for the windows and themes of a typical player.
    cache = BitmapCache(folder: folder, prefix: "table", capacity: 6)
  }

  /// Returns the cached table, or `nil` if the file is missing or damaged.
  public func load(size: Size, theme: Theme.Name) -> Bitmap? {
    let (width, height) = (Int(size.width), Int(size.height))
    return cache.load(name(size, theme), width: width, height: height).map {
      Bitmap(width: width, height: height, pixels: $0)
    }
  }

  /// Saves a table, and deletes the oldest one if there are more than six.
  public func save(_ table: Bitmap, theme: Theme.Name) {
    let size = Size(Double(table.width), Double(table.height))
    cache.save(
      table.pixels, width: table.width, height: table.height, as: name(size, theme))
  }

  /// Returns the cached table, or paints it and saves it for the next launch.
  ///
  /// - Returns: `nil` if the painting was cancelled.
  func table(size: Size, _ theme: Theme, until end: EndRequest = EndRequest()) -> Bitmap? {
    if let kept = load(size: size, theme: theme.name) { return kept }
    let table = TableArt.paint(size: size, theme: theme, cancelled: end.wasAsked)
    if let table { Background.start { save(table, theme: theme.name) } }
    return table
  }

  private func name(_ size: Size, _ theme: Theme.Name) -> String {
    "\(Int(size.width))x\(Int(size.height))-\(theme.rawValue)-\(TableArt.version)"
  }
}
