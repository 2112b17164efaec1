import BoxKit
import Files
import GameKernel
import PictureDecoding
import Stage

/// A folder with pictures in it.
nonisolated struct PicturePlace: Hashable, Sendable {
  let folder: FilePath
  /// The beginning of the names of its pictures, which distinguishes them from those of other places.
  let prefix: String

  /// The maximum number of pictures of a place. A longer list would be hard to use.
  private static let capacity = 2000

  /// A picture that can be used, judging by its header.
  struct Found: Hashable, Sendable {
    let id: PictureName
    let path: FilePath
    let size: Size
    let bytes: Int
    /// The time of the file's last change, in seconds since 1970.
    let date: Int
    /// The day on which the picture was taken, if the file has it.
    let dateTaken: Day?
    /// Whether the file has several frames.
    let isAnimated: Bool

    init(id: PictureName, _ source: PictureSource, _ header: PictureHeader) {
      (self.id, path) = (id, source.file.path)
      (size, bytes, dateTaken) = (header.upright, source.length, header.dateTaken)
      isAnimated = header.isAnimated
      date = Int(source.date.components.seconds)
    }
  }

  /// Refers to the folder of copies, inside the folder of saved files; `nil` without that folder.
  @MainActor init?(own data: LockedFolder?) {
    guard let path = data?.path else { return nil }
    self.init(folder: path + "/pictures", prefix: "")
  }

  init(folder: FilePath, prefix: String) {
    (self.folder, self.prefix) = (folder, prefix)
  }

  /// Returns the path of a picture, or `nil` if the picture belongs to another place.
  ///
  /// The name may come from an untrusted file. A name that leads out of the folder belongs to no place.
  func path(of id: PictureName) -> FilePath? {
    guard id.text.utf8.starts(with: prefix.utf8) else { return nil }
    let text = String(decoding: id.text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    guard let name = FilePath(text: text), name.isName, !name.hasPrefix(".") else { return nil }
    return "\(folder)/\(name)"
  }

  /// Finds all usable pictures among the files with a picture's extension.
  ///
  /// - Complexity: Opens each of these files and reads 64 KiB, and the beginnings of the chunks of PNG and WebP
  ///   files.
  func findPictures() -> [Found] {
    names().prefix(Self.capacity).compactMap { name in
      let path: FilePath = "\(folder)/\(name)"
      guard let source = try? PictureSource(path: path), let header = try? source.header() else {
        return nil
      }
      return Found(id: PictureName(prefix + name.text), source, header)
    }
  }

  private func names() -> [FilePath] {
    Folder(folder).names.filter { !$0.hasPrefix(".") && FileKind.pictures.includes($0) }.sorted()
  }
}
