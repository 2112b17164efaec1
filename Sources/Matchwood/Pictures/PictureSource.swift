import GameScenes
import Glibc

/// A picture file that was found fit to be looked at: a plain file of a sensible length, open for reading.
nonisolated struct PictureSource {
  let file: File
  /// In bytes.
  let length: Int
  /// When it was changed last, in seconds since 1970.
  let date: Int

  /// As much of a file is looked at in turn; nearly always the first part tells the size of a picture.
  private static let glances = [64 << 10, 1 << 20, PictureLimits.bytes]

  /// Opens a file; never waits for one that is a pipe.
  init(path: String) throws(PictureError) {
    do {
      try self.init(File(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, "read"))
    } catch let error as FileError {
      throw error.isMissing ? .missing : error.code == ENXIO ? .notAFile : .unreadable
    } catch let error as PictureError {
      throw error
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }

  /// Looks at an open file.
  init(_ file: File) throws(PictureError) {
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= PictureLimits.bytes else { throw .tooLong }
    self.file = file
    length = Int(status.st_size)
    date = status.st_mtim.tv_sec
  }

  /// The first bytes; fewer where the file has become shorter.
  func beginning(_ count: Int) throws(PictureError) -> [UInt8] {
    let wanted = min(count, length)
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let count = pread(
          file.descriptor, buffer.baseAddress?.advanced(by: filled), wanted - filled, off_t(filled))
        if count < 0, errno == EINTR { continue }
        hasFailed = count < 0
        if count <= 0 { break }
        filled += count
      }
    }
    if hasFailed { throw .unreadable }
    return bytes
  }

  /// What the file says of itself.
  ///
  /// - Complexity: reads 64 KiB of most files, all of a few.
  func header() throws(PictureError) -> PictureHeader {
    for glance in Self.glances {
      let bytes = try beginning(glance)
      do throws(PictureHeader.Problem) {
        return try PictureHeader(bytes)
      } catch {
        if error == .needsMore, glance < length { continue }
        throw error.trouble
      }
    }
    throw .broken
  }
}
