import GameKernel
import Stage
import TestSupport
import Testing

@Suite("While a text is typed", .tags(.input)) struct TypingTests {
  private func meaning(_ events: Recording) -> [Intent] {
    var interpreter = InputInterpreter()
    interpreter.needs.textPlace = Rect(0, 0, 100, 20)
    return interpreter.play(events)
  }

  @Test("letters, digits and Space are no commands", arguments: Array("hnuzcv159") + [" "])
  func letters(letter: Character) {
    let key: Key = letter == " " ? .space : .character(letter)
    let events: Recording = [
      (0, .keyDown(key, [], isRepeat: false)), (0, .text(String(letter))), (40, .keyUp(key)),
    ]
    #expect(meaning(events) == [.edit(.insert(String(letter)))])
  }

  @Test(
    "keys edit it",
    arguments: [
      (.backspace, [], .edit(.deleteBackward)), (.delete, [], .edit(.deleteForward)),
      (.home, [], .edit(.moveToStart)), (.end, [], .edit(.moveToEnd)),
      (.character("a"), .control, .edit(.selectAll)),
      (.character("v"), .control, .command(.paste)), (.left, [], .tilt(.left)),
      (.enter, [], .activate), (.escape, [], .back), (.tab, [], .focusNext),
      (.tab, .shift, .focusPrevious), (.function(11), [], .command(.fullScreen)),
      (.character("q"), .control, .command(.leave)),
      (.character("w"), .control, .command(.close)),
    ] as [(Key, KeyModifiers, Intent)])
  func keys(key: Key, modifiers: KeyModifiers, meant: Intent) {
    #expect(meaning([(0, .keyDown(key, modifiers, isRepeat: false))]) == [meant])
  }

  @Test("a held Backspace deletes on and on, and Enter speaks once")
  func repeats() {
    for (key, times) in [(Key.backspace, 3), (.delete, 3), (.enter, 1)] {
      let said = meaning([
        (0, .keyDown(key, [], isRepeat: false)), (500, .keyDown(key, [], isRepeat: true)),
        (530, .keyDown(key, [], isRepeat: true)),
      ])
      #expect(said.count == times)
    }
  }

  @Test("a text counts as the keyboard, and means nothing where none is typed")
  func device() {
    var interpreter = InputInterpreter()
    #expect(interpreter.play([(0, .text("a"))]).isEmpty && interpreter.device == .mouse)
    interpreter.needs.textPlace = Rect(0, 0, 100, 20)
    #expect(interpreter.play([(1, .text("a"))]) == [.edit(.insert("a"))])
    #expect(interpreter.device == .keyboard)
  }
}
