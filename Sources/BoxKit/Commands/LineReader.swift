import Files
import Glibc

/// Reads a file line by line, each as soon as it is there.
package nonisolated struct LineReader: ~Copyable {
  /// More bytes of a line are passed over: no position is so long.
  package static let longest = 4096
  /// A line that goes on for so many bytes is taken for one without an end.
  private static let endless = 1 << 20
  /// What some editors write before the first line, to say that it is UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: File
  private var part = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0
  private var isFirst = true

  /// A reader from where the file stands.
  package init(_ file: File) {
    self.file = file
  }

  /// The next line without its end, or nil behind the last one, which need not have an end.
  ///
  /// - Throws: `EFBIG` for a line that has no end, such as that of `/dev/zero`.
  package mutating func next() throws(FileError) -> String? {
    var line: [UInt8] = []
    var length = 0
    while true {
      if unread.isEmpty {
        unread = 0..<(try file.read(into: &part))
        if unread.isEmpty { return line.isEmpty ? nil : text(line) }
      }
      let end = part[unread].firstIndex(of: UInt8(ascii: "\n"))
      let found = part[unread.lowerBound..<(end ?? unread.upperBound)]
      line += found.prefix(Self.longest - line.count)
      length += found.count
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { return text(line) }
      guard length < Self.endless else { throw FileError("read", file.path, code: EFBIG) }
    }
  }

  private mutating func text(_ line: [UInt8]) -> String {
    defer { isFirst = false }
    let isMarked = isFirst && line.starts(with: Self.mark)
    return String(decoding: line.dropFirst(isMarked ? Self.mark.count : 0), as: UTF8.self)
  }
}
