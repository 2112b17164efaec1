import Controls
import GameKernel
import Stage
import Testing

/// Segmented controls, switches and drop-down lists.
@MainActor @Suite struct ChoiceTests {
  let hand = Stagehand()

  private func segments(_ selected: Int = 1) -> SegmentedControl {
    hand.add(
      SegmentedControl(
        id: "who", context: hand.context, options: ["You", "Clever", "In turn"],
        selected: selected
      ) { [weak hand] in hand?.log.append("who \($0)") }, Rect(100, 100, 300, 52))
  }

  private func list(_ count: Int = 3, at y: Double = 100) -> DropDown {
    hand.add(
      DropDown(
        id: "style", context: hand.context,
        source: ArrayListSource((0..<count).map { "Row \($0)" }), selected: 1
      ) { [weak hand] in hand?.log.append("style \($0)") }, Rect(100, y, 300, 52))
  }

  @Test("A click on an option chooses it; one on the chosen option tells nothing")
  func clickSegment() {
    let control = segments()
    hand.click(Point(380, 120))
    hand.click(Point(380, 120))
    hand.click(Point(110, 120))
    #expect(control.selected == 0)
    #expect(hand.log == ["who 2", "who 0"])
  }

  @Test("A single option is a label, which has no accent and no focus")
  func singleOption() {
    let control = hand.add(
      SegmentedControl(
        id: "size", context: hand.context, options: ["4 × 4"], selected: 0
      ) { _ in }, Rect(100, 100, 300, 52))
    hand.panel.focus(id: "size")
    #expect(!control.isOperable && hand.focused == nil)
    #expect(hand.drawn().texts == ["4 × 4"])
    #expect(!hand.drawn().contains(picture: "accent"))
    control.options.append("6 × 6")
    #expect(control.isOperable && hand.drawn().contains(picture: "accent"))
  }

  @Test("Left and right choose the neighbour and stop at the ends")
  func adjustSegment() {
    let control = segments()
    hand.panel.focus(id: "who")
    #expect(hand.send(.gamepad, .tilt(.right)))
    #expect(!hand.send(.gamepad, .tilt(.right)))
    #expect(control.selected == 2)
    #expect(hand.log == ["who 2"])
  }

  @Test("Where a choice ends a game, keys pass over the options and Enter chooses")
  func passing() {
    let control = segments()
    control.choosesOnArrow = false
    hand.panel.focus(id: "who")
    hand.send(.gamepad, .tilt(.left))
    #expect(control.selected == 1 && hand.log.isEmpty)
    #expect(hand.send(.gamepad, .activate))
    #expect(control.selected == 0 && hand.log == ["who 0"])
    hand.send(.gamepad, .tilt(.right))
    hand.panel.focus(id: nil)
    hand.panel.focus(id: "who")
    #expect(hand.send(.gamepad, .activate))
    #expect(control.selected == 0)
  }

  @Test("An arrow that is held stays on the last option, and only a fresh one of a gamepad goes on")
  func heldAtTheEnd() {
    _ = segments()
    hand.button("beside", Rect(500, 100, 100, 52))
    hand.panel.focus(id: "who")
    hand.send(.gamepad, .tilt(.right), .tiltRepeat(.right), .tiltRepeat(.right))
    hand.send(.keyboard, .tilt(.right))
    #expect(hand.focused == "who")
    hand.send(.gamepad, .tilt(.right))
    #expect(hand.focused == "beside")
  }

  @Test("The options of a segmented control can be found by scripts")
  func segmentReports() {
    _ = segments()
    let reports = hand.panel.reports
    #expect(reports.map(\.id) == ["who", "who.0", "who.1", "who.2"])
    for report in reports.dropFirst() { hand.click(report.frame.center) }
    #expect(hand.log == ["who 0", "who 1", "who 2"])
  }

  @Test("The chosen option alone is in bold, and the raised part slides under it")
  func drawSegments() {
    _ = segments()
    hand.click(Point(380, 120))
    hand.settle()
    let bold = hand.drawn().commands.compactMap { command -> String? in
      guard case .text(let text, let style, _) = command.content, style.weight == .bold else {
        return nil
      }
      return text
    }
    #expect(bold == ["In turn"])
  }

  @Test("Where one word finds no room, all words of the control are set small")
  func tight() {
    let control = segments()
    func sizes() -> Set<Int> {
      Set(
        hand.drawn().commands.compactMap { command in
          if case .text(_, let style, _) = command.content { style.pixels } else { nil }
        })
    }
    #expect(sizes() == [22])
    control.options[2] = "Turn about"
    #expect(sizes() == [16])
  }

  @Test("A tap anywhere in its row and Enter turn a switch; each turn is told once")
  func turn() {
    let control = hand.add(
      Switch(id: "calm", context: hand.context, isOn: false, title: "Calm", note: "Less") {
        [weak hand] in hand?.log.append("\($0)")
      }, Rect(100, 100, 400, 52))
    hand.click(Point(110, 110))
    #expect(control.isOn)
    hand.send(.keyboard, .activate)
    #expect(!control.isOn)
    control.isEnabled = false
    hand.click(Point(490, 110))
    control.show(true)
    #expect(hand.log == ["true", "false"])
    #expect(hand.drawn().texts == ["Calm", "Less"])
  }

  @Test("A switch says its state by shape: only one that is on has a tick")
  func tick() {
    let control = hand.add(
      Switch(id: "calm", context: hand.context, isOn: false, title: "Calm") { _ in },
      Rect(100, 100, 400, 52))
    #expect(!hand.drawn().contains(picture: "icon check"))
    control.show(true)
    hand.settle()
    #expect(hand.drawn().contains(picture: "icon check"))
    #expect(!hand.drawn().contains(picture: "switch off"))
  }

