import Files
import GameKernel
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
    /// When it was changed last, in seconds since 1970.
    let date: Int
    /// When it was taken, where it says so.
    let taken: Day?

    init(id: String, _ source: PictureSource, _ header: PictureHeader) {
      (self.id, path) = (id, source.file.path)
      (size, bytes, taken) = (header.upright, source.length, header.taken)
      date = Int(source.date.components.seconds)
    }
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

  /// Whether a name is one of this place alone, and not of a folder in it or elsewhere.
  func holds(_ id: String) -> Bool {
    !id.dropFirst(prefix.count).contains("/") && path(of: id) != nil
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
      return Found(id: prefix + name, source, header)
    }
  }

  private func names() -> [String] {
    Folder(folder).names.filter { !$0.hasPrefix(".") && Self.soundsLikePicture($0) }.sorted()
  }

  /// Whether a file that is called so may be a picture.
  static func soundsLikePicture(_ name: String) -> Bool {
    endings.contains(name.split(separator: ".").last?.lowercased() ?? "")
  }
}
