import Files
import Glibc
import SDLKit

/// Copies a picture file into a folder, whole or not at all.
nonisolated struct PictureCopy {
  let folder: String

  /// What a copy is called until it is whole; hidden from lists.
  private static let unfinished = ".incoming-"
  private static let part = 256 << 10

  /// Copies an open file under a free name that is like its own.
  ///
  /// A file that is in the folder already, byte for byte, is not copied again.
  ///
  /// - Returns: the name in the folder.
  func take(_ source: PictureSource, _ header: PictureHeader) throws(FileError) -> String {
    try Folder(folder).make()
    let (stem, ending) = Self.cleaned(source.file.path, header.kind)
    let temporary = "\(folder)/\(Self.unfinished)\(getpid())-\(source.file.descriptor)"
    unlink(temporary)
    defer { unlink(temporary) }
    for number in 1...9999 {
      let name = number == 1 ? stem + ending : "\(stem)-\(number)\(ending)"
      let path = "\(folder)/\(name)"
      if access(path, F_OK) == 0 {
        if Self.holdsSame(path, source) { return name }
        continue
      }
      if access(temporary, F_OK) != 0 { try copy(source, to: temporary) }
      // Unlike a rename, a link never replaces a file.
      if link(temporary, path) == 0 || (errno != EEXIST && rename(temporary, path) == 0) {
        try Folder(folder).synchronize()
        return name
      }
      guard errno == EEXIST else { throw FileError("write", path) }
    }
    throw FileError("write", "\(folder)/\(stem)\(ending)", code: EEXIST)
  }

  /// Removes what processes have left that were ended while they copied.
  func sweep() {
    for name in Folder(folder).names where Self.isLeft(name) { unlink("\(folder)/\(name)") }
  }

  /// Whether a name is that of a copy which nobody will make whole.
  private static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix(unfinished),
      let process = name.dropFirst(unfinished.count).split(separator: "-").first.flatMap({
        pid_t($0)
      })
    else { return false }
    return process > 0 && kill(process, 0) != 0 && errno == ESRCH
  }

  /// The copy has the date of its source, so that it is as old as what it shows.
  private func copy(_ source: PictureSource, to path: String) throws(FileError) {
    let copy = try File(path, O_WRONLY | O_CREAT | O_EXCL, "write")
    var place = 0
    while true {
      let part: [UInt8] = try source.file.values(at: place, count: Self.part)
      if part.isEmpty { break }
      try copy.writeAll(part)
      place += part.count
    }
    copy.setDate(source.date)
    try copy.synchronize()
  }

  private static func holdsSame(_ path: String, _ source: PictureSource) -> Bool {
    guard let other = try? PictureSource(path: path), other.length == source.length else {
      return false
    }
    var place = 0
    while let a: [UInt8] = try? source.file.values(at: place, count: part),
      let b: [UInt8] = try? other.file.values(at: place, count: part), a == b
    {
      if a.isEmpty { return true }
      place += a.count
    }
    return false
  }

  /// A name that every file system takes and nobody stumbles over, and the ending of its kind.
  static func cleaned(_ path: String, _ kind: PictureFileKind) -> (stem: String, ending: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let allowed: Set<Character> = [" ", "-", "_", ".", "(", ")", "+", ","]
    let letters = name[..<dot].map { letter -> Character in
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
