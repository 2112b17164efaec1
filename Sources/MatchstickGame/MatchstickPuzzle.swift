import GameKernel

/// A pile from which exactly one take forces the win.
public struct MatchstickPuzzle: Puzzle {
  /// The number of matches.
  public let remaining: Int

  /// The most matches in a turn.
  public let takeLimit: Int

  /// The only take that forces the win.
  public let take: Int

  /// Makes a puzzle, or returns `nil` if the position is lost or the numbers are not in the program's ranges.
  public init?(remaining: Int, takeLimit: Int) {
    guard (1...Matchsticks.offeredPiles.upperBound).contains(remaining),
      Matchsticks.takeLimits.contains(takeLimit),
      let take = PileTheory(takeLimit: takeLimit).winningTake(remaining)
    else { return nil }
    (self.remaining, self.takeLimit, self.take) = (remaining, takeLimit, take)
  }

  /// All 73 puzzles, by take limit and then by matches.
  public static let all = Matchsticks.takeLimits.flatMap { takeLimit in
    (1...Matchsticks.offeredPiles.upperBound).compactMap {
      MatchstickPuzzle(remaining: $0, takeLimit: takeLimit)
    }
  }

  /// The number of matches and the limit, such as `7:3`.
  public var key: String { "\(remaining):\(takeLimit)" }

  /// Makes the puzzle with a key, or returns `nil` if there is none.
  public init?(key: String) {
    let (remaining, takeLimit) = LinkPart(key[...]).split(at: ":")
    guard let remaining = remaining.number(Int.self), let takeLimit = takeLimit?.number(Int.self)
    else { return nil }
    self.init(remaining: remaining, takeLimit: takeLimit)
  }

  /// The rating, from an estimate of how often players of the rating ``PuzzleRating/start`` fail.
  ///
  /// They see through each round with a chance of 80 %, and otherwise guess. To be checked against logged tries.
  public var rating: Int {
    // A round is a take and its answer, together one more than the limit.
    let rounds = (remaining - 1) / (takeLimit + 1) + 1
    let seen = (0..<rounds).reduce(1.0) { seen, _ in seen * 0.8 }
    return PuzzleRating.ofPuzzle(failing: (1 - seen) * (1 - 1 / Double(min(takeLimit, remaining))))
  }

  public func rightAnswers(after answers: [Int]) -> [Int] { answers.isEmpty ? [take] : [] }
}

extension MatchstickPuzzle {
  /// Returns the positions in which a seat gave a forced win away, or `nil` if the rules refuse a move.
  ///
  /// The cost is 1 each time. Games with more matches than the program offers have no puzzles.
  public static func own(_ record: GameRecord<Matchsticks>, of seat: Seat) -> [OwnPuzzle<Self>]? {
    var state = Matchsticks.start(record.options, seed: record.seed)
    var own: [OwnPuzzle<Self>] = []
    for (turn, move) in record.moves.enumerated() {
      let before = state
      guard (try? Matchsticks.apply(move, to: &state)) != nil else { return nil }
      // A lost position is no puzzle, so the seat had a forced win.
      guard before.toMove == seat, state.favoured != seat,
        let puzzle = MatchstickPuzzle(remaining: before.remaining, takeLimit: before.takeLimit)
      else { continue }
      own.append(OwnPuzzle(puzzle, turn: turn, cost: 1))
    }
    return own
  }
}
