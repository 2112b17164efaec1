import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The review of Pairs", .tags(.rules))
struct PairsReviewSceneTests {
  /// Flips cards by their kinds, each time the next cards of these kinds that are on the table.
  ///
  /// - Parameter kinds: the kinds of each turn. Two equal ones are a pair, two different ones a miss.
  private func play(_ harness: PairsHarness, _ kinds: [(Int, Int)]) {
    for (first, second) in kinds {
      var flipped: [Int] = []
      for kind in [first, second] {
        let state = harness.table.state
        let card = state.layout.cards.first {
          Int(state.kinds[$0]) == kind && !flipped.contains($0) && !state.isGone($0)
        }
        guard let card else { return }
        flipped.append(card)
        _ = try? harness.table.tap(card)
      }
      harness.table.close()
    }
  }

  /// A game of two people in which the first one overlooks a known pair in turn 2, and the second takes all.
  private func finished(_ occupants: [PairsOccupant] = [.person, .person]) -> PairsHarness {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, occupants))
    play(harness, [(0, 0), (1, 2), (3, 4)])
    play(harness, (1..<8).map { ($0, $0) })
    harness.run(.seconds(4))
    return harness
  }

  private func reviewed(_ occupants: [PairsOccupant] = [.person, .person]) -> PairsHarness {
    let harness = finished(occupants)
    harness.click("look-back")
    harness.run(.seconds(1))
    return harness
  }

  @Test("opens from the end, names the turn and its player, and says what came")
  func opens() {
    let harness = reviewed()
    #expect(harness.scene.active == "turns")
    harness.key(.leap(.toStart))
    #expect(harness.texts.contains("The whole game"))
    for (title, words) in [
      ("Turn 1: Player 1", "Two new cards, and a pair!"),
      ("Turn 2: Player 1", "Two new cards, no pair"),
    ] {
      harness.key(.tilt(.right))
      #expect(harness.texts.contains(title) && harness.texts.contains(words))
    }
  }

  @Test("steps by keys and by the pad, to both ends too, and leaves by Esc")
  func steps() {
    let harness = reviewed()
    harness.key(.leap(.toEnd))
    #expect(harness.says("Turn 10:"))
    harness.key(.tilt(.left))
    #expect(harness.says("Turn 9:"))
    harness.pad(.zoom(-1))
    #expect(harness.texts.contains("The whole game"))
    harness.pad(.tilt(.right), .tilt(.right))
    #expect(harness.says("Turn 2:"))
    harness.pad(.zoom(1))
    #expect(harness.says("Turn 10:"))
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.scene.active == "pairs-end")
  }

  @Test("plays the whole record with the game's cards, stops at its end, and changes nothing")
  func plays() {
    let harness = reviewed()
    let record = harness.table.session.record
    harness.key(.leap(.toStart))
    harness.click("play")
    harness.run(.seconds(2))
    #expect(harness.says("Turn 2:"))
    harness.run(.seconds(12))
    #expect(harness.says("Turn 10:"))
    #expect(harness.table.session.record == record)
  }

  @Test("plays faster and slower by plus and minus, and by the pad up and down")
  func speeds() {
    let harness = reviewed()
    harness.key(.leap(.toStart), .zoom(1), .zoom(1))
    #expect(harness.scene.pace == 1, "nothing plays")
    harness.click("play")
    #expect(harness.scene.pace == 4)
    harness.pad(.tilt(.down), .tilt(.down), .tilt(.down), .tilt(.down))
    #expect(harness.scene.pace == 0.5)
    harness.pad(.tilt(.up))
    #expect(harness.scene.pace == 1)
  }

  @Test("plays on from the chosen turn: another game without a result, from which undo goes back")
  func playsOn() throws {
    let harness = reviewed([.person])
    let record = harness.table.session.record
    #expect(harness.table.canHaveResult)
    harness.key(.leap(.toStart), .tilt(.right), .tilt(.right))
    harness.pad(.command(.newGame))
    harness.run(.seconds(3))
    #expect(harness.scene.active == "pairs")
    #expect(harness.table.state.turns == 2 && harness.table.state.pairsLeft == 7)
    #expect(!harness.table.canHaveResult && harness.table.canUndo)
    harness.key(.command(.undo))
    #expect(harness.table.session.record.moves == record.moves)
  }

  @Test("says that a known pair was left and what it cost, with a mark on its cards")
  func mistake() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person]))
    // Both cards of kinds 1 and 2 are known after the second turn.
    let cards = harness.table.state.layout.cards
    let kinds = harness.table.state.kinds
    func both(_ kind: UInt8) -> [Int] { cards.filter { kinds[$0] == kind } }
    let (one, two) = (both(1), both(2))
    for card in [one[0], two[0], one[1], two[1]] + [both(3)[0], both(4)[0]] {
      _ = try? harness.table.tap(card)
    }
    play(harness, [0, 1, 2, 3, 4, 5, 6, 7].map { ($0, $0) })
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    harness.key(.leap(.toStart), .tilt(.right), .tilt(.right), .tilt(.right))
    harness.run(.seconds(1))
    #expect(harness.texts.contains("Turn 3"))
    #expect(!harness.list.pictures("icon warning").isEmpty == harness.says("flips lost."))
    #expect(harness.list.pictures("known card").count == 4)
  }

  @Test("of three players names overlooked pairs alone, without skill and luck")
  func three() {
    let harness = reviewed([.person, .person, .person])
    harness.key(.leap(.toStart))
    #expect(harness.says("For three and more players"))
    #expect(harness.texts.contains("overlooked") && !harness.says("skill") && !harness.says("uck"))
    #expect(harness.texts.count { $0.hasPrefix("For three and more") } == 1, "once")
  }

  @Test("of a game with undo or a peek says what counts as luck")
  func cautions() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person]))
    harness.key(.command(.peek), .command(.peek))
    play(harness, [(0, 1)])
    harness.key(.command(.undo))
    play(harness, (0..<8).map { ($0, $0) })
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    harness.key(.leap(.toStart))
    let words = harness.texts.joined(separator: " ")
    #expect(words.contains("What undone turns have shown counts as luck."))
    #expect(words.contains("After a peek, all cards count as known."))
    #expect(words.contains(" expected, ") && words.contains(" by peeking"))
  }

  @Test(
    "After a peek says so of a pair that was left, and marks what the peek has shown with an eye")
  func peek() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person]))
    harness.key(.command(.peek), .command(.peek))
    harness.run(.seconds(9))
    play(harness, [(0, 1), (2, 2), (0, 0), (1, 1), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)])
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    harness.key(.leap(.toStart), .tilt(.right))
    harness.run(.seconds(1))
    #expect(harness.says("known since your peek.") && harness.says("That cost about 2 flips."))
    #expect(harness.list.pictures("known card").count == 14)
    #expect(harness.list.pictures("icon eye").count == 14)
  }

  @Test("goes to mistakes by a button of the bar, around the end, and plays on by another")
  func buttons() throws {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, [.person]))
    harness.key(.command(.peek), .command(.peek))
    harness.run(.seconds(9))
    play(harness, [(0, 1), (2, 2), (0, 3)] + [0, 1, 3, 4, 5, 6, 7].map { ($0, $0) })
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    harness.key(.leap(.toStart))
    var turns: [String] = []
    for _ in 0..<3 {
      harness.click("next-mistake")
      turns.append(try #require(harness.texts.first { $0.hasPrefix("Turn ") }))
    }
    #expect(turns == ["Turn 1", "Turn 3", "Turn 1"])
    harness.key(.leap(.toStart))
    #expect(harness.says("Turn 1 cost most: about 2 flips."))
    #expect(harness.texts.count { $0.contains(" expected, ") } == 1, "the sum once")
    harness.click("forward")
    harness.click("play-on")
    harness.run(.seconds(3))
    #expect(harness.scene.active == "pairs" && harness.table.state.turns == 1)
  }

  @Test("shows sums whose parts add up, as they are rounded")
  func sums() throws {
    let harness = reviewed([.person])
    harness.key(.leap(.toStart))
    let sum = try #require(harness.texts.first { $0.contains("expected + ") })
    let numbers = sum.split(separator: " ").compactMap { Double($0) }
    #expect(numbers.count == 4)
    let luck = sum.contains("−") ? -numbers[2] : numbers[2]
    #expect(abs(numbers[0] + numbers[1] + luck - numbers[3]) < 0.05, "\(sum)")
  }

  @Test(
    "holds in every size and scale",
    arguments: [
      Size(480, 320), Size(640, 480), Size(1280, 800), Size(3840, 2160), Size(480, 800),
      Size(800, 800), Size(600, 1000),
    ], [1, 2])
  func layout(size: Size, scale: Double) {
    let harness = PairsHarness(
      PairsSetup(layout: .fourByFour, [.person, .person]), size: size, scale: scale)
    play(harness, [(0, 0), (1, 2), (3, 4)] + (1..<8).map { ($0, $0) })
    harness.run(.seconds(4))
    harness.click("look-back")
    harness.run(.seconds(1))
    #expect(harness.scene.active == "turns")
    #expect(faults(harness.scene, harness.context).isEmpty)
  }
}
