import Foundation
import GameKernel
import SlidingGame
import TestSupport
import Testing

@testable import Matchwood

@Suite("Solving from the command line", .tags(.slow)) @MainActor
struct SolveCommandTests {
  private let folder = TemporaryFolder()

  /// What a JSON line says.
  private struct Answer: Decodable {
    let position: String
    let length: Int?
    let optimal: Bool?
    let moves: String?
    let nodes: Int?
    let seconds: Double?
    let error: String?
  }

  private func run(_ arguments: String) throws -> ProgramRun {
    try ProgramRun("solve \(arguments)", in: folder)
  }

  private func answers(_ run: ProgramRun) throws -> [Answer] {
    try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  /// Whether the letters of moves lead home.
  private func isSolved(_ position: String, by moves: String) throws -> Bool {
    var state = SlidingPuzzle.start(.board(try .init(text: position)), seed: 0)
    let directions: [Character: Direction] = [
      "L": .left, "R": .right, "U": .up, "D": .down,
    ]
    for letter in moves {
      _ = try SlidingPuzzle.apply(.tilt(try #require(directions[letter])), to: &state)
    }
    return state.board.isSolved
  }

  @Test("Standard input may begin with the mark of UTF-8, and a line of it must have an end")
  func input() throws {
    folder.write("\u{FEFF}3:0-1-2-3-4-5-6-8-7\n", to: "boards")
    #expect(try answers(run("--json - <boards")).first?.length == 1)
    let endless = try run("- </dev/zero")
    #expect(endless.exitCode == 1)
    #expect(endless.errorLines.count == 1)
  }

  @Test("A way for people is the moves, the length, what is proven, boards and time, exit 0")
  func people() throws {
    let run = try run("3:0-1-2-3-4-5-6-8-7 3:0-1-2-3-4-5-6-7-8")
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 13)
    #expect(
      lines.prefix(3) == [
        "position  3:0-1-2-3-4-5-6-8-7", "moves     L", "length    1, proven shortest",
      ])
    #expect(lines[3].hasPrefix("nodes     ") && lines[4].hasPrefix("seconds   "))
    #expect(lines[7] == "moves     none")
  }

  @Test(
    "Every line of standard input is answered in order as JSON, and the highest exit code counts")
  func lines() throws {
    let given = [
      "3:0-1-2-3-4-5-6-8-7", "nonsense \"\\", "", "3:1-0-2-3-4-5-6-7-8", "sliding:1:3:seed=5",
      "2x3:0-1-2-3-5-4",
    ]
    folder.write(given.joined(separator: "\n"), to: "lines")
    let run = try run("--json - < lines")
    let answers = try answers(run)
    #expect(answers.map(\.position) == given)
    #expect(answers.map { $0.error == nil } == [true, false, false, false, true, true])
    #expect(answers.compactMap(\.optimal) == [true, true, true])
    #expect(run.exitCode == 2 && run.errorLines.isEmpty)
    let start = #"{"position":"3:0-1-2-3-4-5-6-8-7","length":1,"optimal":true,"moves":"L","nodes":"#
    #expect(run.output.hasPrefix(start))
    #expect(run.output.contains(#"{"position":"nonsense \"\\","error":""#))
  }

  @Test("A board that cannot be solved is exit 1, where no position is wrong")
  func unsolvable() throws {
    let run = try run("3:1-0-2-3-4-5-6-7-8 3:0-1-2-3-4-5-6-8-7")
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errorLines.first?.contains("3:1-0-2-3-4-5-6-7-8: This board can never") == true)
    #expect(run.output.hasPrefix("position  3:0-1-2-3-4-5-6-8-7\n"))
  }

  @Test(
    "When the time runs out, the best way so far is given, and no proof claimed",
    arguments: [0, 0.05])
  func within(seconds: Double) throws {
    let hardest = "4:15-10-8-12-11-14-9-13-2-6-5-1-3-7-4-0"
    let large = "sliding:1:8:seed=3"
    let run = try run("--json --within \(seconds) \(hardest) \(large)")
    #expect(run.exitCode == 0)
    let answers = try answers(run)
    #expect(answers.map(\.optimal) == [false, false])
    #expect(answers.allSatisfy { $0.length == $0.moves?.count })
    #expect(try isSolved(hardest, by: answers.first?.moves ?? ""))
  }

  @Test("Each answer is there before the next line is read")
  func streaming() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: ProgramRun.program)
    process.arguments = ["solve", "--json", "-"]
    process.environment = ["HOME": folder.path].merging(ProgramRun.sanitizers) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let watchdog = ProgramRun.Watchdog(process.processIdentifier)
    defer { watchdog.cancel() }
    for _ in 0..<3 {
      // Without an answer this would wait for the watchdog: no more is written before it is read.
      input.fileHandleForWriting.write(Data("3:0-1-2-3-4-5-6-8-7\n".utf8))
      #expect(output.fileHandleForReading.availableData.last == UInt8(ascii: "\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("A reader that goes away ends it without a word")
  func brokenPipe() throws {
    folder.write(String(repeating: "3:0-1-2-3-4-5-6-8-7\n", count: 2000), to: "lines")
    #expect(try run("- < lines | true").errorLines.isEmpty)
  }

  @Test("What cannot be read is one line, exit 1; what is asked for wrongly is exit 2")
  func faults() throws {
    let closed = try run("- <&-")
    #expect(closed.exitCode == 1 && closed.errorLines.count == 1)
    let nothing = try run("")
    #expect(nothing.exitCode == 2 && nothing.errorLines.count == 1)
    let full = try run("3:0-1-2-3-4-5-6-8-7 > /dev/full")
    #expect(full.exitCode == 1 && full.errorLines.count == 1)
  }
}
