import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The variants on the table of Pairs", .tags(.input))
struct PairsVariantsTests {
  private let harness = PairsHarness()

  private func play() {
    for card in harness.miss { harness.click(card: card) }
    harness.settle()
  }

  @Test(
    "Another number of players is dealt by the panel's button, is remembered, and can be undone")
  func dealt() {
    play()
    let before = harness.state
    #expect(harness.texts.contains("1 player"))
    harness.click("players")
    harness.click("players.count.2")
    #expect(harness.state == before, "choosing costs nothing")
    #expect(harness.texts.contains("New game"))
    harness.click("players.deal")
    #expect(harness.state.seatCount == 3 && harness.state.flips == 0)
    #expect(harness.saidSettings.last?.pairs.seats.count == 3)
    #expect(harness.says("A new game has begun"))
    #expect(harness.texts.contains("3 players"))
    harness.key(.command(.undo))
    #expect(harness.state == before)
    #expect(harness.settings.current.pairs.seats.count == 1)
  }

  @Test("A click beside the panel, Esc and B change nothing")
  func cancelled() {
    play()
    let before = harness.state
    for leave: () -> Void in [
      { harness.scene.click(at: Point(20, 780)) }, { harness.key(.back) },
      { harness.pad(.back) },
    ] {
      harness.click("players")
      harness.click("players.count.3")
      leave()
      #expect(harness.state == before && harness.table.session.gameNumber == 1)
      #expect(harness.scene.report("players.deal") == nil)
    }
    harness.click("players")
    harness.settle()
    #expect(harness.scene.report("players.count.0") != nil, "it opens with the players of the game")
  }

  @Test("The last seat gets a computer, and gives it back to a person")
  func computer() {
    harness.click("players")
    #expect(harness.scene.report("players.computer") == nil, "nobody plays alone with a computer")
    #expect(!harness.says("With a computer"))
    harness.click("players.count.1")
    harness.settle()
    #expect(harness.says("With a computer"))
    harness.click("players.computer")
    harness.click("players.deal")
    #expect(harness.table.seats.map(\.occupant) == [.person, .forgetful(memory: 70)])
    harness.click("players")
    harness.click("players.computer")
    harness.click("players.deal")
    #expect(harness.table.seats.map(\.occupant) == [.person, .person])
  }

  @Test("Players who can stay keep their seats, names and colours")
  func kept() {
    let seats = [PairsSeat(name: "Ann", colour: 2), PairsSeat(.perfect, colour: 0)]
    let harness = PairsHarness(PairsSetup(layout: .fourByFour, seats: seats))
    harness.click("players")
    harness.click("players.count.2")
    harness.click("players.deal")
    #expect(harness.table.seats.map(\.name) == ["Ann", nil, nil])
    #expect(harness.table.seats.prefix(2).map(\.colour) == [2, 0])
    #expect(
      harness.table.seats.map(\.occupant) == [.person, .person, .forgetful(memory: 70)],
      "the perfect player plays against one other only")
  }

  @Test("Keys alone and a gamepad alone reach and use the choice", arguments: [true, false])
  func byKeys(isPad: Bool) {
    let send = { (intents: Intent...) in
      for intent in intents { harness.send(isPad ? .gamepad : .keyboard, intent) }
    }
    send(.focusSwitch)
    for _ in 0..<12 where harness.scene.focused != "players" { send(.focusNext) }
    send(.activate, .tilt(.right), .focusNext, .focusNext, .activate)
    #expect(harness.state.seatCount == 2)
  }

  @Test("Layouts say their price before they are chosen")
  func price() {
    harness.send(.mouse, .hover(harness.scene.report("layout")?.frame.center))
    harness.run(.seconds(2))
    #expect(harness.texts.contains("Another size starts a new game"))
  }

  @Test("At 200 % the choice of players and the medal stay at every layout")
  func large() {
    for layout in PairsLayout.offered {
      let harness = PairsHarness(PairsSetup(layout: layout), scale: 2)
      #expect(harness.scene.report("players")?.isEnabled == true, "\(layout)")
      #expect(harness.texts.contains { $0.hasPrefix("Gold") }, "\(layout)")
    }
  }

  @Test("Players stand on the table in the usual windows, with cards as large as without")
  func room() {
    let sizes = [
      Size(480, 320), Size(600, 1000), Size(800, 600), Size(1280, 800), Size(3840, 2160),
    ]
    for (size, scale) in sizes.map({ ($0, 1.0) }) + [(Size(1280, 800), 2), (Size(3840, 2160), 2)] {
      let harness = PairsHarness(PairsSetup(layout: .sixBySix), size: size, scale: scale)
      #expect(harness.scene.report("players") != nil, "\(size) \(scale)")
      #expect(faults(harness.scene, harness.context).isEmpty)
      harness.click("players")
      harness.click("players.count.3")
      harness.settle()
      #expect(harness.says("With a computer"))
      let window = Rect(.zero, size)
      for id in ["players.count.3", "players.computer", "players.deal"] {
        let frame = harness.scene.report(id)?.frame ?? .zero
        #expect(window.contains(frame.origin) && window.contains(Point(frame.maxX, frame.maxY)))
        #expect(frame.height >= harness.context.look.metrics.units(36), "\(size) \(id)")
      }
    }
  }
}

