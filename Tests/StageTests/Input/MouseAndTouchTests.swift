import Stage
import TestSupport
import Testing

@Suite("Mouse and touch", .tags(.input)) struct MouseAndTouchTests {
  private let start = Point(100, 100)

  @Test("A click is a press and a tap; a finger says the same")
  func tap() {
    #expect(
      InputInterpreter.meaning(of: [(0, .mouseDown(.left, start)), (80, .mouseUp(.left, start))])
        == [.press(start), .tap(start), .hover(start)])
    #expect(
      InputInterpreter.meaning(of: [(0, .touchDown(finger, start)), (80, .touchUp(finger, start))])
        == [.press(start), .tap(start)])
  }

  @Test(
    "A tap may stray by 8 times the unit, and acts where it was pressed", arguments: [1.0, 2.5])
  func threshold(unit: Double) {
    func said(_ distance: Double) -> [Intent] {
      let end = start + Point(distance, 0)
      return InputInterpreter.meaning(
        of: [
          (0, .touchDown(finger, start)), (50, .touchMoved(finger, end)),
          (400, .touchUp(finger, end)),
        ],
        unit: unit)
    }
    #expect(said(8 * unit) == [.press(start), .tap(start)])
    let further = said(8 * unit + 0.1)
    #expect(further.compactMap(\.drag).map(\.phase) == [.began, .ended])
    #expect(further.last == .release)
  }

  @Test("A press that has strayed is no tap, even if it comes back")
  func thereAndBack() {
    let said = InputInterpreter.meaning(of: [
      (0, .touchDown(finger, start)), (20, .touchMoved(finger, start + Point(30, 0))),
      (300, .touchMoved(finger, start)), (600, .touchUp(finger, start)),
    ])
    #expect(said.compactMap(\.drag).map(\.phase) == [.began, .moved, .ended])
    #expect(said.first == .press(start) && said.last == .release)
  }

  @Test("The mouse hovers while nothing is pressed, and over nothing when it has left")
  func hover() {
    let end = Point(300, 100)
    let said = InputInterpreter.meaning(of: [
      (0, .mouseMoved(start)), (10, .mouseMoved(start)), (20, .mouseDown(.left, start)),
      (30, .mouseMoved(end)), (40, .mouseUp(.left, end)), (50, .mouseLeft), (60, .mouseLeft),
    ])
    let hovers = said.filter { if case .hover = $0 { true } else { false } }
    #expect(hovers == [.hover(start), .hover(end), .hover(nil)])
  }

  @Test("A finger leaves no hover behind")
  func touchHover() {
    let said = InputInterpreter.meaning(of: [
      (0, .mouseMoved(start)), (10, .touchDown(finger, start)), (20, .touchUp(finger, start)),
    ])
    #expect(said == [.hover(start), .press(start), .hover(nil), .tap(start)])
  }

  @Test("A second finger is ignored for as long as the first is down, and after")
  func ignoresSecondFinger() {
    let said = InputInterpreter.meaning(of: [
      (0, .touchDown(finger, start)), (10, .touchDown(secondFinger, Point(500, 500))),
      (20, .touchMoved(secondFinger, Point(600, 500))), (30, .touchUp(finger, start)),
      (40, .touchMoved(secondFinger, Point(700, 500))),
      (50, .touchUp(secondFinger, Point(700, 500))),
    ])
    #expect(said == [.press(start), .tap(start)])
  }

  @Test("The mouse is ignored while a finger is down")
  func mouseUnderFinger() {
    var interpreter = InputInterpreter()
    let said = interpreter.play([
      (0, .touchDown(finger, start)), (10, .mouseMoved(Point(500, 500))),
      (20, .mouseDown(.left, Point(500, 500))), (30, .mouseUp(.left, Point(500, 500))),
      (40, .touchUp(finger, start)),
    ])
    #expect(said == [.press(start), .tap(start)])
    #expect(interpreter.device == .touch)
  }

  @Test("A finger that comes while the mouse presses is ignored, and the mouse keeps its press")
  func fingerUnderMouse() {
    let said = InputInterpreter.meaning(of: [
      (0, .mouseDown(.left, start)), (10, .touchDown(finger, Point(500, 500))),
      (20, .mouseUp(.left, start)), (30, .touchUp(finger, Point(500, 500))),
    ])
    #expect(said.filter { $0 == .tap(start) }.count == 1)
    #expect(said.filter { if case .press = $0 { true } else { false } } == [.press(start)])
  }

  @Test("A cancelled touch releases its press and cancels its drag")
  func cancelled() {
    #expect(
      InputInterpreter.meaning(of: [(0, .touchDown(finger, start)), (10, .touchCancelled(finger))])
        == [.press(start), .release])
    let said = InputInterpreter.meaning(of: [
      (0, .touchDown(finger, start)), (10, .touchMoved(finger, Point(200, 100))),
      (20, .touchCancelled(finger)), (30, .touchUp(finger, Point(200, 100))),
    ])
    #expect(said.compactMap(\.drag).map(\.phase) == [.began, .cancelled])
    #expect(said.last == .release && said.compactMap(\.swipe).isEmpty)
  }

  @Test("Losing the focus cancels the drag, and what is left of it means nothing")
  func focusLost() {
    let said = InputInterpreter.meaning(of: [
      (0, .mouseDown(.left, start)), (10, .mouseMoved(Point(200, 100))), (20, .focusLost),
      (30, .mouseUp(.left, Point(300, 100))),
    ])
    #expect(said.compactMap(\.drag).map(\.phase) == [.began, .cancelled])
    #expect(said.filter { $0 == .release }.count == 1)
  }

  @Test("The wheel scrolls by its steps")
  func wheel() {
    #expect(InputInterpreter.meaning(of: [(0, .wheel(-2, at: start))]) == [.scroll(-2, at: start)])
  }

  @Test("The right button pulls the page along, a step for each 44 units, and taps nothing")
  func rightButton() {
    let said = InputInterpreter.meaning(
      of: [
        (0, .mouseDown(.right, start)), (10, .mouseMoved(Point(100, 188))),
        (20, .mouseUp(.right, Point(100, 188))), (30, .mouseMoved(Point(100, 300))),
      ], unit: 2)
    #expect(said.filter { if case .hover = $0 { false } else { true } } == [.scroll(1, at: start)])
  }

  @Test("The middle button means nothing")
  func middleButton() {
    #expect(
      InputInterpreter.meaning(of: [(0, .mouseDown(.middle, start)), (9, .mouseUp(.middle, start))])
        == [])
  }
}
