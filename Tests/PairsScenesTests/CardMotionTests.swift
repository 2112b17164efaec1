import Motion
import PairsGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Cards move", .tags(.motion))
struct CardMotionTests {
  @Test("in a flip of 0.4 s about their upright axis, and show their face from the half on")
  func flip() throws {
    let harness = PairsHarness()
    harness.settle()
    let rest = try #require(harness.seen(at: 5)).frame
    harness.click(card: 5)
    var widths: [Double] = []
    // Whether the nearer side has grown.
    var isTrue = false
    for step in 1...24 {
      harness.run(.milliseconds(16))
      let card = try #require(harness.seen(at: 5))
      #expect(card.name.hasPrefix("face with ") == (step * 16 > 200), "\(step * 16) ms")
      #expect(card.frame.midX == rest.midX && card.frame.size == rest.size)
      widths.append(card.shown.width)
      isTrue = isTrue || card.shown.height > rest.height + 3
    }
    let thinnest = widths.firstIndex(of: widths.min() ?? 0) ?? 0
    #expect((11...13).contains(thinnest))
    #expect(widths[..<thinnest].elementsEqual(widths[..<thinnest].sorted(by: >)))
    #expect(isTrue)
    harness.run(.milliseconds(20))
    #expect(try #require(harness.seen(at: 5)).turn == .none)
  }

  @Test("when a pair is found: both glow, go to their winner's plaque and leave a hollow")
  func pair() throws {
    let harness = PairsHarness.people(2)
    let pair = harness.pair(2)
    for card in pair { harness.click(card: card) }
    harness.run(.milliseconds(700))
    #expect(harness.list.pictures("glow of a card").count == 2)
    #expect(harness.faces.count == 2)
    harness.run(.milliseconds(350))
    let backs = harness.cards.filter {
      !$0.name.hasPrefix("shadow") && !$0.name.hasPrefix("impression")
    }
    #expect(backs.count == 16, "They are on their way")
    harness.run(.seconds(1))
    #expect(harness.faces.isEmpty)
    #expect(harness.backs.count == 14)
    #expect(harness.list.pictures("impression of a card").count == 2)
  }

  @Test("back after a miss, from however far they have come")
  func miss() {
    let harness = PairsHarness()
    for card in harness.miss { harness.click(card: card) }
    harness.run(.milliseconds(150))
    harness.key(.command(.undo))
    harness.settle()
    #expect(harness.faces.isEmpty)
    #expect(harness.cards == harness.fresh.seenCards)
  }

  @Test("in a peek that shows every card for a while, and ends at the next tap")
  func peek() {
    let harness = PairsHarness(PairsSetup(layout: .eightByEight))
    for _ in 0..<2 { harness.key(.command(.peek)) }
    harness.run(.milliseconds(400))
    #expect(!harness.faces.isEmpty && !harness.backs.isEmpty, "It is a wave")
    harness.run(.milliseconds(800))
    #expect(harness.faces.count == 64)
    harness.run(.seconds(3))
    #expect(harness.backs.count == 64)

    for _ in 0..<2 { harness.key(.command(.peek)) }
    harness.run(.milliseconds(1000))
    harness.click(card: 9)
    harness.run(.milliseconds(450))
    #expect(harness.faces.count == 1)
  }

  @Test("from the table and onto it when a new game is dealt, and can be turned at once")
  func deal() {
    let harness = PairsHarness()
    harness.settle()
    let before = harness.backs.map(\.frame)
    harness.key(.command(.newGame))
    harness.run(.milliseconds(120))
    #expect(harness.backs.map(\.frame) != before)
    harness.run(.milliseconds(300))
    harness.click(card: 15)
    #expect(harness.state.openCards == [15])
    harness.run(.seconds(2))
    #expect(harness.seen(at: 15)?.name.hasPrefix("face with ") == true)
    #expect(harness.cards == harness.fresh.seenCards)
  }

  @Test("not at all with reduced motion: everything is a fade of 150 ms")
  func reduced() {
    let harness = PairsHarness(PairsSetup(layout: .fourByFour), reducedMotion: true)
    let homes = Set(harness.backs.map(\.frame))
    for _ in 0..<2 { harness.key(.command(.peek)) }
    for _ in 0..<200 {
      #expect(Set((harness.backs + harness.faces).map(\.frame)).isSubset(of: homes))
      harness.run(.milliseconds(16))
    }
    for card in harness.pair(1) { harness.click(card: card) }
    for card in harness.miss { harness.click(card: card) }
    for _ in 0..<200 {
      #expect(Set((harness.backs + harness.faces).map(\.frame)).isSubset(of: homes))
      harness.run(.milliseconds(16))
    }
    #expect(harness.backs.count == 14)
    harness.key(.command(.newGame))
    harness.run(.milliseconds(160))
    #expect(harness.backs.count == 16)
    #expect(harness.context.animator.isIdle)
  }

  @Test("each as itself: cards of the same kind are turned and taken by their places")
  func identity() {
    let harness = PairsHarness()
    harness.settle()
    for kind in 0..<4 {
      let pair = harness.pair(kind)
      harness.click(card: pair[0])
      harness.click(card: pair[1])
    }
    harness.settle()
    let gone = (0..<4).flatMap(harness.pair).sorted()
    let hollow = harness.state.layout.cards.filter {
      harness.seen(at: $0)?.name == "impression of a card"
    }
    #expect(hollow == gone)
  }
}

extension SeenCard {
  /// What holds it as it is turned.
  var shown: Rect { TurnedFrame(frame, turn).bounds }
}
