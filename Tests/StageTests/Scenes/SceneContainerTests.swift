import GameKernel
import Stage
import Testing

@Suite("The container's duties") @MainActor struct SceneContainerTests {
  private let theatre = Theatre()
  private var container: SceneContainer { theatre.container }

  @Test("Intents go to the scene that is coming in, from the first moment")
  func incoming() {
    let (a, b) = (theatre.scene("A"), theatre.scene("B"))
    container.show(a, .none)
    container.handle(.activate)
    container.push(b, .crossFade)
    container.handle(.back)
    #expect(a.intents == [.activate] && b.intents == [.back])
    #expect(container.controls.map(\.id) == ["B"])
  }

  @Test("A modal gets all intents, and the scene below gets them back")
  func modal() {
    let (a, modal) = (theatre.scene("A"), theatre.scene("M"))
    container.show(a, .none)
    container.present(modal)
    container.handle(.activate)
    #expect(container.controls.map(\.id) == ["M"])
    container.dismiss(modal)
    container.handle(.back)
    #expect(modal.intents == [.activate] && a.intents == [.back])
    #expect(container.controls.map(\.id) == ["A"])
  }

  @Test("Tilted pads are of use where they are to the scene that gets the intents")
  func tilt() {
    let (a, modal) = (theatre.scene("A"), theatre.scene("M"))
    #expect(container.inputNeeds.restPose == nil)
    a.inputNeeds.restPose = Vector3(0, 7, -7)
    container.show(a, .none)
    #expect(container.inputNeeds.restPose != nil)
    container.present(modal)
    #expect(container.inputNeeds.restPose == nil)
    container.dismiss(modal)
    #expect(container.inputNeeds.restPose != nil)
    container.push(theatre.scene("B"), .crossFade)
    #expect(container.inputNeeds.restPose == nil)
  }

  @Test("A scene that loses the intents in a gesture hears its end; the next one hears none of it")
  func gesture() {
    let (a, b) = (theatre.scene("A"), theatre.scene("B"))
    let (start, end) = (Point(10, 10), Point(90, 10))
    container.show(a, .none)
    let began: [Intent] = [
      .hover(start), .press(start), .drag(Drag(.began, start: start, position: end)),
    ]
    began.forEach(container.handle)
    container.push(b, .crossFade)
    #expect(
      a.intents == began + [
        .drag(Drag(.cancelled, start: start, position: end)), .release, .hover(nil),
      ])
    let rest: [Intent] = [
      .drag(Drag(.ended, start: start, position: end)), .swipe(.right, from: start), .release,
    ]
    rest.forEach(container.handle)
    #expect(b.intents == [])
    [.press(start), .tap(start)].forEach(container.handle)
    #expect(b.intents == [.press(start), .tap(start)])
  }

  @Test("The tap that leads to another scene is over: the first hears no release after it")
  func tapLeadsOn() {
    let (a, b) = (theatre.scene("A"), theatre.scene("B"))
    container.show(a, .none)
    container.handle(.press(.zero))
    container.handle(.tap(.zero))
    container.push(b, .none)
    #expect(a.intents == [.press(.zero), .tap(.zero)])
  }

  @Test("Only the top scene and its modals live in time")
  func timers() {
    let (a, b, modal) = (theatre.scene("A"), theatre.scene("B"), theatre.scene("M"))
    container.show(a, .none)
    container.push(b, .crossFade)
    container.present(modal)
    (a.nextTimer, b.nextTimer, modal.nextTimer) = (.seconds(1), .seconds(3), .seconds(2))
    #expect(container.nextTimer == .seconds(2))
    container.advance(by: .milliseconds(16))
    #expect([a, b, modal].map(\.elapsed) == [.zero, .milliseconds(16), .milliseconds(16)])
    container.dismiss(modal)
    #expect(container.nextTimer == .seconds(3))
    container.advance(by: .milliseconds(16))
    #expect(modal.elapsed == .milliseconds(16))
  }

  @Test("Without a scene nothing happens, and only the table is drawn")
  func empty() {
    container.handle(.activate)
    container.advance(by: .seconds(1))
    #expect(container.active == nil && container.nextTimer == nil && container.controls == [])
    #expect(theatre.commands == [DrawCommand(.table, Rect(.zero, Theatre.size))])
  }

  @Test("Every scene in sight is laid out in a new size at once, hidden ones when they come back")
  func layout() {
    let (a, b, modal) = (theatre.scene("A"), theatre.scene("B"), theatre.scene("M"))
    container.show(a, .none)
    container.present(modal)
    container.push(b, .crossFade)
    let (small, tiny) = (Size(480, 320), Size(320, 480))
    container.layout(in: small)
    #expect([a, b, modal].allSatisfy { $0.sizes == [Theatre.size, small] })
    theatre.wait(280)
    container.layout(in: tiny)
    #expect(b.sizes.last == tiny && a.sizes.last == small && modal.sizes.last == small)
    container.pop(.none)
    #expect(a.sizes.last == tiny && modal.sizes.last == tiny)
  }

  @Test("A scene is laid out before it is told that it will appear")
  func layoutFirst() {
    let scene = theatre.scene("A")
    scene.reaction = { [weak scene] event in
      if event == .willAppear { #expect(scene?.sizes == [Theatre.size]) }
    }
    container.show(scene, .none)
    #expect(scene.events == [.willAppear, .didAppear])
  }

  @Test("A scene shown before the size is known is laid out as soon as it is")
  func sizeLater() {
    let other = SceneContainer(context: theatre.context)
    let scene = theatre.scene("A")
    other.show(scene, .none)
    #expect(scene.sizes == [])
    other.layout(in: Theatre.size)
    #expect(scene.sizes == [Theatre.size])
  }

  @Test("A change of size in the middle of a push keeps both side by side")
  func resizedPush() throws {
    let (a, b) = (theatre.scene("A"), theatre.scene("B"))
    container.show(a, .none)
    container.push(b, .push(.left))
    theatre.wait(60)
    container.layout(in: Size(500, 300))
    let old = try #require(theatre.look(of: a)).frame
    let new = try #require(theatre.look(of: b)).frame
    #expect(new.x == old.maxX)
    #expect(old.size == Size(500, 300))
  }

  @Test("A scene that is gone is let go")
  func released() {
    weak var gone: ScriptedScene?
    do {
      let scene = theatre.scene("A")
      gone = scene
      container.show(scene, .none)
      container.present(theatre.scene("M"))
    }
    container.show(theatre.scene("B"), .crossFade)
    #expect(gone != nil)
    theatre.wait(280)
    #expect(gone == nil)
  }
}
