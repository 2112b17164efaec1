import BoxKit
import Files
import GameKernel
import PlayLog
import SlidingGame
import TestSupport
import Testing

@testable import Matchwood

@Suite("The result of a game that was kept as solved") @MainActor
struct LateResultTests {
  private let folder = TemporaryFolder()

  /// Keeps a solved board that was shuffled by chance, as a program does that is killed before it keeps the result.
  init() throws {
    let table = SlidingTable(.home(.square(3)), seed: 5)
    var events: [SlidingPuzzle.Event] = []
    let observation = table.session.changes.observe { events += $0.events }
    table.shuffle()
    observation.cancel()
    let store = GameStore<SlidingPuzzle>(in: LockedFolder(folder.path + "/c"))
    #expect(store.restore() == nil)
    store.follow(table)
    for event in events.reversed() {
      switch SlidingPuzzle.reversed(event) {
      case .didTilt(let direction, _, _), .didMove(let direction, _, _):
        try table.session.perform(.tilt(direction))
      }
    }
    store.finish()
    #expect(table.state.isSolved)
  }

  /// Starts the program and leaves it; answers how many results it has kept.
  private func start(_ options: String = "") throws -> Int {
    folder.write("quit\n", to: "script")
    let run = try ProgramRun(
      "sliding --config c --size 480x320 --script script \(options)", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    let reading = try LogFile(FilePath(folder.path + "/c/log")).read()
    #expect(reading.log.games().count <= 1)
    return reading.log.results().entries(ResultFilter("sliding"), by: .moves).count
  }

  @Test("is entered at the next start, once, also where that begins a new game")
  func entered() throws {
    #expect(try start("--seed 5") == 1)
    #expect(try start() == 1)
  }

  @Test("is not entered again into a list that was cleared")
  func cleared() throws {
    #expect(try start() == 1)
    let list = ResultCategory("sliding", "3", "pictures")
    try LogFile(FilePath(folder.path + "/c/log")).append([.clear(.first, list, upTo: .now)])
    #expect(try start() == 0)
  }

  @Test("is not entered into the results of an older version that knows it, or knows no games")
  func older() throws {
    for value in ["{}", #"{"entered":["sliding:1:3:seed=5"]}"#] {
      folder.write(#"{"kind":"results","value":\#(value),"version":1}"#, to: "c/results.json")
      folder.remove("c/log")
      let count = try start()
      #expect(count == (value == "{}" ? 0 : 1), "it was shuffled, so its start is a board")
      #expect(try start() == count)
      let names = folder.names(in: "c")
      #expect(!names.contains("results.json") && names.contains("results.earlier-1.json"))
      folder.remove("c/results.earlier-1.json")
    }
  }
}
