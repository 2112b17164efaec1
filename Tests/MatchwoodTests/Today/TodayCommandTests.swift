import Commands
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@Suite("The games of a day from the command line", .tags(.slow)) @MainActor
struct TodayCommandTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String) throws -> ProgramRun {
    try ProgramRun("today \(arguments)", in: folder)
  }

  @Test("prints a line of JSON for each game of the day, in the order of the menu")
  func json() throws {
    let run = try run("--date 2026-12-24 --json")
    let lines = run.output.split(separator: "\n")
    #expect(run.exitCode == 0 && lines.count == 4)
    for (line, game) in zip(lines, ["matchsticks", "sliding", "pairs", "tunnel"]) {
      let start = #"{"date":"2026-12-24","version":1,"game":"\#(game)","link":"\#(game):"#
      #expect(line.hasPrefix(start), "\(line)")
      for key in ["measure", "value", "least", "most"] { #expect(line.contains("\"\(key)\":")) }
    }
  }

  @Test("prints the links and the tasks of a day")
  func plain() throws {
    let output = try run("--date=2026-12-24").output
    #expect(output.contains("sliding     matchwood:sliding:1:4:board="))
    #expect(output.contains("            Shortest solution: 40 moves (moves 40, 30 to 50)\n"))
  }

  @Test(
    "refuses what is no day with games",
    arguments: ["2026-02-30", "tomorrow", "2025-12-31", ""])
  func refused(day: String) {
    #expect(throws: UsageError.self) { try TodayRequest(["--date", day]) }
    #expect(throws: UsageError.self) { try TodayRequest(["--day"]) }
    #expect(throws: UsageError.self) { try TodayRequest(["--date"]) }
  }
}
