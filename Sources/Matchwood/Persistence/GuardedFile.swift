import Files
import Synchronization

/// A file that is written only while its folder is locked, and never over changes made by another process.
nonisolated final class GuardedFile: Sendable {
  /// The contents of the file when this program last held the lock.
  private struct Known {
    var bytes: [UInt8]?
    var number: Int?
  }

  private let file: SafeFile
  private let lock: FolderLock
  private let limit: Int
  private let known: Mutex<Known>

  /// Makes a file in a folder.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that are read to detect changes. This program's files are smaller.
  ///   - bytes: the contents found in the file, or `nil` if it was missing.
  ///   - number: the number of the lock under which it was read, or `nil` if there was no lock.
  init(_ file: SafeFile, _ lock: FolderLock, limit: Int, found bytes: [UInt8]?, in number: Int?) {
    (self.file, self.lock, self.limit) = (file, lock, limit)
    known = Mutex(Known(bytes: bytes, number: number))
  }

  /// Replaces the contents of the file.
  ///
  /// - Returns: the error, or `nil` if the file was written.
  func write(_ bytes: [UInt8]) -> PersistenceError? {
    known.withLock { known in
      switch lock.acquire() {
      case .inUse: return .inUse(folder: lock.folder.path.shown)
      case .failed(let error): return .unwritable(error)
      case .held(let number):
        do throws(FileError) {
          if number != known.number {
            let isAsKnown = try file.read(atMost: limit) == known.bytes
            guard isAsKnown else { return .changed(path: file.path.shown) }
            known.number = number
          }
          try file.folder.make()
          try file.write(bytes)
          known.bytes = bytes
          return nil
        } catch {
          return .unwritable(error)
        }
      }
    }
  }
}
