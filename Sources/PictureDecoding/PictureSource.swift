import Files
import Glibc
import PictureScenes

/// An open picture file that has passed the first checks: a regular file of an allowed length.
package nonisolated struct PictureSource {
  package let file: File
  /// The length in bytes.
  package let length: Int
  /// The time of the last change, since 1970.
  package let date: Duration

  /// Opens a file. Never blocks on a pipe.
  package init(path: FilePath) throws(PictureError) {
    let file: File
    do throws(FileError) {
      file = try File(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, "read")
    } catch {
      throw error.isMissing ? .missing : error.code == ENXIO ? .notAFile : .unreadable
    }
    try self.init(file)
  }

  /// Checks an open file.
  init(_ file: File) throws(PictureError) {
    guard let status = try? file.status() else { throw .unreadable }
    guard status.kind == .plain else { throw .notAFile }
    guard status.length > 0 else { throw .empty }
    guard status.length <= PictureLimits.bytes else { throw .tooLong }
    self.file = file
    (length, date) = (status.length, status.date)
  }

  /// Returns the first bytes of the file. There are fewer if it has been truncated.
  func beginning(_ count: Int) throws(PictureError) -> [UInt8] {
    do {
      return try file.values(at: 0, count: min(count, length))
    } catch {
      throw .unreadable
    }
  }

  /// Reads the header of the file.
  ///
  /// - Complexity: Reads 64 KiB of most files, and 4 KiB at each further chunk of PNG and WebP files.
  package func header() throws(PictureError) -> PictureHeader {
    do throws(PictureHeader.Problem) {
      return try PictureHeader(file, length: length)
    } catch {
      throw error.error
    }
  }

  /// Whether length and date are the same as when the file was opened.
  var isUnchanged: Bool {
    guard let status = try? file.status() else { return false }
    return status.length == length && status.date == date
  }
}
