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

  /// As much of a file is looked at in turn; nearly always the first part tells the size of a picture.
  private static let glances = [64 << 10, 1 << 20, PictureLimits.bytes]

  /// Opens a file; never waits for one that is a pipe.
  init(path: FilePath) throws(PictureError) {
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
  /// - Complexity: reads 64 KiB of most files, all of a few.
  func header() throws(PictureError) -> PictureHeader {
    for glance in Self.glances {
      let bytes = try beginning(glance)
      do throws(PictureHeader.Problem) {
        return try PictureHeader(bytes)
      } catch {
        if error == .needsMore, glance < length { continue }
        throw error.error
      }
    }
    throw .broken
  }
}
