import Glibc

/// A bitmap on disk: a header of 16 bytes, then the pixels as they lie in memory.
///
/// They are read straight into their place. A painted table would take longer to read in any smaller
/// form.
nonisolated enum BitmapFile {
  /// "MWTABLE" and the byte order, then width and height.
  private struct Header: Equatable {
    var magic: UInt64 = 0x4D57_5441_424C_4531
    var width: UInt32
    var height: UInt32

    init(width: Int, height: Int) {
      self.width = UInt32(clamping: width)
      self.height = UInt32(clamping: height)
    }
  }

  /// The pixels of a file of exactly this size, or nil.
  static func read(_ path: String, width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0 else { return nil }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = width * height * MemoryLayout<UInt32>.stride
    var status = stat()
    var header = Header(width: 0, height: 0)
    let isWhole =
      fstat(file, &status) == 0 && status.st_size == MemoryLayout<Header>.size + bytes
      && withUnsafeMutableBytes(of: &header) { fill($0, from: file) }
    guard isWhole, header == Header(width: width, height: height) else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = fill(UnsafeMutableRawBufferPointer(buffer), from: file) ? width * height : 0
    }
    return pixels.isEmpty ? nil : Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Writes under a name of its own first, so that nobody ever reads half a bitmap.
  static func write(_ bitmap: Bitmap, to path: String) {
    let part = "\(path)-\(getpid()).part"
    let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    var header = Header(width: bitmap.width, height: bitmap.height)
    let isWritten =
      withUnsafeBytes(of: &header) { drain($0, to: file) }
      && bitmap.pixels.withUnsafeBytes { drain($0, to: file) }
    let isClosed = close(file) == 0
    if !isWritten || !isClosed || rename(part, path) != 0 { unlink(part) }
  }

  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Bool {
    var rest = buffer[...]
    while let base = UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = Glibc.read(file, base, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func drain(_ buffer: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = buffer[...]
    while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = Glibc.write(file, base, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
