import GameKernel

/// A position of Matchsticks in which a move forces the win. In those that the box asks no other move does.
///
/// Moves that leave the same groups count as one.
public struct MatchstickPuzzle: Puzzle {
  /// The matches on the table, and the outcome for the seat that takes the last one.
  public let layout: Matchsticks.Layout

  /// The moves that force the win.
  public let winningMoves: [Matchsticks.Move]

  /// Whether they all leave the same groups.
  public let hasOnlyOneWinningMove: Bool

  /// The number of moves that leave different groups.
  private let choices: Int

  /// Makes a puzzle, or returns `nil` if no move or more than one forces the win, or if the program does not offer
  /// as many matches.
  public init?(_ layout: Matchsticks.Layout) {
    self.init(own: layout)
    if !hasOnlyOneWinningMove { return nil }
  }

  /// Makes a puzzle that may have several winning moves, as those from own games.
  private init?(own layout: Matchsticks.Layout) {
    switch layout.matches {
    case .pile(let count, _):
      guard count <= Matchsticks.offeredPiles.upperBound else { return nil }
    case .heaps, .rows: break
    case .heapsByChance, .rowsByChance: return nil
    }
    let state = Matchsticks.start(Matchsticks.Options(layout), seed: 0)
    guard let winning = layout.theory.winningMoves(state.position)?.count, winning > 0 else {
      return nil
    }
    self.layout = layout
    hasOnlyOneWinningMove = winning == 1
    winningMoves = state.winningMoves
    choices = Set(state.legalMoves.compactMap { try? state.reduction($0) }).count
  }

  /// Makes the puzzle of a pile whose last match loses, or returns `nil` if there is none.
  public init?(remaining: Int, takeLimit: Int) {
    let matches = Matchsticks.Matches.pile(remaining, takeLimit: takeLimit)
    guard matches.isPosition else { return nil }
    self.init(Matchsticks.Layout(matches))
  }

  /// Makes the puzzle of the matches that are left in a game, or returns `nil` if no move forces the win.
  public init?(_ state: Matchsticks.State) {
    let matches: Matchsticks.Matches =
      switch state.layout.form {
      case .pile: .pile(state.remaining, takeLimit: state.takeLimit)
      case .heaps: .heaps(state.position)
      case .rows: .rows(state.position)
      }
    guard matches.isPosition else { return nil }
    self.init(own: Matchsticks.Layout(matches, last: state.layout.last))
  }

  /// The text form of the layout, such as `7:3` for a pile.
  public var key: String { layout.description }

  /// Makes the puzzle with a key, or returns `nil` if there is none.
  public init?(key: String) {
    let parts = key.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2 {
      let (remaining, takeLimit) = LinkPart(key[...]).split(at: ":")
      guard let remaining = remaining.number(Int.self), let takeLimit = takeLimit?.number(Int.self)
      else { return nil }
      self.init(remaining: remaining, takeLimit: takeLimit)
    } else {
      guard parts.count == 3, let last = LastMatch(rawValue: String(parts[2])),
        let matches = Matchsticks.Matches(position: "\(parts[0]):\(parts[1])")
      else { return nil }
      self.init(own: Matchsticks.Layout(matches, last: last))
      guard self.key == key else { return nil }
    }
  }

  /// The rating, from an estimate of how often players of the rating ``PuzzleRating/start`` fail.
  ///
  /// They see through each round with a chance of 80 %, and otherwise guess. To be checked against logged tries.
  public var rating: Int {
    let seen = (0..<rounds).reduce(1.0) { seen, _ in seen * 0.8 }
    return PuzzleRating.ofPuzzle(failing: (1 - seen) * (1 - 1 / Double(choices)))
  }

  /// The number of rounds of two takes that a player must look ahead.
  private var rounds: Int {
    switch layout.matches {
    case .pile(let count, let limit): (count - 1) / (limit + 1) + 1
    case .heaps(let groups): (groups.reduce(0, +) + 2) / 3
    case .rows(let groups): (groups.reduce(0, +) + 1) / 2
    case .heapsByChance, .rowsByChance: 1
    }
  }

  public func rightAnswers(after answers: [Matchsticks.Move]) -> [Matchsticks.Move] {
    answers.isEmpty ? winningMoves : []
  }
}

extension MatchstickPuzzle {
  /// All puzzles of one form that the box asks: 73 piles, heaps of up to 4 × 9 matches, and rows of up to
  /// ``Matchsticks/rowMatchLimit`` matches.
  ///
  /// - Complexity: some milliseconds for heaps and rows.
  public static func all(_ form: Matchsticks.Form) -> [MatchstickPuzzle] {
    switch form {
    case .pile:
      Matchsticks.takeLimits.flatMap { takeLimit in
        (1...Matchsticks.offeredPiles.upperBound).compactMap {
          MatchstickPuzzle(remaining: $0, takeLimit: takeLimit)
        }
      }
    case .heaps:
      puzzles(groups(upTo: Matchsticks.heapSizes.upperBound, most: .max)) { .heaps($0) }
    case .rows:
      puzzles(groups(upTo: Matchsticks.rowMatchLimit, most: Matchsticks.rowMatchLimit)) {
        .rows($0)
      }
    }
  }

  private static func puzzles(
    _ groups: [[Int]], _ matches: ([Int]) -> Matchsticks.Matches
  ) -> [MatchstickPuzzle] {
    groups.lazy.map(matches).filter(\.isValid).flatMap { matches in
      LastMatch.allCases.compactMap { MatchstickPuzzle(Matchsticks.Layout(matches, last: $0)) }
    }
  }

  /// Returns one to four sizes in ascending order.
  ///
  /// - Parameters:
  ///   - largest: the largest size.
  ///   - most: the largest sum.
  private static func groups(upTo largest: Int, most: Int) -> [[Int]] {
    var (all, last) = ([[Int]](), [[Int]()])
    for _ in 1...4 {
      last = last.flatMap { groups in
        ((groups.last ?? 1)...largest).lazy.map { groups + [$0] }
          .filter { $0.reduce(0, +) <= most }
      }
      all += last
    }
    return all
  }
}

extension MatchstickPuzzle {
  /// Returns the positions in which a seat gave a forced win away, or `nil` if the rules refuse a move.
  ///
  /// The cost is 1 each time.
  public static func own(_ record: GameRecord<Matchsticks>, of seat: Seat) -> [OwnPuzzle<Self>]? {
    var state = Matchsticks.start(record.options, seed: record.seed)
    var own: [OwnPuzzle<Self>] = []
    for (turn, move) in record.moves.enumerated() {
      let before = state
      guard (try? Matchsticks.apply(move, to: &state)) != nil else { return nil }
      // A lost position is no puzzle, so the seat had a forced win.
      guard before.toMove == seat, state.favoured != seat, let puzzle = MatchstickPuzzle(before)
      else { continue }
      own.append(OwnPuzzle(puzzle, turn: turn, cost: 1))
    }
    return own
  }
}
