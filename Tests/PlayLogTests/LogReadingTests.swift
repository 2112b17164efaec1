import TestSupport
import Testing

@testable import PlayLog

@Suite("Reading a log", .tags(.rules)) struct LogReadingTests {
  @Test("counts damaged and unknown lines and reads all others")
  func counts() {
    let good = LogEntry.everyKind.map { LogLine.bytes($0) }
    let newer = LogLine.bytes(content: Array("2\tgame\tx".utf8)[...])
    var damaged = good[0]
    damaged[20] ^= 1
    let reading = LogReading(
      Array(([newer, damaged] + good + [newer, Array("half".utf8)]).joined()))
    #expect(reading.unknownLines == 2)
    #expect(reading.damagedLines == 2)
    #expect(reading.log.games() == PlayLog(LogEntry.everyKind).games())
  }

  @Test("reads a last line without its newline")
  func noNewline() {
    let line = LogLine.bytes(.addAnna)
    let reading = LogReading(line.dropLast())
    #expect(reading.log.players.named("Anna") != nil)
    #expect(reading.damagedLines == 0)
  }

  @Test("passes over a line that is too long, and reads the next one")
  func longLine() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: LogLine.lengthLimit + 1)
    let reading = LogReading(long + [UInt8(ascii: "\n")] + LogLine.bytes(.addAnna))
    #expect(reading.log.players.named("Anna") != nil)
    #expect(reading.damagedLines == 1)
  }

  @Test("gives the same lines whatever the parts in which bytes arrive", arguments: 1...20)
  func parts(size: Int) {
    let bytes = Array(LogEntry.everyKind.map { LogLine.bytes($0) }.joined()) + Array("half".utf8)
    var (whole, parts) = (LineSplitter(), LineSplitter())
    var (expected, lines) = ([(place: Int, line: [UInt8])](), [(place: Int, line: [UInt8])]())
    whole.split(bytes[...]) { expected.append(($1, Array($0 ?? []))) }
    whole.finish { expected.append(($1, Array($0 ?? []))) }
    for start in stride(from: 0, to: bytes.count, by: size) {
      parts.split(bytes[start..<min(bytes.count, start + size)]) {
        lines.append(($1, Array($0 ?? [])))
      }
    }
    parts.finish { lines.append(($1, Array($0 ?? []))) }
    #expect(lines.map(\.line) == expected.map(\.line))
    #expect(lines.map(\.place) == expected.map(\.place))
    #expect(lines.count == LogEntry.everyKind.count + 1)
  }
}
