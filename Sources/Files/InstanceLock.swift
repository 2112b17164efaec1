import Glibc

/// Holds a folder for this program as long as the lock lives, so that two do not overwrite each other.
///
/// The system gives it free when the program ends, however it ends.
public final class InstanceLock: Sendable {
  private let file: File

  /// - Parameter folder: is there already; the file `lock` in it is made.
  /// - Returns: nil where another program, or another lock of this one, holds the folder.
  public init?(_ folder: Folder) throws(FileError) {
    file = try File(folder.path(of: "lock"), O_WRONLY | O_CREAT, "write")
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK { return nil }
      throw FileError("lock", file.path)
    }
  }
}
