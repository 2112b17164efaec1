import GameKernel

/// The judgements of the turns of a game of Pairs by what a perfect memory knew, with skill and luck apart.
///
/// For two players, ``result`` − ``value`` = Σ (luck − loss + outside) of the first seat, minus that of the second.
/// Alone, ``result`` − ``value`` = Σ (luck − loss). Both hold for finished games. For three and four players no
/// values are known, and the review only shows overlooked pairs.
///
/// The values are those of perfect memories that take every pair, also where the ``PerfectPlayer`` leaves one.
public struct PairsReview: Hashable, Sendable {
  /// The turns in order. A turn of which only the first card was flipped is left out.
  public let turns: [Judgement]

  /// For each card the turn in which it was flipped first, from 0, or `nil`. A card is known in all later turns.
  public let firstTurns: [Int?]

  /// The expected ``result`` at the start, or `nil` for three and four players. Alone this is minus par.
  public let value: Double?

  /// The lead of the first seat in pairs, or alone minus the flips without those of peeks. `nil` for three and
  /// four players.
  public let result: Int?

  /// Returns the sums of a seat's turns, or `nil` for three and four players.
  public func total(of seat: Seat) -> Balance? {
    guard value != nil else { return nil }
    return turns.reduce(into: Balance()) { total, turn in
      if turn.seat == seat, let worth = turn.worth { total += worth.balance }
    }
  }
}

extension PairsReview {
  /// Judges the turns of a recorded game. Returns `nil` if the rules refuse a flip.
  ///
  /// A card that only a peek has shown counts as unknown, so the luck of such a game holds what the peek gave.
  ///
  /// - Complexity: O(flips · cards)
  public init?(_ record: GameRecord<Pairs>) {
    let flips = record.moves.compactMap { move -> Int? in
      if case .flip(let card) = move { card } else { nil }
    }
    self.init(Pairs.start(record.options, seed: record.seed), flips: flips)
  }

  /// Judges the turns of a game from its start. Returns `nil` if the rules refuse a flip.
  ///
  /// - Parameters:
  ///   - start: the position before the first flip.
  ///   - flips: the flipped cards in order, two for each turn. A miss is closed before the next flip.
  public init?(_ start: Pairs.State, flips: [Int]) {
    var (state, turns) = (start, [Judgement]())
    var firstTurns: [Int?] = start.kinds.map { _ in nil }
    for turn in 0..<flips.count / 2 {
      if state.openCards.count == 2 { _ = try? Pairs.apply(.close, to: &state) }
      let (first, second) = (flips[2 * turn], flips[2 * turn + 1])
      let before = state
      for card in [first, second] {
        guard (try? Pairs.apply(.flip(card), to: &state)) != nil else { return nil }
        firstTurns[card] = firstTurns[card] ?? turn
      }
      turns.append(Judgement(of: first, second, from: before, to: state))
    }
    self.turns = turns
    self.firstTurns = firstTurns
    switch start.seatCount {
    case 1: result = -2 * turns.count
    case 2: result = state.pairsTaken[0] - state.pairsTaken[1]
    default: result = nil
    }
    value = TurnValues(start)?.value(KnownCounts(pairs: start.pairsLeft))
  }
}
