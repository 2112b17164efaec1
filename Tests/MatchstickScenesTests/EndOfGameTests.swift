import GameKernel
import MatchstickGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The end of a game", .tags(.rules))
struct EndOfGameTests {
  private let noChance = "Player 2: no chance from the start"

  @Test("opens a dialog after a moment, with who won and how to go on")
  func dialog() {
    let harness = TableHarness.forTwo(pile: 12)
    harness.take(3, 1, 3, 1, 3, 1)
    #expect(harness.scene.report("menu")?.isEnabled == true)
    #expect(harness.scene.report("look-back") == nil)
    harness.run(.seconds(2))
    #expect(
      harness.scene.controls.map(\.id) == ["next-table", "menu", "look-back", "new-game"])
    #expect(harness.texts.contains("Player 1 won"))
    #expect(harness.says("Player 2 took the last match."))
    #expect(!harness.says("Gold"), "no medals between two people")
  }

  @Test("leaves the buttons below the matches as they are until its dialog has gone")
  func row() {
    let harness = lostGame()
    #expect(harness.texts.contains("Take 1"))
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(!harness.texts.contains("Take 1"))
    #expect(harness.isOn("new-game") && harness.isOn("result"))
  }

  @Test("shows the counts of the game in their order")
  func timeLine() {
    let harness = lostGame()
    let line = ["12", "9", "8", "5", "4", "1", "0"]
    #expect(harness.texts.filter(line.contains).suffix(7) == line[...])
    #expect(harness.list.pictures("line of counts").count == 1)
  }

  @Test("of a game that was lost from the start says so and offers no retry")
  func lostFromTheStart() {
    let harness = lostGame()
    #expect(harness.scene.report("retry") == nil)
    #expect(harness.says("Player 2 took the last match."))
    lookBack(harness)
    #expect(harness.texts.contains(noChance) && harness.scene.report("retry") == nil)
  }

  @Test("has a gold medal for a flawless win, silver for one mistake and bronze for more")
  func medals() {
    let gold = played(against: .clever) { $0.bestTake ?? 1 }
    #expect(!gold.list.pictures("medal gold reached").isEmpty)
    #expect(gold.list.pictures("medal silver reached").isEmpty)
    #expect(gold.texts.contains("no mistake") && gold.texts.contains("any win"))
    let silver = played(against: .simple) { $0.remaining == 18 ? 2 : $0.bestTake ?? 1 }
    #expect(silver.table.review?.mistakes(of: .first) == 1)
    #expect(!silver.list.pictures("medal silver reached").isEmpty)
    let bronze = played(against: .simple) { $0.remaining > 9 ? 1 : $0.bestTake ?? 1 }
    #expect(bronze.table.state.winner == .first)
    #expect(bronze.table.review.map { $0.mistakes(of: .first) > 1 } == true)
    #expect(!bronze.list.pictures("medal bronze reached").isEmpty)
  }

  @Test("suggests a stronger opponent after gold, or more matches where there is none")
  func afterGold() {
    let strongest = played(against: .clever) { $0.bestTake ?? 1 }
    #expect(strongest.texts.contains("Gold! Try more matches."))
    strongest.click("next-size")
    #expect(strongest.remaining == 22 && strongest.table.seating.second == .clever)
    let simple = played(against: .simple, pile: 12) { $0.bestTake ?? 1 }
    #expect(simple.texts.contains("Next opponent: Amateur, 40%"))
    #expect(simple.texts.contains("Gold! Try a stronger opponent."))
  }

  @Test("says of several mistakes only that the last one gave the win away")
  func lastMistake() {
    let harness = played(against: .clever) { $0.remaining == 18 ? 2 : 1 }
    #expect(harness.texts.contains("Clever won"))
    #expect(!harness.says("until turn"))
  }

  @Test("of a lost game has the game's pieces, and neither a medal nor those that were not won")
  func lostMedals() {
    let harness = played(against: .clever, pile: 17) { _ in 1 }
    #expect(harness.texts.contains("Clever won") && harness.says("You took the last match."))
    #expect(!harness.list.pictures("ornament").isEmpty)
    #expect(harness.list.pictures("medal").isEmpty && !harness.texts.contains("Gold"))
  }

  @Test("has words in place of medals where a hint or undo has helped")
  func helped() {
    let hinted = TableHarness(.of(.person, .clever, pile: 12))
    for _ in 0..<2 { hinted.key(.command(.hint)) }
    let undone = TableHarness(.of(.person, .clever, pile: 12))
    undone.take(3)
    undone.run(.seconds(2))
    undone.undo()
    for (harness, words) in [(hinted, "Played with a hint"), (undone, "Played with undo")] {
      for _ in 0..<9 where !harness.table.state.isOver {
        harness.take(harness.table.state.bestTake ?? 1)
        harness.run(.seconds(2))
      }
      harness.run(.seconds(2))
      #expect(harness.says(words) && !harness.texts.contains("Gold"))
    }
  }

  @Test("offers the person's own turn again after a win, not the computer's")
  func noRetryAfterWin() {
    let harness = played(against: .simple) { $0.remaining == 18 ? 2 : $0.bestTake ?? 1 }
    #expect(harness.texts.contains("You won!") && harness.table.review?.mistake?.seat == .second)
    #expect(harness.texts.contains("Next: back to your mistake"))
    lookBack(harness)
    #expect(harness.scene.active == "turns" && harness.scene.report("retry") == nil)
  }

  @Test("of a flawless win is told to who won it in gold, with a tick, and of no loss")
  func flawlessWin() {
    let harness = played(against: .clever) { $0.bestTake ?? 1 }
    #expect(harness.texts.contains("You won!"))
    #expect(harness.texts.contains("You led all the way."))
  }

  @Test("that a computer gave away says when")
  func gift() {
    let harness = played(against: .simple) { $0.remaining == 18 ? 2 : $0.bestTake ?? 1 }
    #expect(harness.texts.contains("You won!"))
    #expect(harness.texts.contains("Turn 2: the computer slipped."))
  }

  @Test("points out the turn that gave the win away, and leaves what would have won to the player")
  func mistake() {
    let harness = thrownAway()
    #expect(harness.scene.controls.map(\.id) == ["retry", "menu", "look-back", "new-game"])
    #expect(harness.texts.contains("Next: turn 3 again · Player 1"))
    #expect(harness.says("Player 1 could still force the win there. Find the move!"))
    #expect(!harness.says("would have") && !harness.says("Take 3 instead"))
  }

  @Test("leads to the losing turn as a game of its own, from which undo leads back to the end")
  func retry() {
    let harness = thrownAway()
    harness.click("retry")
    #expect(harness.remaining == 8)
    #expect(harness.legalTakes == [1, 2, 3])
    harness.settle()
    #expect(harness.scene.active == "matchsticks")
    #expect(harness.matches.count == 8)
    harness.take(3)
    #expect(harness.remaining == 5)
    harness.undo()
    #expect(harness.remaining == 8)
    harness.undo()
    #expect(harness.remaining == 0)
  }

  /// A game that the only person loses by turn 3, from 8: 12 −3 9 −1 8 −1 7 −2 5 −1 4 −3 1 −1 0.
  private func givenAway() -> TableHarness {
    played(against: .clever, pile: 12) { $0.remaining == 12 ? 3 : 1 }
  }

  @Test("names the price of a turn that is played again, and says later that it was")
  func price() {
    let harness = givenAway()
    #expect(harness.texts.contains("Next: back to your mistake"))
    harness.click("retry")
    for _ in 0..<9 where !harness.table.state.isOver {
      harness.take(harness.table.state.bestTake ?? 1)
      harness.run(.seconds(2))
    }
    harness.run(.seconds(2))
    #expect(harness.texts.contains("You won!"))
    #expect(
      harness.texts.joined(separator: " ").contains(
        "Played on from turn 3, so no medal and no place in Best games."))
    #expect(!harness.says("undo"))
    // *Play again* is the way to a medal, so the suggestion is another one.
    harness.click("next-table")
    #expect(harness.table.setup.layout.form == .heaps && harness.table.sheet.givenMoves == 0)
  }

  @Test("explains the marks of its line, for the person or by name")
  func legend() {
    let one = givenAway()
    #expect(one.texts.contains("You can force a win"))
    #expect(one.texts.contains("Clever can force a win"))
    #expect(one.list.pictures("legend").count == 2)
    #expect(lostGame().texts.contains("Player 2 can force a win"))
  }

  @Test("leads on by the dialog's buttons: a new game, or the menu")
  func buttons() {
    let harness = lostGame()
    harness.click("menu")
    #expect(harness.menuCalls == 1)
    harness.click("new-game")
    #expect(harness.remaining == 12)
    #expect(harness.matches.count == 12)
    #expect(harness.isOn("take-1"))
  }

  @Test("shows the tray after Esc, where undo works and the dialog can be opened again")
  func escape() {
    let harness = lostGame()
    #expect(harness.scene.active == "review")
    harness.key(.back)
    #expect(harness.scene.active == "matchsticks")
    harness.run(.milliseconds(300))
    #expect(harness.menuCalls == 0)
    #expect(harness.matches.isEmpty)
    #expect(!harness.texts.contains(noChance))
    #expect(harness.legalTakes.isEmpty)
    #expect(harness.isOn("result") && harness.isOn("new-game"))

    harness.click("result")
    harness.run(.milliseconds(300))
    #expect(harness.scene.active == "review")
    lookBack(harness)
    #expect(harness.texts.contains(noChance))
    harness.key(.back)
    #expect(harness.scene.active == "review", "the review leads back to the dialog it came from")
    harness.key(.back)
    harness.key(.back)
    #expect(harness.menuCalls == 1)
    harness.undo()
    #expect(harness.remaining == 1)
    #expect(harness.scene.report("result") == nil)
    #expect(harness.legalTakes == [1])
    harness.settle()
    #expect(harness.matches.count == 1)
  }

  @Test("offers a new game in place of dead take buttons, by click or by Enter through the dialog")
  func newGameInTheRow() {
    let byClick = lostGame()
    byClick.key(.back)
    byClick.click("new-game")
    let byEnter = lostGame()
    byEnter.key(.back)
    byEnter.key(.activate)
    #expect(byEnter.scene.active == "review")
    byEnter.key(.activate)
    for harness in [byClick, byEnter] {
      #expect(harness.remaining == 12)
      #expect(harness.legalTakes == [1, 2, 3])
      #expect(harness.scene.report("new-game") == nil)
    }
  }

  @Test("keeps undo and new game at work under the dialog, and takes no match")
  func underTheDialog() {
    let harness = lostGame()
    harness.take(1, 2)
    harness.click(at: Point(640, 400))
    #expect(harness.refusals.isEmpty)
    harness.undo()
    #expect(harness.remaining == 1)
    #expect(harness.scene.active == "matchsticks")
    harness.run(.milliseconds(300))
    #expect(harness.scene.report("look-back") == nil)

    let another = lostGame()
    another.key(.command(.newGame))
    #expect(another.remaining == 12)
  }

  @Test("that redo brings back has its button again, without a dialog")
  func redone() {
    let harness = lostGame()
    harness.undo()
    harness.run(.seconds(1))
    harness.key(.command(.redo))
    harness.run(.seconds(3))
    #expect(harness.remaining == 0 && harness.scene.active == "matchsticks")
    #expect(harness.isOn("result") && harness.isOn("new-game"))
    harness.click("result")
    #expect(harness.scene.active == "review")
  }

  @Test("that is undone before the dialog comes brings no dialog")
  func undoneInTime() {
    let harness = TableHarness.forTwo(pile: 12)
    harness.take(3, 1, 3, 1, 3, 1)
    harness.run(.milliseconds(300))
    harness.undo()
    harness.run(.seconds(5))
    #expect(harness.scene.active == "matchsticks")
    // The message that the game does not count again ends after 6 s.
    harness.run(.seconds(2))
    #expect(harness.scene.nextTimer == nil)
  }

  @Test(
    "whose turn is tried again has a verdict on the first move, and a wrong one keeps it",
    arguments: [3, 1])
  func retried(count: Int) throws {
    let harness = TableHarness.forTwo(pile: 12)
    harness.take(3, 1, 1)
    try harness.table.playOn(from: harness.table.session.record.prefix(2), harness.table.setup)
    harness.take(count)
    #expect(harness.says("Right!") == (count == 3) && harness.says("That isn't it") == (count == 1))
    harness.run(.seconds(5))
    #expect(!harness.says("Right!") && harness.says("That isn't it") == (count == 1))
    harness.take(1)
    #expect(!harness.says("That isn't it"))
  }

  @Test("that undo brings back shows its row at once, without a dialog")
  func parked() {
    let harness = lostGame()
    harness.key(.command(.newGame))
    harness.undo()
    harness.run(.seconds(3))
    #expect(harness.isOn("result"))
    #expect(!harness.texts.contains(noChance))
  }

  @Test("is told to the one person by you, and speaks the language of the moment")
  func language() {
    let harness = TableHarness(.of(.person, .simple, pile: 12))
    while !harness.table.state.isOver {
      harness.key(.number(1))
      harness.run(.milliseconds(700))
    }
    harness.run(.seconds(2))
    #expect(harness.texts.contains("You won!"))
    harness.context.look.texts = Texts(ShoutedLookup())
    harness.scene.layout(in: Size(1280, 800))
    #expect(harness.texts.contains("YOU WON!") && harness.texts.contains("GOLD"))
    #expect(harness.texts.contains("MENU"))
  }
}

/// A language in which every word is loud.
private struct ShoutedLookup: TextLookup {
  func text(_ text: String) -> String {
    Texts.placeholders(in: text).isEmpty ? text.uppercased() : text
  }

  func text(_ one: String, _ many: String, _ count: Int) -> String { count == 1 ? one : many }
}
