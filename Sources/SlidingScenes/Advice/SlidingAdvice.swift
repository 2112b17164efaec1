import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The help at the table of the sliding puzzle: hints, the show of a way home, deals at a distance, the look back
/// on a finished game, and the coach.
///
/// One thing is asked for at a time; whatever changes the game ends it, but for the moves of the show itself.
package final class SlidingAdvice {
  /// What the player has asked for.
  package nonisolated enum Mode: Hashable {
    /// Nothing but what the coach says.
    case nothing
    /// The next move is to glow.
    case hint
    /// The whole way is to be shown, once it is known.
    case awaitingShow
    case showing(Playback)
    /// A board is looked for on which to begin a new game.
    case dealing(distance: Int, Patience)
    /// The boards of a finished game are measured.
    case lookingBack
  }

  /// Called when what is asked for or known has changed.
  package var onChange: () -> Void = {}
  /// Whether each move is judged.
  package var coaches = false { didSet { if !coaches { coach.fallSilent() } } }

  /// What goes on now.
  package private(set) var mode = Mode.nothing
  private let frame: TableFrame<SlidingPuzzle>
  /// Knows the way home, as far as it is asked for.
  private let guide = SlidingGuide()
  private var coach = Coach()
  /// The speed at which the next way is shown.
  private var speedIndex = 1

  private var table: SlidingTable { frame.table }
  private var board: SlidingBoard { table.state.board }

  /// Help at a table, which is told of its changes and of time by whoever shows it.
  package init(_ frame: TableFrame<SlidingPuzzle>) {
    self.frame = frame
    guide.onNews = { [weak self] in self?.go() }
  }

  /// Who finds ways home; without one no help is offered.
  package var adviser: (any SlidingAdviser)? {
    get { guide.adviser }
    set { guide.adviser = newValue }
  }

  // MARK: Asking

  /// Has the best move pointed out, or makes it where it is already, and then asks for the next one.
  package func askForHint() {
    if let move = glowing { play(move) }
    ask(.hint)
  }

  /// Has the way home shown, as soon as it is known.
  package func askForShow() { ask(.awaitingShow) }

  /// Has a board dealt that lies so far from home, and opens it when it is there.
  ///
  /// - Parameter isAskedFor: whether the player wants a new game, and not only another distance.
  package func deal(_ shape: BoardShape, atDistance distance: Int, isAskedFor: Bool = true) {
    guide.stop()
    turn(to: .dealing(distance: distance, Patience()))
    adviser?.deal(shape, atDistance: distance, seed: table.nextSeed) { [weak self] board in
      guard let self, case .dealing = mode else { return }
      turn(to: .nothing)
      table.open(.board(board), isAskedFor: isAskedFor)
    }
  }

  /// Whether there is a way to be looked back on.
  package var canLookBack: Bool { table.isSolvedByPlay && adviser != nil }

  /// Makes way for whoever has the boards of the finished game measured.
  ///
  /// - Returns: who measures them; nil where there is nothing to look back on.
  package func lookBack() -> (any SlidingAdviser)? {
    guard canLookBack else { return nil }
    guide.stop()
    turn(to: .lookingBack)
    return adviser
  }

  /// Ends what was asked for.
  package func end() { turn(to: .nothing) }

  /// Ends what goes on by itself; a hint that is there already stays.
  ///
  /// - Returns: false where nothing goes on.
  package func leave() -> Bool {
    guard isShowing || isLooking else { return false }
    if isLooking { guide.stop() }
    guard mode == .hint, guide.way != nil else {
      end()
      return true
    }
    onChange()
    return true
  }

  /// Leaves the rest of a way that is shown, or was to be, to the player.
  func endShow() {
    if mode == .awaitingShow || isShowing { end() }
  }

  /// Ends everything and gives back all memory.
  func close() {
    end()
    guide.close()
  }

  private func ask(_ mode: Mode) {
    guard !table.state.isSolved else { return }
    turn(to: mode)
    guide.look(from: board)
    go()
  }

  /// Does something else from now on. A deal or a look back ends; a search for a way goes on.
  private func turn(to next: Mode) {
    guard mode != next else { return }
    switch mode {
    case .showing(let playback): speedIndex = playback.speedIndex
    case .dealing, .lookingBack: guide.stop()
    case .nothing, .hint, .awaitingShow: break
    }
    mode = next
    onChange()
  }

  /// Does what was asked for, as far as the way is known by now.
  private func go() {
    judge()
    if let way = guide.way, !way.moves.isEmpty {
      if mode == .hint { table.noteHelp() }
      // A shortest way is waited for, where it can be proven.
      if mode == .awaitingShow, way.isFinal || !board.shape.hasProvenWays { beginShow() }
    }
    onChange()
  }

  /// Whether something that was asked for is still being looked for.
  private var isLooking: Bool {
    switch mode {
    case .dealing: true
    case .awaitingShow: guide.search != nil
    case .hint: guide.search != nil && (guide.way == nil || board.shape.hasProvenWays)
    case .nothing, .showing, .lookingBack: false
    }
  }

  /// The move of a hint that is there.
  var glowing: Direction? { mode == .hint ? guide.way?.moves.first : nil }

  // MARK: The show

  /// The showing of a way home; nil while the player plays.
  package var playback: Playback? {
    if case .showing(let playback) = mode { playback } else { nil }
  }

  private var isShowing: Bool { playback != nil }

  private func beginShow() {
    table.noteHelp()
    let reducedMotion = frame.context.animator.reducedMotion
    turn(to: .showing(Playback(speedIndex: speedIndex, reducedMotion: reducedMotion)))
  }

  /// Changes how a way is shown, where one is.
  func steer(_ change: (inout Playback) -> Void) {
    guard var playback else { return }
    change(&playback)
    mode = .showing(playback)
    onChange()
  }

  /// Notes a press: the buttons of a show that has ended stay as long again.
  func linger() {
    if playback?.hasEnded == true { steer { $0.linger() } }
  }

  /// Makes the next move of the way where it is due; after the last one the buttons stay for a moment.
  private func advanceShow(by elapsed: Duration) {
    guard frame.isTimed, var playback else { return }
    let isDue = playback.advance(by: elapsed)
    mode = .showing(playback)
    guard isDue else { return }
    guard !playback.hasEnded, let moves = guide.way?.moves, let move = moves.first else {
      return end()
    }
    // The pace of the last one has to be known before it goes.
    steer { $0.move(isLast: moves.count == 1) }
    play(move)
    if guide.way?.moves.isEmpty != false { steer { $0.end() } }
  }

  /// Makes a move of a way home.
  private func play(_ move: Direction) {
    do {
      try table.session.perform(.tilt(move))
    } catch {
      preconditionFailure("A way home has a move that the rules refuse: \(error)")
    }
  }

  // MARK: Time and changes

  /// Follows a change of the game. While a way is shown all moves are its own: a player's would have ended it.
  package func follow(_ change: Change<SlidingPuzzle>) {
    coach.leave(guide.way, forAnotherGame: change.entersAnotherGame)
    guide.follow(change)
    if !isShowing || change.cause != .move { end() }
    judge()
    lookForCoach()
  }

  /// Has the board looked at where the coach needs it, so that the next move can be judged.
  func lookForCoach() {
    guard coaches, frame.isInSight, !table.state.isSolved else { return }
    switch mode {
    case .nothing, .hint, .awaitingShow: guide.look(from: board)
    case .showing, .dealing, .lookingBack: break
    }
  }

  /// Has the last move judged, once its board is known as well as it can be soon.
  private func judge() {
    guard coaches, let way = guide.way, way.isProven || !board.shape.hasProvenWays,
      coach.judge(way)
    else { return }
    table.noteHelp()
  }

  /// Lets time pass; makes the next move of a show where it is due.
  package func advance(by elapsed: Duration) {
    guide.advance(by: elapsed)
    if case .dealing(let distance, var patience) = mode {
      patience.advance(by: elapsed)
      mode = .dealing(distance: distance, patience)
    }
    advanceShow(by: elapsed)
  }

  var nextTimer: Duration? {
    let ownTimer: Duration? =
      switch mode {
      case .dealing(_, let patience): patience.nextTimer
      case .showing(let playback): frame.isTimed ? playback.nextTimer : nil
      case .nothing, .hint, .awaitingShow, .lookingBack: nil
      }
    return Duration.soonest(guide.nextTimer, ownTimer)
  }

  // MARK: Words

  /// What is said of what was asked for; nil where nothing was, or it may come at once.
  ///
  /// - Parameter showsNumbers: whether a tile can be named by its number.
  func answer(showsNumbers: Bool) -> Advice? {
    let (isLong, isProvable) = (guide.search?.patience.isOver == true, board.shape.hasProvenWays)
    switch mode {
    case .nothing, .lookingBack: return nil
    case .dealing(let distance, let patience):
      return patience.isOver ? Advice(text: words.dealing(atDistance: distance)) : nil
    case .showing(let playback):
      guard !playback.hasEnded, let way = guide.way else { return nil }
      return Advice(text: words.hint(way))
    case .awaitingShow:
      guard isLong, guide.way == nil || isProvable else { return nil }
      return Advice(text: words.awaitingShow(guide.search?.progress, best: guide.way))
    case .hint:
      let progress = guide.search?.progress
      guard let way = guide.way else {
        return isLong ? Advice(text: words.looking(progress)) : nil
      }
      let next = nextWords(way, showsNumbers: showsNumbers)
      guard isLong, isProvable, let progress else {
        return Advice(text: words.hint(way), next: next)
      }
      return Advice(text: words.looking(progress, best: way), next: next)
    }
  }

  /// What the coach says, also that it has yet to judge the last move; nil where it has nothing to judge.
  var judgement: Advice? {
    guard coaches, !table.isSolvedByPlay else { return nil }
    if let mark = coach.mark { return Advice(text: words.coach(mark), icon: mark.icon) }
    return coach.canJudge && guide.search != nil ? .awaited : nil
  }

  private var words: AdviceWords { AdviceWords(texts: frame.context.texts) }

  /// Names the move that glows, by the number of its tile where that can be seen.
  private func nextWords(_ way: WayHome, showsNumbers: Bool) -> String? {
    guard let move = way.moves.first, let cell = board.shape.neighbour(of: board.gap, move.opposite)
    else { return nil }
    return words.next(move, number: showsNumbers ? board[cell] + 1 : nil)
  }
}
