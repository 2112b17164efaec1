import GameKernel
import Motion
import PairsGame
import Stage

/// The timers of a Pairs table. Any change of the game cancels them.
package struct PairsTimers {
  /// A timer that has ended.
  package nonisolated enum Alarm: Sendable {
    /// The card that was just turned is visible, so the labels can show its result.
    case reveal
    /// A miss turns back.
    case close
    case computersFlip
    /// The dialog appears after a game.
    case dialog
  }

  /// The time that the player needs to hear a card after seeing it. Default: zero.
  package var hearing = Duration.zero
  private var alarms = Alarms<Alarm>()
  private let animator: Animator

  /// Makes timers that are not running.
  package init(_ animator: Animator) { self.animator = animator }

  /// Restarts the timers after a change: for the card to become visible, and for the dialog after the last move.
  package mutating func follow(_ change: Change<Pairs>, _ revealed: RevealedState) {
    alarms.cancelAll()
    if revealed.isHeld { alarms.set(.reveal, in: flipTime) }
    if change.cause == .move, change.after.isOver {
      alarms.set(.dialog, in: leaveTime + gatherTime)
    }
  }

  /// Starts the timer of the automatic move that follows from the state, if there is one.
  package mutating func begin(
    _ table: PairsTable, _ revealed: RevealedState, _ settings: PairsSettings
  ) {
    alarms.cancel(.close)
    alarms.cancel(.computersFlip)
    if table.isMissOpen {
      // Otherwise only a tap turns the miss back.
      guard !settings.waitsForTap || table.isDemonstration else { return }
      alarms.set(.close, in: flipTime + .milliseconds(100 * settings.missTime))
    } else if table.isComputersTurn, !table.isPaused {
      alarms.set(.computersFlip, in: computersWait(table.state, revealed))
    }
  }

  /// Returns the delay before a computer flips, which lets the player see the previous move.
  private func computersWait(_ state: Pairs.State, _ revealed: RevealedState) -> Duration {
    if revealed.finder != nil { return leaveTime }
    return state.openCards.isEmpty ? .milliseconds(600) : flipTime + .milliseconds(300)
  }

  private var flipTime: Duration { CardNode.timeToSee(animator) + hearing }

  /// The time from the flip of a pair's second card until the pair has left the table.
  private var leaveTime: Duration { flipTime + CardsView.celebration + CardNode.leaveTime }

  /// The time from the departure of the last pair until all found cards are in hands on the felt.
  private var gatherTime: Duration { .milliseconds(animator.reducedMotion ? 250 : 1100) }

  /// The time until the next alarm, or `nil`.
  package var next: Duration? { alarms.next }

  /// Advances time.
  ///
  /// - Returns: the alarms that are due, the earliest first.
  package mutating func advance(by elapsed: Duration) -> [Alarm] { alarms.advance(by: elapsed) }
}

/// The state the labels show. It follows the model once the flip has revealed the card.
package nonisolated struct RevealedState {
  /// The state shown now.
  package private(set) var state: Pairs.State
  /// The seat that has just taken a pair, even if the labels do not show it yet.
  package private(set) var finder: Seat?
  /// The state to show once the card is revealed, or `nil`.
  private var next: Pairs.State?
  /// Whether the last change has taken a flip back.
  private(set) var isUndo = false

  /// Makes a value that shows `state`, with nothing to reveal.
  package init(_ state: Pairs.State) { self.state = state }

  /// Whether a newer state waits to be revealed.
  package var isHeld: Bool { next != nil }

  /// The seat that has just taken a pair, once the labels show it.
  package var found: Seat? { isHeld ? nil : finder }

  /// Follows a change of the game: at once, or after the second card of a turn when ``end()`` is called.
  package mutating func follow(_ change: Change<Pairs>) {
    finder = nil
    isUndo = change.cause == .undo && !change.entersAnotherGame
    (state, next) = (change.after, nil)
    guard change.cause == .move else { return }
    for case .paired(_, _, let seat) in change.events { finder = seat }
    if change.before.openCards.count == 1 { (state, next) = (change.before, change.after) }
  }

  /// Reveals the newer state.
  package mutating func end() {
    guard let next else { return }
    (state, self.next) = (next, nil)
  }
}
