import Glibc

/// A small file that is either the old one or the new one whole, whenever the program or the power stops.
///
/// One backup is kept: the version before the last write, under the same name with `.bak` behind it.
nonisolated struct SafeFile: Sendable {
  let path: String
  var keepsBackup = true

  var backup: String { path + ".bak" }
  /// One fixed name, so that an interrupted write leaves at most one file behind.
  var temporary: String { path + ".tmp" }

  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// The bytes of the file; nil where there is none.
  ///
  /// - Parameter limit: more than so many are an error, `EFBIG`.
  func read(atMost limit: Int = .max) throws(FileError) -> [UInt8]? {
    do {
      return try File(path, O_RDONLY, "read").readAll(atMost: limit)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Replaces the file; where that fails, as on a full disk, leaves the old one and nothing besides.
  func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      try replace(with: bytes)
    } catch {
      unlink(temporary)
      throw FileError("write", path, code: error.code)
    }
  }

  private func replace(with bytes: [UInt8]) throws(FileError) {
    let file = try File(temporary, O_WRONLY | O_CREAT | O_TRUNC, "write")
    try file.writeAll(bytes)
    try file.synchronize()
    if keepsBackup { try keepBackup() }
    guard rename(temporary, path) == 0 else { throw FileError("write", path) }
    try File(folder, O_RDONLY | O_DIRECTORY, "open").synchronize()
  }

  /// Moves the file out of the way, under the first free name `<name>.<word>-1.<extension>` and so on.
  ///
  /// - Returns: the name that it has now.
  func setAside(_ word: String) throws(FileError) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    for number in 1...999 {
      let name = "\(path[..<dot]).\(word)-\(number)\(path[dot...])"
      // Unlike a rename, a link never replaces a file.
      if link(path, name) == 0 {
        unlink(path)
        return name
      }
      guard errno == EEXIST else { throw FileError("rename", path) }
    }
    throw FileError("rename", path, code: EEXIST)
  }

  /// The old version stays under its own name too, so that there are a file and a backup at every
  /// moment; where there is no file, the backup is all there is and stays.
  private func keepBackup() throws(FileError) {
    let next = backup + ".tmp"
    unlink(next)
    guard link(path, next) == 0 else {
      if errno == ENOENT { return }
      throw FileError("write", backup)
    }
    guard rename(next, backup) == 0 else { throw FileError("write", backup) }
    // Two names of one file, as an interrupted write leaves them, are not made one by renaming.
    unlink(next)
  }
}
