import GameKernel
import PairsGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The focus at Pairs", .tags(.input))
struct PairsFocusTests {
  private nonisolated static let sizes = [Size(1280, 800), Size(800, 800), Size(480, 320)]

  private func focused(_ harness: PairsHarness) -> String? {
    let rings = harness.list.focusRings
    guard rings.count == 1, let ring = rings.first else { return nil }
    return harness.scene.controls.filter {
      !$0.id.contains(".") && ($0.frame.contains(ring.center))
    }.min { $0.frame.width < $1.frame.width }?.id
  }

  @Test(
    "goes to everything by Tab, both ways", arguments: sizes, [Intent.focusNext, .focusPrevious])
  func tab(size: Size, step: Intent) {
    let harness = PairsHarness(size: size)
    harness.key(.command(.newGame))
    let all = Set(harness.scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id))
    var reached: Set<String> = []
    for _ in all {
      harness.key(step)
      if let id = focused(harness) { reached.insert(id) }
    }
    #expect(reached == all)
  }

  @Test("leaves the cards by R2 alone, and then goes to everything by the D-pad", arguments: sizes)
  func pad(size: Size) {
    let steps: [Intent] = [.tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down)]
    var reached: Set<String> = []
    var paths: [[Intent]] = [[.focusSwitch]]
    while let path = paths.popLast() {
      let harness = PairsHarness(size: size)
      harness.pad(.command(.newGame))
      for step in path { harness.pad(step) }
      guard let id = focused(harness), reached.insert(id).inserted, id != "board" else { continue }
      paths += steps.map { path + [$0] }
    }
    let harness = PairsHarness(size: size)
    harness.pad(.command(.newGame))
    let all = harness.scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id)
    #expect(reached.isSuperset(of: all.filter { $0 != "board" }))
  }

  @Test("goes from card to card by arrows, stays on the table, and Enter or A turns a card")
  func cards() {
    let harness = PairsHarness()
    harness.key(.tilt(.left))
    #expect(harness.focusedCard == 0)
    harness.key(.tilt(.right), .tilt(.down), .tilt(.down))
    #expect(harness.focusedCard == 9)
    harness.pad(.activate)
    #expect(harness.state.openCards == [9])
    for _ in 0..<9 { harness.pad(.tilt(.right), .tilt(.down)) }
    #expect(harness.focusedCard == 15)
  }

  @Test("goes on from card to card while an arrow, the D-pad or the stick is held")
  func held() {
    let harness = PairsHarness()
    let player = DevicePlayer(harness.scene, harness.context)
    player.hold(Key.right, for: 500)
    #expect(harness.focusedCard == 3)
    player.hold(PadButton.down, for: 2000)
    #expect(harness.focusedCard == 15)
    player.hold(stick: -0.9, 0, for: 2000)
    #expect(harness.focusedCard == 12)
  }

  @Test("turns whole games by keys alone")
  func wholeGame() {
    let harness = PairsHarness()
    for kind in 0..<8 {
      for card in harness.pair(kind) { harness.choose(card: card) }
    }
    #expect(harness.over == [16])
  }

  @Test("is on the cards again when undo resumes a game that was over, so Enter deals nothing away")
  func undoAfterTheEnd() {
    let harness = PairsHarness()
    for kind in 0..<8 {
      for card in harness.pair(kind) { harness.choose(card: card) }
    }
    harness.run(.seconds(4))
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(focused(harness) == "result")
    let game = harness.table.session.gameNumber
    harness.key(.command(.undo))
    #expect(!harness.state.isOver)
    harness.run(.seconds(1))
    #expect(harness.focusedCard != nil)
    harness.key(.activate)
    #expect(harness.table.session.gameNumber == game)
  }

  @Test("is seen inside the window on every card", arguments: sizes)
  func ring(size: Size) {
    let harness = PairsHarness(PairsSetup(layout: .eightByEight), size: size)
    let window = Rect(.zero, size)
    for _ in 0..<8 {
      harness.key(.tilt(.right), .tilt(.down))
      #expect(harness.list.focusRings.count == 1)
      #expect(harness.list.focusRings.allSatisfy(window.contains))
    }
  }

  @Test("is not seen while a mouse is used, and a light shows what a click would turn")
  func mouse() throws {
    let harness = PairsHarness()
    let place = try #require(harness.scene.report("board.6")?.frame.center)
    harness.send(.mouse, .hover(place))
    harness.run(.seconds(1))
    #expect(harness.list.focusRings.isEmpty)
    #expect(harness.list.pictures("light on a card").count == 1)
    harness.key(.tilt(.right))
    harness.run(.seconds(1))
    harness.click(card: 6)
    harness.run(.seconds(1))
    #expect(harness.list.pictures("light on a card").isEmpty)
  }
}
