import Glibc

/// The names of files that are written beside the ones they will replace.
///
/// A name has the process and a random number in it, so no other file has it and nothing is written over.
public enum PartFiles {
  private static let (beginning, ending): (FilePath, FilePath) = (".matchwood-", ".part")

  /// A path in a folder for a new file of this process; open it with `O_EXCL`.
  public static func newPath(in folder: Folder) -> FilePath {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return folder.path(of: "\(beginning)\(getpid())-\(number)\(ending)")
  }

  /// Removes the files of processes that were killed while they wrote in a folder.
  ///
  /// - Complexity: lists the folder.
  public static func sweep(_ folder: Folder) {
    for name in folder.names where isLeft(name) { unlink(folder.path(of: name).cString) }
  }

  private static func isLeft(_ name: FilePath) -> Bool {
    guard name.hasPrefix(beginning), name.hasSuffix(ending), let text = name.utf8 else {
      return false
    }
    let parts = text.dropFirst(beginning.bytes.count).dropLast(ending.bytes.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), UInt64(parts[1], radix: 36) != nil
    else { return false }
    return process > 0 && kill(process, 0) != 0 && errno == ESRCH
  }
}
