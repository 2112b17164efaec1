import BoxKit
import GameKernel
import Motion
import SlidingGame
import Stage

/// The help of the sliding puzzle: hints, playback, deals at a chosen distance, the review, and the coach.
///
/// There is one request at a time. Any change of the game ends it, except the moves of the playback.
package final class SlidingAdvice {
  /// A request of the player.
  package nonisolated enum Mode: Hashable {
    /// No request; the coach may still judge moves.
    case nothing
    /// The next move is highlighted once it is known.
    case hint
    /// The whole solution is played once it is known.
    case awaitingShow
    case showing(Playback)
    /// A board with a shortest solution of `distance` moves is dealt. A new game then begins on it.
    case dealing(distance: Int, ProgressDelay)
    /// The review of a finished game.
    case reviewing
  }

  /// Called when the request or its result has changed.
  package var onChange: () -> Void = {}
  /// Whether the coach judges each move.
  package var coaches = false { didSet { if !coaches { coach.fallSilent() } } }

  /// The current request.
  package private(set) var mode = Mode.nothing
  private let controller: TableController<SlidingPuzzle>
  /// The solution of the current board and the search for it.
  private let guide = SlidingGuide()
  private var coach = Coach()
  /// The speed index of the next playback.
  private var speedIndex = 1

  private var table: SlidingTable { controller.table }
  private var board: SlidingBoard { table.state.board }

  /// Creates help for a table. The scene of the table forwards changes and time to it.
  package init(_ controller: TableController<SlidingPuzzle>) {
    self.controller = controller
    guide.onUpdate = { [weak self] in self?.updateRequest() }
  }

  /// The service that finds solutions. Without one no help is offered.
  package var adviser: (any SlidingAdviser)? {
    get { guide.adviser }
    set { guide.adviser = newValue }
  }

  // MARK: Requests

  /// Requests a hint. If a hint is visible, makes its move and requests the next one.
  package func askForHint() {
    if let move = glowing { play(move) }
    request(.hint)
  }

  /// Requests the playback of the solution, which starts once it is known.
  package func askForShow() { request(.awaitingShow) }

  /// Requests a board at the given distance from the solved board, and opens it once it is dealt.
  ///
  /// - Parameter isAskedFor: whether the player requested a new game, rather than another distance.
  package func deal(_ shape: BoardShape, atDistance distance: Int, isAskedFor: Bool = true) {
    guide.stop()
    setMode(to: .dealing(distance: distance, ProgressDelay()))
    adviser?.deal(shape, atDistance: distance, seed: table.nextSeed) { [weak self] board in
      guard let self, case .dealing = mode else { return }
      setMode(to: .nothing)
      table.open(.board(board), origin: .new, isAskedFor: isAskedFor)
    }
  }

  /// Whether there is a finished game to review.
  package var canReview: Bool { table.isSolvedByPlay && adviser != nil }

  /// Starts the review: ends the current request and its search.
  ///
  /// - Returns: the service for the requests of the review, or `nil` if there is no finished game to review.
  package func beginReview() -> (any SlidingAdviser)? {
    guard canReview else { return nil }
    guide.stop()
    setMode(to: .reviewing)
    return adviser
  }

  /// Ends the current request.
  package func end() { setMode(to: .nothing) }

  /// Ends a search, a deal or a playback. A hint that is already visible stays.
  ///
  /// - Returns: `false` if none was running.
  package func leave() -> Bool {
    guard isShowing || isSearching else { return false }
    if isSearching { guide.stop() }
    guard mode == .hint, guide.remaining != nil else {
      end()
      return true
    }
    onChange()
    return true
  }

  /// Ends a playback or the request for one, and leaves the remaining moves to the player.
  func endShow() {
    if mode == .awaitingShow || isShowing { end() }
  }

  /// Ends every request and search, and frees all memory.
  func close() {
    end()
    guide.close()
  }

  private func request(_ mode: Mode) {
    guard !table.state.isSolved else { return }
    setMode(to: mode)
    guide.startSearch(from: board)
    updateRequest()
  }

  /// Changes the request. The change cancels a deal or a review, but not a search for a solution.
  private func setMode(to next: Mode) {
    guard mode != next else { return }
    switch mode {
    case .showing(let playback): speedIndex = playback.speedIndex
    case .dealing, .reviewing: guide.stop()
    case .nothing, .hint, .awaitingShow: break
    }
    mode = next
    onChange()
  }

  /// Fulfils the request as far as the solution is known.
  private func updateRequest() {
    judge()
    if let remaining = guide.remaining, !remaining.moves.isEmpty {
      if mode == .hint { table.noteHelp() }
      // Waits for the shortest solution where it can be proven.
      if mode == .awaitingShow, remaining.isFinal || !board.shape.hasProvenSolutions { beginShow() }
    }
    onChange()
  }

  /// Whether the result of the request is still being searched for.
  private var isSearching: Bool {
    switch mode {
    case .dealing: true
    case .awaitingShow: guide.search != nil
    case .hint: guide.search != nil && (guide.remaining == nil || board.shape.hasProvenSolutions)
    case .nothing, .showing, .reviewing: false
    }
  }

  /// The move of the visible hint, or `nil` if there is none.
  var glowing: Direction? { mode == .hint ? guide.remaining?.moves.first : nil }

  // MARK: Playback

  /// The playback of a solution, or `nil` while the player plays.
  package var playback: Playback? {
    if case .showing(let playback) = mode { playback } else { nil }
  }

  private var isShowing: Bool { playback != nil }

  private func beginShow() {
    table.noteHelp()
    let reducedMotion = controller.context.animator.reducedMotion
    setMode(to: .showing(Playback(speedIndex: speedIndex, reducedMotion: reducedMotion)))
  }

  /// Changes the current playback, if there is one.
  func changePlayback(_ change: (inout Playback) -> Void) {
    guard var playback else { return }
    change(&playback)
    mode = .showing(playback)
    onChange()
  }

  /// Handles a press: the buttons of a finished playback stay longer.
  func linger() {
    if playback?.hasEnded == true { changePlayback { $0.linger() } }
  }

  /// Makes the next move when it is due. After the last one the buttons stay for a moment.
  private func advanceShow(by elapsed: Duration) {
    guard controller.isTimed, var playback else { return }
    let isDue = playback.advance(by: elapsed)
    mode = .showing(playback)
    guard isDue else { return }
    guard !playback.hasEnded, let moves = guide.remaining?.moves, let move = moves.first else {
      return end()
    }
    // The pace of the last move must be known before it starts.
    changePlayback { $0.move(isLast: moves.count == 1) }
    if moves.count == 1 { table.noteShown() }
    play(move)
    if guide.remaining?.moves.isEmpty != false { changePlayback { $0.end() } }
  }

  /// Makes a move of a solution.
  private func play(_ move: Direction) {
    do {
      try table.session.perform(.tilt(move))
    } catch {
      preconditionFailure("A solution has a move that the rules refuse: \(error)")
    }
  }

  // MARK: Time and changes

  /// Updates the request, the solution and the coach after a change of the game.
  ///
  /// All moves during a playback are its own, because a player's move ends it first.
  package func follow(_ change: Change<SlidingPuzzle>) {
    coach.leave(guide.remaining, forAnotherGame: change.entersAnotherGame)
    guide.follow(change)
    if !isShowing || change.cause != .move { end() }
    judge()
    searchForCoach()
  }

  /// Starts a search if the coach needs one to judge the next move.
  func searchForCoach() {
    guard coaches, controller.isInSight, !table.state.isSolved else { return }
    switch mode {
    case .nothing, .hint, .awaitingShow: guide.startSearch(from: board)
    case .showing, .dealing, .reviewing: break
    }
  }

  /// Judges the last move as soon as the distance is proven. On boards too large for a proof, any known solution
  /// suffices.
  private func judge() {
    guard coaches, let remaining = guide.remaining,
      remaining.isProven || !board.shape.hasProvenSolutions,
      coach.judge(remaining)
    else { return }
    table.noteHelp()
  }

  /// Advances time, and makes the next move of a playback when it is due.
  package func advance(by elapsed: Duration) {
    guide.advance(by: elapsed)
    if case .dealing(let distance, var delay) = mode {
      delay.advance(by: elapsed)
      mode = .dealing(distance: distance, delay)
    }
    advanceShow(by: elapsed)
  }

  var nextTimer: Duration? {
    let ownTimer: Duration? =
      switch mode {
      case .dealing(_, let delay): delay.nextTimer
      case .showing(let playback): controller.isTimed ? playback.nextTimer : nil
      case .nothing, .hint, .awaitingShow, .reviewing: nil
      }
    return Duration.soonest(guide.nextTimer, ownTimer)
  }

  // MARK: Texts

  /// Returns the advice for the current request, or `nil` if there is none.
  ///
  /// It also returns `nil` during the first half second of a search, in which the result may still arrive.
  ///
  /// - Parameter showsNumbers: whether a tile can be named by its number.
  func answer(showsNumbers: Bool) -> Advice? {
    let (isLong, isProvable) = (
      guide.search?.delay.isOver == true, board.shape.hasProvenSolutions
    )
    switch mode {
    case .nothing, .reviewing: return nil
    case .dealing(let distance, let delay):
      return delay.isOver ? Advice(text: words.dealing(atDistance: distance)) : nil
    case .showing(let playback):
      guard !playback.hasEnded, let remaining = guide.remaining else { return nil }
      return Advice(text: words.hint(remaining))
    case .awaitingShow:
      guard isLong, guide.remaining == nil || isProvable else { return nil }
      return Advice(text: words.awaitingShow(guide.search?.progress, best: guide.remaining))
    case .hint:
      let progress = guide.search?.progress
      guard let remaining = guide.remaining else {
        return isLong ? Advice(text: words.searching(progress)) : nil
      }
      let next = nextWords(remaining, showsNumbers: showsNumbers)
      guard isLong, isProvable, let progress else {
        return Advice(text: words.hint(remaining), next: next)
      }
      return Advice(text: words.searching(progress, best: remaining), next: next)
    }
  }

  /// The coach's judgement, which may still be awaited, or `nil` if there is no move to judge.
  var judgement: Advice? {
    guard coaches, !table.isSolvedByPlay else { return nil }
    if let mark = coach.mark { return Advice(text: words.coach(mark), icon: mark.icon) }
    return coach.canJudge && guide.search != nil ? .pending : nil
  }

  private var words: AdviceWords { AdviceWords(texts: controller.context.look.texts) }

  /// Returns the highlighted move in words, with the number of its tile if it is visible.
  private func nextWords(_ solution: RemainingSolution, showsNumbers: Bool) -> String? {
    guard let move = solution.moves.first,
      let cell = board.shape.neighbour(of: board.gap, move.opposite)
    else { return nil }
    return words.next(move, number: showsNumbers ? board[cell] + 1 : nil)
  }
}
