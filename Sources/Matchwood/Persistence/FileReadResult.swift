import Files
import Glibc

/// The result of reading a file, before its value is restored.
nonisolated enum FileReadResult<Value: Codable & Sendable>: Sendable {
  case missing
  case tooLarge
  case unreadable(FileError)
  /// The decoded file. `found` are its contents, and `held` the bytes that need not be written again.
  case text(VersionedFormat<Value>.Reading, found: [UInt8], held: [UInt8])

  /// The largest file that is read, in bytes. It is far larger than any saved game.
  static var sizeLimit: Int { SafeFile.usualLimit }

  /// Reads a file. Works on any thread.
  init(at path: FilePath, as text: VersionedFormat<Value>) {
    do {
      guard let bytes = try SafeFile(path: path).read(atMost: Self.sizeLimit) else {
        self = .missing
        return
      }
      let reading = text.read(bytes)
      // A value in the old format without kind and version is not rewritten until it changes.
      let held =
        if text.readsBare, case .value(let value) = reading { text.write(value) } else { bytes }
      self = .text(reading, found: bytes, held: held)
    } catch {
      self = error.code == EFBIG ? .tooLarge : .unreadable(error)
    }
  }

  /// The value, if the file could be decoded.
  var value: Value? { if case .text(.value(let value), _, _) = self { value } else { nil } }
}
