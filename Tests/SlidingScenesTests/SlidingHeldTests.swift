import GameKernel
import SceneTestSupport
import SlidingGame
import Stage
import TestSupport
import Testing

@MainActor @Suite("What is held on the board", .tags(.input)) struct SlidingHeldTests {
  private let harness = SlidingHarness(.home(.square(5)))
  private let player: DevicePlayer

  init() { player = DevicePlayer(harness.scene, harness.context) }

  private var moves: Int { harness.table.session.moveCount }

  @Test("moves once until it is let go: an arrow, the D-pad, the stick")
  func once() {
    let holds: [(DevicePlayer) -> Void] = [
      { $0.hold(Key.right, for: 2000) }, { $0.hold(PadButton.down, for: 2000) },
      { $0.hold(stick: 0.9, 0, for: 2000) },
    ]
    for hold in holds {
      let before = moves
      hold(player)
      #expect(moves == before + 1)
    }
    #expect(harness.refusals.isEmpty)
    player.hold(stick: 0.9, 0, for: 100)
    #expect(moves == 4)
  }

  @Test("moves once however the stick is rolled, until it has been level")
  func rolled() {
    player.push(0.9, 0)
    player.push(0.9, 0.9)
    player.push(0, 0.9)
    player.wait(1000)
    #expect(harness.table.session.moves == [.tilt(.right)])
    player.push(0, 0.3)
    player.push(0, 0.9)
    #expect(harness.table.session.moves == [.tilt(.right), .tilt(.down)])
  }

  @Test("repeats for the focus, which goes along the bar to its end")
  func focus() {
    let harness = SlidingHarness(.home(.square(5)))
    harness.key(.tilt(.right), .tilt(.down), .focusPrevious)
    let player = DevicePlayer(harness.scene, harness.context)
    player.hold(PadButton.left, for: 2000)
    var bar = [harness.focused]
    for _ in 0..<10 {
      player.hold(PadButton.right, for: 100)
      if harness.focused != bar.last { bar.append(harness.focused) }
    }
    #expect(bar.count > 2)
    player.hold(PadButton.left, for: 2000)
    #expect(harness.focused == bar.first)
    player.hold(stick: 0.9, 0, for: 410)
    #expect(harness.focused == bar[2])
    player.hold(Key.right, for: 2000)
    #expect(harness.focused == bar.last)
    #expect(harness.table.session.moveCount == 2)
  }
}
