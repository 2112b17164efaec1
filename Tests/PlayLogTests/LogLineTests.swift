import Files
import GameKernel
import TestSupport
import Testing

@testable import PlayLog

@Suite("A line of the log", .tags(.rules)) struct LogLineTests {
  private func read(_ line: [UInt8]) -> LogLine.Reading {
    var shared = SharedValues()
    return LogLine.read(line.dropLast(), &shared)
  }

  private func line(_ content: String) -> [UInt8] {
    LogLine.bytes(content: Array(content.utf8)[...])
  }

  @Test("is read as it was written", arguments: LogEntry.everyKind)
  func roundTrip(entry: LogEntry) {
    let line = LogLine.bytes(entry)
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
    guard case .entry(let read, let appended) = read(line) else {
      Issue.record("It is not read")
      return
    }
    #expect(appended == nil)
    #expect(LogLine.bytes(read) == line)
    if case .game(let game, _) = read {
      #expect(game.hasRecord == (entry == .game(.full, record: "flip:1\tflip:2\nclose\\")))
    } else {
      #expect(read == entry)
    }
  }

  @Test("has a form that never changes")
  func form() {
    let seats = #"p000000000000000a\tg Zoë\\tand \\\\ Bo\\nb\tg\tcforgetful:70 Otto"#
    let fields = [
      "1", "game", "g0000000000000007", "1795025200", "60", seats, #"1\t3"#, #"2\t3\t0\t-3"#,
      "pairs", "4:numbers", "pairs:4x4:peek", "18446744073709551615", "pairs:1:4:seed=7", "1",
      "53", "61250", "12", "hspu", "today", "g0000000000000006", "lake.png",
      #"flip:1\tflip:2\nclose\\"#,
    ]
    let expected = fields.joined(separator: "\t")
    let written = LogLine.bytes(.game(.full, record: "flip:1\tflip:2\nclose\\"))
    #expect(String(decoding: written.dropFirst(17).dropLast(), as: UTF8.self) == expected)
    let proof = LogLine.bytes(.proof(GameID(rawValue: 7), least: 12))
    #expect(
      String(decoding: proof, as: UTF8.self)
        == "9a122fafcb0fae2a\t1\tproof\tg0000000000000007\t12\n")
  }

  @Test("is damaged if any bit of it has changed")
  func everyBit() {
    let line = LogLine.bytes(.game(.full, record: "flip:1"))
    for place in 0..<8 * (line.count - 1) {
      var changed = line
      changed[place / 8] ^= 1 << UInt8(place % 8)
      // A new line feed makes two lines, which are damaged both.
      let lines = changed.dropLast().split(separator: UInt8(ascii: "\n"))
      for part in lines { #expect(read(part + [UInt8(ascii: "\n")]) == .damaged) }
    }
  }

  @Test("is damaged if its beginning or its end is missing")
  func everyCut() {
    let line = LogLine.bytes(.proof(GameID(rawValue: 7), least: 12))
    for cut in 1..<line.count - 1 {
      #expect(read(Array(line.dropFirst(cut))) == .damaged)
      #expect(read(Array(line.dropLast(cut + 1)) + [UInt8(ascii: "\n")]) == .damaged)
    }
  }

  @Test(
    "of a later version, kind or word is unknown, not damaged",
    arguments: [
      "2\tproof\tg0000000000000007\t12", "1\tlabel\tx", "1", "", "1\tproof", "1\tproof\tg7\t12",
      "1\tproof\tg0000000000000007\t-1", "1\tproof\tg0000000000000007\t1e3",
      "1\tproof\tg000000000000000A\t1", "1\tproof\t\\x\t1", "1\tplayer\tp000000000000000a\tdance",
      "1\tplayer\tp000000000000000a\tadd\tAnna\t256\t0",
    ])
  func unknown(content: String) {
    #expect(read(line(content)) == .unknown)
  }

  @Test("keeps the fields that a later version has appended", arguments: LogEntry.everyKind)
  func appended(entry: LogEntry) {
    let content = LogLine.bytes(entry).dropFirst(17).dropLast() + Array("\tmore\t\\t".utf8)
    let line = LogLine.bytes(content: Array(content)[...])
    guard case .entry(let read, let appended) = read(line) else {
      Issue.record("It is not read")
      return
    }
    #expect(LogLine.bytes(read, appended: appended) == line)
  }

  @Test("leaves a record out that would make it longer than a reader accepts")
  func longRecord() {
    let record = String(repeating: "x", count: 2_000_000)
    guard
      case .entry(.game(let game, let read), _) = read(
        LogLine.bytes(.game(.sample(1), record: record)))
    else {
      Issue.record("It is not read")
      return
    }
    #expect(!game.hasRecord && read.isEmpty)
  }

  @Test("has the published FNV-1a checksum")
  func checksum() {
    // Vectors of RFC 9923.
    #expect(FNV1a.hash([]) == 0xcbf2_9ce4_8422_2325)
    #expect(FNV1a.hash(Array("a".utf8)[...]) == 0xaf63_dc4c_8601_ec8c)
    #expect(FNV1a.hash(Array("foobar".utf8)[...]) == 0x8594_4171_f739_67e8)
  }
}
