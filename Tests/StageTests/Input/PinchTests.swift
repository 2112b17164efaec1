import Stage
import Testing

@Suite("Two fingers")
struct PinchTests {
  private let one = TouchID(1)
  private let two = TouchID(2)
  private let three = TouchID(3)

  private func said(_ kinds: [InputEvent.Kind], zooms: Bool = true) -> [Intent] {
    var interpreter = InputInterpreter()
    interpreter.needs.usesStick = zooms
    return kinds.flatMap { interpreter.intents(for: InputEvent($0, at: .zero)) }
  }

  private func zooms(_ kinds: [InputEvent.Kind]) -> [Int] {
    said(kinds).compactMap { if case .zoom(let steps) = $0 { steps } else { nil } }
  }

  @Test("that go apart make things larger step by step, and smaller when they come together")
  func pinch() {
    let start: [InputEvent.Kind] = [
      .touchDown(one, Point(100, 100)), .touchDown(two, Point(200, 100)),
    ]
    #expect(zooms(start + [.touchMoved(two, Point(205, 100))]) == [])
    #expect(zooms(start + [.touchMoved(two, Point(213, 100))]) == [1])
    #expect(zooms(start + [.touchMoved(two, Point(300, 100))]) == [1, 1, 1, 1, 1, 1])
    #expect(zooms(start + [.touchMoved(one, Point(115, 100))]) == [-1])
  }

  @Test("mean nothing when there is one of them, or three, or one has been lifted")
  func others() {
    let far = InputEvent.Kind.touchMoved(two, Point(900, 100))
    let start: [InputEvent.Kind] = [
      .touchDown(one, Point(100, 100)), .touchDown(two, Point(200, 100)),
    ]
    #expect(zooms([.touchDown(two, Point(200, 100)), far]) == [])
    #expect(zooms(start + [.touchDown(three, Point(0, 0)), far]) == [])
    #expect(zooms(start + [.touchUp(one, Point(100, 100)), far]) == [])
    #expect(zooms(start + [.focusLost, far]) == [])
  }

  @Test(
    "that have pinched do not tap when they are lifted, and mean nothing where nothing can be zoomed"
  )
  func taps() {
    let pinch: [InputEvent.Kind] = [
      .touchDown(one, Point(100, 100)), .touchDown(two, Point(200, 100)),
      .touchMoved(two, Point(230, 100)), .touchUp(two, Point(230, 100)),
      .touchUp(one, Point(100, 100)),
    ]
    let tap: [InputEvent.Kind] = [
      .touchDown(one, Point(100, 100)), .touchUp(one, Point(100, 100)),
    ]
    let taps = said(pinch + tap).filter { $0 == .tap(Point(100, 100)) }
    #expect(taps.count == 1)
    #expect(said(pinch).last == .release)
    #expect(said(pinch, zooms: false) == said(tap, zooms: false))
  }
}
