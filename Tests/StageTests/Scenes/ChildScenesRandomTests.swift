import GameKernel
import Motion
import Stage
import TestSupport
import Testing

@Suite("Scenes inside a scene under random operation") @MainActor struct ChildScenesRandomTests {
  @Test(
    "However children are shown, flipped and removed, and their parent goes, each hears all in order",
    arguments: 0..<200)
  func lifecycle(seed: UInt64) throws {
    let theatre = Theatre()
    let parent = FamilyScene(theatre.context)
    parent.areas = ["left": Rect(0, 0, 500, 600), "right": Rect(500, 0, 500, 600)]
    let other = theatre.scene("other")
    var dice = Dice(seed: seed)
    var all: [ScriptedScene] = []
    var parts: [String: ScriptedScene] = [:]
    theatre.container.show(other, .none)
    for _ in 0..<60 {
      let part = dice.pick(["left", "right"])
      switch dice.below(8) {
      case 0:
        theatre.container.show(parent, dice.pick([.none, .crossFade, .push(.left), .turn(.level)]))
      case 1: theatre.container.show(other, dice.pick([.none, .crossFade, .push(.right)]))
      case 2:
        parent.children.remove(part)
        parts[part] = nil
      case 3: theatre.container.layout(in: Theatre.size)
      default:
        let free = all.filter { scene in !parts.values.contains { $0 === scene } }
        let scene =
          free.isEmpty || dice.below(2) == 0 ? theatre.scene("\(all.count)") : dice.pick(free)
        if !all.contains(where: { $0 === scene }) { all.append(scene) }
        parent.children.show(scene, in: part, flippedAbout: dice.pick([nil, .upright, .level]))
        parts[part] = scene
      }
      let isThere = theatre.container.active === parent
      try #require(all.allSatisfy { $0.isInOrder })
      let present = Set(all.filter(\.isPresent).map(\.name))
      let expected = isThere ? Set(parts.values.map(\.name)) : []
      try #require(present == expected)
      theatre.wait(dice.below(3) == 0 ? dice.below(500) : dice.below(120))
    }
    theatre.wait(1000)
    #expect(all.allSatisfy { $0.isInOrder && $0.events.count.isMultiple(of: 2) })
    #expect(theatre.context.animator.isIdle)
    #expect(theatre.commands.allSatisfy { $0.turn == .none && $0.alpha == 1 })
  }
}

/// A scene that holds others and hands on to them all it hears.
@MainActor final class FamilyScene: Scene {
  let name = "family"
  let children: ChildScenes
  var areas: [String: Rect] = [:]

  init(_ context: StageContext) { children = ChildScenes(context: context) }

  func layout(in size: Size) {
    for (part, area) in areas.sorted(by: { $0.key < $1.key }) { children.layout(part, in: area) }
  }
  func handle(_ intent: Intent) { _ = children.handle(intent) }
  func advance(by elapsed: Duration) { children.advance(by: elapsed) }
  var nextTimer: Duration? { children.nextTimer }
  func draw(into list: inout DisplayList) { children.draw(into: &list) }
  var controls: [ControlReport] { children.controls }
  func willAppear() { children.willAppear() }
  func didAppear() { children.didAppear() }
  func willDisappear() { children.willDisappear() }
  func didDisappear() { children.didDisappear() }
}
