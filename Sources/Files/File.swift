import Glibc

/// An open file, closed when nobody holds it any more.
public final class File: Sendable {
  /// The number that the system knows the file by.
  public let descriptor: Int32
  /// Where it was found, or what it is called.
  public let path: FilePath

  /// Opens a file that is not handed on to child processes.
  ///
  /// - Parameters:
  ///   - flags: those of `open`; a file that is made can be written by its owner, and read by all.
  ///   - action: for the error, such as `read`.
  ///   - name: for errors; nil uses the path.
  public init(
    _ path: FilePath, _ flags: Int32, _ action: String, named name: FilePath? = nil
  ) throws(FileError) {
    descriptor = open(path.cString, flags | O_CLOEXEC, 0o644)
    self.path = name ?? path
    guard descriptor >= 0 else { throw FileError(action, self.path) }
  }

  /// Takes over what is open already; standard input, output and error stay open for good.
  public init(owning descriptor: Int32, _ name: FilePath) {
    self.descriptor = descriptor
    path = name
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// What the system knows of it.
  public func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    return FileStatus(status)
  }

  /// Its numbers in the system, `DEVICE-INODE`: the same for all paths that lead to it.
  public func identity() throws(FileError) -> String {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    return "\(status.st_dev)-\(status.st_ino)"
  }

  /// All bytes from where the file stands to its end.
  ///
  /// - Parameter limit: more than so many are an error, `EFBIG`.
  public func readAll(atMost limit: Int) throws(FileError) -> [UInt8] {
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
  /// - Parameter place: of the first byte to be filled, counted in bytes.
  /// - Returns: how many were read; 0 at the end.
  public func read(
    into values: inout [some BitwiseCopyable], from place: Int = 0
  ) throws(FileError) -> Int {
    try repeated("read") {
      values.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress?.advanced(by: place), bytes.count - place)
      }
    }
  }

  /// The values at a place as they lay in memory when they were written, wherever the file stands.
  ///
  /// - Parameter place: of the first one, counted in bytes.
  /// - Returns: fewer, but whole ones, where the file ends before.
  public func values<Value: BitwiseCopyable>(
    at place: Int, count: Int
  ) throws(FileError) -> [Value] {
    var failure: FileError?
    let values = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var (filled, isAtEnd) = (0, false)
      do throws(FileError) {
        while filled < count * MemoryLayout<Value>.stride, !isAtEnd {
          let part = try repeated("read") {
            pread(
              descriptor, bytes.baseAddress?.advanced(by: filled),
              count * MemoryLayout<Value>.stride - filled, off_t(place + filled))
          }
          filled += part
          isAtEnd = part == 0
        }
      } catch {
        failure = error
      }
      initialized = filled / MemoryLayout<Value>.stride
    }
    if let failure { throw failure }
    return values
  }

  /// Writes bytes or larger numbers as they lie in memory, in as many parts as it takes.
  public func writeAll(_ values: [some BitwiseCopyable]) throws(FileError) {
    let length = values.withUnsafeBytes { $0.count }
    var written = 0
    while written < length {
      written += try repeated("write") {
        values.withUnsafeBytes { bytes in
          write(descriptor, bytes.baseAddress?.advanced(by: written), length - written)
        }
      }
    }
  }

  /// Writes what a pipe or a device takes before a moment.
  ///
  /// - Throws: `ETIMEDOUT` where it has not taken everything by then.
  public func writeAll(
    _ bytes: [UInt8], before deadline: ContinuousClock.Instant
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = try writeSome(rest, before: deadline)
      if !rest.isEmpty, .now >= deadline { throw FileError("write", path, code: ETIMEDOUT) }
    }
  }

  /// Writes as much as a pipe or a device takes at once, after waiting for it until a moment.
  ///
  /// - Returns: the bytes that are left.
  public func writeSome(
    _ bytes: ArraySlice<UInt8>, before deadline: ContinuousClock.Instant = .now
  ) throws(FileError) -> ArraySlice<UInt8> {
    var rest = bytes
    while !rest.isEmpty {
      let wait = max(0, (deadline - .now) / .milliseconds(1))
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, Int32(wait.rounded(.up))) > 0 else { break }
      // A pipe with any room takes so many without waiting.
      let part = rest.prefix(4096)
      let count = part.withUnsafeBytes { write(descriptor, $0.baseAddress, part.count) }
      if count < 0, errno == EAGAIN || errno == EINTR { break }
      guard count >= 0 else { throw FileError("write", path) }
      rest = rest.dropFirst(count)
    }
    return rest
  }

  /// Returns when what was written would survive a power cut, as far as the file system knows how to wait for that.
  public func synchronize() throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError("write", path) }
  }

  /// Makes it look as if it had been written last at another time; where that cannot be, leaves it.
  ///
  /// File systems keep times as finely as they can: ask ``status()`` what has become of it.
  public func setDate(_ date: Duration) {
    let (seconds, rest) = date.components
    let time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest / 1_000_000_000))
    _ = futimens(descriptor, [time, time])
  }

  /// Makes a call of the system again as long as a signal interrupts it.
  private func repeated(_ action: String, _ call: () -> Int) throws(FileError) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      guard errno == EINTR else { throw FileError(action, path) }
    }
  }
}
