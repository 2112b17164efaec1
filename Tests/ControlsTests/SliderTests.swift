import Controls
import GameKernel
import Motion
import Stage
import Testing

@MainActor @Suite struct SliderTests {
  let hand = Stagehand()

  private func slider(
    _ range: ClosedRange<Int> = 12...24, _ value: Int = 18, step: Int = 1, every: Int = 3
  ) -> Slider {
    let slider = Slider(
      id: "pile", context: hand.context, range: range, value: value, title: "Matches",
      valueText: { "\($0) matches" }, numberedEvery: every, step: step,
      onChange: { [weak hand] in hand?.log.append("\($0)") })
    return hand.add(slider, Rect(100, 100, 600, slider.preferredSize.height))
  }

  /// The place of a share of the groove, a little above its middle.
  private func place(_ share: Double) -> Point { Point(112 + 576 * share, 152) }

  @Test("Numbers of ticks have separators of thousands, like the value")
  func thousands() {
    _ = slider(0...3000, 1000, step: 100, every: 1000)
    let texts = hand.drawn().texts
    for number in ["0", "1,000", "2,000", "3,000"] { #expect(texts.contains(number)) }
  }

  @Test("An end between two steps has a number")
  func numberAtEnd() {
    _ = slider(100...169, 169, step: 10, every: 50)
    let texts = hand.drawn().texts
    for number in ["100", "150", "169"] { #expect(texts.contains(number)) }
    #expect(!texts.contains("160"))
  }

  @Test("Left and right go one step, tell each new value once, and stop at the ends")
  func keys() {
    let slider = slider(12...24, 23)
    hand.panel.focus(id: "pile")
    for _ in 0..<3 { #expect(hand.send(.keyboard, .tilt(.right))) }
    #expect(slider.value == 24)
    #expect(hand.log == ["24"])
    for _ in 0..<20 { hand.send(.keyboard, .tilt(.left)) }
    #expect(slider.value == 12)
    #expect(hand.log.count == 13)
  }

  @Test("Home and End set the first and the last value of the focused slider")
  func ends() {
    let slider = slider(12...24, 18)
    #expect(!hand.send(.keyboard, .leap(.toEnd)) && slider.value == 18)
    hand.panel.focus(id: "pile")
    #expect(hand.send(.keyboard, .leap(.toEnd)) && slider.value == 24)
    #expect(hand.send(.keyboard, .leap(.toStart)) && slider.value == 12)
    #expect(hand.log == ["24", "12"])
    #expect(!hand.send(.keyboard, .leap(.pageDown)) && slider.value == 12)
  }

  @Test("Values lie on whole steps, also those that were asked for")
  func steps() {
    let slider = slider(0...100, 71, step: 5, every: 10)
    #expect(slider.value == 70)
    hand.panel.focus(id: "pile")
    hand.send(.keyboard, .tilt(.right))
    #expect(slider.value == 75)
    hand.click(place(0.333))
    #expect(slider.value == 35)
  }

  @Test("A value beyond the ends is held to them", arguments: [(-5, 12), (99, 24), (15, 15)])
  func clamps(_ asked: Int, _ shown: Int) {
    #expect(slider(12...24, asked).value == shown)
  }

  @Test("Every value can be tapped, and a tap on the words changes nothing")
  func taps() {
    let slider = slider()
    for value in 12...24 {
      hand.click(place(Double(value - 12) / 12))
      #expect(slider.value == value)
    }
    hand.click(Point(120, 110))
    #expect(slider.value == 24)
  }

  @Test("The knob follows a drag, also beyond the ends and off the groove")
  func drags() {
    let slider = slider()
    hand.drag(from: place(0.5), to: place(0.75))
    #expect(slider.value == 21)
    hand.drag(from: place(0.75), to: Point(5000, 170))
    #expect(slider.value == 24)
    hand.drag(from: place(1), to: Point(-5000, 150))
    #expect(slider.value == 12)
  }

  @Test("A slider that waits shows every value of a drag and tells the last one alone")
  func waits() {
    let slider = slider()
    slider.reportsWhileDragging = false
    let (start, end) = (place(0.5), place(0.25))
    hand.send(
      .mouse, .press(start), .drag(Drag(.began, start: start, position: start)),
      .drag(Drag(.moved, start: start, position: place(1))),
      .drag(Drag(.moved, start: start, position: end)))
    #expect(slider.value == 15)
    #expect(hand.log.isEmpty)
    hand.send(.mouse, .drag(Drag(.ended, start: start, position: end)))
    #expect(hand.log == ["15"])
    hand.send(
      .mouse, .press(end), .drag(Drag(.began, start: end, position: end)),
      .drag(Drag(.moved, start: end, position: place(1))),
      .drag(Drag(.cancelled, start: end, position: place(1))))
    #expect(slider.value == 15)
    #expect(hand.log == ["15"])
  }

  @Test("A drag goes on when the controls are made anew")
  func rebuilt() {
    let first = slider()
    hand.send(
      .mouse, .press(place(0.5)), .drag(Drag(.began, start: place(0.5), position: place(0.5))))
    hand.panel.controls = []
    let second = slider(12...24, first.value)
    hand.send(.mouse, .drag(Drag(.moved, start: place(0.5), position: place(1))))
    #expect(first.value == 18)
    #expect(second.value == 18, "gone while there was none of that id")
    hand.send(.mouse, .drag(Drag(.ended, start: place(0.5), position: place(1))))

    hand.send(
      .mouse, .press(place(0.5)), .drag(Drag(.began, start: place(0.5), position: place(0.5))))
    let third = slider(12...24, 18)
    hand.panel.controls = [third]
    hand.send(.mouse, .drag(Drag(.moved, start: place(0.5), position: place(1))))
    #expect(third.value == 24)
  }

  @Test("A slider that is off keeps its value")
  func off() {
    let slider = slider()
    slider.isEnabled = false
    hand.click(place(0))
    hand.drag(from: place(0.5), to: place(1))
    hand.panel.focus(id: "pile")
    hand.send(.keyboard, .tilt(.left))
    #expect(slider.value == 18)
    #expect(hand.log.isEmpty)
  }

  @Test("The label is live, and every third value has its number")
  func words() {
    _ = slider()
    #expect(hand.drawn().texts == ["18 matches", "Matches", "12", "15", "18", "21", "24"])
    hand.panel.focus(id: "pile")
    hand.send(.keyboard, .tilt(.right))
    #expect(hand.drawn().texts.first == "19 matches")
  }

  @Test("Numbers never touch one another, however narrow the slider")
  func narrow() {
    let slider = slider(0...100, 50, every: 5)
    for width in stride(from: 120.0, through: 900, by: 60) {
      slider.frame.width = width
      let numbers = hand.drawn().commands.filter { command in
        if case .text(let text, _, _) = command.content { Int(text) != nil } else { false }
      }
      for (left, right) in zip(numbers, numbers.dropFirst()) {
        #expect(left.frame.maxX < right.frame.x)
      }
    }
  }

  @Test("The knob glides to its new place, and ends exactly there")
  func glides() {
    let slider = slider()
    hand.panel.focus(id: "pile")
    let start = slider.focusShape.frame.midX
    hand.send(.keyboard, .tilt(.right))
    #expect(slider.focusShape.frame.midX == start)
    hand.context.animator.advance(by: .milliseconds(40))
    let midway = slider.focusShape.frame.midX
    #expect(start < midway && midway < start + 48)
    hand.settle()
    #expect(slider.focusShape.frame.midX == start + 48)
  }
}
