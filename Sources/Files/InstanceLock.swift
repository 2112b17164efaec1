import Glibc

/// A lock on a folder, owned until deinitialization, so that two programs do not overwrite each other's files.
///
/// The system releases it when the process ends, even after a crash.
public final class InstanceLock: Sendable {
  private let file: File
  /// The locked folder, if the lock file is in the runtime folder and named after the folder's inode number.
  ///
  /// The folder stays open, so that the number is not reused.
  private let lockedFolder: File?

  /// - Parameters:
  ///   - folder: an existing folder. The file `lock` is created in it.
  ///   - runtime: the folder for the lock file if the file system of `folder` does not support locks, as on some
  ///     networks. Created if missing.
  /// - Returns: `nil` if another process, or another lock of this process, owns the folder.
  public init?(_ folder: Folder, runtime: Folder? = nil) throws(FileError) {
    let own = try Self.open(folder.path(of: "lock"))
    if flock(own.descriptor, LOCK_EX | LOCK_NB) == 0 {
      (file, lockedFolder) = (own, nil)
      return
    }
    if errno == EWOULDBLOCK { return nil }
    let failure = FileError("lock", own.path)
    guard let runtime else { throw failure }
    let openFolder = try File(folder.path, O_RDONLY | O_DIRECTORY, "open")
    try runtime.make()
    let other = try Self.open(runtime.path(of: "\(openFolder.identity()).lock"))
    guard Self.setLock(other, Int16(F_WRLCK)) else {
      if errno == EAGAIN || errno == EACCES { return nil }
      throw FileError("lock", other.path)
    }
    (file, lockedFolder) = (other, openFolder)
  }

  // Unlocks explicitly: a child process that another thread is just starting shares the lock until its `exec`.
  deinit {
    if lockedFolder == nil {
      flock(file.descriptor, LOCK_UN)
    } else {
      _ = Self.setLock(file, Int16(F_UNLCK))
    }
  }

  /// Whether the lock file is still at its path. If not, another process could lock a new one.
  public var isWhole: Bool {
    var (mine, there) = (stat(), stat())
    guard unsafe fstat(file.descriptor, &mine) == 0, unsafe lstat(file.path.cString, &there) == 0
    else {
      return false
    }
    return mine.st_dev == there.st_dev && mine.st_ino == there.st_ino
  }

  /// Opens a lock file. Does not block if it is a pipe, and does not follow symbolic links.
  private static func open(_ path: FilePath) throws(FileError) -> File {
    try File(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOFOLLOW, "write")
  }

  /// `F_OFD_SETLK` of Linux, which Glibc's Swift module does not export.
  private static let setOpenFileLock: Int32 = 37

  /// Locks or unlocks a whole file. The lock belongs to the open file, not to the process.
  private static func setLock(_ file: File, _ kind: Int16) -> Bool {
    var whole = Glibc.flock()
    (whole.l_type, whole.l_whence) = (kind, Int16(SEEK_SET))
    return unsafe fcntl(file.descriptor, setOpenFileLock, &whole) == 0
  }
}
