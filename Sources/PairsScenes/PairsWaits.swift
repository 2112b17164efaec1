import GameKernel
import Motion
import PairsGame
import Stage

/// What comes by itself at a table of Pairs, and when; any change of the game puts an end to it.
package struct PairsWaits {
  /// What comes.
  package nonisolated enum Alarm: Sendable {
    /// A card has been seen that was just turned.
    case tell
    /// A miss is turned back.
    case close
    case computersFlip
    /// What is said after a game.
    case dialog
  }

  private var alarms = Alarms<Alarm>()
  private let animator: Animator

  /// Nothing is waited for.
  package init(_ animator: Animator) { self.animator = animator }

  /// Begins anew after a change: with the card that is to be seen, and with the dialog after the last move.
  package mutating func follow(_ change: Change<Pairs>, _ suspense: Suspense) {
    alarms.cancelAll()
    if suspense.isHeld { alarms.set(.tell, in: flipTime) }
    if change.cause == .move, change.after.isOver {
      alarms.set(.dialog, in: leaveTime + gatherTime)
    }
  }

  /// Begins to wait for the move that follows by itself from how the table stands, if one does.
  package mutating func begin(
    _ table: PairsTable, _ suspense: Suspense, _ settings: PairsSettings
  ) {
    alarms.cancel(.close)
    alarms.cancel(.computersFlip)
    if table.isMissOpen {
      // Else a tap alone ends it.
      guard !settings.waitsForTap || table.isDemonstration else { return }
      alarms.set(.close, in: flipTime + .milliseconds(100 * settings.missTime))
    } else if table.isComputersTurn, !table.isPaused {
      alarms.set(.computersFlip, in: computersWait(table.state, suspense))
    }
  }

  /// How long a computer waits before it flips, so that people see what has happened before.
  private func computersWait(_ state: Pairs.State, _ suspense: Suspense) -> Duration {
    if suspense.finder != nil { return leaveTime }
    return state.openCards.isEmpty ? .milliseconds(600) : flipTime + .milliseconds(300)
  }

  private var flipTime: Duration { CardNode.timeToSee(animator) }

  /// Until a pair has left the table whose second card is just being turned.
  private var leaveTime: Duration { flipTime + CardsView.celebration + CardNode.leaveTime }

  /// Until what was found lies in hands on the felt, after the last pair has left.
  private var gatherTime: Duration { .milliseconds(animator.reducedMotion ? 250 : 1100) }

  /// How long until the next one, nil where nothing is waited for.
  package var next: Duration? { alarms.next }

  /// Lets time pass.
  ///
  /// - Returns: what comes now, the earliest first.
  package mutating func advance(by elapsed: Duration) -> [Alarm] { alarms.advance(by: elapsed) }
}

/// What words and plaques tell of: how the game stands, but until the card is seen that has changed it, how it
/// stood before.
package nonisolated struct Suspense {
  /// What is told of now.
  package private(set) var state: Pairs.State
  /// The seat that has just taken a pair, told of or not.
  package private(set) var finder: Seat?
  /// What is told of as soon as the card is seen.
  private var next: Pairs.State?

  /// Nothing is held back.
  package init(_ state: Pairs.State) { self.state = state }

  /// Whether something is still to be told.
  package var isHeld: Bool { next != nil }

  /// The seat that has just taken a pair, as far as it is told of.
  package var found: Seat? { isHeld ? nil : finder }

  /// Takes over a change of the game: at once, unless it is the second card of a turn that has brought it about.
  package mutating func follow(_ change: Change<Pairs>) {
    finder = nil
    (state, next) = (change.after, nil)
    guard change.cause == .move else { return }
    for case .paired(_, _, let seat) in change.events { finder = seat }
    if change.before.openCards.count == 1 { (state, next) = (change.before, change.after) }
  }

  /// Tells of what was held back.
  package mutating func end() {
    guard let next else { return }
    (state, self.next) = (next, nil)
  }
}
