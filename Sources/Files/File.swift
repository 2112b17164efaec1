import Glibc

/// An open file that closes when its last reference is released.
public final class File: Sendable {
  /// The file descriptor.
  public let descriptor: Int32
  /// The path of the file, or its name for error messages.
  public let path: FilePath

  /// Opens a file with `O_CLOEXEC`, so that child processes do not inherit it.
  ///
  /// - Parameters:
  ///   - flags: the flags of `open`. A new file has the permissions 644, less the umask.
  ///   - action: the verb of the error message, such as `read`.
  ///   - name: the name in error messages. `nil` uses the path.
  public init(
    _ path: FilePath, _ flags: Int32, _ action: String, named name: FilePath? = nil
  ) throws(FileError) {
    descriptor = unsafe open(path.cString, flags | O_CLOEXEC, 0o644)
    self.path = name ?? path
    guard descriptor >= 0 else { throw FileError(action, self.path) }
  }

  /// Takes ownership of an open descriptor. Standard input, output and error are never closed.
  public init(owning descriptor: Int32, _ name: FilePath) {
    self.descriptor = descriptor
    path = name
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Returns the file's kind, length and date.
  public func status() throws(FileError) -> FileStatus {
    FileStatus(try systemStatus())
  }

  /// Returns the file's `DEVICE-INODE`, which is the same for all paths and links to it.
  public func identity() throws(FileError) -> String {
    let status = try systemStatus()
    return "\(status.st_dev)-\(status.st_ino)"
  }

  private func systemStatus() throws(FileError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    return status
  }

  /// Reads from the current offset to the end.
  ///
  /// - Parameter limit: the largest number of bytes. More bytes throw `EFBIG`.
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

  /// Reads the available bytes into the buffer, and blocks until at least one arrives.
  ///
  /// - Parameter place: the offset in the buffer of the first byte to fill.
  /// - Returns: the number of bytes read, or 0 at the end of the file.
  public func read(
    into values: inout [some BitwiseCopyable], from place: Int = 0
  ) throws(FileError) -> Int {
    try repeated("read") {
      unsafe values.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(descriptor, bytes.baseAddress?.advanced(by: place), bytes.count - place)
      }
    }
  }

  /// Reads values in memory order at an offset, without moving the file's current offset.
  ///
  /// - Parameter place: the offset of the first value, in bytes.
  /// - Returns: the complete values, fewer than `count` if the file ends earlier.
  public func values<Value: BitwiseCopyable>(
    at place: Int, count: Int
  ) throws(FileError) -> [Value] {
    var failure: FileError?
    let values = unsafe [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var (filled, isAtEnd) = (0, false)
      do throws(FileError) {
        while filled < count * MemoryLayout<Value>.stride, !isAtEnd {
          let part = try repeated("read") {
            unsafe pread(
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

  /// Writes values in memory order, with as many system calls as needed.
  public func writeAll(_ values: [some BitwiseCopyable]) throws(FileError) {
    let length = unsafe values.withUnsafeBytes { $0.count }
    var written = 0
    while written < length {
      written += try repeated("write") {
        unsafe values.withUnsafeBytes { bytes in
          unsafe write(descriptor, bytes.baseAddress?.advanced(by: written), length - written)
        }
      }
    }
  }

  /// Writes bytes to a pipe or a device until a deadline.
  ///
  /// - Throws: `ETIMEDOUT` if bytes are left at the deadline.
  public func writeAll(
    _ bytes: [UInt8], before deadline: ContinuousClock.Instant
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = try writeSome(rest, before: deadline)
      if !rest.isEmpty, .now >= deadline { throw FileError("write", path, code: ETIMEDOUT) }
    }
  }

  /// Writes bytes to a pipe or a device as it becomes writable, and waits for that until the deadline at most.
  ///
  /// - Returns: the remaining bytes.
  public func writeSome(
    _ bytes: ArraySlice<UInt8>, before deadline: ContinuousClock.Instant = .now
  ) throws(FileError) -> ArraySlice<UInt8> {
    var rest = bytes
    while !rest.isEmpty {
      let wait = max(0, (deadline - .now) / .milliseconds(1))
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&request, 1, Int32(wait.rounded(.up))) > 0 else { break }
      // A writable pipe accepts `PIPE_BUF` (4096) bytes without blocking.
      let part = rest.prefix(4096)
      let count = unsafe part.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, part.count)
      }
      if count < 0, errno == EAGAIN || errno == EINTR { break }
      guard count >= 0 else { throw FileError("write", path) }
      rest = rest.dropFirst(count)
    }
    return rest
  }

  /// Flushes the file to disk. File systems that do not support this (`EINVAL`) are ignored.
  public func synchronize() throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError("write", path) }
  }

  /// Cuts the file to a length in bytes. Failures are ignored.
  public func truncate(to length: Int) {
    _ = ftruncate(descriptor, off_t(length))
  }

  /// Sets the modification date, as the time since 1970. Failures are ignored.
  ///
  /// The file system may round the date. ``status()`` returns the stored one.
  public func setDate(_ date: Duration) {
    let (seconds, attoseconds) = date.components
    let time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    _ = unsafe futimens(descriptor, [time, time])
  }

  /// Repeats a system call while signals interrupt it.
  private func repeated(_ action: String, _ call: () -> Int) throws(FileError) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      guard errno == EINTR else { throw FileError(action, path) }
    }
  }
}
