import Files
import Glibc

/// One file that holds copies of many files, to take them to another machine.
///
/// Each copy has a line with its length, a checksum of name and contents, and its name. A last line counts the copies,
/// so that a file cut short is noticed.
///
/// ```swift
/// try ArchiveFile.write([(name: "log", path: "/home/ann/matchwood/log")], to: "/media/ann/box.matchwood")
/// let archive = try ArchiveFile(reading: "/media/ann/box.matchwood")
/// let bytes = try archive.bytes(of: archive.entries[0])
/// ```
public struct ArchiveFile: Sendable {
  /// A copy in the archive.
  public struct Entry: Hashable, Sendable {
    /// The relative path of the file, with `/` between its parts.
    public let name: FilePath
    /// The length in bytes.
    public let length: Int
    fileprivate let place: Int
    fileprivate let checksum: UInt64
  }

  /// The reason why an archive cannot be read.
  public enum Failure: Error, Equatable {
    /// The file is no archive, or damaged.
    case damaged
    /// A newer version of Matchwood wrote it.
    case newer
    case file(FileError)
  }

  /// The copies in the order of their names.
  public let entries: [Entry]
  private let file: File

  private static let kind = "matchwood-archive"
  private static let version = 1
  private static let end = "end"
  /// The longest line, in bytes.
  private static let lineLimit = 1024

  // MARK: Writing

  /// Writes an archive. It replaces a file of this name once it is whole.
  ///
  /// - Parameter files: the relative names and the paths of the files. A file that is missing is left out.
  public static func write(_ files: [(name: FilePath, path: FilePath)], to path: FilePath)
    throws(FileError)
  {
    try SafeFile(path: path, protection: .durable).write { (archive) throws(FileError) in
      try archive.writeAll(Array("\(kind) \(version)\n".utf8))
      var count = 0
      for file in files.sorted(by: { $0.name < $1.name }) {
        guard let bytes = try SafeFile(path: file.path).read(atMost: .max) else { continue }
        let line = "\(bytes.count) \(checksum(file.name, bytes)) \(escaped(file.name))\n"
        try archive.writeAll(Array(line.utf8))
        try archive.writeAll(bytes)
        try archive.writeAll([UInt8(ascii: "\n")])
        count += 1
      }
      try archive.writeAll(Array("\(end) \(count)\n".utf8))
    }
  }

  // MARK: Reading

  /// Reads the list of an archive, and checks every byte of it.
  public init(reading path: FilePath) throws(Failure) {
    do throws(FileError) {
      file = try File.plain(path)
    } catch {
      throw .file(error)
    }
    var place = 0
    let head = try Self.line(of: file, at: &place).split(separator: " ")
    guard head.count == 2, head[0] == Self.kind, let version = Int(head[1]) else { throw .damaged }
    guard version > 0 else { throw .damaged }
    guard version <= Self.version else { throw .newer }
    var entries: [Entry] = []
    while true {
      let line = try Self.line(of: file, at: &place)
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      if parts.count == 2, parts[0] == Self.end, Int(parts[1]) == entries.count { break }
      guard parts.count == 3, let length = Int(parts[0]), let checksum = UInt64(parts[1]),
        length >= 0, let name = Self.name(parts[2]), entries.last.map({ $0.name < name }) ?? true
      else { throw .damaged }
      let entry = Entry(name: name, length: length, place: place, checksum: checksum)
      guard try Self.checked(entry, in: file) != nil else { throw .damaged }
      entries.append(entry)
      place += length
      guard try Self.line(of: file, at: &place).isEmpty else { throw .damaged }
    }
    self.entries = entries
  }

  /// Returns the contents of a copy.
  public func bytes(of entry: Entry) throws(Failure) -> [UInt8] {
    guard let bytes = try Self.checked(entry, in: file) else { throw .damaged }
    return bytes
  }

  /// Returns the contents of a copy, or `nil` if it is damaged.
  private static func checked(_ entry: Entry, in file: File) throws(Failure) -> [UInt8]? {
    do throws(FileError) {
      // A forged length must not allocate more than the file can hold.
      guard entry.length <= (try file.status().length) - entry.place else { return nil }
      let bytes: [UInt8] = try file.values(at: entry.place, count: entry.length)
      return bytes.count == entry.length && checksum(entry.name, bytes) == entry.checksum
        ? bytes : nil
    } catch {
      throw .file(error)
    }
  }

  private static func checksum(_ name: FilePath, _ bytes: [UInt8]) -> UInt64 {
    FNV1a.hash((name.bytes + bytes)[...])
  }

  /// Reads a line without its newline, and moves the place behind it.
  private static func line(of file: File, at place: inout Int) throws(Failure) -> String {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try file.values(at: place, count: lineLimit)
    } catch {
      throw .file(error)
    }
    guard let length = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let line = String(validating: bytes[..<length], as: UTF8.self)
    else { throw .damaged }
    place += length + 1
    return line
  }

  /// Returns a name as ASCII on one line: all other bytes and `%` become escapes such as `%E9`.
  private static func escaped(_ name: FilePath) -> String {
    name.bytes.map { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "%")
        ? String(Unicode.Scalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Reads an escaped name. Returns `nil` for one that leads out of its folder, or to a hidden file.
  private static func name(_ escaped: String) -> FilePath? {
    guard let bytes = FilePath.unescaped(escaped.utf8) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") }
    return isSafe ? FilePath(bytes: bytes) : nil
  }
}
