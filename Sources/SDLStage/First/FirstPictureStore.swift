import Files
import Stage

/// Keeps the pictures of first frames as files, so that the next start need not rasterise them.
///
/// What cannot be read or written is no error: it is rasterised again. The same folder may be used by several programs
/// and threads at once.
public nonisolated struct FirstPictureStore: Sendable {
  private let cache: BitmapCache

  /// - Parameter folder: made when the first pictures are kept; nil keeps nothing.
  public init(folder: FilePath?) {
    // Pictures and texts of menu and games, each in the two sizes and themes that were used last.
    cache = BitmapCache(folder: folder, prefix: "pictures", capacity: 24)
  }

  /// The pictures kept under a name, by their digests.
  public func load(_ name: String) -> [DrawingDigest.Words: Bitmap] {
    let entries = cache.sheet("\(name)-\(Rasteriser.version)").map { entry in
      (entry.key, Bitmap(width: entry.width, height: entry.height, pixels: entry.pixels))
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// Keeps pictures under a name instead of those before.
  public func save(_ pictures: [DrawingDigest.Words: Bitmap], as name: String) {
    let entries = pictures.map { words, bitmap in
      BitmapSheet.Entry(
        key: words, width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    }
    cache.save(entries, as: "\(name)-\(Rasteriser.version)")
  }
}
