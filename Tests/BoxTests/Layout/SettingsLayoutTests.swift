import BoxKit
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import MatchwoodMain

@MainActor @Suite("The layout of the settings", .tags(.slow))
struct SettingsLayoutTests {
  @Test(
    "holds in every size and scale, and shows what has the focus", arguments: Size.windows,
    Thoroughness.some(of: [1, 1.25, 1.5, 2], every: 3))
  func holds(size: Size, scale: Double) {
    for texts in [Texts(), Texts(PseudoLookup())] { holds(size: size, scale: scale, texts) }
  }

  private func holds(size: Size, scale: Double, _ texts: Texts) {
    let context = StageContext.test(size: size, scale: scale)
    context.look.texts = texts
    context.input.device = .keyboard
    let settings = SettingsScene.test(context: context, games: Box.games)
    settings.layout(in: size)
    for _ in 0..<7 {
      holds(settings, size)
      settings.handle(.nextTab)
    }
  }

  /// Checks the group that is shown.
  private func holds(_ settings: SettingsScene, _ size: Size) {
    let window = Rect(.zero, size)
    let wholes = settings.controls.filter { !$0.id.contains(".") }
    let page = Rect(0, -1e6, size.width, 2e6)
    let fixed: Set = ["back", "box-group", "done"]
    for (index, control) in wholes.enumerated() {
      let isFixed = fixed.contains(control.id)
      #expect((isFixed ? window : page).contains(control.frame), "\(control)")
      #expect(min(control.frame.width, control.frame.height) >= 36, "\(control)")
      // Scrolled controls are clipped where fixed ones are.
      let others = wholes[(index + 1)...].filter { fixed.contains($0.id) == isFixed }
      #expect(!others.contains { $0.frame.intersects(control.frame) }, "\(control)")
    }
    for _ in wholes {
      settings.handle(.focusNext)
      let rings = settings.list.focusRings
      #expect(rings.count == 1)
      #expect(rings.allSatisfy(window.contains), "\(rings)")
    }
  }
}
