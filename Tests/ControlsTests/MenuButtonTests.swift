import Controls
import GameKernel
import Stage
import TestSupport
import Testing

@MainActor @Suite("A menu button")
struct MenuButtonTests {
  private let hand = Stagehand()
  private let menu: MenuButton

  init() {
    let hand = hand
    menu = hand.add(
      MenuButton(id: "more", context: hand.context, icon: .more), Rect(1200, 20, 48, 48))
    menu.rows = ["one", "two", "three"].map { title in
      MenuButton.Row(title, note: "Ctrl") { [weak hand] in hand?.log.append(title) }
    }
  }

  private var rows: [ControlReport] { hand.panel.reports.filter { $0.id.hasPrefix("more.") } }

  @Test("opens its rows within the window, and does what is chosen, once")
  func pointer() throws {
    hand.click(menu.frame.center)
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { Rect(0, 0, 1280, 800).intersection($0.frame) == $0.frame })
    hand.settle()
    #expect(hand.drawn().texts.filter { ["one", "two", "three", "Ctrl"].contains($0) }.count == 6)
    hand.click(try #require(rows.dropFirst().first).frame.center)
    #expect(hand.log == ["two"])
    #expect(rows.isEmpty)
  }

  @Test("is played by keys: Enter opens, arrows walk and stop at the ends, Enter does, Esc closes")
  func keys() {
    hand.panel.focus(id: "more")
    hand.send(.keyboard, .activate, .tilt(.down), .tilt(.down), .tilt(.down), .activate)
    hand.send(.gamepad, .activate, .back)
    #expect(rows.isEmpty)
    hand.send(.gamepad, .activate, .activate)
    #expect(hand.log == ["three", "one"])
  }

  @Test("names the keys that do the same to whoever has keys at hand, not to a finger or a pad")
  func notes() {
    for device in [InputDevice.mouse, .touch, .gamepad, .keyboard] {
      hand.panel.focus(id: "more")
      hand.send(device, .press(menu.frame.center), .tap(menu.frame.center))
      hand.settle()
      let hasKeys = device == .mouse || device == .keyboard
      #expect(hand.drawn().texts.contains("Ctrl") == hasKeys, "\(device)")
      hand.send(device, .back)
      hand.settle()
    }
  }

  @Test("closes when something else is clicked, and does nothing")
  func elsewhere() {
    hand.click(menu.frame.center)
    hand.click(Point(300, 500))
    #expect(rows.isEmpty && hand.log.isEmpty)
  }

  @Test("without rows does not open")
  func empty() {
    menu.rows = []
    hand.click(menu.frame.center)
    #expect(!menu.isModal)
  }
}
