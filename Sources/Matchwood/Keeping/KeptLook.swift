import Files
import Glibc

/// What was found where a value is kept; whether it can be played on with is not known yet.
nonisolated enum KeptLook<Value: Codable & Sendable>: Sendable {
  case missing
  case tooLarge
  case unreadable(FileError)
  /// The bytes as they were found, and as the value would be written now.
  case text(KeptText<Value>.Reading, found: [UInt8], held: [UInt8])

  /// Far more than any game could come to; a larger file is not ours.
  static var sizeLimit: Int { SafeFile.usualLimit }

  /// Reads a file, on any thread.
  init(at path: FilePath, as text: KeptText<Value>) {
    do {
      guard let bytes = try SafeFile(path: path).read(atMost: Self.sizeLimit) else {
        self = .missing
        return
      }
      let reading = text.read(bytes)
      // A bare value stays as it is until it changes.
      let held =
        if text.readsBare, case .value(let value) = reading { text.write(value) } else { bytes }
      self = .text(reading, found: bytes, held: held)
    } catch {
      self = error.code == EFBIG ? .tooLarge : .unreadable(error)
    }
  }

  /// What can be read of it.
  var value: Value? { if case .text(.value(let value), _, _) = self { value } else { nil } }
}
