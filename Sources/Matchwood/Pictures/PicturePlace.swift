import GameScenes
import Glibc
import Stage

/// A folder with pictures in it.
nonisolated struct PicturePlace: Hashable, Sendable {
  let folder: String
  /// What the names of its pictures begin with, to tell them from those of other places.
  let prefix: String

  /// More pictures than a list is pleasant with.
  private static let capacity = 2000
  private static let endings = ["png", "jpg", "jpeg", "jpe", "webp", "bmp"]

  /// A picture that can be played with, as far as its first bytes tell.
  struct Found: Hashable, Sendable {
    let id: String
    let path: String
    let size: Size
    let bytes: Int
    let date: Int
  }

  /// Where the program keeps copies: in the folder of what is kept.
  @MainActor init?(own data: HeldFolder?) {
    guard let path = data?.path else { return nil }
    self.init(folder: path + "/pictures", prefix: "")
  }

  init(folder: String, prefix: String) {
    (self.folder, self.prefix) = (folder, prefix)
  }

  /// Where a picture of this place is; nil for one of another place.
  func path(of id: String) -> String? {
    guard id.hasPrefix(prefix) else { return nil }
    let name = id.dropFirst(prefix.count)
    return name.isEmpty || name.hasPrefix(".") || name.contains("/") ? nil : "\(folder)/\(name)"
  }

  /// Looks at every file whose name sounds like a picture; what cannot be used is left out.
  ///
  /// - Complexity: opens each of those files and reads 64 KiB.
  func look() -> [Found] {
    names().prefix(Self.capacity).compactMap { name in
      let path = "\(folder)/\(name)"
      guard let source = try? PictureSource(path: path), let header = try? source.header() else {
        return nil
      }
      return Found(
        id: prefix + name, path: path, size: header.upright, bytes: source.length,
        date: source.date)
    }
  }

  private func names() -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let ending = name.split(separator: ".").last?.lowercased() ?? ""
      if !name.hasPrefix("."), Self.endings.contains(ending) { names.append(name) }
    }
    return names.sorted()
  }
}
