import Files
import Glibc

/// A temporary folder, which is deleted with its contents at deinitialization.
public final class TemporaryFolder {
  /// The absolute path.
  public let path: String

  /// Creates an empty folder.
  ///
  /// - Precondition: `/tmp` is writable.
  public init() {
    var name = Array("/tmp/matchwood-XXXXXX".utf8CString)
    precondition(mkdtemp(&name) != nil, "no temporary folder can be made")
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Folder(path).remove() }

  /// The names of the files and folders in the folder, sorted.
  public var names: [String] { Self.names(in: path) }

  /// Returns the names of the files and folders in a subfolder, sorted.
  public func names(in folder: String) -> [String] { Self.names(in: "\(path)/\(folder)") }

  /// Creates or replaces a text file, with its folders. Failures are ignored.
  public func write(_ text: String, to name: String) {
    let file: FilePath = "\(path)/\(name)"
    try? Folder(file.folder).make()
    try? File.writing(file).writeAll(Array(text.utf8))
  }

  /// Deletes a file, or a folder with its contents.
  public func remove(_ name: String) { Folder("\(path)/\(name)").remove() }

  /// Returns the names of the files and folders in any folder, sorted.
  public static func names(in path: String) -> [String] {
    Folder(FilePath(path)).names.sorted().map(\.shown)
  }
}
