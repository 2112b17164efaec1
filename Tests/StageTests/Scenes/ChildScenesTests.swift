import GameKernel
import Motion
import Stage
import Testing

@Suite("Scenes inside a scene") @MainActor struct ChildScenesTests {
  private let theatre = Theatre()
  private let parent: FamilyScene
  private var children: ChildScenes { parent.children }
  private let left = Rect(100, 50, 300, 300)
  private let right = Rect(500, 50, 300, 200)

  init() {
    parent = FamilyScene(theatre.context)
    parent.areas = ["left": left, "right": right]
    parent.layout(in: Theatre.size)
  }

  /// A scene in a part.
  private func child(_ name: String, in part: String) -> ScriptedScene {
    let scene = theatre.scene(name)
    children.show(scene, in: part)
    return scene
  }

  @Test("A child comes and goes with its parent, and never before it")
  func withParent() {
    let a = child("A", in: "left")
    #expect(a.events.isEmpty && a.sizes == [Size(300, 300)])
    theatre.container.show(parent, .crossFade)
    #expect(a.events == [.willAppear])
    theatre.wait(280)
    #expect(a.events == [.willAppear, .didAppear])
    theatre.container.push(theatre.scene("B"), .crossFade)
    #expect(a.events.last == .willDisappear)
    theatre.wait(280)
    #expect(a.events.last == .didDisappear && a.isInOrder)
  }

