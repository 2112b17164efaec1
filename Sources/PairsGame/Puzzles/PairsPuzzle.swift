import GameKernel

/// A position of two players in which exactly one kind of flip is best. The answer is the card to flip.
///
/// All cards that were ever flipped are known, and none of them has a known partner. The question is how many
/// unknown cards to show to the opponent.
///
/// The kind is best in both tables: in the review's, by which perfect memories take each pair, and in the
/// ``PerfectPlayer``'s, by which they may leave one.
public struct PairsPuzzle: Puzzle {
  /// The position.
  public let state: Pairs.State

  /// The flips from the start of the game to the position.
  public let flips: [Int]

  /// The best kind of flip.
  public let best: PairsReview.Choice

  /// The lead that the best kind is expected to gain over the other, at least ``leastGain``. Half of it is pairs.
  public let gain: Double

  /// The least ``gain``. A player would hardly believe in a smaller one.
  public static let leastGain = 0.01

  /// Makes the puzzle of the position after some flips, or returns `nil` if the rules refuse one or the position
  /// is no puzzle. A miss is closed before the next flip.
  public init?(_ start: Pairs.State, flips: some Sequence<Int>) {
    var (state, made) = (start, [Int]())
    for card in flips {
      if state.openCards.count == 2 { _ = try? Pairs.apply(.close, to: &state) }
      guard (try? Pairs.apply(.flip(card), to: &state)) != nil else { return nil }
      made.append(card)
    }
    self.init(state, made)
  }

  /// Makes the puzzle of a position, which may have an open miss.
  init?(_ state: Pairs.State, _ flips: [Int]) {
    var state = state
    if state.openCards.count == 2 { _ = try? Pairs.apply(.close, to: &state) }
    guard !state.isOver, let gains = state.gains, let best = gains.max(by: { $0.gain < $1.gain }),
      let gain = gains.lazy.filter({ $0.choice != best.choice }).map({ best.gain - $0.gain }).min(),
      gain >= Self.leastGain, state.perfectChoices == [best.choice]
    else { return nil }
    (self.state, self.flips, self.best, self.gain) = (state, flips, best.choice, gain)
  }

  /// The game up to the position, in the form of ``PairsGameLine``.
  public var key: String {
    func list(_ numbers: some Sequence<Int>) -> String {
      numbers.map(String.init).joined(separator: " ")
    }
    return "\(state.turnRule.rawValue);\(list(state.kinds.lazy.map { Int($0) }));\(list(flips))"
  }

  /// Makes the puzzle with a key, or returns `nil` if there is none.
  public init?(key: String) {
    guard let line = PairsGameLine(key) else { return nil }
    self.init(line.start, flips: line.flips)
  }

  /// The rating, from an estimate of how often players of the rating ``PuzzleRating/start`` fail.
  ///
  /// They fail three times in four where a known card is best, and once in four where an unknown one is. The
  /// greater the gain, the fewer fail. To be checked against logged tries.
  public var rating: Int {
    let failures = best == .known ? 0.75 : 0.25
    return PuzzleRating.ofPuzzle(failing: failures / (1 + gain))
  }

  public func rightAnswers(after answers: [Int]) -> [Int] {
    guard answers.isEmpty else { return [] }
    return state.layout.cards.filter { card in
      state.isFaceDown(card) && state.isKnown(card) == (best == .known)
    }
  }
}

extension Pairs.State {
  /// The choices of the next card and their gains in the table of the review.
  ///
  /// Returns `nil` unless two play, no turn was just passed, no card has a known partner, and the open card, if
  /// there is one, was unknown.
  fileprivate var gains: [(choice: PairsReview.Choice, gain: Double)]? {
    guard seatCount == 2, passes == 0, knownCounts.doubles == 0, let values = TurnValues(self)
    else { return nil }
    guard let open = openCards.first else {
      return values.firstChoices(knownCounts).map { ($0, values.first($0, knownCounts)) }
    }
    guard !isKnown(open), !isPartnerKnown(of: open) else { return nil }
    let opened = values.opened(knownCounts, isDouble: false)
    return values.secondChoices(opened).map { ($0, values.second($0, opened)) }
  }

  /// The best choices of the next card in the table of the perfect player.
  fileprivate var perfectChoices: Set<PairsReview.Choice> {
    let table = LeadTable.perfect(turnRule)
    let (pairs, known) = (pairsLeft, knownCounts.singles)
    guard openCards.isEmpty else {
      // Both plans begin with the open card, so their difference is that of the second choices.
      let twoUnknown = table.lead(of: .twoUnknown, pairs: pairs, known: known) ?? 0
      let thenKnown = table.lead(of: .unknownThenKnown, pairs: pairs, known: known) ?? twoUnknown
      return twoUnknown > thenKnown ? [.unknown] : twoUnknown < thenKnown ? [.known] : []
    }
    let plans = table.bestPlans(pairs: pairs, known: known)
    return Set(plans.map { $0.firstIsKnown ? .known : .unknown })
  }
}
