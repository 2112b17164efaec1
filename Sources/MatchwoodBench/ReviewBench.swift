import EarthGame
import GameKernel
import MatchstickGame
import PairsGame
import SlidingGame

/// Measurements of reviews: the judgement of a whole game, with all tables that it needs.
@MainActor enum ReviewBench {
  static func run() throws -> [BenchRow] {
    [
      try matchsticks(), try pairs(seats: 1), try pairs(seats: 2), try earth(.guess),
      try earth(.dry), try three(), try four(),
    ]
  }

  private static func row(_ name: String, _ seconds: [Double], _ target: String) -> BenchRow {
    BenchRow(
      name: "review: \(name)", value: Samples(seconds.map { $0 * 1e3 }).text("ms", digits: 2),
      target: target)
  }

  private static func matchsticks() throws -> BenchRow {
    let session = GameSession<Matchsticks>(
      options: Matchsticks.Options(pile: 24, takeLimit: 3, first: .first), seed: 1)
    while !session.state.isOver { try session.perform(.take(1)) }
    let record = session.record
    let times = Samples.timing(31) { precondition(GameReview(record) != nil, "No review") }
    return row("Matchsticks, 24 turns", times, "≤ 300 ms")
  }

  private static func pairs(seats: Int) throws -> BenchRow {
    let session = GameSession<Pairs>(
      options: Pairs.Options(layout: .sixBySix, seatCount: seats, turnRule: .unknownCard), seed: 1)
    var turn = 0
    while !session.state.isOver {
      if session.state.openCards.count == 2 { try session.perform(.close) }
      var random = SeededGenerator.draw(seed: 1, move: turn)
      let player = ForgetfulPlayer(memory: 70)
      let card = player.chooseCard(in: PairsKnowledge(session.state), using: &random)
      try session.perform(.flip(card))
      turn += 1
    }
    let record = session.record
    let times = Samples.timing(31) { precondition(PairsReview(record) != nil, "No review") }
    return row("Pairs, 18 pairs, \(seats == 1 ? "alone" : "two players")", times, "≤ 300 ms")
  }

  private static func earth(_ mode: ThroughTheEarth.Mode) throws -> BenchRow {
    let session = GameSession<ThroughTheEarth>(
      options: ThroughTheEarth.Options(mode: mode, seatCount: 1), seed: 1)
    var random = SeededGenerator(seed: 1)
    var count = 0
    while !session.state.isOver, count < 20 {
      let place = Place.random(using: &random)
      if mode == .guess {
        if (try? session.perform(.flag(place))) == nil { try session.perform(.next) }
      } else if (try? session.perform(.stand(place))) != nil,
        (try? session.perform(.dig)) != nil
      {
        count += 1
      }
    }
    let record = session.record
    let times = Samples.timing(9) { precondition(EarthReview(record) != nil, "No review") }
    let name = mode == .guess ? "Guess, five flags" : "Dry feet, \(count) random digs"
    return row("Through the Earth, \(name)", times, "≤ 300 ms")
  }

  private static func three() throws -> BenchRow {
    let boards = boards(of: 100, .square(3), seed: 1)
    let times = Samples.timing(9) {
      precondition(HomeDistances(of: boards, using: SlidingSolver(.square(3))) != nil, "No review")
    }
    return row("3 × 3, 100 moves", times, "≤ 300 ms")
  }

  private static func four() throws -> BenchRow {
    let solver = SlidingSolver(.square(4))
    for refinement in 0..<solver.fineTables.parts { solver.fineTables.make(refinement) }
    let bytes = solver.fineTables.bytes ?? []
    let times = (1...5 as ClosedRange<UInt64>).flatMap { seed in
      let boards = boards(of: 100, .square(4), seed: seed, solver)
      return Samples.timing(1) {
        let solver = SlidingSolver(.square(4))
        precondition(solver.fineTables.load(bytes), "No tables of this version")
        precondition(HomeDistances(of: boards, using: solver) != nil, "No review")
      }
    }
    return row("4 × 4, about 100 moves, kept tables", times, "≤ 5,000 ms")
  }

  /// Returns the boards of a game from a deal: steps by chance, then a shortest solution.
  private static func boards(
    of count: Int, _ shape: BoardShape, seed: UInt64, _ known: SlidingSolver? = nil
  ) -> [SlidingBoard] {
    let session = GameSession<SlidingPuzzle>(options: .dealt(shape), seed: seed)
    let solver = known ?? SlidingSolver(shape)
    var random = SeededGenerator(seed: seed)
    var boards = [session.state.board]
    func tilt(_ direction: Direction) {
      if (try? session.perform(.tilt(direction))) != nil { boards.append(session.state.board) }
    }
    let chance = count - solver.solve(session.state.board).moves.count - 10
    while boards.count < max(2, chance / 2) {
      tilt(Direction.allCases[random.draw(below: 4)])
    }
    for move in solver.solve(session.state.board).moves { tilt(move) }
    return boards
  }
}
