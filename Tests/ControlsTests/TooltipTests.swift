import Controls
import GameKernel
import Motion
import Stage
import TestSupport
import Testing

@MainActor @Suite("The words of a button", .tags(.input))
struct TooltipTests {
  private let hand = Stagehand()
  private let place = Rect(600, 300, 48, 48)

  private func button(at place: Rect? = nil) -> IconButton {
    let button = hand.add(
      IconButton(id: "hint", context: hand.context, icon: .hint) { [weak hand] in
        hand?.log.append("hint")
      }, place ?? self.place)
    button.tip = { "Hint (H)" }
    return button
  }

  private var says: Bool { hand.drawn().texts.contains("Hint (H)") }

  private var tip: Rect? {
    _ = hand.drawn()
    return hand.panel.reports.first { $0.id == "hint.tip" }?.frame
  }

  private func wait(_ milliseconds: Int) {
    hand.context.animator.advance(by: .milliseconds(milliseconds))
  }

  @Test("come when the pointer has rested for 0.4 s, and go with it")
  func rest() {
    _ = button()
    hand.send(.mouse, .hover(place.center))
    wait(350)
    hand.send(.mouse, .hover(place.center + Point(2, 0)))
    wait(350)
    #expect(!says)
    wait(200)
    #expect(says)
    hand.send(.mouse, .hover(place.center))
    #expect(says)
    hand.send(.mouse, .hover(Point(5, 5)))
    #expect(!says)
  }

  @Test(
    "come at once with the focus of keys and pads", arguments: [InputDevice.keyboard, .gamepad])
  func focus(device: InputDevice) {
    _ = button()
    hand.panel.focus(id: "hint")
    hand.send(device, .focusSwitch)
    #expect(says)
  }

  @Test("go when they have been read, when a key does something else, and when the scene is left")
  func read() {
    let other = hand.button("other", Rect(100, 300, 100, 60))
    _ = button()
    func focus() {
      hand.panel.focus(id: other.id)
      hand.send(.keyboard, .tilt(.right))
      hand.panel.focus(id: "hint")
      #expect(says)
    }
    focus()
    hand.panel.advance(by: .seconds(3))
    #expect(says && hand.panel.nextTimer == .seconds(1))
    hand.panel.advance(by: .seconds(1))
    wait(200)
    #expect(!says && hand.panel.nextTimer == nil)
    focus()
    hand.send(.keyboard, .command(.newGame))
    #expect(!says)
    focus()
    hand.panel.fallSilent()
    #expect(!says)
  }

  @Test("go when the button is used, and do not come for a finger")
  func used() {
    _ = button()
    hand.send(.mouse, .hover(place.center))
    wait(800)
    hand.click(place.center)
    wait(800)
    #expect(!says && hand.log == ["hint"])
    hand.send(.touch, .press(place.center))
    wait(800)
    #expect(!says)
  }

  @Test(
    "lie beside the button within the window, and never cover it",
    arguments: [
      Rect(600, 300, 48, 48), Rect(0, 0, 48, 48), Rect(1232, 0, 48, 48), Rect(0, 752, 48, 48),
      Rect(1232, 752, 48, 48), Rect(4, 4, 1272, 792), Rect(600, 4, 48, 792),
    ])
  func beside(place: Rect) {
    _ = button(at: place)
    hand.panel.focus(id: "hint")
    hand.send(.keyboard, .focusSwitch)
    guard let tip else { return #expect(place.width > 1000) }
    #expect(!tip.intersects(place))
    #expect(tip.x >= 8 && tip.y >= 8 && tip.maxX <= 1272 && tip.maxY <= 792)
  }

  @Test("take no input: the board below them is clicked")
  func noInput() throws {
    // It is below every place of the tooltip.
    hand.button("below", Rect(400, 200, 448, 260)).isOnBoard = true
    _ = button()
    hand.send(.mouse, .hover(place.center))
    wait(800)
    let tip = try #require(tip)
    #expect(hand.panel.reports.first { $0.id == "below" }?.frame.contains(tip.center) == true)
    hand.click(tip.center)
    #expect(hand.log == ["below"])
  }

  @Test("cover no other control, and are not shown where none but such places are near")
  func covers() throws {
    _ = button()
    hand.button("below", Rect(560, 352, 128, 60))
    hand.send(.mouse, .hover(place.center))
    wait(800)
    #expect(try #require(tip).maxY <= place.y)
    hand.button("above", Rect(560, 200, 128, 96))
    #expect(try #require(tip).maxX <= place.x)
    hand.button("left", Rect(400, 300, 196, 48))
    #expect(try #require(tip).x >= place.maxX)
    hand.button("right", Rect(652, 330, 96, 18))
    let last = try #require(tip)
    for control in hand.panel.controls { #expect(!last.intersects(control.frame), "\(control.id)") }
    hand.button("all below", Rect(300, 352, 700, 400))
    hand.button("all above", Rect(300, 50, 700, 246))
    hand.button("all left", Rect(300, 290, 296, 70))
    hand.button("all right", Rect(652, 290, 348, 70))
    #expect(tip == nil && !says)
  }

  @Test("cover no text, and a board with a text only where it is all around", arguments: [0, 1, 2])
  func texts(kind: Int) throws {
    let (isOnBoard, isAllAround) = (kind > 0, kind == 2)
    let label = Label(id: "label", context: hand.context)
    let frame = isAllAround ? Rect(400, 200, 448, 260) : Rect(500, 352, 248, 60)
    hand.add(label, frame).isOnBoard = isOnBoard
    label.isHidden = !isOnBoard
    _ = button()
    hand.send(.mouse, .hover(place.center))
    wait(800)
    var list = DisplayList()
    label.draw(into: &list)
    hand.panel.draw(into: &list)
    let tip = try #require(hand.panel.reports.first { $0.id == "hint.tip" }?.frame)
    #expect(tip.intersects(label.frame) == isAllAround)
  }

  /// A text, by itself or of a board.
  private final class Label: Control {
    override func draw(into list: inout DisplayList) {
      list.text(
        "123456789 123456789", context.look.metrics.medium(), .white, in: frame, .center,
        measuredBy: context.look.measurer)
    }
  }

  @Test("say why a button is off")
  func reason() {
    let button = button()
    button.isEnabled = false
    button.reason = "Nothing to hint at"
    hand.send(.mouse, .hover(place.center))
    wait(800)
    #expect(hand.drawn().texts.contains("Nothing to hint at"))
  }
}
