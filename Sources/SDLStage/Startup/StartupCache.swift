import Files
import Raster
import SDLKit
import Stage

/// A cache of the drawings of first frames, which saves painting, rasterising and rendering text at launch.
///
/// Each window size, theme and first scene has one file. A file that cannot be read or written causes no error: the
/// frame is drawn again. Several copies of Matchwood may share one folder.
public nonisolated struct StartupCache: Sendable {
  /// The identity of a first frame.
  public struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name
    let scene: String

    /// - Parameters:
    ///   - width, height: the size in output pixels.
    ///   - scene: a name that distinguishes first frames of the same size and theme.
    public init(width: Int, height: Int, theme: Theme.Name, scene: String) {
      (self.width, self.height, self.theme, self.scene) = (width, height, theme, scene)
    }

    var size: Size { Size(Double(width), Double(height)) }
    /// The name of the file. It contains the version of the drawings.
    fileprivate var name: String {
      "\(width)x\(height)-\(theme.rawValue)-\(scene)-\(Rasteriser.version).\(TableArt.version)"
    }
  }

  /// The key of the table among the drawings of a frame.
  static let table = DrawingDigest("table").words

  private let files: BitmapCache

  /// - Parameter folder: created when the first frame is saved. `nil` disables the cache.
  public init(folder: FilePath?) {
    // Enough for the windows, themes and games of a typical player. A file has the size of a few windows.
    files = BitmapCache(folder: folder, prefix: "start", capacity: 8)
  }

  /// Returns the drawings of a frame by their digests, or none if the file is missing or damaged.
  public func load(_ key: Key) -> [DrawingDigest.Words: Bitmap] {
    let entries = files.sheet(key.name).map { entry in
      (entry.key, Bitmap(width: entry.width, height: entry.height, pixels: entry.pixels))
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// Saves the drawings of a frame and replaces the previous ones.
  public func save(_ drawings: [DrawingDigest.Words: Bitmap], for key: Key) {
    let entries = drawings.map { words, bitmap in
      BitmapSheet.Entry(
        key: words, width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    }
    files.save(entries, as: key.name)
  }
}
