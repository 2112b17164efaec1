import Files
import Stage

/// A cache of the pictures of first frames in files, which saves rasterising them at launch.
///
/// A picture that cannot be read or written causes no error: it is rasterised again. Several programs and threads
/// may share one folder.
public nonisolated struct FirstPictureStore: Sendable {
  private let cache: BitmapCache

  /// - Parameter folder: Created when the first pictures are saved. `nil` disables the cache.
  public init(folder: FilePath?) {
    // The pictures and texts of the menu and the games, each in the last two sizes and themes.
    cache = BitmapCache(folder: folder, prefix: "pictures", capacity: 24)
  }

  /// Returns the pictures saved under a name, by their digests.
  public func load(_ name: String) -> [DrawingDigest.Words: Bitmap] {
    let entries = cache.sheet("\(name)-\(Rasteriser.version)").map { entry in
      (entry.key, Bitmap(width: entry.width, height: entry.height, pixels: entry.pixels))
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// Saves pictures under a name and replaces the previous ones.
  public func save(_ pictures: [DrawingDigest.Words: Bitmap], as name: String) {
    let entries = pictures.map { words, bitmap in
      BitmapSheet.Entry(
        key: words, width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    }
    cache.save(entries, as: "\(name)-\(Rasteriser.version)")
  }
}
