import Files
import GameKernel
import Glibc
import TestSupport
import Testing

@testable import PlayLog

@Suite("Forgetting a player") struct LogFileForgettingTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { "\(folder.path)/log" }

  private func text() throws -> String {
    String(decoding: try SafeFile(path: path).read() ?? [], as: UTF8.self)
  }

  private static let together = LoggedGame.sample(
    3, seats: [LoggedSeat(.player(anna), name: "Annie"), LoggedSeat(.player(ben))])

  private static let entries: [LogEntry] = [
    .addAnna, .addBen, .player(anna, .rename("Anna-Lena")),
    .game(.sample(1, of: anna), record: "x"),
    .proof(GameID(rawValue: 1), least: 5), .game(.sample(2, of: ben), record: "zwei"),
    .game(together, record: "drei"), .proof(GameID(rawValue: 2), least: 6),
    .puzzle(
      PuzzleTry(
        player: anna, at: Moment(secondsSince1970: 0), game: "sliding", puzzle: "1",
        ratingBefore: 0, ratingAfter: 1, isSolved: true, time: .zero)),
    .day(
      DayGame(
        player: anna, day: Day(secondsSince1970: 0), game: "pairs",
        id: GameID(rawValue: 1))),
  ]

  @Test("leaves nothing of the player in the file but the identifier that is forgotten")
  func forget() throws {
    let file = LogFile(path)
    try file.append(Self.entries)
    try file.append([.player(anna, .forget)])
    #expect(try file.read().unforgotten == [anna])
    try file.forget(anna)
    let text = try text()
    #expect(!text.contains("Ann"))
    #expect(!text.contains(GameID(rawValue: 1).description), "Not even as a proof")
    #expect(text.split(separator: "\n").count { $0.contains(anna.description) } == 1)
    #expect(folder.names == ["log"], "No backup has the player either")
    let reading = try file.read()
    #expect(reading.unforgotten == [])
    #expect(reading.log[GameID(rawValue: 1)] == nil)
    let shared = try #require(reading.log[GameID(rawValue: 3)])
    #expect(shared.seats == [LoggedSeat(.guest), LoggedSeat(.player(ben))])
    #expect(try file.record(of: shared.id) == "drei")
    #expect(try file.record(of: GameID(rawValue: 2)) == "zwei")
    #expect(reading.log[GameID(rawValue: 2)]?.least == 6)
    #expect(reading.log.players.present.map(\.name) == [nil, "Ben"])
  }

  @Test("keeps all other lines, byte by byte")
  func others() throws {
    let file = LogFile(path)
    try file.append(Self.entries)
    let newer = String(
      decoding: LogLine.bytes(content: Array("2\tgame\tnew".utf8)[...]), as: UTF8.self)
    let content = LogLine.bytes(.addBen).dropFirst(17).dropLast() + Array("\tmore".utf8)
    let longer = String(decoding: LogLine.bytes(content: Array(content)[...]), as: UTF8.self)
    let others = newer + "damaged\n" + longer
    try File(path, O_WRONLY | O_APPEND, "write").writeAll(Array(others.utf8))
    try file.forget(anna)
    let kept = Self.entries.map { String(decoding: LogLine.bytes($0), as: UTF8.self) }
    let shared = LogEntry.game(
      .sample(3, seats: [LoggedSeat(.guest), LoggedSeat(.player(ben))]), record: "drei")
    let changed = String(decoding: LogLine.bytes(shared), as: UTF8.self)
    #expect(try text() == kept[1] + kept[5] + changed + kept[7] + others)
  }

  @Test("replaces the player in lines of a later version, and drops damaged lines that name them")
  func unknownLines() throws {
    let newer = LogLine.bytes(content: Array("2\tgame\t\(anna)\t\(ben)".utf8)[...])
    let damaged = Array("0000\t1\tplayer\t\(anna)\tadd\tAn".utf8)
    try File.writing(path).writeAll(newer + damaged)
    try LogFile(path).forget(anna)
    let expected = LogLine.bytes(content: Array("2\tgame\tp0000000000000000\t\(ben)".utf8)[...])
    #expect(try text() == String(decoding: expected, as: UTF8.self))
  }

  @Test("is not undone by a later line of the same player")
  func merged() throws {
    let file = LogFile(path)
    try file.append([.addAnna, .player(anna, .forget)])
    try file.forget(anna)
    try file.append([.addAnna, .game(.sample(1, of: anna))])
    let reading = try file.read()
    #expect(reading.log.players[anna] == nil)
    #expect(reading.log.games() == [])
    #expect(reading.unforgotten == [anna])
  }
}
