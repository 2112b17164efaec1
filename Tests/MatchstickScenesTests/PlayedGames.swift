import GameKernel
import MatchstickGame

/// A game of 12 that the second player loses by turn 2: 12 −3 9 −1 8 −3 5 −1 4 −3 1 −1 0.
@MainActor func lostGame() -> TableHarness {
  let harness = TableHarness.forTwo(pile: 12)
  harness.take(3, 1, 3, 1, 3, 1)
  harness.run(.seconds(2))
  return harness
}

/// The same with the first player's mistake in turn 3, from 8.
@MainActor func thrownAway() -> TableHarness {
  let harness = TableHarness.forTwo(pile: 12)
  harness.take(3, 1, 1, 2, 1, 3, 1)
  harness.run(.seconds(2))
  return harness
}

/// Opens the review from the dialog.
@MainActor func lookBack(_ harness: TableHarness) {
  harness.click("look-back")
  harness.run(.seconds(1))
}

/// A game of one person against a computer, by the person's own rule.
@MainActor func played(
  against computer: MatchstickOccupant, pile: Int = 18,
  _ choose: (Matchsticks.State) -> Int
) -> TableHarness {
  let harness = TableHarness(.of(.person, computer, pile: pile))
  for _ in 0..<20 where !harness.table.state.isOver {
    if !harness.table.isComputersTurn { harness.take(choose(harness.table.state)) }
    harness.run(.seconds(2))
  }
  harness.run(.seconds(2))
  return harness
}
