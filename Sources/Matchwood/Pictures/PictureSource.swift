import Files
import Glibc
import PictureScenes

/// A picture file that was found fit to be looked at: a plain file of a sensible length, open for reading.
nonisolated struct PictureSource {
  let file: File
  /// In bytes.
  let length: Int
  /// When it was changed last, since 1970.
  let date: Duration

  /// Opens a file; never waits for one that is a pipe.
  init(path: FilePath) throws(PictureError) {
    let file: File
    do throws(FileError) {
      file = try File(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, "read")
    } catch {
      throw error.isMissing ? .missing : error.code == ENXIO ? .notAFile : .unreadable
    }
    try self.init(file)
  }

  /// Looks at an open file.
  init(_ file: File) throws(PictureError) {
    guard let status = try? file.status() else { throw .unreadable }
    guard status.kind == .plain else { throw .notAFile }
    guard status.length > 0 else { throw .empty }
    guard status.length <= PictureLimits.bytes else { throw .tooLong }
    self.file = file
    (length, date) = (status.length, status.date)
  }

  /// The first bytes; fewer where the file has become shorter.
  func beginning(_ count: Int) throws(PictureError) -> [UInt8] {
    do {
      return try file.values(at: 0, count: min(count, length))
    } catch {
      throw .unreadable
    }
  }

  /// What the file says of itself.
  ///
  /// - Complexity: reads 64 KiB of most files, and a page at each further chunk of PNG and WebP files.
  func header() throws(PictureError) -> PictureHeader {
    do throws(PictureHeader.Problem) {
      return try PictureHeader(file, length: length)
    } catch {
      throw error.error
    }
  }

  /// Whether length and date are the same as when it was opened.
  var isUnchanged: Bool {
    guard let status = try? file.status() else { return false }
    return status.length == length && status.date == date
  }
}
