import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import Motion
import Stage
import TestSupport
import Testing

@MainActor @Suite("The focus", .tags(.input))
struct FocusTests {
  /// A scene as it is before the first step of the focus.
  private typealias Start = () -> (scene: any Scene, context: StageContext)

  /// The controls round which the focus ring is seen after any steps of these kinds.
  private func reached(_ device: InputDevice, by steps: [Intent], from start: Start) -> Set<String>
  {
    var reached: Set<String> = []
    var paths: [[Intent]] = [[]]
    while let path = paths.popLast() {
      let (scene, context) = start()
      context.device = device
      // The focus has been seen before.
      _ = scene.list
      path.forEach(scene.handle)
      guard let id = scene.focused, reached.insert(id).inserted else { continue }
      paths += steps.map { path + [$0] }
    }
    return reached
  }

  /// Expects that Tab alone, Shift+Tab alone and the D-pad alone each lead to everything that is on.
  private func expectAllReached(
    _ start: Start, _ location: SourceLocation = #_sourceLocation
  ) {
    let all = Set(start().scene.controls.filter { $0.isEnabled && !$0.id.contains(".") }.map(\.id))
    #expect(reached(.keyboard, by: [.focusNext], from: start) == all, sourceLocation: location)
    #expect(reached(.keyboard, by: [.focusPrevious], from: start) == all, sourceLocation: location)
    #expect(reached(.gamepad, by: Self.pad, from: start) == all, sourceLocation: location)
  }

  @Test("of the table does not show through the dialog that lies over it, and comes back after it")
  func belowTheDialog() {
    let harness = TableHarness.forTwo(pile: 12)
    harness.take(3, 1, 3, 1, 3, 1)
    harness.run(.seconds(2))
    #expect(harness.scene.active == "review")
    #expect(harness.list.focusRings.count == 1)
    harness.key(.back)
    harness.run(.seconds(1))
    #expect(harness.list.focusRings.count == 1)
  }

  private static let pad: [Intent] = [.tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down)]

  @Test(
    "reaches every control of the table by Tab alone and by D-pad alone",
    arguments: [
      Size(1280, 800), Size(480, 320), Size(480, 800), Size(700, 700), Size(3840, 2160),
    ], Thoroughness.some(of: Array(2...5), every: 3))
  func table(size: Size, limit: Int) {
    expectAllReached {
      let harness = TableHarness(.of(.person, .person, takeLimit: limit), size: size)
      harness.take(1, 1)
      harness.undo()
      return (harness.scene, harness.context)
    }
  }

  @Test(
    "reaches every control of the dialog and of the row after it",
    arguments: [Size(1280, 800), Size(480, 320), Size(480, 800)], [true, false])
  func dialog(size: Size, isOpen: Bool) {
    expectAllReached {
      let harness = TableHarness(.of(.person, .person, pile: 12), size: size)
      harness.take(3, 1, 1, 2, 1, 3, 1)
      harness.run(.seconds(4))
      if !isOpen { harness.key(.back) }
      harness.context.animator.advance(by: .seconds(1))
      return (harness.scene, harness.context)
    }
  }

  @Test(
    "reaches every control of the menu and of the settings",
    arguments: [Size(1280, 800), Size(480, 320), Size(480, 800), Size(1920, 1080)])
  func menuAndSettings(size: Size) {
    let settings = SettingsModel.test {
      $0.matchsticks.seating.second = .humanLike(strength: 70)
    }
    let makers: [(StageContext) -> any Scene] = [
      { MenuScene([MatchsticksModule(.test($0))], context: $0) },
      { SettingsScene.test(settings, context: $0) },
    ]
    for make in makers {
      expectAllReached {
        let context = StageContext.test(size: size)
        let scene = make(context)
        scene.layout(in: size)
        return (scene, context)
      }
    }
  }

  @Test("goes from the take buttons to the bar and back by R2")
  func switches() {
    let harness = TableHarness.forTwo()
    harness.context.device = .gamepad
    #expect(harness.scene.focused == "take-1")
    harness.scene.handle(.focusSwitch)
    #expect(harness.scene.focused == "hint")
    harness.scene.handle(.focusSwitch)
    #expect(harness.scene.focused == "take-1")
  }

  @Test(
    "plays a whole game by D-pad and A alone, against any computer",
    arguments: [
      MatchstickOccupant.simple, .wild, .clever,
    ])
  func wholeGame(opponent: MatchstickOccupant) {
    let harness = TableHarness(.of(.person, opponent))
    harness.context.device = .gamepad
    // The first one shows where the focus is.
    harness.scene.handle(.tilt(.right))
    harness.scene.handle(.tilt(.right))
    for _ in 0..<20 where !harness.table.state.isOver {
      harness.scene.handle(.activate)
      harness.run(.milliseconds(700))
    }
    #expect(harness.table.state.isOver)
    #expect(harness.table.session.moves.first == .take(2))
    harness.run(.seconds(2))
    harness.scene.handle(.activate)
    #expect(harness.remaining == 18)
    harness.run(.milliseconds(300))
    #expect(harness.scene.focused == "take-1")
  }
}
