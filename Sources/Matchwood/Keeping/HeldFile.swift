import Files
import Synchronization

/// Writes a file only while its folder is held, and never over what another program has written.
nonisolated final class HeldFile: Sendable {
  /// What the file held when this program held the folder last.
  private struct Known {
    var bytes: [UInt8]?
    var number: Int?
  }

  private let file: SafeFile
  private let hold: FolderHold
  private let limit: Int
  private let known: Mutex<Known>

  /// - Parameters:
  ///   - limit: a larger file is another program's.
  ///   - bytes: what was found in it; nil where it was not there.
  ///   - number: how the folder was held then; nil where it was not.
  init(_ file: SafeFile, _ hold: FolderHold, limit: Int, found bytes: [UInt8]?, in number: Int?) {
    (self.file, self.hold, self.limit) = (file, hold, limit)
    known = Mutex(Known(bytes: bytes, number: number))
  }

  /// Replaces the file.
  ///
  /// - Returns: why that could not be; nil where it was.
  func write(_ bytes: [UInt8]) -> KeepingError? {
    known.withLock { known in
      switch hold.take() {
      case .inUse: return .inUse(folder: hold.folder.path.shown)
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
