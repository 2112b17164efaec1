import BoxKit
import Controls
import Files
import Stage

/// The rows of a folder: its parent, its folders and its files.
final class FolderItems: ListSource {
  /// The entry of a row.
  enum Entry: Hashable {
    case up
    case folder(FilePath)
    case file(FilePath)
  }

  private let found: FoundFolder?
  private let hasParent: Bool
  private let reader: any FolderReader
  private let look: Look
  /// The row index of each path, computed on first use.
  private lazy var places = Dictionary(
    (parentRows..<count).compactMap { index in path(at: index).map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })

  init(
    _ found: FoundFolder?, folder: FilePath, _ reader: any FolderReader, _ look: Look
  ) {
    (self.found, self.reader, self.look) = (found, reader, look)
    hasParent = FoundFolder.parent(of: folder) != nil
  }

  private var parentRows: Int { hasParent ? 1 : 0 }
  private var folders: Int { found?.folders.count ?? 0 }

  var count: Int { parentRows + folders + (found?.files.count ?? 0) }

  /// The row of the initial focus: the first entry in the folder.
  var first: Int { min(parentRows, max(0, count - 1)) }

  func entry(at index: Int) -> Entry {
    guard index >= parentRows, let path = path(at: index) else { return .up }
    return index - parentRows < folders ? .folder(path) : .file(path)
  }

  /// Returns the row of a path, or `nil` if it is not in the folder.
  func index(of path: FilePath) -> Int? { places[path] }

  private func path(at index: Int) -> FilePath? {
    guard let found, index >= parentRows else { return nil }
    let place = index - parentRows
    let name = place < folders ? found.folders[place] : found.files[place - folders]
    return FoundFolder.path(of: name, in: found.path)
  }

  func row(at index: Int) -> any Row { FolderRow(entry(at: index), reader, look) }

  func height(at index: Int, width: Double) -> Double? {
    look.metrics.thumbSide + 2 * look.metrics.px(4)
  }
}

/// A row of a folder, or of a file with its thumbnail.
private final class FolderRow: Row {
  var state = RowState()
  private let entry: FolderItems.Entry
  private let reader: any FolderReader
  private let look: Look
  private var thumb: Picture?

  init(_ entry: FolderItems.Entry, _ reader: any FolderReader, _ look: Look) {
    (self.entry, self.reader, self.look) = (entry, reader, look)
  }

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    let side = metrics.thumbSide
    let place = Rect(box.x, (box.midY - side / 2).rounded(), side, side)
    switch entry {
    case .up: draw(.arrowUp, into: &list, place)
    case .folder: draw(.folder, into: &list, place)
    case .file(let path) where FileKind.archives.includes(path):
      draw(.matchbox, into: &list, place)
    case .file(let path): drawThumb(of: path, into: &list, place)
    }
    let left = place.maxX + metrics.px(16, small: 10)
    list.text(
      title, metrics.medium(), theme.ink,
      in: Rect(left, box.y, box.maxX - left, box.height), look: look)
  }

  private var title: String {
    switch entry {
    // Translators: First row of a list of files. Goes to the parent folder.
    case .up: look.texts("One folder up")
    case .folder(let path), .file(let path):
      path.name.shown
    }
  }

  private func draw(_ icon: Icon, into list: inout DisplayList, _ place: Rect) {
    let sign = icon.picture(
      size: 2 * (0.3 * place.width).rounded(), color: .white, in: look.pictures)
    list.picture(
      sign, center: Point(place.midX.rounded(), place.midY.rounded()), tint: look.theme.mutedInk)
  }

  private func drawThumb(of path: FilePath, into list: inout DisplayList, _ place: Rect) {
    thumb =
      thumb
      ?? reader.thumbnail(of: path).map { image in
        let pixels = Int(place.width)
        let fitted = image.width > pixels ? image.scaled(width: pixels, height: pixels) : image
        let all = Rect(.zero, place.size)
        return Picture("thumb found", size: place.size) {
          $0.fill(.rect(all), .image(fitted, in: all))
        }
      }
    if let thumb { return list.picture(thumb, at: place.origin) }
    let color = look.theme.panelLine.opacity(0.6)
    list.fill(place.inset(by: look.metrics.px(4)), color)
  }
}
