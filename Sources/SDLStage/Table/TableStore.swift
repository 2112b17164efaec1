import Glibc
import Stage

/// Keeps painted tables as files, so that the next start need not paint.
///
/// A table that cannot be read or written is no error: it is painted again. The same folder may be
/// used by several programs and threads at once.
public nonisolated struct TableStore: Sendable {
  /// As many tables as a player's windows and themes may need.
  private static let capacity = 6

  private let folder: String?

  /// - Parameter folder: made when the first table is kept; nil keeps nothing.
  public init(folder: String?) {
    self.folder = folder
  }

  /// The kept table, or nil where there is none that is whole.
  ///
  /// - Complexity: reads 4 bytes a pixel.
  public func load(size: Size, theme: Theme.Name) -> Bitmap? {
    guard let path = path(size, theme) else { return nil }
    return TableFile.read(path, width: Int(size.width), height: Int(size.height))
  }

  /// Keeps a table, and forgets the oldest where there are more than six.
  public func save(_ table: Bitmap, theme: Theme.Name) {
    let size = Size(Double(table.width), Double(table.height))
    guard let folder, let path = path(size, theme) else { return }
    makeFolder(folder)
    TableFile.write(table, to: path)
    forgetOldest(in: folder)
  }

  private func path(_ size: Size, _ theme: Theme.Name) -> String? {
    folder.map {
      "\($0)/table-\(Int(size.width))x\(Int(size.height))-\(theme.rawValue)-\(TableArt.version).raw"
    }
  }

  private func makeFolder(_ folder: String) {
    for end in folder.indices where folder[end] == "/" && end != folder.startIndex {
      mkdir(String(folder[..<end]), 0o700)
    }
    mkdir(folder, 0o700)
  }

  /// Removes all but the youngest tables, those of other versions and left-over parts too.
  private func forgetOldest(in folder: String) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    var found: [(age: Int, path: String)] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix("table-"), name.hasSuffix(".raw") || name.hasSuffix(".part") else {
        continue
      }
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      let changed = status.st_mtim
      found.append((changed.tv_sec * 1_000_000_000 + changed.tv_nsec, path))
    }
    found.sort { ($0.age, $0.path) > ($1.age, $1.path) }
    for old in found.dropFirst(Self.capacity) { unlink(old.path) }
  }
}
