import BoxKit
import GameKernel
import PairsGame
import Stage

/// The first steps at the table of Pairs.
struct PairsFirstSteps {
  let table: PairsTable
  let input: InputContext
  /// Returns the area of a card.
  let card: (Int) -> Rect?
  /// Returns the area of the counted flips; `nil` where there is none.
  let counters: () -> Rect?
  /// Returns whether the last flip has shown its card.
  let isRevealed: () -> Bool

  var all: [FirstStep<Pairs>] {
    let (table, input, isRevealed) = (table, input, isRevealed)
    return [
      FirstStep(
        { texts in
          switch input.device {
          case .mouse: texts("Each card has a twin. Click one.")
          case .touch: texts("Each card has a twin. Tap one.")
          case .keyboard:
            // Translators: First step of a new player. {key} is a key, such as “Enter”.
            texts("Each card has a twin. Flip one with {key}.", ["key": texts.key(.enter)])
          case .gamepad: texts("Each card has a twin. Flip one with A.")
          }
        }, at: firstCard, until: flips),
      FirstStep({ texts in texts("Now find its twin.") }, at: openCard, until: flips),
      FirstStep(
        { texts in
          guard isRevealed() else { return nil }
          if table.state.pairsTaken.contains(where: { $0 > 0 }) {
            return texts("A pair! Flip the next card.")
          }
          return table.state.openCards.isEmpty
            ? texts("Not a pair. Flip a card again.") : texts("Not a pair. Remember both cards.")
        }, at: { nil }, until: flips),
      FirstStep(
        { texts in texts("Find all pairs, and flip as few cards as you can.") },
        at: { [counters] in counters().map { StepTarget($0) } }, until: flips),
    ]
  }

  private func firstCard() -> StepTarget? { card(0).map { StepTarget($0) } }

  private func openCard() -> StepTarget? {
    table.state.openCards.first.flatMap(card).map { StepTarget($0) }
  }

  private func flips(_ change: Change<Pairs>) -> Bool {
    change.events.contains { event in
      guard case .opened(_, let seat) = event else { return false }
      return table.seats[seat.index].occupant.isPerson
    }
  }
}
