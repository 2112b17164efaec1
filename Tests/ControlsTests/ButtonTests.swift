import Controls
import Motion
import Stage
import Testing

@MainActor @Suite struct ButtonTests {
  @Test("The key is shown beside the word, but not in small windows")
  func keyCaps() {
    for (size, expected) in [(Size(1280, 800), ["Take 2", "2"]), (Size(480, 320), ["Take 2"])] {
      let hand = Stagehand(size: size)
      hand.button("Take 2", Rect(0, 0, 184, 64), keyCap: "2")
      #expect(hand.drawn().texts == expected)
    }
  }

  @Test(
    "The gamepad button is shown while a gamepad is used, in small windows too, and takes no room")
  func padButtons() {
    for size in [Size(1280, 800), Size(480, 320)] {
      let hand = Stagehand(size: size)
      let button = hand.button("New game", Rect(0, 0, 184, 64))
      button.padButton = .x
      let width = button.preferredSize.width
      #expect(hand.drawn().texts == ["New game"])
      hand.context.input.device = .gamepad
      #expect(hand.drawn().texts == ["New game", "X"] && button.preferredSize.width == width)
    }
  }

  @Test("A word too long for its button is shortened and stays inside", arguments: [60.0, 90, 140])
  func long(_ width: Double) {
    let hand = Stagehand()
    hand.button("Donaudampfschifffahrt", Rect(10, 0, width, 64), keyCap: "Enter")
    for command in hand.drawn().commands {
      guard case .text = command.content else { continue }
      #expect(command.frame.x >= 10 && command.frame.maxX <= 10 + width)
    }
  }

  @Test("A primary button is in accent at rest, any other only while it is highlighted")
  func accent() {
    let hand = Stagehand()
    hand.button("plain", Rect(0, 0, 184, 64))
    #expect(!hand.drawn().contains(picture: "accent"))
    hand.send(.mouse, .hover(Point(20, 20)))
    hand.settle()
    #expect(hand.drawn().contains(picture: "accent"))
    hand.send(.mouse, .hover(nil))
    hand.settle()
    #expect(!hand.drawn().contains(picture: "accent"))
    hand.button("primary", Rect(200, 0, 184, 64), isPrimary: true)
    #expect(hand.drawn().contains(picture: "accent"))
  }

  @Test(
    "A button that is off is drawn otherwise, and never in accent", arguments: Theme.Name.allCases)
  func off(_ theme: Theme.Name) {
    let hand = Stagehand(theme)
    let button = hand.button("a", Rect(0, 0, 184, 64), isPrimary: true)
    let on = hand.drawn()
    button.isEnabled = false
    #expect(hand.drawn() != on)
    #expect(!hand.drawn().contains(picture: "accent"))
  }

  @Test("At rest nothing is animated, and two drawings are the same")
  func rest() {
    let hand = Stagehand()
    hand.row("a", "b", "c")
    hand.send(.mouse, .hover(Point(20, 20)))
    #expect(!hand.context.animator.isIdle)
    hand.settle()
    #expect(hand.context.animator.isIdle)
    #expect(hand.drawn() == hand.drawn())
  }

  @Test("A control that goes takes its tracks along")
  func tracks() {
    let hand = Stagehand()
    hand.row("a")
    hand.send(.mouse, .hover(Point(20, 20)))
    hand.panel.controls = []
    #expect(hand.context.animator.isIdle)
  }

  @Test("Pictures follow the theme")
  func themes() {
    let hand = Stagehand()
    hand.row("a")
    let evening = hand.drawn()
    hand.context.look.set(.named(.day), hand.context.look.metrics)
    #expect(hand.drawn() != evening)
  }

  @Test("An icon button acts like any other and is as large as a finger")
  func icons() {
    for (size, side) in [(Size(1280, 800), 48.0), (Size(480, 320), 36)] {
      let hand = Stagehand(size: size)
      let button = IconButton(id: "undo", context: hand.context, icon: .undo) { [weak hand] in
        hand?.log.append("undo")
      }
      #expect(button.preferredSize == Size(side, side))
      _ = hand.add(button, Rect(Point(0, 0), button.preferredSize))
      hand.click(Point(10, 10))
      hand.send(.keyboard, .activate)
      #expect(hand.log == ["undo", "undo"])
      #expect(hand.drawn().contains(picture: "icon undo"))
    }
  }
}
