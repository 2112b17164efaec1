import Glibc

/// Keeps bitmaps as files of a folder, so that they need not be made again.
///
/// One that cannot be read or written is no error: it is made again. The same folder may be used by
/// several caches, programs and threads at once.
public nonisolated struct BitmapCache: Sendable {
  private let folder: String?
  private let prefix: String
  private let capacity: Int

  /// - Parameters:
  ///   - folder: made when the first bitmap is kept; nil keeps nothing.
  ///   - prefix: tells the files of this cache from those of others.
  ///   - capacity: how many are kept, the youngest.
  public init(folder: String?, prefix: String, capacity: Int) {
    (self.folder, self.prefix, self.capacity) = (folder, prefix, capacity)
  }

  /// The bitmap kept under a name, or nil where there is none that is whole and of that size.
  ///
  /// - Complexity: reads 4 bytes a pixel.
  public func load(_ name: String, width: Int, height: Int) -> Bitmap? {
    path(name).flatMap { BitmapFile.read($0, width: width, height: height) }
  }

  /// Keeps a bitmap, and forgets the oldest where there are too many.
  public func save(_ bitmap: Bitmap, as name: String) {
    guard let folder, let path = path(name) else { return }
    makeFolder(folder)
    BitmapFile.write(bitmap, to: path)
    forgetOldest(in: folder)
  }

  private func path(_ name: String) -> String? {
    folder.map { "\($0)/\(prefix)-\(name).raw" }
  }

  private func makeFolder(_ folder: String) {
    for end in folder.indices where folder[end] == "/" && end != folder.startIndex {
      mkdir(String(folder[..<end]), 0o700)
    }
    mkdir(folder, 0o700)
  }

  /// Removes all but the youngest, those of other versions and left-over parts too.
  private func forgetOldest(in folder: String) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    var found: [(age: Int, path: String)] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(prefix + "-"), name.hasSuffix(".raw") || name.hasSuffix(".part") else {
        continue
      }
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      let changed = status.st_mtim
      found.append((changed.tv_sec * 1_000_000_000 + changed.tv_nsec, path))
    }
    found.sort { ($0.age, $0.path) > ($1.age, $1.path) }
    for old in found.dropFirst(capacity) { unlink(old.path) }
  }
}
