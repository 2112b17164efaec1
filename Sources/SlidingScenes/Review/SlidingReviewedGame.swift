import BoxKit
import GameKernel
import ReviewKit
import SlidingGame
import Stage

/// A recorded sliding puzzle for its review. Its distances arrive one after the other.
final class SlidingReviewedGame: ReviewedGame {
  var onChange: () -> Void = {}
  var board: any ReviewBoard { tiles }

  private let game: RecordedGame<SlidingPuzzle>
  private let wasShown: Bool
  private let wasHelped: Bool
  /// The picture of a game of the log; `nil` for that of the table.
  private let picture: RecordedPicture?
  private let adviser: any SlidingAdviser
  private let look: Look
  private let tiles: SlidingReviewBoard
  /// The review with the distances known so far.
  private var review: SlidingReview
  private var done = 0
  /// Whether all distances are known, and whether they are proven.
  private var state = DistanceState.measuring
  /// The best moves from the boards of turns, found so far.
  private var bestMoves: [Int: [Direction]] = [:]
  private var shown = 0

  /// Makes a review without distances. Returns `nil` if the rules refuse a move.
  ///
  /// - Parameters:
  ///   - wasShown: whether a playback made the last moves, rather than the player.
  ///   - wasHelped: whether the player had any help.
  ///   - picture: the picture of a game of the log; `nil` for that of the table.
  ///   - face: returns the face of the tiles on the table.
  init?(
    _ record: GameRecord<SlidingPuzzle>, wasShown: Bool, wasHelped: Bool,
    _ adviser: any SlidingAdviser, _ picture: RecordedPicture? = nil,
    face: @escaping () -> TileFace = { .numbers }, context: StageContext
  ) {
    guard let game = RecordedGame(record), let review = SlidingReview(record) else { return nil }
    (self.game, self.review, self.adviser) = (game, review, adviser)
    (self.wasShown, self.wasHelped, self.picture) = (wasShown, wasHelped, picture)
    look = context.look
    tiles = SlidingReviewBoard(
      game, dealt: record.moves.count - review.turns.count,
      face: picture.map { picture in { picture.face } } ?? face, context: context)
    picture?.onChange = { [weak self] in
      self?.tiles.showFace()
      self?.onChange()
    }
    tiles.onShow = { [weak self] turn in
      self?.shown = turn
      self?.findBestMoves()
    }
  }

  /// Starts to measure the boards, unless all distances are known.
  func begin() {
    guard state == .measuring else { return }
    adviser.measure(review.boards) { [weak self] in self?.receive($0) }
  }

  private func receive(_ news: MeasurementUpdate) {
    switch news {
    case .progress(let known, let done): learn(known, done: done)
    case .distances(let distances):
      state = distances.isProven ? .proven : .estimated
      learn(distances.values, done: review.boards.count)
      findBestMoves()
    }
  }

  private func learn(_ known: [Int?], done: Int) {
    self.done = done
    let review = SlidingReview(
      game.record, distances: known, areProven: state != .estimated)
    if let review { self.review = review }
    onChange()
  }

  private var words: SlidingReviewWords {
    SlidingReviewWords(
      texts: look.texts, review: review, state: state, done: done, wasShown: wasShown,
      wasHelped: wasHelped, lacksPicture: picture?.isMissing ?? false,
      bestMoves: { [bestMoves] in bestMoves[$0] })
  }

  var title: String { look.texts("Sliding Puzzle") }
  var turnCount: Int { review.turns.count }
  var timeLine: ReviewPlot { words.timeLine }
  var totals: ReviewTotals? { words.totals }

  func page(of turn: Int) -> ReviewPage {
    var page = turn == 0 ? words.overview : words.page(of: review.turns[turn - 1])
    let before = turn == 0 ? nil : tiles.state(after: turn - 1).board
    page.heard = words.heard(page, after: turn, from: before, to: tiles.state(after: turn).board)
    return page
  }

  func isOver(after turn: Int) -> Bool { tiles.state(after: turn).isSolved }

  func record(to turn: Int) -> GameRecord<SlidingPuzzle> {
    game.record.prefix(game.record.moves.count - turnCount + turn)
  }

  func leave() { adviser.stop() }

  /// Finds the best moves from the board that is shown, once all distances are known, and marks the first.
  private func findBestMoves() {
    let turn = shown
    let known = bestMoves[turn]
    tiles.mark(known?.first)
    guard known == nil, state != .measuring, !isOver(after: turn) else { return }
    adviser.solve(tiles.state(after: turn).board) { [weak self] in
      guard let self, case .solution(let solution) = $0 else { return }
      bestMoves[turn] = solution.moves
      guard shown == turn else { return }
      tiles.mark(solution.moves.first)
      onChange()
    }
  }
}

/// How much is known of the distances of a game's boards.
nonisolated enum DistanceState: Hashable, Sendable {
  /// Boards are still being checked.
  case measuring
  /// All distances are proven.
  case proven
  /// All distances are known, but shorter solutions may exist.
  case estimated
}
