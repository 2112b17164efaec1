import Glibc

/// An open file, closed when nobody holds it any more.
nonisolated final class File {
  /// The number that the system knows the file by.
  let descriptor: Int32
  let path: String

  /// Opens a file that is not handed on to child processes.
  init(_ path: String, _ flags: Int32, _ action: String) throws(FileError) {
    descriptor = open(path, flags | O_CLOEXEC, 0o644)
    self.path = path
    guard descriptor >= 0 else { throw FileError(action, path) }
  }

  /// Takes over what is open already; standard input, output and error stay open for good.
  init(owning descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    path = name
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// All bytes from where the file stands to its end.
  ///
  /// - Parameter limit: more than so many are an error, `EFBIG`.
  func readAll(atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(into: &part)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw FileError("read", path, code: EFBIG) }
      bytes += part[..<count]
    }
  }

  /// Reads what is there of the next bytes, as many as there is room for, and waits for the first.
  ///
  /// - Returns: how many were read; 0 at the end.
  func read(into part: inout [UInt8]) throws(FileError) -> Int {
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError("read", path) }
      return count
    }
  }

  /// Writes bytes or larger numbers as they lie in memory, in as many parts as it takes.
  func writeAll(_ values: [some BitwiseCopyable]) throws(FileError) {
    let length = values.withUnsafeBytes { $0.count }
    var written = 0
    while written < length {
      let count = values.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress?.advanced(by: written), length - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError("write", path) }
      written += count
    }
  }

  /// Returns when what was written would survive a power cut.
  func synchronize() throws(FileError) {
    guard fsync(descriptor) == 0 else { throw FileError("write", path) }
  }
}
