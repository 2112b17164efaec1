import Files

/// A folder in which the program saves files, locked against other copies of Matchwood as long as this object
/// lives.
///
/// All files in the folder share one instance, because the lock belongs to the folder.
final class LockedFolder {
  /// The path, or `nil` if there is no folder.
  let path: FilePath?
  /// The error of the first attempt to lock the folder, if any.
  let error: PersistenceError?
  /// The lock, or `nil` if there is no folder or it is only read.
  let lock: FolderLock?
  /// The number of the lock that was acquired at first, or `nil` if there was none. The number rises each time the
  /// lock is acquired.
  let number: Int?

  /// Makes the folder if it is missing, and locks it.
  ///
  /// - Parameter runtime: the folder for the lock if the file system of `path` supports none, as on some networks,
  ///   or `nil`.
  init(_ path: FilePath?, runtime: FilePath? = nil) {
    self.path = path
    lock = path.map { FolderLock(Folder($0), runtime: runtime.map(Folder.init)) }
    switch (lock?.acquire(), path) {
    case (.held(let number), _): (self.number, error) = (number, nil)
    case (.inUse, let path?): (number, error) = (nil, .inUse(folder: path.shown))
    case (.failed(let failure), _): (number, error) = (nil, .unwritable(failure))
    case (_, nil), (nil, _): (number, error) = (nil, .noFolder)
    }
  }

  /// Refers to a folder that is only read.
  init(reading path: FilePath) {
    self.path = path
    (error, lock, number) = (nil, nil, nil)
  }

  // Releases the lock explicitly, because a thread that is still writing may retain it.
  deinit { lock?.end() }

  /// Whether the first attempt to lock the folder succeeded.
  var isHeld: Bool { number != nil }

  /// Returns a file in the folder, or `nil` if there is no folder.
  func file(_ name: String) -> SafeFile? { path.map { SafeFile(path: "\($0)/\(name)") } }
}
