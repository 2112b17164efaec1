import GameKernel
import SDLKit
import SlidingGame
import Threads

/// Measurements of the cost of saving on the main thread: making a game's record, and starting a thread to write
/// it.
@MainActor enum KeepingBench {
  private static let (games, moves) = (65, 200)

  static func run() -> [BenchRow] {
    let table = SlidingTable(.home(.square(4)), seed: 1)
    for _ in 1..<games {
      play(table)
      table.newGame()
    }
    play(table)
    return [
      row("record of \(games) games of \(moves) moves") { _ = table.record },
      row("the same, handed to a thread") {
        let record = table.record
        Background.start { withExtendedLifetime(record) {} }
      },
    ]
  }

  /// Plays back and forth, in a direction that the gap's position allows.
  private static func play(_ table: SlidingTable) {
    do {
      let direction: Direction =
        table.state.board.gap % 4 == 0 ? .left : .right
      for step in 0..<moves {
        try table.session.perform(.tilt(step.isMultiple(of: 2) ? direction : direction.opposite))
      }
    } catch {
      preconditionFailure("A legal move was refused: \(error)")
    }
  }

  private static func row(_ name: String, _ body: () -> Void) -> BenchRow {
    let times = Samples(Samples.timing(2000, body).map { $0 * 1e6 })
    return BenchRow(name: "keeping: \(name)", value: times.tailText("µs", digits: 1))
  }
}
