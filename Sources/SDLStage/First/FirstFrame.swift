import SDLKit
import Stage
import Threads

/// What a first frame needs and an earlier start may have kept: its table, its pictures and its lines of text.
///
/// It is found on another thread, which can begin before there is a window, for the size that this will most likely have.
public nonisolated struct FirstFrame: Sendable {
  /// Tells first frames apart.
  public struct Key: Hashable, Sendable {
    let width: Int
    let height: Int
    let theme: Theme.Name
    let scene: String

    /// - Parameters:
    ///   - width: in output pixels, as the height.
    ///   - scene: tells apart first frames of the same size and theme.
    public init(width: Int, height: Int, theme: Theme.Name, scene: String) {
      (self.width, self.height, self.theme, self.scene) = (width, height, theme, scene)
    }

    /// What its pictures are kept under.
    var name: String { "\(width)x\(height)-\(theme.rawValue)-\(scene)" }
    /// What its lines of text are kept under.
    var textName: String { name + "-texts" }
    var size: Size { Size(Double(width), Double(height)) }
  }

  typealias Pictures = [DrawingDigest.Words: Bitmap]

  /// Nil where nothing is expected.
  let key: Early<Key?>
  let lines: Early<Pictures>
  let pictures: Early<Pictures>
  /// Nil where the theme has none, or where nobody wants it any more.
  let table: Early<Bitmap?>
  private let end = EndRequest()

  /// Puts it into a line; the table stands last, for it may have to be painted.
  ///
  /// - Parameter key: asked for in its turn; where it is nil, nothing is found.
  public init(
    _ key: @escaping @Sendable () -> Key?, tables: TableStore, pictures: FirstPictureStore,
    in line: inout EarlyLine
  ) {
    let key = line.add(key)
    self.key = key
    lines = line.add {
      let kept = key.value.map { pictures.load($0.textName) } ?? [:]
      // Then they will be written, and nobody waits for the library that writes as long as the window is not there.
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

  /// Whether its table is that of a size and a theme.
  func hasTable(_ size: Size, _ theme: Theme.Name) -> Bool {
    key.value?.size == size && key.value?.theme == theme
  }

  /// Nobody wants the table any more, so that painting it ends early.
  func endTable() { end.ask() }
}
