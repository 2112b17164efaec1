import Controls
import GameKernel
import Stage
import TestSupport
import Testing

@MainActor @Suite(.tags(.input)) struct ControlFocusTests {
  let hand = Stagehand()

  @Test("An arrow that is held leads on, but adjusts a control once that counts it once")
  func held() {
    hand.row("a", "b", "c")
    let once = hand.add(OneStep(id: "once", context: hand.context), Rect(0, 300, 100, 100))
    hand.panel.focus(id: "once")
    #expect(hand.send(.gamepad, .tilt(.left), .tiltRepeat(.left), .tiltRepeat(.left)))
    #expect(once.steps == 1 && hand.focused == "once")
    hand.panel.focus(id: "a")
    hand.send(.gamepad, .tilt(.right), .tiltRepeat(.right))
    #expect(hand.focused == "c")
  }

  @Test("Left and right also lead aslant, but not from a control that keeps to its row")
  func keepsToRow() {
    hand.row("a", "b", y: 100)
    hand.button("c", Rect(300, 0, 100, 50))
    hand.panel.focus(id: "c")
    hand.send(.keyboard, .tilt(.left))
    #expect(hand.focused == "b")
    hand.panel.focus(id: "c")
    hand.panel.controls[2].keepsToRow = true
    hand.send(.keyboard, .tilt(.left))
    #expect(hand.focused == "c")
    hand.panel.controls[1].keepsToRow = true
    hand.send(.keyboard, .tilt(.left), .tilt(.down), .tilt(.left))
    #expect(hand.focused == "a")
  }

  @Test("Tab goes round in the order of the controls, Shift+Tab the other way")
  func order() {
    hand.row("a", "b", "c")
    let forth = (0..<4).map { _ in
      hand.send(.keyboard, .focusNext)
      return hand.focused
    }
    #expect(forth == ["a", "b", "c", "a"])
    hand.send(.keyboard, .focusPrevious)
    #expect(hand.focused == "c")
  }

  @Test("The focus passes over what is off or hidden")
  func skips() {
    hand.row("a", "b", "c", "d")
    hand.panel.controls[1].isEnabled = false
    hand.panel.controls[2].isHidden = true
    hand.send(.keyboard, .focusNext, .focusNext)
    #expect(hand.focused == "d")
    hand.send(.gamepad, .tilt(.left))
    #expect(hand.focused == "a")
  }

  @Test("With nothing to focus, Tab and arrows are left to the scene")
  func nothing() {
    #expect(!hand.send(.keyboard, .focusNext))
    #expect(!hand.send(.keyboard, .tilt(.left)))
    #expect(!hand.send(.keyboard, .activate))
  }

  @Test("Enter acts on the focused control, and on nothing where none is focused")
  func activate() {
    hand.row("a", "b")
    #expect(!hand.send(.keyboard, .activate))
    hand.send(.keyboard, .focusNext, .focusNext)
    #expect(hand.send(.keyboard, .activate))
    #expect(hand.log == ["b"])
  }

  @Test(
    "A focused control that is switched off neither acts nor shows, and has the focus again later")
  func comesBack() {
    hand.row("a", "b")
    hand.panel.focus(id: "b")
    let button = hand.panel.controls[1]
    button.isEnabled = false
    #expect(!hand.send(.keyboard, .activate))
    #expect(hand.focused == nil)
    #expect(!hand.drawn().contains(picture: "focus"))
    button.isEnabled = true
    #expect(hand.send(.keyboard, .activate))
    #expect(hand.log == ["b"])
  }

  @Test("The focus moves on from a control that passes it on once it is switched off or hidden")
  func passesOn() {
    hand.row("a", "b", "c", y: 0)
    hand.row("d", "e", "f", y: 60)
    for (id, next) in [("f", "e"), ("c", "b"), ("a", "b")] {
      let button = hand.panel.controls.first { $0.id == id }
      button?.passesFocus = true
      hand.panel.focus(id: id)
      hand.send(.keyboard)
      button?.isEnabled = false
      #expect(hand.drawn().contains(picture: "focus"))
      #expect(hand.focused == next, "from \(id)")
    }
    hand.panel.controls.first { $0.id == "b" }?.passesFocus = true
    hand.panel.controls.first { $0.id == "b" }?.isHidden = true
    hand.panel.refresh()
    #expect(hand.focused == "e", "no other in its row")
    hand.send(.keyboard, .activate)
    #expect(hand.log == ["e"])
  }

  @Test(
    "Arrows go to the nearest control in their direction",
    arguments: [
      (Direction.left, "west"), (.right, "east"), (.up, "north"), (.down, "south"),
    ])
  func nearest(_ direction: Direction, _ expected: String) {
    hand.button("middle", Rect(300, 300, 100, 50))
    hand.button("far east", Rect(600, 300, 100, 50))
    hand.button("aside", Rect(420, 380, 100, 50))
    hand.button("east", Rect(450, 310, 100, 50))
    hand.button("west", Rect(100, 300, 100, 50))
    hand.button("north", Rect(250, 100, 300, 50))
    hand.button("south", Rect(310, 500, 100, 50))
    if direction == .down { hand.panel.controls.remove(at: 2) }
    hand.panel.focus(id: "middle")
    #expect(hand.send(.gamepad, .tilt(direction)))
    #expect(hand.focused == expected)
  }

  @Test("Where nothing lies in a direction, the arrow is left to the scene and the focus stays")
  func edge() {
    hand.row("a", "b")
    hand.panel.focus(id: "b")
    #expect(!hand.send(.gamepad, .tilt(.right)))
    #expect(!hand.send(.gamepad, .tilt(.up)))
    #expect(hand.focused == "b")
  }

  @Test("The ring is drawn round the focus for keys and pads, not for mouse and finger")
  func ring() {
    hand.row("a", "b")
    hand.panel.focus(id: "b")
    for device in [InputDevice.mouse, .touch, .keyboard, .gamepad] {
      hand.context.input.device = device
      #expect(hand.drawn().contains(picture: "focus") == device.showsFocus)
    }
  }

  @Test("The focus stays on the same id when the controls are made anew")
  func rebuilt() {
    hand.row("a", "b")
    hand.panel.focus(id: "b")
    hand.panel.controls = []
    hand.row("x", "b", "y")
    #expect(hand.focused == "b")
    hand.panel.focus(id: "unknown")
    #expect(hand.focused == nil)
  }

  @Test("A click takes the focus along")
  func click() {
    hand.row("a", "b", "c")
    hand.click(Point(150, 20))
    hand.send(.keyboard, .focusNext)
    #expect(hand.focused == "c")
  }

  @Test("A gamepad alone reaches every control of a settings page and comes back")
  func everywhere() {
    let hand = Stagehand()
    _ = hand.add(
      Slider(
        id: "pile", context: hand.context, range: 12...24, value: 18, title: "",
        valueText: { "\($0)" }, onChange: { _ in }), Rect(100, 100, 600, 100))
    _ = hand.add(
      SegmentedControl(
        id: "limit", context: hand.context, options: ["2", "3"], selected: 0,
        onChange: { _ in }), Rect(100, 300, 280, 52))
    _ = hand.add(
      SegmentedControl(
        id: "who", context: hand.context, options: ["a", "b"], selected: 0,
        onChange: { _ in }), Rect(420, 300, 280, 52))
    _ = hand.add(
      SegmentedControl(
        id: "theme", context: hand.context, options: ["a", "b"], selected: 0,
        onChange: { _ in }), Rect(800, 100, 400, 52))
    hand.button("done", Rect(800, 600, 200, 56))
    func walk(_ directions: Direction...) -> [String?] {
      directions.map { direction in
        hand.send(.gamepad, .tilt(direction))
        return hand.focused
      }
    }
    #expect(walk(.down, .down, .right, .right) == ["pile", "limit", "limit", "who"])
    #expect(walk(.right, .right, .down, .up) == ["who", "theme", "done", "theme"])
    #expect(walk(.left, .down, .up) == ["pile", "limit", "pile"])
  }

  @Test(
    "The first key that would move the focus only shows where it is",
    arguments: [Intent.tilt(.right), .tilt(.left), .focusNext, .focusPrevious])
  func firstKey(intent: Intent) {
    hand.row("a", "b", "c")
    hand.panel.focus(id: "b")
    #expect(hand.sendFirst(.keyboard, intent))
    #expect(hand.focused == "b" && hand.highlighted == "b")
    hand.send(.keyboard, intent)
    #expect(hand.focused != "b")
    hand.click(Point(150, 20))
    hand.sendFirst(.gamepad, intent)
    #expect(hand.focused == "b")
  }

  @Test("The first key adjusts nothing that has the focus, but acts at once on a board")
  func firstKeyOnBoard() {
    let once = hand.add(OneStep(id: "once", context: hand.context), Rect(0, 300, 100, 100))
    hand.panel.focus(id: "once")
    hand.sendFirst(.gamepad, .tilt(.left))
    #expect(once.steps == 0)
    once.isBoard = true
    hand.sendFirst(.gamepad, .tilt(.left))
    #expect(once.steps == 1)
  }

  @Test("Enter acts on the focus that nobody has seen yet")
  func firstEnter() {
    hand.row("a", "b")
    hand.panel.focus(id: "b")
    #expect(hand.sendFirst(.keyboard, .activate))
    #expect(hand.log == ["b"])
  }

  @Test("Without a focus the first key shows it on the first control, never on the way out")
  func start() {
    hand.row("out", "a", "b")
    hand.panel.controls[0].leavesScene = true
    for intent in [Intent.focusNext, .focusPrevious, .tilt(.left)] {
      hand.panel.focus(id: nil)
      hand.sendFirst(.keyboard, intent)
      #expect(hand.focused == "a")
    }
  }

  @Test("Arrows lead to the way out along its row, or up where nothing else is")
  func wayOut() {
    hand.row("out", "settings")
    hand.row("one", "two", y: 400)
    hand.panel.controls[0].leavesScene = true
    hand.panel.focus(id: "one")
    hand.send(.gamepad, .tilt(.left))
    #expect(hand.focused == "one")
    hand.send(.gamepad, .tilt(.up))
    #expect(hand.focused == "settings")
    hand.send(.gamepad, .tilt(.left))
    #expect(hand.focused == "out")
    hand.panel.controls[1].isEnabled = false
    hand.panel.focus(id: "two")
    hand.send(.gamepad, .tilt(.up))
    #expect(hand.focused == "out")
  }
}

/// A control whose arrows count once however long they are held.
private final class OneStep: Control {
  var steps = 0
  var isBoard = false

  override var actsOnFirstArrow: Bool { isBoard }

  override var ignoresRepeatedArrows: Bool { true }

  override func adjust(_ direction: Direction) -> Bool {
    steps += 1
    return true
  }
}
