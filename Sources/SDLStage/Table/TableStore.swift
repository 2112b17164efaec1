import Files
import SDLKit
import Stage
import Threads

/// Keeps painted tables as files, so that the next start need not paint.
///
/// A table that cannot be read or written is no error: it is painted again. The same folder may be
/// used by several programs and threads at once.
public nonisolated struct TableStore: Sendable {
  private let cache: BitmapCache

  /// - Parameter folder: made when the first table is kept; nil keeps nothing.
  public init(folder: FilePath?) {
    // As many tables as a player's windows and themes may need.
    cache = BitmapCache(folder: folder, prefix: "table", capacity: 6)
  }

  /// The kept table, or nil where there is none that is whole.
  public func load(size: Size, theme: Theme.Name) -> Bitmap? {
    let (width, height) = (Int(size.width), Int(size.height))
    return cache.load(name(size, theme), width: width, height: height).map {
      Bitmap(width: width, height: height, pixels: $0)
    }
  }

  /// Keeps a table, and forgets the oldest where there are more than six.
  public func save(_ table: Bitmap, theme: Theme.Name) {
    let size = Size(Double(table.width), Double(table.height))
    cache.save(
      table.pixels, width: table.width, height: table.height, as: name(size, theme))
  }

  /// A kept table, or one that is painted now and kept for the next time.
  ///
  /// - Returns: nil where its painting was ended early.
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