  @Test("A child that takes a part at once comes at once")
  func replaced() {
    theatre.container.show(parent, .none)
    let a = child("A", in: "left")
    let b = child("B", in: "left")
    #expect(
      theatre.journal.take() == [
        "A.willAppear", "A.didAppear", "A.willDisappear", "B.willAppear", "A.didDisappear",
        "B.didAppear",
      ])
    children.remove("left")
    #expect(!a.isPresent && !b.isPresent && b.events.last == .didDisappear)
    #expect(children.scene(in: "left") == nil && theatre.shown.isEmpty)
  }

  @Test("A flip turns the old child half way, and then the new one", arguments: Turn.Axis.allCases)
  func flip(axis: Turn.Axis) throws {
    theatre.container.show(parent, .none)
    let (a, c) = (child("A", in: "left"), child("C", in: "right"))
    let b = theatre.scene("B")
    children.show(b, in: "left", flippedAbout: axis)
    #expect(a.events.last == .willDisappear && b.events == [.willAppear])
    var angles: [String: [Double]] = [:]
    for _ in 0..<28 {
      for command in theatre.commands {
        guard case .picture(let picture, _) = command.content else { continue }
        switch command.turn {
        case .plane(let plane, let seen, let angle):
          #expect(plane == left && seen == axis && picture.name != "C")
          angles[picture.name, default: []].append(angle)
        case .none, .upright: #expect(picture.name == "C" || command.frame == left)
        }
      }
      theatre.wait(10)
    }
    let (old, new) = (try #require(angles["A"]), try #require(angles["B"]))
    #expect(old == old.sorted() && old.allSatisfy { (0...1.58).contains($0) })
    #expect(new == new.sorted() && new.allSatisfy { (-1.58...0).contains($0) })
    #expect(a.events.last == .didDisappear && b.events == [.willAppear, .didAppear])
    #expect(c.events == [.willAppear, .didAppear], "the other part stays as it is")
    #expect(theatre.context.animator.isIdle)
    #expect(
      theatre.shown.map(\.frame) == [left, right]
        && theatre.commands.allSatisfy { $0.turn == .none })
  }

  @Test("A flip that is interrupted counts as ended, by another flip and by the parent's going")
  func interrupted() {
    theatre.container.show(parent, .none)
    let (a, b) = (child("A", in: "left"), theatre.scene("B"))
    children.show(b, in: "left", flippedAbout: .level)
    theatre.wait(100)
    let before = theatre.commands
    children.show(a, in: "left", flippedAbout: .level)
    #expect(theatre.commands == before, "nothing jumps")
    #expect(a.events.suffix(2) == [.didDisappear, .willAppear])
    #expect(b.events == [.willAppear, .didAppear, .willDisappear])
    theatre.wait(100)
    theatre.container.push(theatre.scene("P"), .push(.left))
    #expect(a.events.suffix(2) == [.didAppear, .willDisappear] && b.events.last == .didDisappear)
    theatre.wait(1000)
    #expect(a.events.last == .didDisappear && a.isInOrder && b.isInOrder)
  }

  @Test("A flip that ends while the parent still comes has not brought its child before it")
  func carried() {
    theatre.container.show(theatre.scene("P"), .none)
    theatre.container.show(parent, .push(.left))
    let a = child("A", in: "left")
    #expect(a.events == [.willAppear])
    theatre.wait(280)
    #expect(a.events == [.willAppear, .didAppear])
  }

  @Test("With reduced motion a flip is a short fade in place")
  func reducedMotion() {
    theatre.context.animator.reducedMotion = true
    theatre.container.show(parent, .none)
    _ = child("A", in: "left")
    children.show(theatre.scene("B"), in: "left", flippedAbout: .upright)
    for _ in 0..<15 {
      #expect(theatre.commands.allSatisfy { $0.turn == .none })
      theatre.wait(10)
    }
    #expect(theatre.shown.map(\.name) == ["B"] && theatre.context.animator.isIdle)
  }

  @Test("Each child hears what is meant for its place, counted from its own corner")
  func places() {
    theatre.container.show(parent, .none)
    let (a, b) = (child("A", in: "left"), child("B", in: "right"))
    let (start, end) = (Point(110, 70), Point(600, 100))
    let way: [Intent] = [
      .hover(start), .press(start), .drag(Drag(.began, start: start, position: start)),
      .drag(Drag(.ended, start: start, position: end)), .hover(end), .press(end), .tap(end),
      .scroll(2, at: end), .swipe(.up, from: end),
    ]
    way.forEach(theatre.container.handle)
    #expect(
      a.intents == [
        .hover(Point(10, 20)), .press(Point(10, 20)),
        .drag(Drag(.began, start: Point(10, 20), position: Point(10, 20))),
        .drag(Drag(.ended, start: Point(10, 20), position: Point(500, 50))), .hover(nil),
      ])
    let there = Point(100, 50)
    #expect(
      b.intents == [
        .hover(there), .press(there), .tap(there), .scroll(2, at: there), .swipe(.up, from: there),
      ])
    // Nobody is there.
    theatre.container.handle(.press(Point(950, 500)))
    #expect(a.intents.count == 5 && b.intents.count == 5)
  }

  @Test("What has no place goes to the active part, which is the one pressed last")
  func active() {
    theatre.container.show(parent, .none)
    let (a, b) = (child("A", in: "left"), child("B", in: "right"))
    theatre.container.handle(.activate)
    children.active = "left"
    theatre.container.handle(.activate)
    theatre.container.handle(.press(Point(600, 100)))
    theatre.container.handle(.tilt(.up))
    #expect(a.intents == [.activate])
    #expect(b.intents == [.press(Point(100, 50)), .tilt(.up)])
  }

  @Test("The rest of a gesture that began in a child is nobody's once another one has its part")
  func orphans() {
    theatre.container.show(parent, .none)
    let (a, b) = (child("A", in: "left"), theatre.scene("B"))
    theatre.container.handle(.press(Point(110, 70)))
    children.show(b, in: "left", flippedAbout: .upright)
    theatre.container.handle(.tap(Point(110, 70)))
    #expect(a.intents == [.press(Point(10, 20)), .release] && b.intents.isEmpty)
  }

  @Test("Children share the time, and their controls are told by part and place")
  func timeAndReports() {
    let (a, b) = (child("A", in: "left"), child("B", in: "right"))
    (a.nextTimer, b.nextTimer) = (.seconds(3), .seconds(2))
    children.advance(by: .seconds(1))
    #expect(a.elapsed == .zero && children.nextTimer == nil, "out of sight no time passes")
    theatre.container.show(parent, .none)
    theatre.container.advance(by: .seconds(1))
    #expect(a.elapsed == .seconds(1) && b.elapsed == .seconds(1))
    #expect(children.nextTimer == .seconds(2))
    #expect(
      theatre.container.controls.map(\.id) == ["left.A", "right.B"]
        && theatre.container.controls.map(\.frame) == [Rect(100, 50, 1, 1), Rect(500, 50, 1, 1)])
  }

  @Test("A child is drawn within its part alone, and laid out anew with it")
  func drawing() {
    theatre.container.show(parent, .none)
    let a = child("A", in: "left")
    parent.areas["left"] = Rect(0, 0, 100.4, 80)
    theatre.container.layout(in: Theatre.size)
    #expect(a.sizes == [Size(300, 300), Size(100, 80)])
    let place = Rect(0, 0, 100, 80)
    #expect(theatre.commands.last?.frame == place && theatre.commands.last?.clip == place)
  }
}
