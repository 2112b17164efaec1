import Acoustics
import BoxKit
import GameKernel
import Motion
import ReviewKit
import SlidingGame
import Stage

/// The end of a sliding puzzle: it records the result and opens the dialog once the board has joined.
final class SlidingEnding {
  /// Enters the result of a game and returns the orders in which it is the best so far. Called once for each solved
  /// game.
  var onSolved: (SlidingTable) -> SolvedEntry = { _ in SolvedEntry() }
  /// Returns the fewest moves recorded for a shape, with or without visible numbers, or `nil` if there are none.
  var best: (_ shape: BoardShape, _ showsNumbers: Bool) -> Int? = { _, _ in nil }
  var onNewGame: () -> Void = {}
  /// Returns the face of the tiles.
  var face: () -> TileFace = { .numbers }
  /// Deals a board of another length.
  var onLength: (Int) -> Void = { _ in }
  /// Called with the fewest possible moves for the game on the table, once they are proven.
  var onShortest: (SlidingTable, Int) -> Void = { _, _ in }

  private let controller: TableController<SlidingPuzzle>
  private let advice: SlidingAdvice
  private var lastSolved: Solved?
  private var shortest = ShortestSolution.unknown
  /// The moves of the best solution that an unfinished search has found.
  private var bestKnown: Int?
  /// The number of the game whose shortest solution is searched or known.
  private var searchedGame: Int?
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case dialog, yardstick }

  /// The time after which a medal is measured against the best solution known, where none can be proven.
  private static let patience = Duration.seconds(1)

  /// The record of how a game was solved.
  struct Solved {
    let game: Int
    /// The orders (moves, time) in which the result was the best when the game was solved.
    let bestBy: Set<ResultOrder>
    /// Whether the result is the first in its list.
    let isFirst: Bool

    /// The orders in which the result beats earlier ones.
    var newBest: Set<ResultOrder> { isFirst ? [] : bestBy }
  }

  private var table: SlidingTable { controller.table }
  private var look: Look { controller.context.look }

  init(_ controller: TableController<SlidingPuzzle>, _ advice: SlidingAdvice) {
    self.controller = controller
    self.advice = advice
    controller.end.content = { [weak self] in self?.content }
    controller.end.onOpen = { [weak self] in self?.searchForShortest() }
    controller.end.onClose = { [weak advice] in advice?.end() }
  }

  /// Returns the solved puzzle as a picture to save.
  var picture: () -> SavedPicture? = { nil }

  /// The record of how the current game was solved, or `nil` if ``follow(_:)`` did not observe this.
  var solved: Solved? { lastSolved?.game == table.session.gameNumber ? lastSolved : nil }

  /// Records the result and schedules the dialog if a change solves the game.
  ///
  /// Call it before ``SlidingAdvice/follow(_:)``, so that it sees whether a playback made the move.
  ///
  /// A game counts once, when a move solves it. Undo and redo do not count it again.
  func follow(_ change: Change<SlidingPuzzle>) {
    alarms.cancelAll()
    guard change.cause == .move, table.isSolvedByPlay else { return }
    if solved == nil {
      let entry = onSolved(table)
      lastSolved = Solved(
        game: table.session.gameNumber, bestBy: entry.bestBy, isFirst: entry.isFirst)
    }
    alarms.set(.dialog, in: delay)
  }

  /// Delays a pending dialog until 0.1 s after the board has joined and its picture's animation has ended.
  ///
  /// - Parameter show: the time until the end of the animation.
  func wait(for show: Duration) {
    guard alarms.isSet(.dialog), !controller.context.animator.reducedMotion else { return }
    alarms.set(.dialog, in: show + .milliseconds(100))
  }

  /// Opens a pending dialog in 0.2 s.
  func openDialogNow() {
    if alarms.isSet(.dialog) { alarms.set(.dialog, in: .milliseconds(200)) }
  }

  /// The delay of the dialog. In it the last tile arrives, the joints close and the light sweeps over the board.
  private var delay: Duration {
    controller.context.animator.reducedMotion ? .milliseconds(400) : .milliseconds(1500)
  }

  /// The fewest moves recorded in the list of the game on the table.
  private var listedBest: Int? { best(table.state.board.shape, table.setup.showedNumbers) }

  // MARK: Dialog

  private var content: EndContent? {
    guard table.isSolvedByPlay else { return nil }
    return EndContent(
      "sliding-end", sound: solved?.bestBy.isEmpty == false ? .newBest : .win,
      review: advice.canReview ? { [weak self] in self?.showReview() ?? () } : nil,
      playAgain: { [weak self] in self?.startNewGame() }, picture: picture(),
      words: { [weak self] in self?.words ?? EndWords(title: "", pieces: SlidingEndWords.pieces) })
  }

  /// Opens the dialog when it is due.
  private func open() {
    // The playback buttons stay for a moment, so that a late click hits no other button.
    guard advice.playback == nil else { return alarms.set(.dialog, in: .milliseconds(200)) }
    controller.end.openIfDue()
  }

  /// Closes the dialog and ends its search.
  private func close() {
    controller.end.dismiss()
    advice.end()
  }

  private func startNewGame() {
    close()
    onNewGame()
  }

  /// Deals the same board again.
  private func startSameBoard() {
    close()
    table.restart()
    controller.focus.goHome()
  }

  /// Opens the review of the finished game.
  func showReview() {
    alarms.cancelAll()
    guard let adviser = advice.beginReview() else { return }
    let (table, context) = (table, controller.context)
    let game = SlidingReviewedGame(
      table.session.record, wasShown: table.setup.wasShown, wasHelped: table.sheet.wasHelped,
      adviser, face: face, context: context)
    guard let game else { return }
    let scene = ReviewScene(game, on: table, routes: controller.routes, context: context)
    let playOn = scene.onPlayOn
    scene.onPlayOn = { [advice] turn in
      advice.end()
      playOn?(turn)
    }
    controller.routes.push(scene)
  }

  /// Frees the search when the table leaves. The dialog stays below a page that covers it.
  func willDisappear() { advice.close() }

  /// Continues the search of a dialog that appears again.
  func willAppear() {
    if controller.end.isOpen { searchForShortest() }
  }

  /// Searches for the shortest solution from the start. The result may arrive long after the dialog opens.
  ///
  /// On boards too large for a proof, the best solution of the first second counts.
  private func searchForShortest() {
    let game = table.session.gameNumber
    if game == searchedGame, case .found = shortest { return }
    (shortest, bestKnown, searchedGame) = (.unknown, nil, game)
    guard let start = table.boards.first, let adviser = advice.beginReview() else { return }
    shortest = .searching
    controller.end.refresh()
    if !start.shape.hasProvenSolutions { alarms.set(.yardstick, in: Self.patience) }
    adviser.solve(start) { [weak self] in
      guard let self, shortest == .searching else { return }
      switch $0 {
      case .progress(let progress): bestKnown = progress.best?.moves.count ?? bestKnown
      case .solution(let solution):
        found(solution.moves.count, isProven: solution.isOptimal)
      }
      if let bestKnown, !start.shape.hasProvenSolutions, !alarms.isSet(.yardstick) {
        found(bestKnown, isProven: false)
      }
    }
  }

  /// Shows the medal for a solution.
  private func found(_ moves: Int, isProven: Bool) {
    guard shortest == .searching else { return }
    shortest = .found(moves, isProven: isProven)
    bestKnown = nil
    if isProven { onShortest(table, moves) }
    controller.end.refresh()
  }

  private var words: EndWords {
    SlidingEndWords(
      texts: look.texts, table: table, solved: solved, shortest: shortest, best: listedBest,
      onSameBoard: { [weak self] in self?.startSameBoard() },
      onLength: { [weak self] length in
        self?.close()
        self?.onLength(length)
      }
    ).words
  }

  // MARK: Time

  func advance(by elapsed: Duration) {
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .dialog: open()
      case .yardstick: if let bestKnown { found(bestKnown, isProven: false) }
      }
    }
  }

  var nextTimer: Duration? { alarms.next }
}
