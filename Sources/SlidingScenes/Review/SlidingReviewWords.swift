import GameKernel
import ReviewKit
import SlidingGame
import Stage

/// The texts and marks of the review of a sliding puzzle.
struct SlidingReviewWords {
  let texts: Texts
  let review: SlidingReview
  let state: DistanceState
  /// The number of boards checked.
  let done: Int
  /// Whether playback made the last moves, rather than the player.
  let wasShown: Bool
  /// Whether the player had any help, so that no praise is due.
  let wasHelped: Bool
  /// Whether the picture of the game no longer exists.
  let lacksPicture: Bool
  /// Returns the moves of a best solution after a turn, or `nil` if it is not known yet.
  let bestMoves: (_ turn: Int) -> [Direction]?

  private var used: Int { review.boards.count - 1 }
  private var first: Int? { review.turns.first?.before }

  private var progress: String {
    texts(
      // Translators: Progress. {count} of the {total} boards of the game are checked.
      "Boards checked: {count} of {total}",
      ["count": String(done), "total": String(review.boards.count)])
  }

  // MARK: The pages

  var overview: ReviewPage {
    // Translators: Title: the sums of a finished game.
    let picture =
      lacksPicture ? texts("Your picture of this game is gone, so the tiles show numbers.") : nil
    let details = [detours, turns, picture].compactMap(\.self)
    return ReviewPage(
      texts("The whole game"), .neutral, summary,
      detail: details.isEmpty ? nil : details.joined(separator: " "), way: way(after: 0))
  }

  /// The sentence about the turns of the graph; `nil` if each moved one tile.
  private var turns: String? {
    guard review.turns.count < used else { return nil }
    return texts.plural(
      // Translators: Of a finished game, after its moves: one turn can move several tiles at once.
      "The graph has {count} turn: one turn can slide several tiles.",
      "The graph has {count} turns: one turn can slide several tiles.", review.turns.count)
  }

  /// The sentence about the best moves after a turn.
  private func way(after turn: Int) -> String? {
    guard let moves = bestMoves(turn), !moves.isEmpty else { return nil }
    let arrows = moves.prefix(40).map(\.arrow).joined(separator: " ")
    return way(moves.count > 40 ? arrows + " …" : arrows)
  }

  /// Returns a page for listeners: the move before its judgement, then the best moves by the numbers of the tiles.
  func heard(
    _ page: ReviewPage, after turn: Int, from before: SlidingBoard?, to board: SlidingBoard
  ) -> ReviewPage.Heard {
    let (speech, best) = (SlidingSpeech(texts, board), bestMoves(turn) ?? [])
    // The number of checked boards changes all the time.
    let judgement = [page.sentence, page.detail].compactMap(\.self).filter { $0 != progress }
    let start = [page.title, before.flatMap(speech.move)].compactMap(\.self) + judgement
    func way(_ most: Int) -> [String] {
      best.isEmpty ? [] : [self.way(speech.words(of: best, atMost: most))]
    }
    return .init(news: [start.sentences] + way(3), place: start + [speech.gap] + way(best.count))
  }

  private func way(_ moves: String) -> String {
    let values = ["moves": moves]
    return state == .proven
      // Translators: {moves} are arrows, or such as “5 up, 8 to the left”: the moves of the shortest solution.
      ? texts("Best from here: {moves}", values)
      // Translators: {moves} are arrows, or such as “5 up”: the moves of a solution that may not be the shortest.
      : texts("A good way from here: {moves}", values)
  }

  private var summary: String {
    if wasShown {
      // Translators: At the end of a game that the computer has played.
      return texts.plural("{count} move, shown", "{count} moves, shown", used)
    }
    guard state != .measuring, let first else { return progress }
    let least = ["least": String(first)]
    return state == .proven
      ? texts.plural(
        // Translators: Of a finished game. {least} is the number of moves of the shortest solution.
        "Solved in {count} move · shortest solution: {least}",
        "Solved in {count} moves · shortest solution: {least}", used, least)
      : texts.plural(
        // Translators: Of a finished game. {least} is the number of moves of a good solution.
        "Solved in {count} move · a good solution: about {least}",
        "Solved in {count} moves · a good solution: about {least}", used, least)
  }

  /// The sentences about detours and slips; `nil` unless all distances are proven.
  private var detours: String? {
    guard state == .proven, !wasShown else { return nil }
    if review.detours.isEmpty, review.slips.isEmpty {
      return wasHelped ? nil : texts("Perfect! No shorter solution exists.")
    }
    var sentences: [String] = []
    if !review.detours.isEmpty {
      let cost = ["cost": String(review.detours.reduce(0) { $0 + $1.cost })]
      sentences.append(
        texts.plural(
          // Translators: Of a finished game. {cost} is a number of moves.
          "{count} detour cost {cost} moves.", "{count} detours cost {cost} moves.",
          review.detours.count, cost))
    }
    if !review.slips.isEmpty {
      sentences.append(takenBack(review.slips.count))
    }
    return sentences.joined(separator: " ")
  }

  /// The sentence about slips, which cost two moves each.
  private func takenBack(_ slips: Int) -> String {
    texts.plural(
      // Translators: Of a finished game: moves that the player took back at once.
      "Taken back at once: {count} move lost.", "Taken back at once: {count} moves lost.",
      2 * slips)
  }

