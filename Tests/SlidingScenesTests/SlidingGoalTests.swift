import GameKernel
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The goal board", .tags(.input))
struct SlidingGoalTests {
  private func harness(size: Size = Size(1280, 800)) -> (SlidingHarness, Opened) {
    let harness = SlidingHarness(size: size)
    let opened = Opened()
    harness.sliding.onPictures = { opened.count += 1 }
    harness.scene.layout(in: size)
    return (harness, opened)
  }

  @MainActor private final class Opened { var count = 0 }

  @Test(
    "leads to the pictures by click, tap, Enter and A",
    arguments: [Size(1280, 800), Size(600, 1000), Size(480, 320)])
  func opens(size: Size) throws {
    let (harness, opened) = harness(size: size)
    for device in [InputDevice.mouse, .touch] {
      harness.context.input.device = device
      harness.scene.click("goal")
    }
    #expect(opened.count == 2)
    for device in [InputDevice.keyboard, .gamepad] {
      for _ in 0..<20 where harness.focused != "goal" { harness.send(device, [.focusNext]) }
      #expect(harness.focused == "goal")
      harness.send(device, [.activate])
      harness.key(.focusNext)
    }
    #expect(opened.count == 4)
  }

  @Test("shows that it is a button: a band under the mouse, and a tip")
  func lights() throws {
    let (harness, _) = harness()
    #expect(harness.list.surfaces("band").isEmpty)
    let place = try #require(harness.scene.report("goal")?.frame)
    harness.send(.mouse, [.hover(place.center)])
    harness.run(.seconds(2))
    #expect(harness.list.surfaces("band").contains { place.contains($0.frame) })
    #expect(harness.says("Choose a picture"))
  }

  @Test("is no button where there are no pictures, and none under advice")
  func disabled() {
    let plain = SlidingHarness()
    #expect(!plain.isOn("goal") && plain.says("Goal"))
    let (harness, _) = harness()
    harness.sliding.adviser = TestAdviser()
    #expect(harness.isOn("goal"))
    harness.click("hint")
    harness.run(.seconds(1))
    #expect(!harness.isOn("goal"))
  }
}
