import BoxKit
import Commands
import MatchstickGame
import TestSupport
import Testing

@testable import MatchstickScenes

@Suite("The Matchbox Machine on the command line", .tags(.rules))
struct MachineCommandTests {
  private func json(_ words: String...) throws -> String {
    MachineAnswer(machine: try MachineRequest(words).machine).json.description
  }

  @Test("A new machine has won nothing and knows nothing")
  func new() throws {
    #expect(
      try json("--pile", "4", "--beads=2", "--games", "0")
        == #"{"games":0,"boxes":"1:11 2:1122 3:112233 4:112233","beatsClever":null,"unbeatable":null,"allRight":null,"won":0,"removed":0}"#
    )
  }

  @Test("A trained machine has its winning takes alone, and says since which game")
  func trained() throws {
    let answer = try json("--teacher", "human60", "--games", "1000", "--seed", "7")
    let boxes = "1:- 2:1 3:2 4:3 5:- 6:1 7:2 8:3 9:- 10:1 11:2 12:3 13:- 14:1 15:2 16:3 17:- 18:1"
    #expect(answer.hasPrefix(#"{"games":1000,"boxes":"\#(boxes)","beatsClever":"#))
    #expect(answer.hasSuffix(#""removed":38}"#) && !answer.contains("null"))
    #expect(try json("--teacher", "human-like:60", "--games", "1000", "--seed", "7") == answer)
    #expect(try json("--teacher", "human-like:60", "--games", "1000", "--seed", "8") != answer)
  }

  @Test("People get a few lines")
  func people() throws {
    let machine = try MachineRequest(["--pile=2", "--limit=2", "--games=0"]).machine
    #expect(
      MachineAnswer(machine: machine).text == """
        games         0, 0 won
        boxes         1:1 2:12
        beads         0 removed
        beats Clever  not yet
        unbeatable    not yet
        all settled   not yet
        """)
  }

  @Test(
    "A wrong word is named in one line that says what to do",
    arguments: [
      (["18"], "18: machine has options alone; machine --help lists all"),
      (["--pile", "61"], "--pile: '61' does not fit; expected a number from 1 to 60"),
      (["--limit", "6"], "--limit: '6' does not fit; expected a number from 2 to 5"),
      (["--beads", "0"], "--beads: '0' does not fit; expected a number from 1 to 3"),
      (["--games", "-1"], "--games: '-1' does not fit; expected a number from 0 to 1000000"),
      (["--seed", "x"], "--seed: 'x' does not fit; expected a whole number from 0"),
      (
        ["--teacher", "person"],
        "--teacher: 'person' does not fit; expected clever, human-like:N with N from 0 to 100, wild or simple"
      ),
    ])
  func words(words: [String], expected: String) {
    let error = #expect(throws: UsageError.self) { try MachineRequest(words) }
    #expect(error?.description == expected)
  }
}
