import BoxKit
import Commands
import Testing

@testable import Matchwood
@testable import MatchwoodMain
@testable import SlidingScenes

@MainActor @Suite("The words behind solve")
struct SolveRequestTests {
  @Test("Positions are kept in order, and options are read wherever they stand")
  func words() throws {
    let request = try SolveRequest(["a", "--json", "-", "--within", "0.5", "b"])
    #expect(request.positions == ["a", "-", "b"])
    #expect(request.isJSON)
    #expect(request.limit == .milliseconds(500))
    guard
      case .command(let command) = try Invocation(["solve", "a", "--within=2"], Box.games)
    else {
      Issue.record("No command is run")
      return
    }
    #expect(try command as? SolveRequest == SolveRequest(["--within=2", "a"]))
    #expect(try SolveRequest(["a"]).limit == nil)
  }

  @Test("Help is answered before what is wrong")
  func help() throws {
    guard
      case .helpOf(let page) = try Invocation(["solve", "--nonsense", "--help"], Box.games)
    else {
      Issue.record("No help is printed")
      return
    }
    #expect(page.command == "solve")
    #expect(SolveRequest.page.text().contains("--within"))
    #expect(CommandHelp.help(Box.games).contains("matchwood solve"))
    #expect(SolveRequest.page.text().split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "A wrong word is named in one line that says what to do",
    arguments: [
      ([], "solve: the position is missing; write solve 3:0-1-2-3-4-5-6-8-7, or solve -"),
      (["--jsno", "a"], "--jsno: solve has no such option; solve --help lists all"),
      (["a", "--within"], "--within: the value is missing; write --within SECONDS"),
      (
        ["a", "--within", "-1"],
        "--within: '-1' does not fit; expected seconds from 0 to 1000000"
      ),
      (
        ["--within=nan", "a"],
        "--within: 'nan' does not fit; expected seconds from 0 to 1000000"
      ),
    ])
  func refused(words: [String], line: String) {
    #expect(throws: UsageError(line)) { try Invocation(["solve"] + words, Box.games) }
  }
}