@MainActor @Suite("A stroke across the cards of Pairs", .tags(.input))
struct CardStrokeTests {
  private let harness = PairsHarness()

  private func cell(_ card: Int) -> Rect { harness.scene.report("board.\(card)")?.frame ?? .zero }

  private func stroke(_ device: InputDevice, _ way: Point..., phase: Drag.Phase = .ended) {
    guard let start = way.first, let end = way.last else { return }
    harness.send(device, .press(start))
    harness.send(device, .drag(Drag(.began, start: start, position: start)))
    for point in way.dropFirst() {
      harness.send(device, .drag(Drag(.moved, start: start, position: point)))
    }
    harness.send(device, .drag(Drag(phase, start: start, position: end)))
  }

  @Test("turns it like a tap, with a finger and with the mouse", arguments: [true, false])
  func crosses(isTouch: Bool) {
    let card = cell(5)
    // From the gap above the card to the one below it.
    stroke(
      isTouch ? .touch : .mouse, Point(card.midX, card.y + 1), Point(card.midX, card.maxY + 1))
    #expect(harness.state.openCards == [5])
  }

  @Test("over several cards turns the first one that can be turned")
  func first() {
    harness.click(card: 4)
    stroke(.touch, cell(4).center, cell(7).center)
    #expect(harness.state.openCards == [4, 5])
    #expect(harness.refusals.isEmpty)
  }

  @Test("follows the way of the pointer round a corner")
  func corner() {
    for card in harness.pair(0) { harness.click(card: card) }
    harness.settle()
    let gone = harness.pair(0)[0]
    let (row, column) = gone.quotientAndRemainder(dividingBy: 4)
    let next = row * 4 + (column == 3 ? 2 : column + 1)
    let last = (row == 3 ? row - 1 : row + 1) * 4 + next % 4
    guard harness.state.isFaceDown(next) else { return }
    stroke(.mouse, cell(gone).center, cell(next).center, cell(last).center)
    #expect(harness.state.openCards == [next])
  }

  @Test("that slips on one card stays a tap; in a gap, or cancelled, it turns none")
  func slipped() {
    let card = cell(10)
    stroke(.mouse, card.center, Point(card.midX + 8, card.midY))
    #expect(harness.state.openCards == [10])
    stroke(.mouse, Point(cell(1).x, cell(1).y + 1), Point(cell(1).x + 1, cell(1).maxY))
    #expect(harness.state.openCards == [10])
    stroke(.touch, cell(0).center, cell(2).center, phase: .cancelled)
    #expect(harness.state.openCards == [10])
  }

