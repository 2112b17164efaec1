import Controls
import GameKernel
import Stage
import TestSupport
import Testing

@MainActor @Suite("A text field") struct TextFieldTests {
  let hand = Stagehand()

  @discardableResult private func field(_ text: String = "", limit: Int = 8) -> TextField {
    let field = TextField(
      id: "name", context: hand.context, text: text, placeholder: "You", limit: limit,
      onChange: { [weak hand] in hand?.log.append($0) })
    defer { hand.panel.focus(id: "name") }
    return hand.add(field, Rect(100, 100, 300, 52))
  }

  private func type(_ text: String) { hand.send(.keyboard, .edit(.insert(text))) }

  private func key(_ intents: Intent...) {
    for intent in intents { hand.send(.keyboard, intent) }
  }

  private func pad(_ intents: Intent...) {
    for intent in intents { hand.send(.gamepad, intent) }
  }

  @Test("writes what is typed over what was there, and tells it once Enter has ended it")
  func typing() {
    let field = field("Ben")
    key(.activate)
    type("Z")
    type("oë")
    #expect(field.isEditing && field.text == "Ben" && hand.log.isEmpty)
    key(.activate)
    #expect(!field.isEditing && field.text == "Zoë" && hand.log == ["Zoë"])
  }

  @Test("refuses letters that no font has, with a sentence, and keeps its text")
  func unwritable() throws {
    let measurer = try #require(hand.context.look.measurer as? FixedMeasurer)
    measurer.missing = ["字"]
    let field = field("Ben")
    key(.activate)
    type("a字")
    key(.activate)
    #expect(field.isRefused && field.text == "Ben" && hand.log.isEmpty)
    #expect(hand.drawn().texts == ["No font has these letters"])
    #expect(field.words.state == "No font has these letters")
    key(.activate)
    type("Zoë")
    key(.activate)
    #expect(!field.isRefused && field.text == "Zoë" && hand.log == ["Zoë"])
  }

  @Test("takes no key before it is opened")
  func closed() {
    let field = field("Ben")
    type("x")
    #expect(hand.panel.textPlace == nil && !field.isEditing)
    key(.activate)
    #expect(hand.panel.textPlace == field.frame)
  }

  @Test("has a caret that goes by what readers call characters", arguments: ["ä", "e\u{301}", "👩‍👩‍👧‍👦"])
  func caret(letter: String) {
    let field = field("a\(letter)b")
    key(.activate, .edit(.moveToEnd), .tilt(.left), .edit(.deleteBackward), .activate)
    #expect(field.text == "ab")
    key(.activate, .tilt(.left))
    type(letter)
    key(.activate)
    #expect(field.text == "\(letter)ab")
    key(.activate, .edit(.moveToStart), .edit(.deleteForward), .tilt(.right))
    type("c")
    key(.edit(.moveToEnd))
    type("d")
    key(.activate)
    #expect(field.text == "acbd")
  }

  @Test("deletes all that is selected by either key, and nothing beyond the ends")
  func deleting() {
    for edit in [Intent.Edit.deleteBackward, .deleteForward] {
      let field = field("Ben")
      key(.activate, .edit(.moveToEnd), .edit(.deleteForward), .edit(.moveToStart))
      key(.edit(.deleteBackward), .activate)
      #expect(field.text == "Ben")
      key(.activate, .edit(.moveToEnd), .edit(.selectAll), .edit(edit), .activate)
      #expect(field.text.isEmpty)
      #expect(hand.drawn().texts.contains("You"))
      hand.panel.controls = []
    }
  }

  @Test("holds no more characters than its limit, and none that cannot be seen in a line")
  func limits() {
    let field = field()
    key(.activate)
    type("a\nb\u{202E}\u{7}c\t")
    type("defghijk")
    key(.activate)
    #expect(field.text == "a bc def")
    key(.activate, .edit(.moveToEnd))
    type("\u{301}")
    for _ in 0..<100 { type("\u{302}") }
    key(.activate)
    #expect(field.text.count == 8 && field.text.unicodeScalars.count < 30)
  }

