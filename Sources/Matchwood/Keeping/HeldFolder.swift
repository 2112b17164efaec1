import Files

/// A folder that this program keeps things in, held against a second one as long as this object lives.
///
/// Everything kept in one folder shares one of these: the lock is the folder's, not a file's.
final class HeldFolder {
  /// Nil where there is none.
  let path: String?
  /// What was wrong with the folder, if anything was.
  let error: KeepingError?
  private let lock: InstanceLock?

  /// Makes a folder where it is missing, and takes hold of it.
  init(_ path: String?) {
    self.path = path
    guard let path else {
      (lock, self.error) = (nil, .noFolder)
      return
    }
    do {
      try Folder(path).make()
      lock = try InstanceLock(Folder(path))
      self.error = lock == nil ? .inUse(folder: path) : nil
    } catch {
      (lock, self.error) = (nil, .unwritable(error))
    }
  }

  /// Whether this program may write there.
  var isHeld: Bool { lock != nil }

  /// A file in the folder.
  func file(_ name: String) -> SafeFile? { path.map { SafeFile(path: "\($0)/\(name)") } }
}
