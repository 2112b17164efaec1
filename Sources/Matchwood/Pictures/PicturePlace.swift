import Files
import GameKernel
import Stage

/// A folder with pictures in it.
nonisolated struct PicturePlace: Hashable, Sendable {
  let folder: FilePath
  /// What the names of its pictures begin with, to tell them from those of other places.
  let prefix: String

  /// More pictures than a list is pleasant with.
  private static let capacity = 2000
  private static let endings = ["png", "jpg", "jpeg", "jpe", "webp", "bmp"]

  /// A picture that can be played with, as far as its first bytes tell.
  struct Found: Hashable, Sendable {
    let id: PictureName
    let path: FilePath
    let size: Size
    let bytes: Int
    /// When it was changed last, in seconds since 1970.
    let date: Int
    /// When it was taken, where it says so.
    let taken: Day?
    /// Whether it has several frames.
    let isAnimated: Bool

    init(id: PictureName, _ source: PictureSource, _ header: PictureHeader) {
      (self.id, path) = (id, source.file.path)
      (size, bytes, taken) = (header.upright, source.length, header.taken)
      isAnimated = header.isAnimated
      date = Int(source.date.components.seconds)
    }
  }

  /// Where the program keeps copies: in the folder of what is kept.
  @MainActor init?(own data: HeldFolder?) {
    guard let path = data?.path else { return nil }
    self.init(folder: path + "/pictures", prefix: "")
  }

  init(folder: FilePath, prefix: String) {
    (self.folder, self.prefix) = (folder, prefix)
  }

  /// Where a picture of this place is; nil for one of another place.
  ///
  /// The name may come from a file that anybody has written: one that would lead elsewhere is none of this place.
  func path(of id: PictureName) -> FilePath? {
    guard id.text.utf8.starts(with: prefix.utf8) else { return nil }
    let text = String(decoding: id.text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    guard let name = FilePath(text: text), name.isName, !name.hasPrefix(".") else { return nil }
    return "\(folder)/\(name)"
  }

  /// Looks at every file whose name sounds like a picture; what cannot be used is left out.
  ///
  /// - Complexity: opens each of those files and reads 64 KiB, and the beginnings of the chunks of PNG and WebP files.
  func look() -> [Found] {
    names().prefix(Self.capacity).compactMap { name in
      let path: FilePath = "\(folder)/\(name)"
      guard let source = try? PictureSource(path: path), let header = try? source.header() else {
        return nil
      }
      return Found(id: PictureName(prefix + name.text), source, header)
    }
  }

  private func names() -> [FilePath] {
    Folder(folder).names.filter { !$0.hasPrefix(".") && Self.soundsLikePicture($0) }.sorted()
  }

  /// Whether a file that is called so may be a picture.
  static func soundsLikePicture(_ name: FilePath) -> Bool {
    endings.contains(name.shown.split(separator: ".").last?.lowercased() ?? "")
  }
}
