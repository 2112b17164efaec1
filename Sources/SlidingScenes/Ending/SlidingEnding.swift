import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The end of a sliding puzzle: has the game counted and, when the board has grown together, says how it went.
final class SlidingEnding {
  /// Called once for each game that is solved; answers by what it is the best one so far.
  var onSolved: (SlidingTable) -> Set<ResultOrder> = { _ in [] }
  /// The fewest moves known for a board of a shape, with numbers to be seen or without.
  var best: (_ shape: BoardShape, _ showsNumbers: Bool) -> Int? = { _, _ in nil }
  var onNewGame: () -> Void = {}
  /// Told the fewest moves that the game on the table could take, once that is proven.
  var onShortest: (SlidingTable, Int) -> Void = { _, _ in }

  private let frame: TableFrame<SlidingPuzzle>
  private let advice: SlidingAdvice
  private var last: Solved?
  private var shortest = ShortestWay.unknown
  private weak var dialog: EndDialog?
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case dialog }

  /// A game that was solved.
  struct Solved {
    let game: Int
    /// By what it was the best one.
    let bestBy: Set<ResultOrder>
    /// Whether the last moves to home were shown, and not made by the player.
    let wasShown: Bool
  }

  private var table: SlidingTable { frame.table }
  private var context: StageContext { frame.context }

  init(_ frame: TableFrame<SlidingPuzzle>, _ advice: SlidingAdvice) {
    self.frame = frame
    self.advice = advice
  }

  /// How the game on the table was solved; nil where that was not seen.
  var solved: Solved? { last?.game == table.session.gameNumber ? last : nil }

  /// Takes over a change of the game, before the show of a way hears of it.
  ///
  /// A game counts once, when it is solved by a move; not again when it is undone and redone.
  func follow(_ change: Change<SlidingPuzzle>) {
    alarms.cancelAll()
    guard change.cause == .move, table.isSolvedByPlay else { return }
    if solved == nil {
      last = Solved(
        game: table.session.gameNumber, bestBy: onSolved(table),
        wasShown: advice.playback != nil)
    }
    alarms.set(.dialog, in: delay)
  }

  /// Lets the dialog wait until the board has been whole for a moment, and its picture has lived.
  ///
  /// - Parameter show: how long all of that takes from now on.
  func wait(for show: Duration) {
    guard alarms.isSet(.dialog), !context.animator.reducedMotion else { return }
    alarms.set(.dialog, in: show + .milliseconds(100))
  }

  /// Lets the dialog come soon, where it is still to come.
  func hurry() {
    if alarms.isSet(.dialog) { alarms.set(.dialog, in: .milliseconds(200)) }
  }

  /// Until the last tile is home, the joints have closed and the light has gone over the board.
  private var delay: Duration {
    context.animator.reducedMotion ? .milliseconds(400) : .milliseconds(1500)
  }

  // MARK: The dialog

  /// Says how the game went, once the table is the one that is looked at.
  private func open() {
    guard frame.exits.isInFront() else { return }
    // The buttons of a show stay for a moment, so that a late click hits nothing else.
    guard advice.playback == nil else { return alarms.set(.dialog, in: .milliseconds(200)) }
    let dialog = EndDialog("sliding-end", context: context) { [weak self] in
      self?.words ?? EndWords(title: "")
    }
    dialog.dialog.add(
      "close", title: { texts in texts("Close") }, action: { [weak self] in self?.close() })
    if advice.canLookBack {
      dialog.dialog.add(
        "look-back", title: { texts in texts("How it went") },
        action: { [weak self] in self?.lookBack() })
      dialog.onLookBack = { [weak self] in self?.lookBack() }
    }
    dialog.dialog.add(
      "new-game", title: { texts in texts("New game") }, isPrimary: true,
      action: { [weak self] in self?.leave() })
    dialog.dialog.onClose = { [weak self] in self?.close() }
    dialog.dialog.onCommand = { [weak self] in self?.frame.perform($0) }
    self.dialog = dialog
    lookForShortest()
    frame.present(dialog, heard: solved?.bestBy.isEmpty == false ? .newBest : .win)
  }

  /// Puts the dialog away, and ends the search for what it still wants to know.
  private func close() {
    frame.dismissDialog()
    advice.end()
  }

  private func leave() {
    close()
    onNewGame()
  }

  /// Shows how far from home the finished game was after each move; the dialog that lies there goes.
  func lookBack() {
    alarms.cancelAll()
    guard let adviser = advice.lookBack() else { return }
    let dialog = DistanceScene(table.boards, adviser, context: context)
    dialog.dialog.onClose = { [weak self] in self?.close() }
    dialog.onNewGame = { [weak self] in self?.leave() }
    frame.present(dialog)
  }

  /// Has the shortest way from the start looked for; it may come when the dialog has long been there.
  private func lookForShortest() {
    shortest = .unknown
    guard let start = table.boards.first, let adviser = advice.lookBack() else { return }
    shortest = .awaited
    adviser.solve(start) { [weak self] in
      guard let self, case .solution(let way) = $0 else { return }
      shortest = .found(way.moves.count, isProven: way.isOptimal)
      if way.isOptimal { onShortest(table, way.moves.count) }
      dialog?.refresh()
    }
  }

  private var words: EndWords {
    let ending = SlidingEndWords(
      texts: context.texts, table: table, solved: solved, shortest: shortest,
      best: best(table.state.board.shape, table.setup.showedNumbers))
    var words = ending.words
    let lit = ending.isWon
    let emblem = Badges(
      lit ? .star : .chart, diameter: EndHead.side(context.metrics), context)
    words.emblems = [[emblem.badge(isLit: lit)]]
    return words
  }

  // MARK: Time

  func advance(by elapsed: Duration) {
    if !alarms.advance(by: elapsed).isEmpty { open() }
  }

  var nextTimer: Duration? { alarms.next }
}
