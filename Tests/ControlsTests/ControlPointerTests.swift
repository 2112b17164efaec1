import Controls
import GameKernel
import Stage
import TestSupport
import Testing

@MainActor @Suite(.tags(.input)) struct ControlPointerTests {
  let hand = Stagehand()

  init() { hand.row("a", "b", "c") }

  @Test("A click acts on the control under it and on no other")
  func click() {
    hand.click(Point(150, 20))
    #expect(hand.log == ["b"])
    hand.click(Point(110, 20))
    #expect(hand.log == ["b"])
  }

  @Test("What lies on no control is left to the scene")
  func elsewhere() {
    let place = Point(500, 500)
    #expect(!hand.send(.mouse, .hover(place)))
    #expect(!hand.send(.mouse, .press(place)))
    #expect(!hand.send(.mouse, .tap(place)))
    #expect(!hand.send(.mouse, .drag(Drag(.began, start: place, position: place))))
    #expect(!hand.send(.mouse, .swipe(.left, from: place)))
    #expect(!hand.send(.mouse, .scroll(1, at: place)))
    #expect(!hand.send(.keyboard, .back))
    #expect(!hand.send(.keyboard, .number(1)))
    #expect(!hand.send(.keyboard, .command(.undo)))
  }

  @Test("A control that is off does nothing and lets nothing through to the board")
  func off() {
    hand.panel.controls[1].isEnabled = false
    hand.click(Point(150, 20))
    #expect(hand.send(.mouse, .tap(Point(150, 20))))
    #expect(hand.log.isEmpty)
    #expect(hand.highlighted == nil)
  }

  @Test("A swipe reaches the control that it began on, unless that is off")
  func swipe() {
    let place = Point(500, 60)
    let board = hand.add(SwipedControl(id: "board", context: hand.context), Rect(400, 0, 200, 200))
    #expect(hand.send(.mouse, .swipe(.left, from: place)))
    board.isEnabled = false
    #expect(hand.send(.mouse, .swipe(.right, from: place)))
    #expect(board.swipes == [.left])
  }

  @Test("A hidden control is not hit, not drawn and not reported")
  func hidden() {
    hand.panel.controls[1].isHidden = true
    #expect(!hand.send(.mouse, .tap(Point(150, 20))))
    #expect(hand.log.isEmpty)
    #expect(!hand.drawn().texts.contains("b"))
    #expect(hand.panel.reports.map(\.id) == ["a", "c"])
  }

  @Test("A press that is dragged out does not act, one that is dragged back does")
  func dragOut() {
    hand.drag(from: Point(20, 20), to: Point(20, 300))
    #expect(hand.log.isEmpty)
    hand.drag(from: Point(20, 20), to: Point(140, 20))
    #expect(hand.log.isEmpty)
    hand.drag(from: Point(20, 20), to: Point(60, 40))
    #expect(hand.log == ["a"])
  }

  @Test("A press on one control that ends on another acts on neither")
  func crossed() {
    hand.send(.mouse, .press(Point(20, 20)), .tap(Point(140, 20)))
    #expect(hand.log.isEmpty)
  }

  @Test("A pressed control shows it until it is let go")
  func pressed() {
    let button = hand.panel.controls[0]
    hand.send(.mouse, .press(Point(20, 20)))
    #expect(button.isPressed)
    let (up, down) = (Point(20, 20), Point(20, 300))
    hand.send(.mouse, .drag(Drag(.began, start: up, position: up)))
    hand.send(.mouse, .drag(Drag(.moved, start: up, position: down)))
    #expect(!button.isPressed)
    hand.send(.mouse, .drag(Drag(.moved, start: up, position: up)))
    #expect(button.isPressed)
    hand.send(.mouse, .drag(Drag(.cancelled, start: up, position: up)))
    #expect(!button.isPressed)
    hand.send(.mouse, .press(up), .release)
    #expect(!button.isPressed)
    #expect(hand.log.isEmpty)
  }

  @Test("A pressed button lies two pixels lower, and comes up again")
  func lower() {
    let rest = hand.drawn()
    hand.send(.keyboard, .press(Point(20, 20)))
    #expect(zip(rest.commands, hand.drawn().commands).contains { $1.frame.y == $0.frame.y + 2 })
    hand.send(.keyboard, .release)
    hand.panel.focus(id: nil)
    hand.settle()
    #expect(hand.drawn() == rest)
  }

  @Test("Nothing small is hard to hit: every target is 44, in small windows 36")
  func targets() {
    for (size, least) in [(Size(1280, 800), 44.0), (Size(480, 320), 36)] {
      let hand = Stagehand(size: size)
      let button = hand.button("tiny", Rect(100, 100, 10, 10))
      #expect(button.targetFrame == Rect(center: Point(105, 105), Size(least, least)))
      hand.click(Point(105 + least / 2 - 1, 105))
      #expect(hand.log == ["tiny"])
    }
  }

  @Test("One control at most is highlighted, and every change is told once")
  func oneHighlight() {
    var told: [String?] = []
    hand.panel.onHighlight = { told.append($0?.id) }
    hand.send(.mouse, .hover(Point(20, 20)), .hover(Point(30, 20)), .hover(Point(150, 20)))
    #expect(hand.panel.controls.filter(\.isHighlighted).map(\.id) == ["b"])
    hand.send(.mouse, .hover(nil))
    #expect(hand.panel.controls.allSatisfy { !$0.isHighlighted })
    #expect(told == ["a", "b", nil])
  }

  @Test("Keys take the highlight from the mouse, and the mouse takes it back")
  func devices() {
    hand.send(.mouse, .hover(Point(20, 20)))
    hand.panel.focus(id: "c")
    #expect(hand.highlighted == "a")
    hand.send(.keyboard, .back)
    #expect(hand.highlighted == "c")
    hand.send(.mouse, .hover(Point(21, 20)))
    #expect(hand.highlighted == "a")
  }

  @Test("A finger leaves no hover behind")
  func touch() {
    hand.send(.touch, .press(Point(20, 20)))
    #expect(hand.highlighted == "a")
    hand.send(.touch, .tap(Point(20, 20)))
    #expect(hand.log == ["a"])
    #expect(hand.highlighted == nil)
    hand.drag(from: Point(20, 20), to: Point(20, 400), .touch)
    #expect(hand.highlighted == nil)
  }

  @Test("A control that comes to lie under a resting mouse is highlighted")
  func movingControls() {
    hand.send(.mouse, .hover(Point(20, 20)))
    hand.panel.controls[0].frame = Rect(0, 600, 100, 50)
    hand.panel.controls[2].frame = Rect(0, 0, 100, 50)
    hand.panel.refresh()
    #expect(hand.highlighted == "c")
  }
}

/// A control that notes what strokes begin on it.
private final class SwipedControl: Control {
  var swipes: [Direction] = []

  override func swiped(_ direction: Direction, from point: Point) { swipes.append(direction) }
}
