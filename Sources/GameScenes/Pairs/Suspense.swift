import GameKernel
import PairsGame

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
