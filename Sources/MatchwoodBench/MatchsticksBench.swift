import GameKernel
import MatchstickGame
import MatchstickScenes
import SDLKit
import SDLStage

/// Measurements of Matchsticks: moves of the model, and heap growth over a thousand games.
enum MatchsticksBench {
  private static let demonstration = MatchstickSetup(
    pile: 18, takeLimit: 3, seating: MatchstickSeats(first: .clever, second: .clever))
  private static let gameCount = 1000

  static func run() throws -> [BenchRow] {
    [moves(), growthOfTable(), try growthOfScene()]
  }

  /// Measures moves of whole games, with one observer.
  private static func moves() -> BenchRow {
    let count = 20_000
    var sum = 0
    let session = GameSession<Matchsticks>(options: demonstration.options(after: nil), seed: 1)
    let observation = session.changes.observe { sum += $0.after.remaining }
    defer { observation.cancel() }
    let seconds = Samples.timing(31) {
      for _ in 0..<count {
        if session.state.isOver { session.restart() }
        do { try session.perform(.take(1)) } catch { preconditionFailure("\(error)") }
      }
    }
    return BenchRow(
      name: "matchsticks: moves a second, one observer",
      value: Samples(seconds.map { Double(count) / $0 / 1e6 }).text("million", digits: 2))
  }

  private static func growthOfTable() -> BenchRow {
    let table = MatchstickTable(setup: demonstration, seed: 1)
    func play(_ count: Int) {
      for _ in 0..<count {
        while table.takeForComputer() {}
        table.newGame(demonstration)
      }
    }
    play(100)  // Fills the history of games that undo can reach.
    return row("matchsticks: heap growth over 1,000 games", Samples.heapGrowth { play(gameCount) })
  }

  /// Measures heap growth over painted games: nodes, tweens, pictures, lines of text, the final dialog.
  private static func growthOfScene() throws -> BenchRow {
    let rig = try MatchsticksRig(
      width: 480, height: 320, setup: demonstration, text: try TextCache(FontFinder()))
    func play(_ count: Int) throws {
      for _ in 0..<count {
        while rig.table.takeForComputer() { try rig.frame(after: .milliseconds(700)) }
        rig.view.advance(by: .seconds(3))
        try rig.frame(after: .seconds(3))
        rig.table.newGame(demonstration)
        try rig.frame(after: .seconds(3))
      }
    }
    try play(gameCount)  // Fills every cache.
    return row(
      "matchsticks: heap growth over 1,000 painted games",
      try Samples.heapGrowth { try play(gameCount) })
  }

  private static func row(_ name: String, _ growth: Int) -> BenchRow {
    BenchRow(name: name, value: "\(growth) bytes", target: "none")
  }
}
