import BoxKit
import Files
import Glibc

/// Writes lines into a file or a pipe, and never lets play wait for a reader.
///
/// Where the file cannot be written any more, as when its reader has gone, the outlet says so once and the trace ends.
final class TraceOutlet {
  /// How long a slow reader has at the end of the program.
  static let patience = Duration.milliseconds(300)
  /// More than so many bytes wait for no reader.
  private static let limit = 16 << 20

  private var file: File?
  private var waiting: ArraySlice<UInt8> = []

  init(_ file: File) { self.file = file }

  /// Whether lines wait for their reader.
  var isBehind: Bool { !waiting.isEmpty }

  func write(_ line: JSONLine) {
    guard file != nil else { return }
    waiting += "\(line)\n".utf8
    pour()
  }

  /// Hands over what waits.
  ///
  /// - Parameter time: how long to wait for the reader.
  func pour(for time: Duration = .zero) {
    guard let file, isBehind else { return }
    do throws(FileError) {
      waiting = try file.writeSome(waiting, before: .now + time)
      if waiting.count > Self.limit { throw FileError("write", file.path, code: ETIMEDOUT) }
    } catch {
      self.file = nil
      waiting = []
      File.complain("\(error); the trace ends here")
    }
  }
}
