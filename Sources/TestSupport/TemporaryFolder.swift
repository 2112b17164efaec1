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

  deinit { Self.remove(path) }

  /// The names of the files and folders in it, sorted.
  public var names: [String] { Self.names(in: path) }

  /// The names of the files and folders in one of its folders, sorted.
  public func names(in folder: String) -> [String] { Self.names(in: "\(path)/\(folder)") }

  /// Makes a file with a text in it.
  public func write(_ text: String, to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Removes a file, or a folder with all that is in it.
  public func remove(_ name: String) { Self.remove("\(path)/\(name)") }

  /// The names of the files and folders in any folder, sorted.
  public static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in names(in: path) { remove("\(path)/\(name)") }
    Glibc.remove(path)
  }
}
