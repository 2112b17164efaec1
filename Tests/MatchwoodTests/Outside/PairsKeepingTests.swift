import Files
import GameKernel
import PairsGame
import TestSupport
import Testing

@testable import Matchwood

@Suite("Pairs from one start to the next") @MainActor
struct PairsKeepingTests {
  private let folder = TemporaryFolder()

  init() throws { try Folder(folder.path + "/c").make() }

  /// Plays some steps in the folder `c`, and returns the trace without the controls.
  private func play(_ steps: String, _ options: String) throws -> String {
    folder.write(steps + "\nrest\nquit\n", to: "script")
    let run = try ProgramRun(
      "pairs --config c --size 480x320 --reduced-motion --script script --trace - \(options)",
      in: folder, environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(run.exitCode == 0)
    #expect(run.errorLines.isEmpty)
    return run.output.split(separator: "\n").filter { !$0.contains("\"control\"") }
      .joined(separator: "\n")
  }

  private func table() throws -> PairsTable {
    let text = VersionedFormat<PairsTable.Record>(kind: Pairs.name, version: 2)
    let bytes =
      try SafeFile(path: folder.path + "/c/games/p0000000000000001/pairs.json").read() ?? []
    guard case .value(let record) = text.read(bytes) else {
      throw FileError("read", "pairs.json", code: 0)
    }
    return try PairsTable(restoring: record)
  }

  @Test("A game goes on where it was left, in the layout and with the players that it began with")
  func goesOn() throws {
    let trace = try play("click board.0", "--layout 4x4 --players me,perfect --seed 7")
    #expect(trace.contains(#""game":"pairs","event":"opened","card":0,"seat":0,"cause":"move"}"#))
    #expect(trace.contains(#"{"kind":"kept","game":"pairs","changes":1}"#))
    #expect(try table().state.openCards == [0])
    #expect(try table().setup == PairsSetup(layout: .fourByFour, [.person, .perfect]))
    _ = try play("click board.1", "")
    #expect(try table().session.seed == 7)
    #expect(try table().session.moves.starts(with: [.flip(0), .flip(1)]))
  }

  @Test("A layout starts a new game by chance, and undo brings the kept one back")
  func newGame() throws {
    _ = try play("click board.0", "--layout 4x4 --seed 7")
    _ = try play("rest", "--layout 6x4")
    let table = try table()
    #expect(table.state.layout == .sixByFour && table.sheet.isByChance)
    #expect(table.undo())
    #expect(table.session.seed == 7 && table.state.openCards == [0])
  }
}
