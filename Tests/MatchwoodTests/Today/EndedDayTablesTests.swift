import Files
import GameKernel
import PlayLog
import TestSupport
import Testing

@testable import Matchwood

@Suite("The saved tables of past days")
struct EndedDayTablesTests {
  private let folder = TemporaryFolder()
  private static let today = Day(secondsSince1970: 1_795_305_600)
  private static let yesterday = today.adding(days: -1)

  /// The lines of a game that a player began on a day.
  private static func lines(_ number: UInt64, _ day: Day, isOver: Bool?) -> [LogEntry] {
    let id = GameID(rawValue: number)
    let began = LogEntry.day(DayGame(player: .first, day: day, game: "pairs", id: id))
    guard let isOver else { return [began] }
    let game = LoggedGame(
      id, at: Moment(noonOf: day), seats: [LoggedSeat(.player(.first))], game: "pairs",
      setup: "6x4", start: "", isOver: isOver, time: .seconds(9))
    return [began, .game(game, record: "")]
  }

  private func delete(_ lines: [LogEntry]) {
    let model = PlayLogModel()
    model.append(lines)
    EndedDayTables(
      in: FilePath(folder.path), DayHistory(model.log, of: .first), before: Self.today
    ).delete()
  }

  private func write(_ names: String...) { for name in names { folder.write("{}", to: name) } }

  @Test("are deleted with their backups once the game is in the log and the day is over")
  func ended() {
    let file = "\(Self.yesterday)-pairs.json"
    write(file, file + ".bak", "pairs.json", "pairs.json.bak")
    delete(Self.lines(1, Self.yesterday, isOver: true))
    #expect(folder.names == ["pairs.json", "pairs.json.bak"])
  }

  @Test("are deleted by the next start if a kill came between a backup and its table")
  func killed() {
    write("\(Self.yesterday)-pairs.json")
    delete(Self.lines(1, Self.yesterday, isOver: false))
    #expect(folder.names.isEmpty)
  }

  @Test("stay while the log lacks their game, or on their day")
  func open() {
    let names = [
      "\(Self.yesterday)-pairs.json", "\(Self.yesterday)-sliding.json", "\(Self.today)-pairs.json",
      "2026-99-99-pairs.json",
    ]
    for name in names { write(name) }
    delete(Self.lines(1, Self.yesterday, isOver: nil) + Self.lines(2, Self.today, isOver: true))
    #expect(folder.names == names.sorted())
  }
}
