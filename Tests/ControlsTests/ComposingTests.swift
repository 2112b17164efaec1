import Controls
import GameKernel
import Stage
import Testing

@MainActor @Suite("A text field in which an input method composes") struct ComposingTests {
  let hand = Stagehand()
  let field: TextField

  init() {
    field = TextField(
      id: "name", context: hand.context, text: "Ben", placeholder: "You", limit: 8,
      onChange: { _ in })
    _ = hand.add(field, Rect(100, 100, 300, 52))
    hand.panel.focus(id: "name")
    hand.send(.keyboard, .activate)
  }

  private func key(_ intents: Intent...) {
    for intent in intents { hand.send(.keyboard, intent) }
  }

  private var texts: [String] { hand.drawn().texts }

  @Test("shows at the caret what is composed, with a line below it, and keeps it only when written")
  func shown() {
    key(.edit(.moveToStart), .tilt(.right))
    let plain = hand.drawn().commands.count
    key(.edit(.compose("ni", caret: 2)))
    #expect(texts.contains("Bnien") && hand.drawn().commands.count == plain + 1)
    key(.edit(.compose("日本", caret: 2)))
    #expect(texts.contains("B日本en"))
    key(.edit(.insert("日本")), .edit(.compose("", caret: 0)))
    #expect(texts.contains("B日本en") && hand.drawn().commands.count == plain)
    key(.activate)
    #expect(field.text == "B日本en")
  }

  @Test("has back what was selected where a composition is given up")
  func givenUp() {
    key(.edit(.compose("ni", caret: 2)))
    #expect(texts.contains("ni") && !texts.contains("Ben"))
    key(.edit(.compose("", caret: 0)))
    #expect(texts.contains("Ben"))
    key(.edit(.compose("ni", caret: 2)), .back)
    #expect(field.text == "Ben" && !field.isEditing)
  }

  @Test("writes what is composed when it is left, and no more than its limit")
  func left() {
    key(.edit(.moveToEnd), .edit(.compose("abcdefgh", caret: 0)), .focusNext)
    #expect(field.text == "Benabcde")
  }

  @Test("leaves its caret to the input method until that has ended")
  func caret() {
    key(.edit(.moveToEnd), .edit(.compose("ni", caret: 1)), .tilt(.left), .tilt(.down))
    hand.click(Point(130, 125))
    #expect(field.isEditing && texts.contains("Benni"))
    key(.edit(.insert("i")), .activate)
    #expect(field.text == "Beni")
  }
}
