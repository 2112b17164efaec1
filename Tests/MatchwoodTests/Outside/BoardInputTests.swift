import TestSupport
import Testing

@testable import Matchwood

@Suite("The board of the sliding puzzle, played by devices from outside") @MainActor
struct BoardInputTests {
  private let folder = TemporaryFolder()

  /// Plays some steps on a solved board; the changes in the trace.
  private func changes(_ length: Int, _ steps: String) throws -> [String] {
    folder.write(steps + "\nwait 0.5\n", to: "script")
    let values = (0..<length * length).map(String.init).joined(separator: "-")
    let run = try ProgramRun(
      "sliding --position \(length):\(values) --size 480x320 --script script --trace - --snapshot s.png",
      in: folder)
    #expect(run.exitCode == 0)
    return run.output.split(separator: "\n").map(String.init).filter { $0.contains("did-") }
  }

  @Test("A swipe of 24 units moves its tile", arguments: [3, 8])
  func swipe(length: Int) throws {
    let last = length * length - 1
    let changes = try changes(length, "swipe board.\(last - 1) right 24\nswipe board.0 right 24")
    #expect(changes.count == 1)
    #expect(changes.first?.contains(#""event":"did-move","direction":"right""#) == true)
  }

  @Test("A stick that is held out moves one tile, and another when it has been level")
  func stick() throws {
    let hold = "stick left 0.9 0\nwait 2\n"
    #expect(try changes(4, hold).count == 1)
    #expect(try changes(4, hold + "stick left 0 0\n" + hold).count == 2)
  }
}