  @Test("turns a miss back and goes on, as a tap does")
  func miss() {
    let miss = harness.miss
    for card in miss { harness.click(card: card) }
    harness.run(.seconds(1))
    let other = harness.state.layout.cards.last { harness.state.isFaceDown($0) } ?? 15
    let beside = other - 1
    stroke(.touch, cell(other).center, cell(beside).center)
    #expect(harness.state.openCards == [other])
  }
}

@MainActor @Suite("The goal of one who plays Pairs alone")
struct PairsGoalTests {
  @Test("is the best medal still possible, beside what a perfect memory needs")
  func goal() {
    let harness = PairsHarness()
    let words = harness.texts.joined(separator: " ")
    #expect(words.contains("A perfect memory needs 25 flips on average."))
    let goals = [
      (5, "Gold up to 27 flips"), (8, "Silver up to 32 flips"), (11, "Bronze up to 39 flips"),
    ]
    var misses = 0
    for (most, goal) in goals {
      while misses <= most {
        #expect(harness.texts.contains(goal), "\(misses)")
        for card in harness.miss { harness.click(card: card) }
        harness.run(.seconds(4))
        misses += 1
      }
    }
    #expect(!harness.says("up to"), "16 and 24 are 40")
  }

  @Test("is gone after a peek, which says so before")
  func peek() {
    let harness = PairsHarness()
    harness.key(.command(.peek))
    #expect(harness.texts.joined(separator: " ").contains("8 flips and no medal"))
    #expect(harness.texts.contains("Gold up to 27 flips"))
    harness.key(.command(.peek))
    harness.settle()
    #expect(!harness.says("up to"))
    harness.key(.command(.peek))
    #expect(harness.says("Press again to peek: 8 flips") && !harness.says("no medal"))
  }

  @Test("is not promised after an undo, nor for cards that could be known")
  func none() {
    let harness = PairsHarness()
    for card in harness.miss { harness.click(card: card) }
    harness.key(.command(.undo))
    #expect(!harness.says("up to"))
    harness.key(.command(.newGame))
    #expect(harness.says("Gold up to"))
    harness.table.restart()
    #expect(!harness.says("Gold up to"))
    #expect(harness.says("A perfect memory needs"))
  }

  @Test(
    "stays at 200 % with its padding, in every theme",
    arguments: [Size(1280, 800), Size(3840, 2160)], Theme.Name.allCases)
  func padded(size: Size, theme: Theme.Name) throws {
    let harness = PairsHarness(
      PairsSetup(layout: .sixBySix), size: size, scale: 2, theme: theme)
    #expect(harness.says("A perfect memory needs") && harness.says("Gold up to 62 flips"))
    let board = try #require(harness.scene.report("board")?.frame)
    let layouts = try #require(harness.scene.report("layout")?.frame)
    let right = try #require(harness.scene.report("players")?.frame.maxX)
    let words = harness.list.commands.filter {
      $0.isText && $0.frame.x > board.maxX && $0.frame.maxY < layouts.y && $0.frame.y > board.y - 9
    }
    let numbers = words.filter { $0.frame.maxY < board.y + 0.6 * board.height }
    #expect(numbers.count >= 7)
    let least = harness.context.look.metrics.px(16)
    #expect(numbers.allSatisfy { $0.frame.x >= layouts.x + least })
    #expect(numbers.allSatisfy { $0.frame.maxX <= right - least })
  }

  @Test("After a game of computers alone all pairs are in words, and all cards on the felt")
  func computers() {
    let harness = PairsHarness(
      PairsSetup(layout: .fourByFour, [.perfect, .forgetful(memory: 70)]))
    for _ in 0..<400 where harness.scene.active != "pairs-end" { harness.run(.seconds(1)) }
    let taken = harness.state.pairsTaken
    #expect(taken.reduce(0, +) == 8)
    for pairs in taken { #expect(harness.texts.contains(pairs == 1 ? "1 pair" : "\(pairs) pairs")) }
    #expect(harness.faces.count == 16)
  }
}
