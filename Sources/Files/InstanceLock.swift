import Glibc

/// Holds a folder for this program as long as the lock lives, so that two do not overwrite each other.
///
/// The system gives it free when the program ends, however it ends.
public final class InstanceLock: Sendable {
  private let file: File
  /// What the lock in the runtime folder stands for; open, so that it keeps its number.
  private let standsFor: File?

  /// - Parameters:
  ///   - folder: is there already; the file `lock` in it is made.
  ///   - runtime: takes the lock of a folder that has none, as on some networks; made where it is missing.
  /// - Returns: nil where another program, or another lock of this one, holds the folder.
  public init?(_ folder: Folder, runtime: Folder? = nil) throws(FileError) {
    let own = try Self.open(folder.path(of: "lock"))
    if flock(own.descriptor, LOCK_EX | LOCK_NB) == 0 {
      (file, standsFor) = (own, nil)
      return
    }
    if errno == EWOULDBLOCK { return nil }
    let failure = FileError("lock", own.path)
    guard let runtime else { throw failure }
    let place = try File(folder.path, O_RDONLY | O_DIRECTORY, "open")
    try runtime.make()
    let other = try Self.open(runtime.path(of: "\(place.identity()).lock"))
    guard Self.hold(other, Int16(F_WRLCK)) else {
      if errno == EAGAIN || errno == EACCES { return nil }
      throw FileError("lock", other.path)
    }
    (file, standsFor) = (other, place)
  }

  // Closing is not enough: a process that another thread has just begun to start shares the lock for a moment.
  deinit {
    if standsFor == nil {
      flock(file.descriptor, LOCK_UN)
    } else {
      _ = Self.hold(file, Int16(F_UNLCK))
    }
  }

  /// Whether its file is still there; another program could lock a new one.
  public var isWhole: Bool {
    var (mine, there) = (stat(), stat())
    guard fstat(file.descriptor, &mine) == 0, lstat(file.path.cString, &there) == 0 else {
      return false
    }
    return mine.st_dev == there.st_dev && mine.st_ino == there.st_ino
  }

  /// Never waits, as it would for the other end of a pipe, and makes nothing where a link leads.
  private static func open(_ path: FilePath) throws(FileError) -> File {
    try File(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOFOLLOW, "write")
  }

  /// `F_OFD_SETLK` of Linux, which Glibc shows to few.
  private static let setOpenFileLock: Int32 = 37

  /// Locks a file whole, or gives it free, as belongs to the open file and not to the process.
  private static func hold(_ file: File, _ kind: Int16) -> Bool {
    var whole = Glibc.flock()
    (whole.l_type, whole.l_whence) = (kind, Int16(SEEK_SET))
    return fcntl(file.descriptor, setOpenFileLock, &whole) == 0
  }
}
