import Files
import Glibc
import PictureDecoding
import SDLKit

/// Copies a picture file into a folder, completely or not at all.
nonisolated struct PictureCopy {
  let folder: FilePath

  private static let partSize = 256 << 10

  /// Copies an open file under a free name similar to its own.
  ///
  /// A file with the same bytes and a similar name is not copied again.
  ///
  /// - Returns: the name in the folder.
  func makeCopy(_ source: PictureSource, _ header: PictureHeader) throws(FileError) -> FilePath {
    try Folder(folder).make()
    let (stem, ending) = Self.cleaned(source.file.path, header.kind)
    // A hidden name, until the copy is complete.
    let part = PartFiles.newPath(in: Folder(folder))
    var isCopied = false
    defer { if isCopied { part.unlink() } }
    for number in 1...9999 {
      let name = FilePath(number == 1 ? stem + ending : "\(stem)-\(number)\(ending)")
      let path: FilePath = "\(folder)/\(name)"
      if access(path.cString, F_OK) == 0 {
        if Self.hasSameContents(path, source) { return name }
        continue
      }
      if !isCopied { try copy(source, to: part) }
      isCopied = true
      // Unlike `rename`, `link` never replaces a file.
      if link(part.cString, path.cString) == 0
        || (errno != EEXIST && part.rename(to: path))
      {
        try Folder(folder).synchronize()
        return name
      }
      guard errno == EEXIST else { throw FileError("write", path) }
    }
    throw FileError("write", "\(folder)/\(stem)\(ending)", code: EEXIST)
  }

  /// Copies the contents and the date of the source.
  private func copy(_ source: PictureSource, to path: FilePath) throws(FileError) {
    let copy = try File(path, O_WRONLY | O_CREAT | O_EXCL, "write")
    do throws(FileError) {
      var place = 0
      while true {
        let part: [UInt8] = try source.file.values(at: place, count: Self.partSize)
        if part.isEmpty { break }
        try copy.writeAll(part)
        place += part.count
      }
      copy.setDate(source.date)
      try copy.synchronize()
    } catch {
      path.unlink()
      throw error
    }
  }

  private static func hasSameContents(_ path: FilePath, _ source: PictureSource) -> Bool {
    guard let other = try? PictureSource(path: path), other.length == source.length else {
      return false
    }
    var place = 0
    while let a: [UInt8] = try? source.file.values(at: place, count: partSize),
      let b: [UInt8] = try? other.file.values(at: place, count: partSize), a == b
    {
      if a.isEmpty { return true }
      place += a.count
    }
    return false
  }

  /// Returns a name that all file systems accept, and the extension of the file's kind.
  static func cleaned(_ path: FilePath, _ kind: PictureFileKind) -> (stem: String, ending: String) {
    let allowed: Set<Character> = [" ", "-", "_", ".", "(", ")", "+", ","]
    let letters = path.stem.shown.map { letter -> Character in
      letter.isLetter || letter.isNumber || allowed.contains(letter) ? letter : "-"
    }
    var stem = ""
    for letter in letters.drop(while: { " .".contains($0) }) {
      guard stem.utf8.count + letter.utf8.count <= 100 else { break }
      stem.append(letter)
    }
    while let last = stem.last, " .".contains(last) { stem.removeLast() }
    let ending =
      switch kind {
      case .png: ".png"
      case .jpeg: ".jpg"
      case .webp: ".webp"
      case .bmp: ".bmp"
      }
    return (stem.isEmpty ? "picture" : stem, ending)
  }
}
