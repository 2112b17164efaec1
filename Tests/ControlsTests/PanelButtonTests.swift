import Controls
import GameKernel
import Stage
import Testing

/// Buttons that open a panel of controls.
@MainActor @Suite struct PanelButtonTests {
  private let hand = Stagehand()

  private func button() -> PanelButton {
    let button = hand.add(
      PanelButton(id: "more", context: hand.context), Rect(100, 100, 300, 52))
    button.contentSize = { Size(200, 60) }
    button.onClose = { [weak hand] in hand?.log.append($0 ? "taken" : "dropped") }
    return button
  }

  @Test("A click elsewhere, one on the button itself and Esc discard the changes")
  func dropped() {
    let button = button()
    for point in [Point(900, 700), Point(120, 120)] {
      hand.click(Point(120, 120))
      #expect(button.isOpen)
      hand.click(point)
      #expect(!button.isOpen)
    }
    hand.click(Point(120, 120))
    hand.send(.keyboard, .back)
    #expect(!button.isOpen && hand.log == ["dropped", "dropped", "dropped"])
  }

  @Test("Enter and A accept the changes", arguments: [InputDevice.keyboard, .gamepad])
  func taken(device: InputDevice) {
    _ = button()
    hand.panel.focus(id: "more")
    hand.send(device, .activate)
    hand.send(device, .activate)
    #expect(hand.log == ["taken"])
  }
}
