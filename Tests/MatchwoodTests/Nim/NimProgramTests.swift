import TestSupport
import Testing

@testable import Matchwood

@Suite("Matchsticks from the command line", .tags(.slow)) @MainActor
struct NimProgramTests {
  private let folder = TemporaryFolder()

  @Test("Positions of standard input are answered in order, and - is the empty table")
  func lines() throws {
    folder.write("1-3-5-7\n-\nbad\n", to: "lines")
    let run = try ProgramRun("nim --json - < lines", in: folder)
    #expect(run.exitCode == 2 && run.errorLines.isEmpty)
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == 3)
    #expect(
      answers.first
        == #"{"position":"1-3-5-7","form":"heaps","last":"loses","won":false,"moves":[],"sum":0}"#)
    #expect(answers.last?.hasPrefix(#"{"position":"bad","error":"#) == true)
  }

  @Test("A machine is trained again exactly by the same seed")
  func machine() throws {
    let words = "machine --json --teacher wild --games 200 --seed 3"
    let run = try ProgramRun(words, in: folder)
    #expect(run.exitCode == 0 && run.output.hasPrefix(#"{"games":200,"boxes":"1:"#))
    #expect(try ProgramRun(words, in: folder).output == run.output)
  }
}
