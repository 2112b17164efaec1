import GameKernel
import Stage
import TestSupport
import Testing

@Suite("Keys", .tags(.input)) struct KeyTests {
  @Test(
    "Each key of the table of controls means what the table says",
    arguments: [
      (.enter, [], .activate), (.space, [], .activate), (.escape, [], .back),
      (.tab, [], .focusNext), (.tab, .shift, .focusPrevious),
      (.tab, .control, .nextTab), (.tab, [.control, .shift], .previousTab),
      (.left, [], .tilt(.left)), (.right, [], .tilt(.right)),
      (.up, [], .tilt(.up)), (.down, [], .tilt(.down)),
      (.character("1"), [], .number(1)), (.character("5"), [], .number(5)),
      (.character("9"), [], .number(9)),
      (.character("h"), [], .command(.hint)), (.character("n"), [], .command(.newGame)),
      (.character("u"), [], .command(.undo)), (.character("z"), .control, .command(.undo)),
      (.character("y"), .control, .command(.redo)), (.character("y"), [], .command(.redo)),
      (.character("z"), [.control, .shift], .command(.redo)),
      (.character("c"), .control, .command(.copy)), (.character("v"), .control, .command(.paste)),
      (.character("q"), .control, .command(.leave)),
      (.character("w"), .control, .command(.close)),
      (.function(10), [], .command(.settings)), (.function(11), [], .command(.fullScreen)),
      (.home, [], .leap(.toStart)), (.end, [], .leap(.toEnd)),
      (.pageUp, [], .leap(.pageUp)), (.pageDown, [], .leap(.pageDown)),
    ] as [(Key, KeyModifiers, Intent)])
  func table(key: Key, modifiers: KeyModifiers, meaning: Intent) {
    #expect(
      InputInterpreter.meaning(of: [(0, .keyDown(key, modifiers, isRepeat: false))]) == [meaning])
  }

  @Test(
    "A key with a modifier that the table does not name means nothing",
    arguments: [
      (.character("h"), .control), (.character("u"), .control), (.character("1"), .alt),
      (.enter, .alt), (.tab, .alt), (.function(10), .control), (.character("z"), []),
      (.character("0"), []), (.character("y"), [.control, .shift]), (.function(4), .alt),
      (.character("c"), []), (.character("v"), [.control, .shift]),
      (.character("q"), []), (.character("w"), []), (.character("q"), [.control, .shift]),
      (.character("w"), [.control, .shift]), (.character("q"), [.control, .alt]),
    ] as [(Key, KeyModifiers)])
  func strangers(key: Key, modifiers: KeyModifiers) {
    #expect(InputInterpreter.meaning(of: [(0, .keyDown(key, modifiers, isRepeat: false))]) == [])
  }

  @Test(
    "Arrows, undo and redo repeat while held, all other keys speak once",
    arguments: [
      (.left, [], 3), (.character("u"), [], 3), (.character("z"), .control, 3),
      (.character("y"), .control, 3), (.character("z"), [.control, .shift], 3),
      (.character("c"), .control, 1), (.character("v"), .control, 1),
      (.enter, [], 1), (.escape, [], 1), (.tab, [], 1), (.character("2"), [], 1),
      (.character("n"), [], 1), (.function(11), [], 1),
    ] as [(Key, KeyModifiers, Int)])
  func repeats(key: Key, modifiers: KeyModifiers, times: Int) {
    let said = InputInterpreter.meaning(of: [
      (0, .keyDown(key, modifiers, isRepeat: false)),
      (500, .keyDown(key, modifiers, isRepeat: true)),
      (530, .keyDown(key, modifiers, isRepeat: true)),
      (560, .keyUp(key)),
    ])
    #expect(said.count == times)
  }

  @Test("An arrow that is held tilts once, and says that the rest are repeats")
  func heldArrow() {
    let said = InputInterpreter.meaning(of: [
      (0, .keyDown(.left, [], isRepeat: false)), (500, .keyDown(.left, [], isRepeat: true)),
      (530, .keyUp(.left)), (600, .keyDown(.left, [], isRepeat: false)),
    ])
    #expect(said == [.tilt(.left), .tiltRepeat(.left), .tilt(.left)])
  }

  @Test("A key still held when the focus is lost repeats no more")
  func focusLost() {
    var interpreter = InputInterpreter()
    let said = interpreter.play([
      (0, .keyDown(.left, [], isRepeat: false)),
      (100, .focusLost),
      (200, .focusGained),
      (500, .keyDown(.left, [], isRepeat: true)),
    ])
    #expect(said == [.tilt(.left)])
    #expect(interpreter.play([(600, .keyDown(.left, [], isRepeat: false))]) == [.tilt(.left)])
  }
}
