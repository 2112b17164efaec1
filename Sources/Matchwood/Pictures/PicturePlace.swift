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
    let id: PictureName
    let path: String
    let size: Size
    let bytes: Int
    /// When it was changed last, in seconds since 1970.
    let date: Int
    /// When it was taken, where it says so.
    let taken: Day?

    init(id: PictureName, _ source: PictureSource, _ header: PictureHeader) {
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
  ///
  /// The name may come from a file that anybody has written: one that would lead elsewhere is none of this place.
  func path(of id: PictureName) -> String? {
    guard id.text.utf8.starts(with: prefix.utf8) else { return nil }
    // By bytes, as the system reads a path: a slash with an accent is another character, but a slash all the same.
    let name = id.text.utf8.dropFirst(prefix.utf8.count)
    let isName = !name.isEmpty && name.first != UInt8(ascii: ".") && Self.isName(name)
    return isName ? "\(folder)/\(String(decoding: name, as: UTF8.self))" : nil
  }

  /// Whether bytes can name something in a folder.
  private static func isName(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") }
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
      return Found(id: PictureName(prefix + name), source, header)
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
