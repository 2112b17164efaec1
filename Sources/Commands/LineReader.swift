import Files
import Glibc

/// Reads a file line by line, without waiting for the lines that follow.
package nonisolated struct LineReader: ~Copyable {
  /// The maximum number of bytes of a line that are returned; the rest is dropped. Every valid board is shorter, and
  /// so are almost all lines of the log.
  package static let longest = 65_536
  /// The length in bytes at which reading a line fails, because it may never end.
  private static let endless = 1 << 20
  /// The UTF-8 byte order mark, which some editors write before the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: File
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0
  private var isFirst = true

  /// Makes a reader that begins at the file's current position.
  package init(_ file: File) {
    self.file = file
  }

  /// Returns the next line without its line break, or `nil` after the last one. The last line needs no line break.
  ///
  /// - Throws: `EFBIG` for a line of 1 MiB or more, such as that of `/dev/zero`.
  package mutating func next() throws(FileError) -> String? {
    var line: [UInt8] = []
    var length = 0
    while true {
      if unread.isEmpty {
        unread = 0..<(try file.read(into: &buffer))
        if unread.isEmpty { return line.isEmpty ? nil : text(line) }
      }
      let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
      let found = buffer[unread.lowerBound..<(end ?? unread.upperBound)]
      line += found.prefix(Self.longest - line.count)
      length += found.count
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { return text(line) }
      guard length < Self.endless else { throw FileError("read", file.path, code: EFBIG) }
    }
  }

  private mutating func text(_ line: [UInt8]) -> String {
    defer { isFirst = false }
    let isMarked = isFirst && line.starts(with: Self.byteOrderMark)
    return String(decoding: line.dropFirst(isMarked ? Self.byteOrderMark.count : 0), as: UTF8.self)
  }
}
