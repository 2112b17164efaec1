import Glibc

/// Holds a folder for this program as long as the lock lives, so that two do not overwrite each other.
///
/// The system gives it free when the program ends, however it ends.
final class InstanceLock {
  private let file: File

  /// - Returns: nil where another program holds the folder.
  init?(folder: String) throws(FileError) {
    file = try File(folder + "/lock", O_WRONLY | O_CREAT, "write")
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK { return nil }
      throw FileError("lock", file.path)
    }
  }
}