  func page(of turn: SlidingReview.Judgement) -> ReviewPage {
    // Translators: Title: the number of a turn, which slides one tile or several.
    let title = texts("Turn {turn}", ["turn": String(turn.turn + 1)])
    guard let after = turn.after, let loss = turn.loss else {
      return ReviewPage(title, .neutral, texts("Not checked yet."), detail: progress)
    }
    let left = left(after)
    // Translators: About the last move of a game.
    if after == 0 { return ReviewPage(title, .good, texts("Solved!")) }
    guard loss > 0 else {
      return ReviewPage(
        // Translators: About a move: the board is closer to its goal.
        title, .good, texts("Closer."), detail: left, way: way(after: turn.turn + 1))
    }
    let isNearer = turn.before.map { after < $0 } ?? false
    let isEqual = turn.before == after
    let what =
      isNearer
      ? texts("Closer, but not by every tile.")
      : isEqual
        ? texts("No closer than before.")
        // Translators: About a move: the board is farther from its goal.
        : texts("Farther away.")
    return ReviewPage(
      title, .mistake, what,
      detail: [left, reason(turn)].compactMap(\.self).joined(separator: " "),
      way: way(after: turn.turn + 1))
  }

  private func left(_ moves: Int) -> String {
    state == .estimated
      ? texts.plural(
        // Translators: The number of moves that are left.
        "About {count} move to go.", "About {count} moves to go.", moves)
      // Translators: The number of moves that are left.
      : texts.plural("{count} move to go.", "{count} moves to go.", moves)
  }

  /// The slip or the detour to which a turn belongs.
  private func reason(_ turn: SlidingReview.Judgement) -> String? {
    if review.slips.contains(where: { turn.tileMoves.contains($0 + 1) }) {
      return takenBack(1)
    }
    guard let detour = review.detours.first(where: { $0.tileMoves.overlaps(turn.tileMoves) }) else {
      return nil
    }
    return texts.plural(
      // Translators: The move belongs to a detour.
      "This detour cost {count} move.", "This detour cost {count} moves.", detour.cost)
  }

  // MARK: The sums and the time line

  var totals: ReviewTotals {
    let about = state == .estimated
    let least = first.map {
      // Translators: A number that is not certain.
      about ? texts("about {number}", ["number": String($0)]) : String($0)
    }
    let isKnown = state == .proven
    return ReviewTotals(
      heads: [
        // Translators: Heading of a column.
        texts.inContext("heading", "moves"),
        // Translators: Heading of a column: the moves of the shortest solution.
        texts.inContext("heading", "shortest"),
        // Translators: Heading of a column: moves lost in detours.
        texts.inContext("heading", "detours"),
        // Translators: Heading of a column: moves that were taken back at once.
        texts.inContext("heading", "taken back"),
      ],
      rows: [
        ReviewTotals.Row(
          sign: nil, "",
          [
            .words(String(used)), .words(least ?? "–"),
            .words(isKnown ? String(review.detours.reduce(0) { $0 + $1.cost }) : "–"),
            .words(String(2 * review.slips.count)),
          ])
      ])
  }

  var timeLine: ReviewPlot {
    let heights = [first] + review.turns.map(\.after)
    let columns = heights.enumerated().map { index, height in
      let lost = index > 0 ? (review.turns[index - 1].loss ?? 0) > 0 : false
      return ReviewPlot.Column(
        isMistake: lost, marks: height.map { [(lost ? .loss : .good, Double($0))] } ?? [])
    }
    let most = max(1, heights.compactMap(\.self).max() ?? 1)
    let ticks = [0, first ?? 0, most].reduce(into: [Int]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return ReviewPlot(
      heading: state == .measuring
        ? progress
        : state == .proven
          // Translators: Heading of a picture: the moves that are left after each move.
          ? texts("Moves to go")
          // Translators: Heading of a picture, where the numbers are not certain.
          : texts("Moves to go, estimated"),
      legend: [
        // Translators: Legend of a graph: moves towards the goal.
        .init(.good, texts("closer")),
        .init(
          .loss,
          state == .estimated
            // Translators: Legend of a graph: moves that seem to lead away from the goal.
            ? texts("probably a detour")
            // Translators: Legend of a graph: moves away from the goal.
            : texts("moves lost")),
      ],
      scale: 0...Double(most), ticks: ticks.map { .init(Double($0), String($0)) }, isLine: true,
      firstTurn: 0, columns: columns, loops: loops, leastColumn: 10)
  }

  /// The detours on the time line. Several may share a turn that moves more than one tile.
  private var loops: [ReviewPlot.Loop] {
    review.detours.compactMap { detour in
      let turns = review.turns.indices.filter {
        review.turns[$0].tileMoves.overlaps(detour.tileMoves)
      }
      guard let first = turns.first, let last = turns.last,
        let level = review.turns[first].before
      else { return nil }
      // Translators: {number} is the number of moves that a detour cost.
      let cost = texts("+{number}", ["number": String(detour.cost)])
      return .init(first...last + 1, at: Double(level), cost)
    }
  }
}

extension Direction {
  /// The arrow of the direction.
  fileprivate var arrow: String {
    switch self {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    }
  }
}
