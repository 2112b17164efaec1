import BoxKit
import Commands
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PlayLog
import ReviewKit
import SlidingGame
import SlidingScenes
import TestSupport
import Testing

@testable import MatchwoodMain

@Suite("Reviews on the command line", .tags(.slow)) @MainActor
struct ReviewCommandTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String) throws -> ProgramRun {
    try ProgramRun("review \(arguments)", in: folder)
  }

  @Test("A line of Pairs is answered as one JSON object with a row for each turn")
  func json() throws {
    let run = try run("--json 'solo;0 0;0 1'")
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    #expect(
      run.output
        == #"{"value":-2,"result":-2,"turns":[{"turn":0,"seat":0,"first":0,"second":1,"loss":0,"luck":0,"outside":0}]}"#
        + "\n")
  }

  @Test("Lines of standard input and of a file are answered in order, and a link has no moves")
  func lines() throws {
    folder.write("solo;0 0;0 1\npairs:1:4x4:unknown-card:seed=1:players=person\n", to: "lines")
    for arguments in ["--json - < lines", "--json lines"] {
      let run = try run(arguments)
      #expect(run.exitCode == 2)
      #expect(run.output.split(separator: "\n").count == 2)
      #expect(run.output.hasSuffix(#"{"error":"A link has no moves"}"# + "\n"))
    }
  }

  @Test("A text that is no game, and flips against the rules, are errors")
  func nonsense() throws {
    for word in ["nonsense", "'solo;0 0;0 0'"] {
      let run = try run("--json \(word)")
      #expect(run.exitCode == 2 && run.output.hasPrefix(#"{"error":"#), "\(word)")
    }
    #expect(try run("").exitCode == 2)
  }

  @Test("A record of Matchsticks is judged by who could force the win")
  func matchsticks() throws {
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 12, takeLimit: 3, seating: .standard), seed: 1)
    for count in [1, 2, 3, 1, 2, 3] { try table.session.perform(.take(count)) }
    let text = table.session.record.logText
    let answer = try #require(MatchsticksModule.review(record: text, cache: nil))
    let json = answer.json.description
    #expect(
      json.contains(#"{"turn":0,"seat":0,"move":1,"before":true,"after":false,"loss":1}"#),
      "\(json)")
  }

  @Test("A record of the sliding puzzle has the moves to solve it before and after each move")
  func sliding() throws {
    let board = try #require(SlidingSolver(.square(3)).deal(atDistance: 4, seed: 2))
    let table = SlidingTable(.board(board), seed: 1)
    let way = try #require(SlidingSolver(.square(3)).solve(board).moves.first)
    try table.session.perform(.tilt(way))
    try table.session.perform(.tilt(way.opposite))
    let answer = try #require(
      SlidingModule.review(record: table.session.record.logText, cache: nil))
    let json = answer.json.description
    #expect(json.hasPrefix(#"{"least":4,"moves":2,"proven":true,"slips":1,"turns":["#), "\(json)")
    #expect(json.contains(#""before":4,"after":3,"loss":0"#), "\(json)")
    #expect(json.contains(#""before":3,"after":4,"loss":2"#), "\(json)")
  }
}
