import Glibc

/// The names of temporary files, which are written in the folder of the files they replace.
///
/// A name contains the process ID and a random number, so it is unique.
public enum PartFiles {
  private static let (beginning, ending): (FilePath, FilePath) = (".matchwood-", ".part")

  /// Returns the path of a new temporary file of this process. Open it with `O_EXCL`.
  public static func newPath(in folder: Folder) -> FilePath {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return folder.path(of: "\(beginning)\(getpid())-\(number)\(ending)")
  }

  /// Deletes the temporary files of processes that no longer run.
  ///
  /// - Complexity: Lists the folder.
  public static func sweep(_ folder: Folder) {
    for name in folder.names where isOrphaned(name) { folder.path(of: name).unlink() }
  }

  private static func isOrphaned(_ name: FilePath) -> Bool {
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
