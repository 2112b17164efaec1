import BoxKit
import GameKernel
import Motion
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The end of a sliding puzzle with a picture", .tags(.rules))
struct SlidingLifeTests {
  /// A game that has just been solved, 2 s ago: its picture lives.
  private func living(
    reducedMotion: Bool = false, edit: (inout SlidingSettings) -> Void = { _ in }
  ) throws -> SlidingHarness {
    let harness = SlidingHarness(
      .board(try .almostSolved(.square(3))), reducedMotion: reducedMotion
    ) { settings in
      settings.picture = .builtIn(.map)
      settings.length = 3
      edit(&settings)
    }
    harness.key(.tilt(.up))
    harness.run(.seconds(2))
    return harness
  }

  private func lives(_ harness: SlidingHarness) -> Bool {
    !harness.list.pictures("living ").isEmpty
  }

  @Test("is told when the picture has lived, and not before")
  func dialog() throws {
    let harness = try living()
    #expect(lives(harness))
    harness.run(.milliseconds(6300))
    #expect(harness.scene.active == "sliding")
    harness.run(.milliseconds(300))
    #expect(harness.scene.active == "sliding-end" && !lives(harness))
  }

  @Test(
    "is told as soon as ever with reduced motion, with numbers, or of a way that goes on at once")
  func withoutLife() throws {
    let still = try living(reducedMotion: true)
    #expect(still.scene.active == "sliding-end")
    let numbers = try living { $0.picture = .numbers }
    #expect(numbers.scene.active == "sliding-end")
  }

  private static let ends: [(String, @MainActor (SlidingHarness) -> Void)] = [
    ("Enter", { $0.key(.activate) }), ("Esc", { $0.key(.back) }),
    ("arrow", { $0.key(.tilt(.left)) }),
    ("Tab", { $0.key(.focusNext) }), ("digit", { $0.key(.number(3)) }),
    ("A", { $0.pad(.activate) }), ("B", { $0.pad(.back) }), ("stick", { $0.pad(.tilt(.down)) }),
    ("shoulder", { $0.pad(.focusSwitch) }),
    ("click", { $0.click(cell: 7) }),
    (
      "touch",
      { harness in
        let place = harness.scene.report("board.5")?.frame.center ?? .zero
        harness.send(.touch, [.press(place), .swipe(.left, from: place)])
      }
    ),
    ("drag", { $0.drag(cell: 7, by: Point(0, 0.8)) }),
  ]

  @Test("comes at once after any key, button or touch, which does nothing else")
  func cutShort() throws {
    for (name, end) in Self.ends {
      let harness = try living()
      end(harness)
      harness.run(.milliseconds(190))
      #expect(!lives(harness) && harness.table.state.isSolved, "\(name)")
      #expect(harness.scene.active == "sliding" && harness.focused != "numbers", "\(name)")
      harness.run(.milliseconds(100))
      #expect(harness.scene.active == "sliding-end" && harness.table.state.isSolved, "\(name)")
      harness.run(.seconds(1))
      #expect(harness.context.animator.isIdle, "\(name)")
    }
  }

  @Test("lets commands and the buttons beside the board do what they always do")
  func commands() throws {
    let undone = try living()
    undone.key(.command(.undo))
    undone.run(.seconds(3))
    #expect(!undone.table.state.isSolved && undone.scene.active == "sliding" && !lives(undone))
    for act in [{ $0.key(.command(.newGame)) }, { $0.click("new-game") }]
      as [@MainActor (SlidingHarness) -> Void]
    {
      let next = try living()
      act(next)
      next.run(.seconds(3))
      #expect(!next.table.state.isSolved && next.scene.active == "sliding" && !lives(next))
    }
  }

  @Test("lives on while the pointer moves, a key is held or a pad lies in somebody's hands")
  func livesOn() throws {
    let harness = try living { $0.tiltsWithPad = true }
    harness.send(.mouse, [.hover(Point(400, 400)), .hover(nil)])
    harness.key(.tiltRepeat(.left), .commandRepeat(.hint))
    harness.sliding.controller.context.input.device = .gamepad
    harness.send(.gamepad, [.release])
    harness.run(.milliseconds(400))
    #expect(lives(harness) && harness.table.state.isSolved)
  }

  @Test("has its life also where there was help")
  func helped() throws {
    let start = try #require(SlidingSolver(.square(3)).deal(atDistance: 4, seed: 2))
    let harness = SlidingHarness(.board(start)) { $0.picture = .builtIn(.sea) }
    harness.sliding.adviser = TestAdviser()
    while !harness.table.state.isSolved { harness.key(.command(.hint)) }
    harness.run(.seconds(3))
    #expect(lives(harness))
    harness.run(.seconds(6))
    #expect(harness.says("Solved with help, so no medal"))
  }
}
