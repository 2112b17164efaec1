import Controls
import Stage
import TestSupport
import Testing

@MainActor @Suite("A button that repeats while it is held", .tags(.input)) struct ButtonRepeatTests
{
  private let hand = Stagehand()
  private let button: IconButton
  private let middle = Point(24, 24)

  init() {
    let hand = hand
    let undo = IconButton(id: "undo", context: hand.context, icon: .undo) { [weak hand] in
      hand?.log.append("press")
    }
    undo.repeatAction = { [weak hand] in hand?.log.append("repeat") }
    button = hand.add(undo, Rect(0, 0, 48, 48))
  }

  private func hold(_ milliseconds: Int) { hand.panel.advance(by: .milliseconds(milliseconds)) }

  @Test("It acts after 400 ms as if tapped, then repeats every 120 ms, and letting go adds nothing")
  func repeats() {
    hand.send(.mouse, .hover(middle), .press(middle))
    #expect(hand.log == [] && hand.panel.nextTimer == .milliseconds(400))
    hold(399)
    #expect(hand.log == [] && hand.panel.nextTimer == .milliseconds(1))
    hold(1)
    #expect(hand.log == ["press"] && hand.panel.nextTimer == .milliseconds(120))
    hold(120)
    hold(120)
    #expect(hand.log == ["press", "repeat", "repeat"])
    #expect(hand.send(.mouse, .tap(middle)))
    #expect(hand.log.count == 3 && hand.panel.nextTimer == nil)
  }

  @Test("A short press is one tap, also after a long one")
  func shortPress() {
    hand.send(.touch, .press(middle))
    hold(300)
    hand.send(.touch, .tap(middle))
    #expect(hand.log == ["press"])
    hand.send(.touch, .press(middle))
    hold(450)
    hand.send(.touch, .tap(middle))
    hand.send(.touch, .press(middle), .tap(middle))
    hand.send(.touch, .tap(middle))
    #expect(hand.log == ["press", "press", "press", "press"])
  }

  @Test("A program that slept makes up for no repeats, and the button goes on in rhythm")
  func stall() {
    hand.send(.mouse, .press(middle))
    hold(5000)
    #expect(hand.log == ["press"] && hand.panel.nextTimer == .milliseconds(80))
    hold(79)
    #expect(hand.log == ["press"])
    hold(1)
    #expect(hand.log == ["press", "repeat"])
  }

  @Test("Dragged off it waits, dragged back it goes on, and the end of the drag adds nothing")
  func dragged() {
    let outside = Point(300, 24)
    hand.send(.mouse, .press(middle), .drag(Drag(.began, start: middle, position: outside)))
    hold(600)
    #expect(hand.log == [])
    hand.send(.mouse, .drag(Drag(.moved, start: middle, position: middle)))
    hold(120)
    #expect(hand.log == ["press"])
    hand.send(.mouse, .drag(Drag(.ended, start: middle, position: middle)), .release)
    hold(600)
    #expect(hand.log == ["press"] && hand.panel.nextTimer == nil)
  }

  @Test("Switched off while it is held it stops, and does not go on when it is on again")
  func switchedOff() {
    hand.send(.mouse, .press(middle))
    hold(400)
    button.isEnabled = false
    hold(120)
    button.isEnabled = true
    hold(600)
    #expect(hand.log == ["press"] && hand.panel.nextTimer == nil)
    hand.send(.mouse, .tap(middle))
    #expect(hand.log == ["press"])
  }

  @Test("A press that is taken away, as when another scene comes, ends it")
  func released() {
    hand.send(.mouse, .press(middle))
    hold(450)
    hand.send(.mouse, .release)
    hold(600)
    #expect(hand.log == ["press"] && hand.panel.nextTimer == nil)
  }

  @Test("A button without an action to repeat waits to be let go")
  func plain() {
    button.repeatAction = nil
    hand.send(.mouse, .press(middle))
    #expect(hand.panel.nextTimer == nil)
    hold(900)
    #expect(hand.log == [])
    hand.send(.mouse, .tap(middle))
    #expect(hand.log == ["press"])
  }
}
