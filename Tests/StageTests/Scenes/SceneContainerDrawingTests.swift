import GameKernel
import Motion
import Stage
import Testing

@Suite("Scenes on their way") @MainActor struct SceneContainerDrawingTests {
  private let theatre = Theatre()
  private var container: SceneContainer { theatre.container }
  private let full = Rect(.zero, Theatre.size)

  /// Two scenes, the second on its way in.
  private func pair(_ transition: Transition) -> (ScriptedScene, ScriptedScene) {
    let (a, b) = (theatre.scene("A"), theatre.scene("B"))
    container.show(a, .none)
    container.push(b, transition)
    return (a, b)
  }

  @Test("The table lies under everything and fills the window")
  func table() {
    _ = pair(.crossFade)
    theatre.wait(50)
    #expect(theatre.commands.first == DrawCommand(.table, full))
    #expect(theatre.commands.filter { $0.content == .table }.count == 1)
  }

  @Test("The last frame of an earlier look lies over all, fades out within 300 ms, and is dropped")
  func lastFrame() throws {
    container.show(theatre.scene("A"), .none)
    container.fade(from: Picture("last frame", size: Theatre.size) { _ in })
    func alpha() -> Double? { theatre.commands.last.flatMap { $0.frame == full ? $0.alpha : nil } }
    let count = theatre.commands.count
    #expect(alpha() == 1)
    theatre.wait(140)
    let half = try #require(alpha())
    #expect(half > 0.1 && half < 0.9)
    theatre.wait(160)
    #expect(theatre.commands.count == count - 1)
  }

  @Test(
    "A push moves both scenes side by side, all the way",
    arguments: [(.left, -1, 0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1)]
      as [(Direction, Double, Double)])
  func push(direction: Direction, x: Double, y: Double) throws {
    let (a, b) = pair(.push(direction))
    #expect(theatre.look(of: a)?.frame == full && theatre.look(of: b) == nil)
    theatre.wait(60)
    let old = try #require(theatre.look(of: a)).frame
    let new = try #require(theatre.look(of: b)).frame
    #expect(old.x * x + old.y * y > 0)
    #expect(new.origin == old.origin - Point(x * 1000, y * 600))
    theatre.wait(220)
    #expect(theatre.shown.map(\.name) == ["B"] && theatre.look(of: b)?.frame == full)
  }

  @Test("A cross-fade never shows one scene through the other")
  func crossFade() {
    let (a, b) = pair(.crossFade)
    var (lowest, together) = (1.0, 0.0)
    for _ in 0..<280 {
      let (old, new) = (theatre.look(of: a)?.alpha ?? 0, theatre.look(of: b)?.alpha ?? 0)
      together = max(together, min(old, new))
      lowest = min(lowest, max(old, new))
      theatre.wait(1)
    }
    #expect(together == 0 && lowest < 0.1)
    #expect(theatre.look(of: b)?.alpha == 1)
  }