  @Test("A drop-down list is opened, walked and closed by keys alone")
  func keysOnly() {
    let control = list()
    hand.button("below", Rect(100, 400, 300, 52))
    hand.send(.keyboard, .focusNext, .activate)
    #expect(control.isOpen)
    hand.send(.keyboard, .tilt(.down), .tilt(.down), .tilt(.down), .activate)
    #expect(control.selected == 2)
    #expect(!control.isOpen)
    #expect(hand.log == ["style 2"])
    #expect(hand.focused == "style")
  }

  @Test("Esc closes the list, keeps the choice, and is the scene's own when nothing is open")
  func escape() {
    let control = list()
    hand.send(.keyboard, .focusNext, .activate, .tilt(.up))
    #expect(hand.send(.keyboard, .back))
    #expect(!control.isOpen)
    #expect(control.selected == 1)
    #expect(hand.log.isEmpty)
    #expect(!hand.send(.keyboard, .back))
  }

  @Test("While a list is open, nothing else hears of the pointer")
  func modal() {
    let control = list()
    hand.button("below", Rect(100, 160, 300, 52))
    hand.click(Point(110, 110))
    #expect(control.isOpen)
    hand.click(Point(900, 700))
    #expect(!control.isOpen)
    hand.click(Point(110, 110))
    hand.click(Point(110, 180))
    #expect(hand.log == ["style 0"])
  }

  @Test("Every row that shows is reported and can be clicked", arguments: [100.0, 700])
  func rows(_ y: Double) {
    let control = list(at: y)
    for row in 0..<3 {
      hand.click(control.frame.center)
      let report = hand.panel.reports.first { $0.id == "style.\(row)" }
      report.map { hand.click($0.frame.center) }
      #expect(control.selected == row)
    }
    hand.click(control.frame.center)
    let window = Rect(.zero, hand.context.look.metrics.size)
    for report in hand.panel.reports {
      #expect(report.frame.intersection(window) == report.frame)
    }
  }

  @Test("A list longer than the window scrolls with the highlight and never leaves the window")
  func long() {
    let control = list(60)
    hand.send(.keyboard, .focusNext, .activate)
    hand.settle()
    #expect(!hand.drawn().texts.contains("Row 55"))
    for _ in 0..<54 { hand.send(.keyboard, .tilt(.down)) }
    #expect(hand.drawn().texts.contains("Row 55"))
    hand.send(.keyboard, .activate)
    #expect(control.selected == 55)
    #expect(hand.panel.reports.count == 1)
  }

  @Test("Home and End go to the ends of an open list, Page Up and Page Down by what shows of it")
  func leap() {
    let control = list(60)
    hand.send(.keyboard, .focusNext, .activate)
    let shown = hand.panel.reports.count - 1
    #expect(shown > 3 && shown < 50)
    func chosen(after intents: Intent.Leap...) -> Int {
      if !control.isOpen { hand.send(.keyboard, .activate) }
      for leap in intents { #expect(hand.send(.keyboard, .leap(leap))) }
      hand.settle()
      hand.send(.keyboard, .activate)
      return control.selected
    }
    #expect(chosen(after: .toEnd) == 59)
    #expect(chosen(after: .toStart) == 0)
    let page = chosen(after: .pageDown)
    #expect((shown - 2...shown).contains(page))
    #expect(chosen(after: .pageDown) == 2 * page)
    #expect(chosen(after: .pageUp, .pageUp, .pageUp) == 0)
    #expect(!hand.send(.keyboard, .leap(.toEnd)))
    #expect(control.selected == 0)
  }

  @Test("The wheel and a drag scroll a long list without choosing")
  func wheel() {
    let control = list(60)
    hand.click(control.frame.center)
    hand.settle()
    hand.send(.mouse, .scroll(-30, at: Point(110, 300)))
    #expect(!hand.drawn().texts.contains("Row 2"))
    hand.drag(from: Point(110, 300), to: Point(110, 5000), .touch)
    #expect(hand.drawn().texts.contains("Row 2"))
    #expect(control.isOpen)
    #expect(hand.log.isEmpty)
  }

  @Test("The open list lies above everything else")
  func onTop() {
    _ = list()
    hand.button("below", Rect(100, 160, 300, 52))
    hand.click(Point(110, 110))
    hand.settle()
    let texts = hand.drawn().texts
    #expect(texts == ["Row 1", "below", "Row 0", "Row 1", "Row 2"])
  }

  @Test("A list of sizes names the price at each row but the chosen one, within its width")
  func prices() throws {
    let choice = SizeChoice(
      id: "size", context: hand.context, names: ["3×3", "4×4", "5×5"], selected: 1)
    choice.namePrice(hand.context.look)
    choice.layout(Rect(100, 100, 110, 52), hand.context.look.metrics)
    _ = hand.add(choice.control, Rect(100, 100, 110, 52))
    hand.click(Point(110, 110))
    hand.settle()
    let notes = hand.drawn().commands.filter { command in
      if case .text("new game", _, _) = command.content { true } else { false }
    }
    #expect(notes.count == 2)
    let rows = hand.panel.reports.filter { $0.id.hasPrefix("size.") }
    #expect(rows.count == 3)
    for note in notes { #expect(rows.contains { $0.frame.intersection(note.frame) == note.frame }) }
  }
}