  @Test("has back by Esc or B what was there", arguments: [InputDevice.keyboard, .gamepad])
  func cancelling(device: InputDevice) {
    let field = field("Ben")
    hand.send(device, .activate)
    type("x")
    #expect(hand.send(device, .back))
    #expect(field.text == "Ben" && !field.isEditing && hand.log.isEmpty)
    #expect(!hand.send(device, .back))
  }

  @Test("is ended by what leads elsewhere, which then happens too")
  func leaving() {
    field("Ben")
    hand.button("other", Rect(100, 200, 100, 50))
    for (intent, focus) in [
      (Intent.focusNext, "other"), (.focusPrevious, "other"), (.tilt(.down), "other"),
      (.tilt(.up), "name"),
    ] {
      hand.panel.focus(id: "name")
      key(.activate)
      type("x")
      key(intent)
      #expect(hand.panel.textPlace == nil && hand.focused == focus)
    }
    #expect(hand.log == ["x"])
    hand.panel.focus(id: "name")
    key(.activate)
    type("y")
    hand.click(Point(150, 225))
    #expect(hand.log == ["x", "y", "other"])
    key(.activate)
    #expect(hand.log.last == "other")
    hand.panel.focus(id: "name")
    key(.activate)
    #expect(!hand.send(.keyboard, .command(.settings)) && hand.panel.textPlace == nil)
  }

  @Test(
    "lets no key that is a command elsewhere through",
    arguments: [
      Intent.command(.hint), .command(.newGame), .command(.undo), .commandRepeat(.undo), .number(1),
    ])
  func commands(intent: Intent) {
    let field = field("Ben")
    key(.activate)
    #expect(hand.send(.gamepad, intent) && field.isEditing)
  }

  @Test("puts the caret where it is clicked, between the nearest characters")
  func clicking() {
    let field = field("abcdef")
    let start = Point(121, 126)
    let step = hand.context.look.measurer.size(
      of: "a", hand.context.look.metrics.medium(.semibold)
    ).width
    hand.click(start + Point(2.2 * step, 0))
    type("X")
    hand.click(start + Point(0.3 * step, 0))
    type("Y")
    key(.activate)
    #expect(field.text == "YabXcdef")
  }

  @Test("takes what is pasted, up to its limit")
  func pasting() {
    let field = field("Ben")
    field.pasteText = { "Theodora\nII" }
    key(.activate, .command(.paste), .activate)
    #expect(field.text == "Theodora")
    field.pasteText = { nil }
    key(.activate, .command(.paste), .activate)
    #expect(field.text == "Theodora")
  }

  @Test("can be written with a gamepad: up and down turn the last letter, right adds, left takes")
  func writing() {
    let field = field("Ben")
    pad(.activate, .tilt(.up), .tilt(.up), .tilt(.right), .tilt(.up), .activate)
    #expect(field.text == "Bb")
    pad(.activate, .tilt(.right), .tilt(.down), .tilt(.right), .tilt(.down), .activate)
    #expect(field.text == "Bb  ")
    pad(.activate, .tilt(.left), .tilt(.left), .tilt(.left), .tilt(.left), .tilt(.left), .activate)
    #expect(field.text.isEmpty)
    for _ in 0..<40 { pad(.activate, .tilt(.right), .activate) }
    #expect(field.text == "Aaaaaaaa")
  }

  @Test("shows the caret also in a text that is wider than the field")
  func scrolling() {
    let field = field("", limit: 60)
    key(.activate)
    for letter in 0..<60 {
      type(letter.isMultiple(of: 2) ? "m" : "w")
      let theme = hand.context.look.theme
      let caret = hand.drawn().commands.last { $0.content == .fill(theme.ink) }
      #expect(caret.map { field.frame.contains($0.frame.center) } == true)
    }
  }

  @Test("cannot be opened while it is off")
  func off() {
    let field = field("Ben")
    field.isEnabled = false
    key(.activate)
    hand.click(field.frame.center)
    #expect(!field.isEditing)
  }
}
