import BoxKit
import Commands
import Files
import Glibc

/// Writes lines to a file or a pipe. The game never waits for the reader.
///
/// If writing fails, for example because the reader has gone, this is reported once and the trace ends.
final class TraceOutlet {
  /// The time that a slow reader has at the end of the program.
  static let timeout = Duration.milliseconds(300)
  /// The maximum number of bytes that wait for the reader. If there are more, the trace ends.
  private static let limit = 16 << 20

  private var file: File?
  private var waiting: ArraySlice<UInt8> = []

  init(_ file: File) { self.file = file }

  /// Whether lines are waiting for their reader.
  var isBehind: Bool { !waiting.isEmpty }

  func write(_ line: JSONLine) {
    guard file != nil else { return }
    waiting += "\(line)\n".utf8
    flush()
  }

  /// Writes as many waiting lines as the reader takes.
  ///
  /// - Parameter time: the longest time to wait for the reader.
  func flush(for time: Duration = .zero) {
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
