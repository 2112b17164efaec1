import SDLKit
import Stage
import Threads

/// The cached data of a first frame: its table, its pictures and its lines of text.
///
/// It is loaded on another thread, which can start before the window opens, for the most likely window size.
public nonisolated struct FirstFrame: Sendable {
  /// The identity of a first frame.
  public struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name
    let scene: String

    /// - Parameters:
    ///   - width, height: The size in output pixels.
    ///   - scene: A name that distinguishes first frames of the same size and theme.
    public init(width: Int, height: Int, theme: Theme.Name, scene: String) {
      (self.width, self.height, self.theme, self.scene) = (width, height, theme, scene)
    }

    /// The cache name of the pictures.
    var name: String { "\(width)x\(height)-\(theme.rawValue)-\(scene)" }
    /// The cache name of the lines of text.
    var textName: String { name + "-texts" }
    var size: Size { Size(Double(width), Double(height)) }
  }

  typealias Pictures = [DrawingDigest.Words: Bitmap]

  /// The key, or `nil` if no first frame is expected.
  let key: Prefetched<Key?>
  let lines: Prefetched<Pictures>
  let pictures: Prefetched<Pictures>
  /// The table, or `nil` if the theme has no wood grain or the table is no longer needed.
  let table: Prefetched<Bitmap?>
  private let end = EndRequest()

  /// Appends the loading steps to a queue. The table comes last, because it may have to be painted.
  ///
  /// - Parameter key: Returns the key when its turn comes. `nil` loads nothing.
  public init(
    _ key: @escaping @Sendable () -> Key?, tables: TableStore, pictures: FirstPictureStore,
    in line: inout PrefetchQueue
  ) {
    let key = line.add(key)
    self.key = key
    lines = line.add {
      let kept = key.value.map { pictures.load($0.textName) } ?? [:]
      // Without cached lines, SDL_ttf will be needed. Load it here, before the window opens.
      if kept.isEmpty { Font.prepare() }
      return kept
    }
    self.pictures = line.add { key.value.map { pictures.load($0.name) } ?? [:] }
    table = line.add { [end] in
      guard let key = key.value, case let theme = Theme.named(key.theme), theme.grain > 0
      else { return nil }
      return tables.table(size: key.size, theme, until: end)
    }
  }

  /// Whether the table has the given size and theme.
  func hasTable(_ size: Size, _ theme: Theme.Name) -> Bool {
    key.value?.size == size && key.value?.theme == theme
  }

  /// Cancels the painting of the table, which is no longer needed.
  func endTable() { end.ask() }
}
