import GameKernel

/// The judgements of the turns of a game of Pairs by what a perfect memory knew, with skill and luck apart.
///
/// For two players, ``result`` − ``value`` = Σ (luck − loss + outside) of the first seat, minus that of the second.
/// Alone, ``result`` − ``value`` = Σ (luck − loss) + ``peekGain``. Both hold for finished games. For three and four
/// players no values are known, and the review only shows overlooked pairs.
///
/// The values are those of perfect memories that take every pair, also where the ``PerfectPlayer`` leaves one.
public struct PairsReview: Hashable, Sendable {
  /// The turns in order. A turn of which only the first card was flipped is left out.
  public let turns: [Judgement]

  /// For each card the turn in which it was seen first, from 0, or `nil`. A card is known in all later turns. A peek
  /// counts to the turn before it, which is −1 at the start.
  public let firstTurns: [Int?]

  /// The cards that a peek has shown before they were flipped.
  public let peekedCards: Set<Int>

  /// The flips that the peeks of a game alone save on average, without their price. 0 without peeks.
  public let peekGain: Double

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
  /// Judges the turns of a recorded game. Returns `nil` if the rules refuse a move.
  ///
  /// - Complexity: O(flips · cards)
  public init?(_ record: GameRecord<Pairs>) {
    self.init(Pairs.start(record.options, seed: record.seed), record.moves)
  }

  /// Judges the turns of a game from its start. Returns `nil` if the rules refuse a flip.
  ///
  /// - Parameters:
  ///   - start: the position before the first flip.
  ///   - flips: the flipped cards in order, two for each turn. A miss is closed before the next flip.
  public init?(_ start: Pairs.State, flips: [Int]) { self.init(start, flips.map(Pairs.Move.flip)) }

  /// Judges the turns of a game. Misses are closed even if `moves` do not close them.
  private init?(_ start: Pairs.State, _ moves: [Pairs.Move]) {
    var (state, before, turns) = (start, start, [Judgement]())
    var firstTurns: [Int?] = start.kinds.map { _ in nil }
    var (peekedCards, peekGain, first) = (Set<Int>(), 0.0, Int?.none)
    for move in moves where move != .close {
      if state.openCards.count == 2 { _ = try? Pairs.apply(.close, to: &state) }
      if first == nil { before = state }
      guard (try? Pairs.apply(move, to: &state)) != nil else { return nil }
      guard case .flip(let card) = move else {
        peekGain += Self.gain(from: before, to: state)
        for card in firstTurns.indices where firstTurns[card] == nil {
          firstTurns[card] = before.turns - 1
          peekedCards.insert(card)
        }
        continue
      }
      guard let one = first else {
        first = card
        continue
      }
      first = nil
      for card in [one, card] { firstTurns[card] = firstTurns[card] ?? before.turns }
      turns.append(Judgement(of: one, card, from: before, to: state))
    }
    (self.turns, self.firstTurns) = (turns, firstTurns)
    (self.peekedCards, self.peekGain) = (peekedCards, peekGain)
    switch start.seatCount {
    case 1: result = -2 * turns.count
    case 2: result = state.pairsTaken[0] - state.pairsTaken[1]
    default: result = nil
    }
    value = TurnValues(start)?.value(KnownCounts(pairs: start.pairsLeft))
  }

  /// Returns the value that a peek adds.
  private static func gain(from before: Pairs.State, to after: Pairs.State) -> Double {
    guard let values = TurnValues(before) else { return 0 }
    return values.value(after.knownCounts) - values.value(before.knownCounts)
  }
}
