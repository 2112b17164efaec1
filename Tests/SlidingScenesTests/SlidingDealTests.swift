import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("Games at a chosen distance from home", .tags(.rules))
struct SlidingDealTests {
  private let adviser = TestAdviser()

  private func harness(
    _ length: Int = 3, edit: (inout SlidingSettings) -> Void = { _ in }
  ) -> SlidingHarness {
    let harness = SlidingHarness(.dealt(.square(length)), edit: edit)
    harness.sliding.adviser = adviser
    return harness
  }

  @Test(
    "offer the distances that the solver can deal, and none for larger boards", arguments: 3...8)
  func offered(length: Int) {
    let shape = BoardShape.square(length)
    #expect(SlidingSettings.distances(shape) == SlidingSolver(shape).dealtDistances)
    #expect(harness(length).isOn("distance") == (length < 5))
  }

  @Test("lie just so far from home, are remembered, and go on with the next new game")
  func distance() throws {
    let harness = harness()
    let solver = SlidingSolver(.square(3))
    harness.click("distance")
    harness.run(.seconds(1))
    for _ in 0..<20 where !harness.texts.contains("8 moves") { harness.key(.tilt(.right)) }
    harness.key(.activate)
    #expect(harness.saidSettings.last?.sliding.distance == 8)
    #expect(solver.distance(harness.board) == 8)
    let first = harness.board
    harness.key(.command(.newGame))
    #expect(solver.distance(harness.board) == 8)
    #expect(harness.board != first)
    harness.key(.command(.undo))
    #expect(harness.board == first)
  }

  @Test("are dealt by New game in the choice, not by its slider, by Esc or by a click beside it")
  func dealtOnce() throws {
    let harness = harness()
    let board = harness.board
    harness.click("distance")
    let slider = try #require(harness.scene.report("distance.slider")?.frame)
    let start = Point(slider.x + 12, slider.midY)
    harness.send(.touch, [.press(start), .drag(Drag(.began, start: start, position: start))])
    for share in [0.2, 0.6, 0.9] {
      let place = Point(slider.x + share * slider.width, slider.midY)
      harness.send(.touch, [.drag(Drag(.moved, start: start, position: place))])
    }
    harness.send(.touch, [.drag(Drag(.ended, start: start, position: slider.center)), .release])
    #expect(harness.board == board && harness.saidSettings.isEmpty)
    harness.key(.back)
    #expect(harness.board == board && harness.scene.report("distance.slider") == nil)
    harness.click("distance")
    harness.click("distance.zone.3")
    harness.run(.seconds(1))
    #expect(harness.board == board && harness.says("31 moves"))
    harness.scene.click(at: Point(20, 700))
    #expect(harness.scene.report("distance.slider") == nil)
    #expect(harness.board == board && harness.saidSettings.isEmpty)
    harness.click("distance")
    harness.click("distance.zone.3")
    harness.click("distance.deal")
    #expect(harness.saidSettings.map(\.sliding.distance) == [31])
    #expect(harness.table.session.gameNumber == 2 && harness.board != board)
  }

  @Test("name their price on the button that deals, and any distance has none")
  func price() {
    let harness = harness()
    harness.click("distance")
    harness.run(.seconds(1))
    #expect(!harness.texts.contains("New game, unranked"))
    // The first key only shows the focus.
    for _ in 0..<3 { harness.key(.tilt(.right)) }
    #expect(harness.texts.contains("New game, unranked"))
    harness.click("distance.zone.0")
    #expect(!harness.texts.contains("New game, unranked"))
    harness.click("distance.zone.2")
    #expect(harness.texts.contains("New game, unranked"))
  }

  @Test("are not left open at a table that a pasted link leads away from")
  func left() {
    let harness = harness()
    harness.click("distance")
    harness.run(.seconds(1))
    harness.click("distance.zone.3")
    harness.sliding.willDisappear()
    #expect(harness.scene.report("distance.slider") == nil)
    #expect(harness.saidSettings.isEmpty && harness.table.session.gameNumber == 1)
  }

  @Test("have words for easy and hard: each is lit where the slider stands, and sets it")
  func zones() throws {
    let harness = harness(4)
    harness.click("distance")
    harness.run(.seconds(1))
    #expect(["any", "easy", "medium", "hard"].allSatisfy(harness.texts.contains))
    // The value, the end of the slider and the chosen zone say the same.
    #expect(harness.texts.count { $0 == "any" } == 3)
    var reached: [String] = []
    for zone in [1, 2, 3] {
      harness.click("distance.zone.\(zone)")
      reached += harness.texts.filter { $0.hasSuffix(" moves") }
    }
    #expect(reached == ["15 moves", "30 moves", "50 moves"])
    harness.pad(.tilt(.up), .tilt(.up), .tilt(.left))
    #expect(harness.texts.contains("49 moves"))
    harness.click("distance.zone.0")
    #expect(!harness.texts.contains { $0.hasSuffix(" moves") })
    harness.click("distance.deal")
    #expect(harness.scene.report("distance.deal") == nil)
    #expect(harness.table.session.gameNumber == 2)
  }

  @Test("are not there for larger boards, and the button says so", arguments: [5, 8])
  func reason(length: Int) {
    let harness = harness(length)
    #expect(!harness.isOn("distance"))
    #expect(harness.texts.contains("Difficulty can be set for 3×3 and 4×4"))
    harness.click("length.1")
    #expect(harness.texts.contains("Any difficulty"))
  }

  @Test("are held to what a size has, and the choice comes back with the larger one")
  func held() {
    var settings = SlidingSettings()
    settings.distance = 50
    #expect(settings.distance(for: .square(3)) == 31)
    #expect(settings.distance(for: .square(4)) == 50)
    #expect(settings.distance(for: .square(5)) == nil)
  }

  @Test("leave the board as it is until theirs is there; a move or Esc means to stay")
  func waits() {
    let harness = harness { $0.distance = 20 }
    adviser.isLate = true
    let board = harness.board
    for stay in [Intent.back, .tilt(.left), .tilt(.right)] {
      harness.key(.command(.newGame))
      #expect(harness.board == board || stay != .back)
      #expect(adviser.isAsked)
      harness.run(.seconds(1))
      let words = "Looking for a board to solve in 20 moves"
      #expect(harness.texts.joined(separator: " ").contains(words))
      harness.key(stay)
      if stay == .back || harness.refusals.isEmpty {
        #expect(!adviser.isAsked)
        #expect(!harness.says("Looking"))
      }
    }
    harness.key(.command(.newGame))
    adviser.answer()
    #expect(SlidingSolver(.square(3)).distance(harness.board) == 20)
  }

  @Test("have a link that leads to the same board, and no place in the best games")
  func link() throws {
    let harness = harness { $0.distance = 3 }
    harness.key(.command(.newGame))
    let board = harness.board
    harness.key(.command(.copy))
    harness.key(.command(.newGame))
    harness.key(.command(.paste))
    #expect(harness.board == board)
    #expect(!harness.table.sheet.isByChance)
  }

  @Test("come for the size that is chosen, each with its own list")
  func sizes() {
    let harness = harness { $0.distance = 31 }
    harness.click("length.2")
    #expect(!harness.isOn("distance"))
    harness.click("length.0")
    #expect(harness.isOn("distance"))
    #expect(harness.says("31 moves to solve"))
    #expect(SlidingSolver(.square(3)).distance(harness.board) == 31)
  }
}
