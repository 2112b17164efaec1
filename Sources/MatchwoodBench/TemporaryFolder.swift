import Files
import Glibc

/// An empty folder that goes with all its files when nobody holds it any more.
final class TemporaryFolder {
  let path: String

  /// - Precondition: the system's folder for temporary files can be written.
  init() {
    var name = Array("/tmp/matchwood-bench-XXXXXX".utf8CString)
    precondition(mkdtemp(&name) != nil, "no temporary folder can be made")
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Folder(path).remove() }
}
