import BoxKit
import GameKernel
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The focus at the sliding puzzle", .tags(.input))
struct SlidingFocusTests {
  private nonisolated static let sizes = [Size(1280, 800), Size(800, 800), Size(480, 320)]

  @Test(
    "goes to everything by Tab, both ways", arguments: sizes, [Intent.focusNext, .focusPrevious])
  func tab(size: Size, step: Intent) {
    let harness = SlidingHarness(size: size) { $0.picture = .builtIn(.lake) }
    harness.key(.command(.newGame))
    let all = Set(harness.scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id))
    var reached: Set<String> = []
    for _ in all {
      harness.key(step)
      if let id = harness.focused { reached.insert(id) }
    }
    #expect(reached == all)
  }

  @Test("has its ring on the rim of the board, in the window and on no panel", arguments: sizes)
  func ring(size: Size) throws {
    let harness = SlidingHarness(size: size)
    harness.key(.tilt(.left))
    let board = try #require(harness.scene.report("board")).frame
    let ring = try #require(harness.scene.list.focusRings.first)
    #expect(ring.intersection(board) == ring, "\(ring) in \(board)")
  }

  @Test("leaves the board by R2 alone, and then goes to everything by the D-pad", arguments: sizes)
  func pad(size: Size) {
    let steps: [Intent] = [.tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down)]
    var reached: Set<String> = []
    var paths: [[Intent]] = [[.focusSwitch]]
    while let path = paths.popLast() {
      let harness = SlidingHarness(size: size) { $0.picture = .builtIn(.lake) }
      harness.pad(.command(.newGame))
      for step in path { harness.pad(step) }
      guard let id = harness.focused, reached.insert(id).inserted, id != "board" else { continue }
      paths += steps.map { path + [$0] }
    }
    let harness = SlidingHarness(size: size) { $0.picture = .builtIn(.lake) }
    harness.pad(.command(.newGame))
    let all = harness.scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id)
    #expect(reached.isSuperset(of: all.filter { $0 != "board" }))
  }

  @Test("is on the board at first, and R2 leads from it and back")
  func switches() {
    let harness = SlidingHarness(.home(.square(4)))
    harness.pad(.tilt(.right))
    #expect(harness.board.gap == 14)
    #expect(harness.focused == "board")
    harness.pad(.focusSwitch)
    #expect(harness.focused == "length", "A would deal at New game")
    harness.pad(.tilt(.down))
    #expect(harness.board.gap == 14)
    harness.pad(.focusSwitch)
    #expect(harness.focused == "board")
  }

  @Test("does not leap from what stands beside the board into the bar by Left and Right")
  func level() {
    let harness = SlidingHarness()
    harness.key(.focusNext, .focusNext)
    while harness.focused != "distance" { harness.key(.focusNext) }
    harness.key(.tilt(.right))
    #expect(harness.focused == "distance")
    harness.key(.tilt(.left))
    #expect(harness.focused == "board")
  }

  @Test("opens the menu of the dots, walks its rows and comes back, by keys alone")
  func menu() {
    let harness = SlidingHarness()
    var pictures = 0
    harness.sliding.routes.results = {}
    harness.sliding.onPictures = { pictures += 1 }
    while harness.focused != "more" { harness.key(.focusNext) }
    harness.key(.activate)
    harness.run(.seconds(1))
    #expect(harness.scene.report("more.3") != nil)
    #expect(harness.texts.contains("Pictures…") && harness.texts.contains("Statistics…"))
    harness.key(.back)
    #expect(harness.scene.report("more.0") == nil)
    harness.key(.activate, .activate)
    #expect(pictures == 1)
  }

  @Test("is not seen while a mouse is used")
  func mouse() {
    let harness = SlidingHarness()
    harness.click("new-game")
    #expect(harness.list.focusRings.isEmpty)
  }
}
