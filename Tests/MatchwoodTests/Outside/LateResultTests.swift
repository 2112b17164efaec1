import BoxKit
import Files
import GameKernel
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
    let store = GameStore<SlidingPuzzle>(
      in: LockedFolder(folder.path + "/c"), "games/p0000000000000001")
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
    let book = ResultStore(in: LockedFolder(folder.path + "/c")).lists.book
    return book.entries(ResultFilter("sliding"), by: .moves).count
  }

  @Test("is entered at the next start, once, also where that begins a new game")
  func entered() throws {
    #expect(try start("--seed 5") == 1)
    #expect(try start() == 1)
  }

  @Test("is not entered again into a list that was cleared, nor into one of an older version")
  func cleared() throws {
    #expect(try start() == 1)
    do {
      let store = ResultStore(in: LockedFolder(folder.path + "/c"))
      var book = store.lists.book
      book.clear(ResultFilter("sliding"))
      store.lists.replace(with: book)
      store.finish()
    }
    #expect(try start() == 0)
    let old = #"{"kind":"results","value":{},"version":1}"#
    folder.write(old, to: "c/results.json")
    folder.remove("c/results.json.bak")
    for _ in 1...2 { #expect(try start() == 0) }
  }
}
