import Files
import Glibc

/// What was found where a value is kept; whether it can be played on with is not known yet.
nonisolated enum KeptLook<Value: Codable & Sendable>: Sendable {
  case missing
  case tooLarge
  case unreadable(FileError)
  case text(KeptText<Value>.Reading, bytes: [UInt8])

  /// Far more than any game could come to; a larger file is not ours.
  static var sizeLimit: Int { SafeFile.usualLimit }

  /// Reads a file, on any thread.
  init(at path: String, as text: KeptText<Value>) {
    do {
      let bytes = try SafeFile(path: path).read(atMost: Self.sizeLimit)
      self = bytes.map { .text(text.read($0), bytes: $0) } ?? .missing
    } catch {
      self = error.code == EFBIG ? .tooLarge : .unreadable(error)
    }
  }
}
