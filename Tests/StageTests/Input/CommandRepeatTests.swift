import GameKernel
import Stage
import TestSupport
import Testing

@Suite("Undo and redo that are held", .tags(.input)) struct CommandRepeatTests {
  @Test(
    "A key that is held says a new press once and then repeats, told apart from it",
    arguments: [
      (.character("u"), [], .undo), (.character("z"), .control, .undo),
      (.character("y"), .control, .redo), (.character("z"), [.control, .shift], .redo),
    ] as [(Key, KeyModifiers, Intent.Command)])
  func keys(key: Key, modifiers: KeyModifiers, command: Intent.Command) {
    let said = InputInterpreter.meaning(of: [
      (0, .keyDown(key, modifiers, isRepeat: false)),
      (500, .keyDown(key, modifiers, isRepeat: true)),
      (530, .keyDown(key, modifiers, isRepeat: true)), (560, .keyUp(key)),
      (600, .keyDown(key, modifiers, isRepeat: false)),
    ])
    #expect(
      said == [
        .command(command), .commandRepeat(command), .commandRepeat(command), .command(command),
      ])
  }

  @Test(
    "A shoulder button that is held repeats after 400 ms and then every 120 ms",
    arguments: [(.leftShoulder, .undo), (.rightShoulder, .redo)] as [(PadButton, Intent.Command)])
  func shoulders(button: PadButton, command: Intent.Command) {
    var interpreter = InputInterpreter()
    #expect(
      interpreter.play([(0, .padAdded(pad)), (1000, .padButtonDown(pad, button))])
        == [.command(command)])
    var times: [Duration] = []
    while let next = interpreter.nextDeadline, times.count < 3 {
      #expect(interpreter.advance(to: next - .milliseconds(1)) == [])
      #expect(interpreter.advance(to: next) == [.commandRepeat(command)])
      times.append(next)
    }
    #expect(times == [.milliseconds(1400), .milliseconds(1520), .milliseconds(1640)])
    #expect(interpreter.play([(1700, .padButtonUp(pad, button))]) == [])
    #expect(interpreter.nextDeadline == nil)
    #expect(interpreter.play([(1800, .padButtonDown(pad, button))]) == [.command(command)])
  }

  @Test("The shoulder pressed last is the one that repeats, and only while it is held")
  func bothShoulders() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .padAdded(pad)), (0, .padButtonDown(pad, .leftShoulder)),
      (100, .padButtonDown(pad, .rightShoulder)), (150, .padButtonUp(pad, .leftShoulder)),
    ])
    #expect(interpreter.advance(to: .milliseconds(500)) == [.commandRepeat(.redo)])
    _ = interpreter.play([(510, .padButtonUp(pad, .rightShoulder))])
    #expect(interpreter.nextDeadline == nil)
  }

  @Test(
    "Other buttons of a pad that are held say their command once",
    arguments: [.a, .b, .x, .y, .start, .back] as [PadButton])
  func others(button: PadButton) {
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .padAdded(pad)), (0, .padButtonDown(pad, button))])
    #expect(interpreter.nextDeadline == nil)
  }

  @Test("A held shoulder and a held direction repeat side by side")
  func together() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .padAdded(pad)), (0, .padButtonDown(pad, .leftShoulder)), (50, .padButtonDown(pad, .up)),
    ])
    #expect(
      interpreter.advance(to: .milliseconds(450)) == [.commandRepeat(.undo), .tiltRepeat(.up)])
  }

  @Test(
    "What is held when the focus goes, or the pad, repeats no more",
    arguments: [.focusLost, .padRemoved(pad)] as [InputEvent.Kind])
  func ended(kind: InputEvent.Kind) {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .padAdded(pad)), (0, .padButtonDown(pad, .leftShoulder)), (10, kind),
    ])
    #expect(interpreter.nextDeadline == nil && interpreter.advance(to: .seconds(2)) == [])
  }

  @Test("What is held is in use when it repeats, whatever was used in between")
  func device() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .padAdded(pad)), (0, .padAxis(pad, .leftX, -1)), (10, .keyDown(.up, [], isRepeat: false)),
    ])
    #expect(interpreter.device == .keyboard)
    #expect(interpreter.advance(to: .milliseconds(400)) == [.tiltRepeat(.left)])
    #expect(interpreter.device == .gamepad)
  }
}