  @Test(
    "A turn shows the new scene as the back of the old one, as a page of a book, and goes back the same way",
    arguments: [false, true])
  func turn(isBackwards: Bool) throws {
    let (a, b) = pair(.turn(.upright, isBackwards: isBackwards))
    let sign = isBackwards ? -1.0 : 1
    var angles: [String: [Double]] = [:]
    for _ in 0..<280 {
      for command in theatre.commands {
        guard case .picture(let picture, _) = command.content else { continue }
        try #require(command.frame == full && angles.count <= 2)
        guard case .plane(full, .upright, let angle) = command.turn else {
          try #require(command.turn == .none)
          continue
        }
        angles[picture.name, default: []].append(angle * sign)
      }
      theatre.wait(1)
    }
    let (old, new) = (try #require(angles[a.name]), try #require(angles[b.name]))
    #expect(old == old.sorted() && old.allSatisfy { (0...1.58).contains($0) })
    #expect(new == new.sorted() && new.allSatisfy { (-1.58...0).contains($0) })
    #expect(abs(old.count - new.count) < 20, "each side is seen for half of the time")
    #expect(theatre.look(of: b)?.frame == full && theatre.commands.last?.turn == Turn.none)
  }

  @Test(
    "A transition that is turned back starts where the scenes are", arguments: [20, 60, 150, 250])
  func turnedBack(time: Int) throws {
    let (a, b) = pair(.push(.left))
    theatre.wait(time)
    let before = theatre.shown
    container.pop(.push(.right))
    #expect(theatre.shown.map(\.name).sorted() == before.map(\.name).sorted())
    for look in before {
      #expect(theatre.shown.first { $0.name == look.name }?.frame == look.frame)
    }
    theatre.wait(40)
    let old = try #require(theatre.look(of: a)).frame
    #expect(theatre.look(of: b).map { $0.frame.x == old.x + 1000 } ?? true)
    theatre.wait(240)
    #expect(theatre.shown.map(\.name) == ["A"] && theatre.look(of: a)?.frame == full)
  }

  @Test(
    "A scene hears when nothing of it is drawn any more, also where its way was interrupted",
    arguments: [.push(.left), .turn(.upright), .crossFade] as [Transition])
  func leftSight(transition: Transition) {
    let (a, b) = pair(transition)
    theatre.wait(100)
    let c = theatre.scene("C")
    container.push(c, transition)
    #expect(a.events.last == .didDisappear && !a.hasLeftSight)
    for _ in 0..<100 {
      theatre.wait(10)
      for scene in [a, b] where theatre.look(of: scene) != nil { #expect(!scene.hasLeftSight) }
    }
    #expect(a.hasLeftSight && b.hasLeftSight && !c.hasLeftSight)
  }

  @Test(
    "With reduced motion every transition is a short fade in place",
    arguments: [.push(.left), .turn(.upright), .crossFade] as [Transition])
  func reducedMotion(transition: Transition) {
    theatre.context.animator.reducedMotion = true
    let (_, b) = pair(transition)
    for _ in 0..<15 {
      #expect(theatre.shown.allSatisfy { $0.frame == full })
      theatre.wait(10)
    }
    #expect(theatre.context.animator.isIdle && b.events == [.willAppear, .didAppear])
  }

  @Test("A modal rises 16 units and fades in, over a table dimmed to 0.62")
  func modal() throws {
    container.show(theatre.scene("A"), .none)
    let modal = theatre.scene("M")
    container.present(modal)
    #expect(theatre.shown.map(\.name) == ["A"])
    theatre.wait(1)
    let first = try #require(theatre.look(of: modal))
    #expect(first.alpha < 0.1)
    #expect(first.frame.y > 0 && first.frame.y <= theatre.context.look.metrics.px(16))
    theatre.wait(239)
    #expect(theatre.shown.map(\.name) == ["A", "M"])
    #expect(theatre.look(of: modal)?.frame == full && theatre.look(of: modal)?.alpha == 1)
    let contents = theatre.commands.map(\.content)
    #expect(contents.count == 4 && contents[2] == .fill(Color(0x0A0503).opacity(0.62)))
    container.dismiss(modal)
    theatre.wait(240)
    #expect(theatre.commands.count == 2 && theatre.context.animator.isIdle)
  }

  @Test("A clip or an alpha that a scene leaves behind does not reach its neighbour")
  func noLeaks() {
    container.show(UntidyScene(), .none)
    container.present(theatre.scene("M"))
    theatre.wait(240)
    #expect(theatre.commands.last?.clip == nil && theatre.commands.last?.alpha == 1)
  }
}

/// Clips, fades, and forgets to tidy up.
@MainActor private final class UntidyScene: Scene {
  let name = "untidy"
  let controls: [ControlReport] = []
  func layout(in size: Size) {}
  func handle(_ intent: Intent) {}

  func draw(into list: inout DisplayList) {
    list.clip = Rect(0, 0, 10, 10)
    list.alpha = 0.5
    list.fill(Rect(0, 0, 20, 20), .white)
  }
}
