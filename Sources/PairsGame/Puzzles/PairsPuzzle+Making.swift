import GameKernel

extension PairsPuzzle {
  /// Makes the next puzzle for a player, from games of two computers.
  ///
  /// - Parameters:
  ///   - history: the player's tries.
  ///   - layout: the layout of the cards, with at least four pairs.
  ///   - turnRule: the rule of the games.
  ///   - seed: the seed of the player, always the same.
  /// - Complexity: milliseconds
  public static func next(
    for history: PuzzleHistory, _ layout: PairsLayout, _ turnRule: TurnRule, seed: UInt64
  ) -> PairsPuzzle? {
    var random = history.generator(seed: seed)
    let puzzles = (0..<gamesOfChoice).flatMap { _ in played(layout, turnRule, seed: random.next()) }
    // As many questions have a known card as their answer as an unknown one, whatever is more frequent.
    let best: PairsReview.Choice = random.draw(below: 2) == 0 ? .known : .unknown
    let answered = puzzles.filter { $0.best == best }
    return history.next(of: answered.isEmpty ? puzzles : answered, using: &random)
  }

  /// The number of games from which a puzzle is chosen.
  private static let gamesOfChoice = 8

  /// Returns the puzzles in a game of two forgetful players.
  static func played(_ layout: PairsLayout, _ turnRule: TurnRule, seed: UInt64) -> [PairsPuzzle] {
    var random = SeededGenerator(seed: seed)
    let players = (0..<2).map { _ in ForgetfulPlayer(memory: random.draw(in: 40...100)) }
    let options = Pairs.Options(layout: layout, seatCount: 2, turnRule: turnRule)
    var state = Pairs.start(options, seed: random.next())
    var (flips, puzzles) = ([Int](), [PairsPuzzle]())
    while !state.isOver {
      if let puzzle = PairsPuzzle(state, flips) { puzzles.append(puzzle) }
      if state.openCards.count == 2 { _ = try? Pairs.apply(.close, to: &state) }
      var draw = SeededGenerator.draw(seed: seed, move: state.turns)
      let card = players[state.toMove.index].chooseCard(in: PairsKnowledge(state), using: &draw)
      flips.append(card)
      guard (try? Pairs.apply(.flip(card), to: &state)) != nil else {
        preconditionFailure("A computer flipped card \(card), which the rules refuse")
      }
    }
    return puzzles
  }
}

extension PairsPuzzle {
  /// Returns the positions in which a seat made a worse choice than the best, or `nil` if the rules refuse a flip.
  ///
  /// The cost is the loss of the turn in the review. Overlooked pairs are left out: a puzzle shows all known
  /// cards, so its answer would be plain.
  public static func own(_ record: GameRecord<Pairs>, of seat: Seat) -> [OwnPuzzle<Self>]? {
    guard let review = PairsReview(record) else { return nil }
    let start = Pairs.start(record.options, seed: record.seed)
    let flips = review.turns.flatMap { [$0.first, $0.second] }
    return review.turns.compactMap { turn in
      guard turn.seat == seat, let worth = turn.worth, worth.balance.loss > 0,
        let mistake = worth.chosen.indices.first(where: { worth.chosen[$0] != worth.best[$0] }),
        let puzzle = PairsPuzzle(start, flips: flips.prefix(2 * turn.turn + mistake)),
        puzzle.best == worth.best[mistake]
      else { return nil }
      return OwnPuzzle(puzzle, turn: turn.turn, cost: worth.balance.loss)
    }
  }
}
