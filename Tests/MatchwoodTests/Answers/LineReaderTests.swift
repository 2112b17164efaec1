import BoxKit
import Commands
import Files
import Glibc
import TestSupport
import Testing

@testable import Matchwood

@Suite("Lines of a file") @MainActor
struct LineReaderTests {
  private let folder = TemporaryFolder()

  private func lines(_ text: String) throws -> [String] {
    folder.write(text, to: "text")
    var reader = LineReader(try File(folder.path + "/text", O_RDONLY, "read"))
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test("Lines are given without their ends, empty ones too, and the last needs no end")
  func ends() throws {
    #expect(try lines("") == [])
    #expect(try lines("a\n\nb") == ["a", "", "b"])
    #expect(try lines("a\nb\n") == ["a", "b"])
    #expect(try lines("\n") == [""])
  }

  @Test(
    "Lines are whole across what is read at a time, and the end of a very long one is passed over")
  func long() throws {
    let many = Array(repeating: String(repeating: "x", count: 999), count: 200)
    #expect(try lines(many.joined(separator: "\n")) == many)
    let endless = String(repeating: "y", count: 200_000)
    #expect(
      try lines("\(endless)\nz") == [String(repeating: "y", count: LineReader.longest), "z"])
  }

  @Test("The mark of UTF-8 before the first line is no part of it, and anywhere else it is")
  func mark() throws {
    #expect(try lines("\u{FEFF}a\n\u{FEFF}b") == ["a", "\u{FEFF}b"])
    #expect(try lines("\u{FEFF}") == [""])
  }

  @Test("A line that goes on and on is an error, and not read for ever")
  func endless() throws {
    var reader = LineReader(try File("/dev/zero", O_RDONLY, "read"))
    #expect(throws: FileError("read", "/dev/zero", code: EFBIG)) { try reader.next() }
  }

  @Test("An answer comes as soon as the end of a line is there, while the file is still open")
  func atOnce() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    var reader = LineReader(File(owning: ends[0], "pipe"))
    try File(owning: ends[1], "pipe").writeAll([UInt8]("one\ntw".utf8))
    #expect(try reader.next() == "one")
  }
}
