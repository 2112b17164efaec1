import BoxKit
import GameKernel
import Motion
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Pairs is played", .tags(.input))
struct PairsPlayTests {
  @Test(
    "by clicks and keys at random, and shows at the end what a new scene shows", arguments: 0..<16)
  func random(seed: UInt64) {
    var dice = Dice(seed: seed)
    let occupants: [[PairsOccupant]] = [
      [.person], [.person, .person], [.person, .perfect],
      [.forgetful(memory: 60), .person, .person],
    ]
    let layout = dice.pick([PairsLayout.fourByFour, .sixByFour])
    let harness = PairsHarness(
      PairsSetup(layout: layout, occupants[Int(seed) % 4]), seed: seed,
      reducedMotion: seed % 5 == 4)
    for _ in 0..<160 {
      let card = dice.below(layout.cardCount)
      switch dice.below(24) {
      case 0: harness.key(.command(.undo))
      case 1: harness.key(.command(.redo))
      case 2: for _ in 0..<2 { harness.key(.command(.peek)) }
      case 3 where dice.below(8) == 0: harness.key(.command(.newGame))
      case 4: harness.choose(card: card)
      case 5, 6: harness.key(.back)
      default:
        // People remember, too.
        let first = harness.state.openCards.first
        let partner = first.flatMap { open in
          harness.state.layout.cards.first {
            $0 != open && harness.state.kinds[$0] == harness.state.kinds[open]
          }
        }
        harness.click(card: dice.below(2) == 0 ? partner ?? card : card)
      }
      if dice.below(3) == 0 { harness.run(.milliseconds(dice.below(900))) }
    }
    harness.key(.back)
    harness.settle()
    harness.table.close()
    harness.settle()
    while harness.table.isComputersTurn || harness.table.isMissOpen { harness.run(.seconds(1)) }
    harness.settle()
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.context.animator.isIdle)
    #expect(harness.cards == harness.fresh.seenCards)
  }

  @Test("to the end of a game for one, which is told once with its flips")
  func alone() {
    let harness = PairsHarness()
    harness.pairs.routes.results = {}
    harness.place = ResultPlace(3, of: 8)
    for kind in 0..<8 {
      harness.click(card: harness.pair(kind)[0])
      harness.click(card: harness.pair(kind)[1])
    }
    #expect(harness.state.isOver)
    #expect(harness.over == [16])
    harness.run(.milliseconds(900))
    #expect(harness.scene.active == "pairs")
    harness.run(.seconds(2))
    #expect(harness.scene.active == "pairs-end")
    #expect(harness.says("All pairs in 16 flips"))
    #expect(harness.says("A perfect memory needs 25 flips on average."))
    #expect(!harness.list.pictures("medal gold reached").isEmpty && harness.says("up to 27 flips"))
    #expect(harness.says("Place 3 of 8 in Best games."))
    #expect(harness.texts.contains("16") && harness.texts.contains("25"))
    #expect(
      harness.scene.controls.map(\.id)
        == ["next-size", "menu", "results", "look-back", "new-game"])
    harness.key(.activate)
    #expect(harness.state.flips == 0 && harness.table.session.gameNumber == 2)
  }

  @Test("by two people: a pair is another turn, a miss the other's, and a tie a tie")
  func two() {
    let harness = PairsHarness.people(2)
    harness.click(card: harness.pair(0)[0])
    harness.click(card: harness.pair(0)[1])
    #expect(harness.says("Player 1 to move"))
    harness.run(.milliseconds(420))
    #expect(harness.says("Player 1 finds a pair."))
    #expect(harness.state.toMove == .first)
    for card in harness.miss { harness.click(card: card) }
    #expect(!harness.says("No pair."), "Nobody has seen it yet")
    harness.run(.milliseconds(420))
    #expect(harness.says("No pair."))
    #expect(harness.state.toMove == .second)
    harness.settle()
    #expect(harness.says("Player 2 to move"))
    for kind in 1..<5 {
      harness.click(card: harness.pair(kind)[0])
      harness.click(card: harness.pair(kind)[1])
    }
    for card in harness.miss { harness.click(card: card) }
    harness.settle()
    for kind in 5..<8 {
      harness.click(card: harness.pair(kind)[0])
      harness.click(card: harness.pair(kind)[1])
    }
    harness.run(.seconds(4))
    #expect(harness.state.winners.count == 2)
    #expect(harness.says("Tie"))
    #expect(
      harness.scene.controls.map(\.id) == ["next-size", "menu", "look-back", "new-game"])
  }

  @Test("with a miss that lies open for the time that is set", arguments: [8, 15, 40])
  func missTime(tenths: Int) {
    let harness = PairsHarness { $0.missTime = tenths }
    for card in harness.miss { harness.click(card: card) }
    harness.run(.milliseconds(400 + 100 * tenths - 20))
    #expect(harness.table.isMissOpen)
    harness.run(.milliseconds(40))
    #expect(!harness.table.isMissOpen)
  }

  @Test("with a miss that waits for a tap where that is set, but not where computers play alone")
  func untilTapped() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person, .person])) {
      $0.waitsForTap = true
    }
    for card in harness.miss { harness.click(card: card) }
    harness.run(.seconds(60))
    #expect(harness.table.isMissOpen)
    #expect(harness.scene.nextTimer.map { $0 > .milliseconds(1) } ?? true)
    harness.click(card: 5)
    #expect(!harness.table.isMissOpen)
    #expect(harness.state.openCards.isEmpty)

    let demonstration = PairsHarness(
      PairsSetup(layout: .fourByFour, [.forgetful(memory: 0), .forgetful(memory: 0)])
    ) { $0.waitsForTap = true }
    demonstration.run(.seconds(30))
    #expect(demonstration.state.turns > 3)
  }

  @Test("alone with a third tap that turns the miss back and its own card up")
  func thirdTap() {
    let harness = PairsHarness()
    let miss = harness.miss
    for card in miss { harness.click(card: card) }
    let third = harness.state.layout.cards.first { harness.state.isFaceDown($0) } ?? 0
    harness.click(card: third)
    #expect(harness.state.openCards == [third])
    #expect(harness.state.flips == 3)
  }

  @Test("safely by double clicks: the second click on a card that still turns says nothing")
  func doubleClicks() {
    let harness = PairsHarness()
    for card in harness.miss {
      harness.click(card: card)
      harness.run(.milliseconds(90))
      harness.click(card: card)
      harness.run(.milliseconds(90))
    }
    #expect(harness.table.isMissOpen)
    #expect(harness.state.flips == 2)
    #expect(harness.refusals.isEmpty)
    harness.run(.milliseconds(400))
    harness.click(card: harness.state.openCards[1])
    #expect(harness.state.flips == 2 && !harness.table.isMissOpen, "Now it says to turn them back")
  }

  @Test("by the rules: what they refuse is heard")
  func refusals() {
    let harness = PairsHarness()
    let pair = harness.pair(0)
    for card in pair { harness.click(card: card) }
    harness.settle()
    harness.click(card: pair[0])
    #expect(harness.refusals == [.isGone(pair[0])])
  }

  @Test(
    "with a peek for one, by key and button, at its price, when it is asked for twice; two have none"
  )
  func peek() {
    let harness = PairsHarness()
    #expect(harness.texts.contains("Peek +8"))
    for _ in 0..<2 { harness.key(.command(.peek)) }
    #expect(harness.state.peeks == 1 && harness.state.flips == 8)
    harness.click("peek")
    #expect(harness.texts.contains("Press again to peek: 8 flips"))
    #expect(harness.state.peeks == 1)
    harness.run(.seconds(4))
    #expect(harness.texts.contains("Press again to peek: 8 flips"))
    harness.run(.seconds(30))
    #expect(harness.texts.contains("Press again to peek: 8 flips"))
    harness.click("peek")
    #expect(harness.state.peeks == 2 && harness.state.flips == 16)
    let two = PairsHarness.people(2)
    for _ in 0..<2 { two.key(.command(.peek)) }
    #expect(two.scene.report("peek") == nil)
    #expect(two.state.flips == 0 && two.refusals.isEmpty)
  }

  @Test("without hints, which is said where one is asked for and costs nothing")
  func hint() {
    let harness = PairsHarness()
    harness.key(.command(.hint))
    #expect(harness.says("No hints here."))
    let two = PairsHarness.people(2)
    two.pad(.command(.hint))
    #expect(two.says("No hints here."))
    #expect(harness.state.flips == 0)
  }

  @Test("with a peek by the upper button of a gamepad, which asks as the others do")
  func peekByPad() {
    let harness = PairsHarness()
    harness.pad(.command(.hint))
    #expect(harness.says("Press again to peek") && harness.state.peeks == 0)
    harness.pad(.command(.hint))
    #expect(harness.state.peeks == 1)
  }

  @Test("without a word any more of what was said before another scene was shown")
  func silence() {
    let harness = PairsHarness()
    harness.key(.command(.hint))
    harness.pairs.willDisappear()
    harness.pairs.willAppear()
    #expect(!harness.says("No hints here."))
    harness.key(.command(.peek))
    harness.pairs.willDisappear()
    harness.pairs.willAppear()
    harness.key(.command(.peek))
    #expect(harness.state.peeks == 0, "it asks anew")
  }

  @Test("on another layout, which is remembered for the next start, by those who sat there")
  func layouts() {
    let harness = PairsHarness.people(3)
    harness.click("layout.3")
    #expect(harness.state.layout == .eightByEight)
    #expect(harness.table.seats.count == 3)
    #expect(harness.saidSettings.last?.pairs.layout == .eightByEight)
    harness.set { _ in }
    #expect(harness.table.session.gameNumber == 2)
    harness.key(.command(.undo))
    #expect(harness.state.layout == .fourByFour)
    harness.settle()
    #expect(harness.cards == harness.fresh.seenCards)
  }

  @Test("on a layout that is not offered, which is named among the others while it is played")
  func otherLayout() throws {
    let odd = try #require(PairsLayout(columns: 5, rows: 4))
    let harness = PairsHarness(PairsSetup(layout: odd))
    #expect(harness.texts.contains("5×4"))
    harness.click("layout.3")
    #expect(harness.state.layout == .eightByEight && !harness.texts.contains("5×4"))
  }

  @Test("again after an undo, which is marked; a held key stops where the game began")
  func undo() {
    let harness = PairsHarness()
    harness.key(.command(.newGame))
    for card in harness.miss { harness.click(card: card) }
    harness.settle()
    #expect(harness.isOn("undo"))
    harness.key(.command(.undo))
    #expect(harness.state.flips == 0)
    #expect(harness.table.wasUndone)
    harness.key(.commandRepeat(.undo))
    #expect(harness.table.session.gameNumber == 2)
    harness.key(.command(.redo))
    #expect(harness.state.flips == 2)
  }

  @Test(
    "with new players from the settings in a new game, and without one where only the pause changes"
  )
  func adopts() {
    let harness = PairsHarness()
    harness.set { $0.missTime = 40 }
    #expect(harness.table.session.gameNumber == 1)
    harness.set { $0.seats = PairsSetup([.person, .perfect]).seats }
    #expect(harness.table.session.gameNumber == 2)
    #expect(harness.texts.contains("You") && harness.texts.contains("Perfect"))
  }

  @Test("with a time that counts from the first flip, while nothing lies over the table")
  func time() {
    let harness = PairsHarness()
    harness.run(.seconds(5))
    #expect(harness.texts.contains("0:00"))
    harness.click(card: 0)
    harness.run(.seconds(5))
    #expect(harness.texts.contains("0:05") || harness.texts.contains("0:04"))
    harness.context.input.hasFocus = false
    let elapsed = harness.table.sheet.elapsed
    harness.run(.seconds(5))
    #expect(harness.table.sheet.elapsed == elapsed)
  }
}
