import Files

/// A folder that this program keeps things in, held against a second one as long as this object lives.
///
/// Everything kept in one folder shares one of these: the lock is the folder's, not a file's.
final class HeldFolder {
  /// Nil where there is none.
  let path: FilePath?
  /// What was wrong with the folder at first, if anything was.
  let error: KeepingError?
  /// Nil where nothing is ever written.
  let hold: FolderHold?
  /// How it was held at first; nil where it was not.
  let number: Int?

  /// Makes a folder where it is missing, and takes hold of it.
  ///
  /// - Parameter runtime: takes the lock of a folder that has none; nil where there is no such place.
  init(_ path: FilePath?, runtime: FilePath? = nil) {
    self.path = path
    hold = path.map { FolderHold(Folder($0), runtime: runtime.map(Folder.init)) }
    switch (hold?.take(), path) {
    case (.held(let number), _): (self.number, error) = (number, nil)
    case (.inUse, let path?): (number, error) = (nil, .inUse(folder: path.shown))
    case (.failed(let failure), _): (number, error) = (nil, .unwritable(failure))
    case (_, nil), (nil, _): (number, error) = (nil, .noFolder)
    }
  }

  /// A folder that is read and otherwise left alone.
  init(reading path: FilePath) {
    self.path = path
    (error, hold, number) = (nil, nil, nil)
  }

  // A thread that has just written something may have the hold for a moment longer.
  deinit { hold?.end() }

  /// Whether this program might write there at first.
  var isHeld: Bool { number != nil }

  /// A file in the folder.
  func file(_ name: String) -> SafeFile? { path.map { SafeFile(path: "\($0)/\(name)") } }
}
