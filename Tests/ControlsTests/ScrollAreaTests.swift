import Controls
import GameKernel
import Stage
import Testing

@MainActor @Suite struct ScrollAreaTests {
  let hand = Stagehand(size: Size(480, 320))
  let area: ScrollArea

  /// Ten buttons of 60 in a viewport of 200.
  init() {
    area = ScrollArea(look: hand.context.look)
    for index in 0..<10 { hand.button("\(index)", Rect(0, 100 + 60 * Double(index), 200, 50)) }
    area.layout(
      Rect(0, 100, 200, 200), contentHeight: 600, controls: hand.panel.controls)
    hand.panel.scrollArea = area
  }

  @Test("The wheel and a drag move the content, held to its ends")
  func scrolls() {
    #expect(hand.send(.mouse, .scroll(-1, at: Point(50, 150))))
    #expect(area.offset > 0)
    hand.send(.mouse, .scroll(100, at: Point(50, 150)))
    #expect(area.offset == 0)
    hand.drag(from: Point(50, 190), to: Point(50, 110), .touch)
    #expect(area.offset == 80)
    hand.drag(from: Point(50, 190), to: Point(50, -2000), .touch)
    #expect(area.offset == 400)
    #expect(hand.log.isEmpty)
  }

  @Test("What is scrolled out of the viewport cannot be clicked")
  func clipped() {
    #expect(!hand.send(.mouse, .tap(Point(50, 360))))
    area.scroll(to: 120)
    hand.click(Point(50, 120))
    #expect(hand.log == ["2"])
    let loose = hand.drawn().commands.filter { command in
      command.clip.map { $0.intersection(area.viewport) != $0 } ?? true
    }
    #expect(loose.count == 3, "the bar and the fades at both edges alone are not clipped")
  }

  @Test("Fades have the colour that the panel has at the same height")
  func fades() {
    area.scroll(to: 120)
    area.panel = Rect(0, 0, 200, 400)
    let colours = area.look.theme.panel
    let tints = hand.drawn().commands.compactMap { command in
      if case .picture(_, let tint) = command.content, command.clip == nil { tint } else { nil }
    }
    #expect(tints.contains(colours.first.mixed(with: colours.second, 0.25)), "above, at 100")
    #expect(tints.contains(colours.first.mixed(with: colours.second, 0.75)), "below, at 300")
  }

  @Test("What is scrolled out of the viewport is said to be so")
  func reports() {
    #expect(hand.panel.reports.filter(\.isInView).map(\.id) == ["0", "1", "2"])
    area.scroll(to: 400)
    #expect(hand.panel.reports.filter(\.isInView).map(\.id) == ["7", "8", "9"])
  }

  @Test("The focus is always scrolled into view")
  func follows() {
    for _ in 0..<25 {
      hand.send(.keyboard, .focusNext)
      let frame = hand.panel.focused?.frame ?? .zero
      #expect(frame.intersection(area.viewport) == frame)
    }
  }

  @Test(
    "Home, End and pages scroll content that has no control for them, and the focus stays in view")
  func leaps() {
    hand.panel.focus(id: "0")
    #expect(hand.send(.keyboard, .leap(.toEnd)) && area.offset == 400)
    #expect(hand.panel.focused?.id == "9")
    hand.send(.keyboard, .leap(.pageUp))
    #expect(area.offset == 220 && hand.panel.focused?.id == "4")
    hand.send(.keyboard, .leap(.toStart))
    #expect(area.offset == 0 && hand.panel.focused?.id == "0")
  }

  @Test("An arrow scrolls through content without controls before the focus skips it")
  func readsOn() {
    let all = hand.panel.controls
    hand.panel.controls = [all[0], all[9]]
    area.layout(Rect(0, 100, 200, 200), contentHeight: 600, controls: hand.panel.controls)
    hand.panel.focus(id: "0")
    var offsets: [Double] = []
    while hand.panel.focused?.id == "0", offsets.count < 20 {
      hand.send(.keyboard, .tilt(.down))
      offsets.append(area.offset)
    }
    #expect((4...12).contains(offsets.count) && hand.panel.focused?.id == "9")
    #expect(zip([0] + offsets, offsets).allSatisfy { $1 - $0 <= 60 }, "\(offsets)")
    for _ in 0..<20 { hand.send(.keyboard, .tilt(.up)) }
    #expect(area.offset == 0 && hand.panel.focused?.id == "0")
  }

  @Test("Label and note scroll into view with the control that has the focus")
  func words() {
    let controls = hand.panel.controls
    controls[4].wordsAround = (above: 0, below: 70)
    for _ in 0..<10 where hand.panel.focused !== controls[4] {
      hand.send(.keyboard, .focusNext)
    }
    #expect(controls[4].frame.maxY + 70 <= area.viewport.maxY)
    controls[0].wordsAround = (above: 30, below: 0)
    area.scroll(to: 400)
    for _ in 0..<10 where hand.panel.focused !== controls[0] {
      hand.send(.keyboard, .focusPrevious)
    }
    #expect(controls[0].frame.y - 30 >= area.viewport.y || area.offset == 0)
  }

  @Test("A new layout keeps the place, as far as there is content")
  func relayout() {
    area.scroll(to: 400)
    for (index, control) in hand.panel.controls.enumerated() {
      control.frame = Rect(0, 100 + 60 * Double(index), 200, 50)
    }
    area.layout(Rect(0, 100, 200, 300), contentHeight: 600, controls: hand.panel.controls)
    #expect(area.offset == 300)
    #expect(hand.panel.controls[0].frame.y == -200)
  }

  @Test("Where everything has room, wheel and drag are left alone")
  func room() {
    for (index, control) in hand.panel.controls.enumerated() {
      control.frame = Rect(0, 100 + 10 * Double(index), 200, 8)
    }
    area.layout(Rect(0, 100, 200, 200), contentHeight: 100, controls: hand.panel.controls)
    #expect(!area.canScroll)
    #expect(!hand.send(.mouse, .scroll(-1, at: Point(50, 150))))
  }
}
