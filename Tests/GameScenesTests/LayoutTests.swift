import GameScenes
import MatchstickGame
import Stage
import TestSupport
import Testing

@MainActor @Suite("The layout", .tags(.slow))
struct LayoutTests {
  private static let sizes: [Size] = [
    Size(480, 320), Size(640, 480), Size(800, 600), Size(1024, 768), Size(1280, 800),
    Size(1920, 1080), Size(2560, 1080), Size(3840, 2160), Size(320, 480), Size(480, 640),
    Size(480, 800), Size(720, 1280), Size(1080, 1920), Size(2160, 3840), Size(700, 700),
    Size(1000, 1200), Size(480, 480), Size(900, 480), Size(400, 900),
  ]
  private static let scales = [1, 1.25, 1.5, 2]

  @Test("of the table holds in every size and scale", arguments: sizes, scales)
  func table(size: Size, scale: Double) {
    for limit in 2...5 {
      for pile in [12, 18, 20, 24] {
        for style in MatchStyle.allCases {
          let harness = TableHarness(
            .of(.person, .humanLike(strength: 70), pile: pile, takeLimit: limit), size: size,
            scale: scale
          ) { $0.matchsticks.style = style }
          expectOrder(harness.scene, harness.context, "\(limit) \(pile) \(style)")
          expectOnFelt(harness, pile)
        }
      }
    }
  }

  @Test("of the table after a game holds in every size and scale", arguments: sizes, scales)
  func afterTheGame(size: Size, scale: Double) {
    let harness = TableHarness(.of(.person, .person, pile: 12), size: size, scale: scale)
    harness.take(3, 1, 1, 2, 1, 3, 1)
    harness.run(.seconds(3))
    expectOrder(harness.scene, harness.context, "dialog")
    harness.key(.back)
    expectOrder(harness.scene, harness.context, "after it")
  }

  @Test("of the menu holds in every size and scale", arguments: sizes, scales)
  func menu(size: Size, scale: Double) {
    let context = SceneContext.test(size: size, scale: scale)
    let table = MatchstickTable(setup: TableSetup(), seed: 7)
    let menu = MenuScene(catalogue: [.matchsticks(table, open: {})], context: context)
    menu.layout(in: size)
    expectOrder(menu, context, "menu")
  }

  @Test("of a falling match keeps it on the felt", arguments: sizes)
  func falling(size: Size) {
    let harness = TableHarness(.of(.person, .person, pile: 24, takeLimit: 5), size: size)
    let felt = harness.felt
    harness.take(5, 5, 5, 5, 4)
    for _ in 0..<12 {
      harness.run(.milliseconds(100))
      for match in harness.matches {
        #expect(felt.inset(by: -1).contains(match.outline), "\(match.frame) in \(felt)")
      }
    }
  }

  /// Controls inside the window, apart from each other, large enough; no text outside the window.
  private func expectOrder(_ scene: any Scene, _ context: SceneContext, _ what: String) {
    let window = Rect(.zero, context.backstage.metrics.size)
    let controls = scene.controls
    for control in controls {
      #expect(window.contains(control.frame), "\(what): \(control)")
      let least = min(control.frame.width, control.frame.height)
      #expect(least >= 36, "\(what): \(control)")
    }
    for (index, control) in controls.enumerated() {
      for other in controls[(index + 1)...] {
        #expect(!control.frame.intersects(other.frame), "\(what): \(control.id), \(other.id)")
      }
    }
    for command in scene.list.commands {
      guard case .text(let string, _, _) = command.content else { continue }
      #expect(window.contains(command.frame), "\(what): \(string) at \(command.frame)")
    }
  }

  private func expectOnFelt(_ harness: TableHarness, _ pile: Int) {
    let felt = harness.felt
    let matches = harness.matches
    #expect(matches.count == pile)
    for match in matches {
      #expect(felt.contains(match.outline), "\(match.frame) in \(felt)")
    }
  }
}

extension TableHarness {
  /// The inside of the tray's rim.
  fileprivate var felt: Rect {
    let tray = list.pictures("tray").first?.frame ?? .zero
    return tray.inset(by: 8)
  }
}

extension DrawCommand {
  /// The upright rectangle round what is drawn, when it is turned.
  fileprivate var outline: Rect { frame }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
