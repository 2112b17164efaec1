import Files
import Glibc

/// A new folder that is removed with all its files when nobody holds it any more.
public final class TemporaryFolder {
  /// Where it is, absolute.
  public let path: String

  /// An empty folder.
  ///
  /// - Precondition: the system's folder for temporary files can be written.
  public init() {
    var name = Array("/tmp/matchwood-XXXXXX".utf8CString)
    precondition(mkdtemp(&name) != nil, "no temporary folder can be made")
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Folder(path).remove() }

  /// The names of the files and folders in it, sorted.
  public var names: [String] { Self.names(in: path) }

  /// The names of the files and folders in one of its folders, sorted.
  public func names(in folder: String) -> [String] { Self.names(in: "\(path)/\(folder)") }

  /// Makes a file with a text in it.
  public func write(_ text: String, to name: String) {
    try? File.writing("\(path)/\(name)").writeAll(Array(text.utf8))
  }

  /// Removes a file, or a folder with all that is in it.
  public func remove(_ name: String) { Folder("\(path)/\(name)").remove() }

  /// The names of the files and folders in any folder, sorted.
  public static func names(in path: String) -> [String] {
    Folder(FilePath(path)).names.sorted().map(\.shown)
  }
}
