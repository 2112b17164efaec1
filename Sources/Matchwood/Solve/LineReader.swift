import Files
import Glibc

/// Reads a file line by line, each as soon as it is there.
nonisolated struct LineReader: ~Copyable {
  /// More bytes of a line are passed over: no position is so long.
  static let longest = 4096

  private let file: File
  private var part = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0

  /// A reader from where the file stands.
  init(_ file: File) {
    self.file = file
  }

  /// The next line without its end, or nil behind the last one, which need not have an end.
  mutating func next() throws(FileError) -> String? {
    var line: [UInt8] = []
    while true {
      if unread.isEmpty {
        unread = 0..<(try file.read(into: &part))
        if unread.isEmpty { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      }
      let end = part[unread].firstIndex(of: UInt8(ascii: "\n"))
      line += part[unread.lowerBound..<(end ?? unread.upperBound)].prefix(Self.longest - line.count)
      unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
      if end != nil { return String(decoding: line, as: UTF8.self) }
    }
  }
}
