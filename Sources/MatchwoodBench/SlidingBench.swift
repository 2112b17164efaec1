import GameKernel
import SlidingGame

/// Measurements of the sliding puzzle's model: moves through an observed session with history.
@MainActor enum SlidingBench {
  private static let count = 1_000_000

  static func run() -> [BenchRow] {
    [4, 10].map(moves) + [4].map(undo)
  }

  /// Measures single moves while the history grows from empty.
  private static func moves(length: Int) -> BenchRow {
    let moves = walk(length)
    let seconds = (0..<15).map { _ in
      let session = Session(options: .home(.square(length)), seed: 0)
      var shifted = 0
      let observation = session.changes.observe { shifted += $0.events.count }
      let time = Samples.timing(1) { perform(moves, in: session) }[0]
      withExtendedLifetime(observation) { precondition(shifted == count, "A move was not told") }
      return time
    }
    return row("tilts of \(length) × \(length), kept for undo, one observer", seconds, "≥ 5 M/s")
  }

  /// Measures undoing all moves, one at a time.
  private static func undo(length: Int) -> BenchRow {
    let moves = walk(length)
    let seconds = (0..<5).map { _ in
      let session = Session(options: .home(.square(length)), seed: 0)
      perform(moves, in: session)
      return Samples.timing(1) { while session.undo() {} }[0]
    }
    return row("undo of \(length) × \(length), one by one", seconds, "")
  }

  private typealias Session = GameSession<SlidingPuzzle>

  private static func row(_ name: String, _ seconds: [Double], _ reach: String) -> BenchRow {
    let rates = Samples(seconds.map { Double(count) / $0 / 1e6 })
    return BenchRow(name: "sliding: \(name)", value: rates.text("M/s", digits: 1), target: reach)
  }

  private static func perform(_ moves: [SlidingPuzzle.Move], in session: Session) {
    do {
      for move in moves { try session.perform(move) }
    } catch {
      preconditionFailure("A legal move was refused: \(error)")
    }
  }

  /// Returns legal tilts from the solved board, in an order that branch prediction cannot guess.
  private static func walk(_ length: Int) -> [SlidingPuzzle.Move] {
    var random = SeededGenerator(seed: 1)
    var board = SlidingPuzzle.start(.home(.square(length)), seed: 0)
    var moves: [SlidingPuzzle.Move] = []
    while moves.count < count {
      let move = SlidingPuzzle.Move.tilt(Direction.allCases[random.draw(below: 4)])
      do {
        _ = try SlidingPuzzle.apply(move, to: &board)
        moves.append(move)
      } catch {
        continue
      }
    }
    return moves
  }
}
