import GameKernel
import Stage
import TestSupport
import Testing

@Suite("Gamepads", .tags(.input)) struct PadTests {
  @Test(
    "Each button of the table of controls means what the table says",
    arguments: [
      (.a, .activate), (.b, .back), (.y, .command(.hint)), (.x, .command(.newGame)),
      (.leftShoulder, .command(.undo)), (.rightShoulder, .command(.redo)),
      (.start, .command(.settings)), (.back, .command(.help)), (.leftStick, .speech(.next)),
      (.rightStick, .focusSwitch),
      (.left, .tilt(.left)), (.right, .tilt(.right)), (.up, .tilt(.up)), (.down, .tilt(.down)),
    ] as [(PadButton, Intent?)])
  func table(button: PadButton, meaning: Intent?) {
    let said = InputInterpreter.meaning(of: [
      (0, .padAdded(pad)), (10, .padButtonDown(pad, button)), (20, .padButtonUp(pad, button)),
    ])
    #expect(said == (meaning.map { [$0] } ?? []))
  }

  @Test("The right trigger switches the focus once a pull, and must come back before the next")
  func trigger() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .padAdded(pad))])
    func pull(_ value: Double) -> [Intent] {
      interpreter.play([(1, .padAxis(pad, .rightTrigger, value))])
    }
    #expect(pull(0.5) == [])
    #expect(pull(0.6) == [.focusSwitch])
    #expect(pull(0.4) == [])
    #expect(pull(0.9) == [])
    #expect(pull(0.3) == [])
    #expect(pull(0.6) == [.focusSwitch])
  }

  @Test("A held direction of the D-pad repeats after 400 ms and then every 120 ms")
  func repeats() {
    var interpreter = InputInterpreter()
    #expect(
      interpreter.play([(0, .padAdded(pad)), (1000, .padButtonDown(pad, .down))]) == [.tilt(.down)])
    var times: [Duration] = []
    while let next = interpreter.nextDeadline, times.count < 3 {
      #expect(interpreter.advance(to: next - .milliseconds(1)) == [])
      #expect(interpreter.advance(to: next) == [.tiltRepeat(.down)])
      times.append(next)
    }
    #expect(times == [.milliseconds(1400), .milliseconds(1520), .milliseconds(1640)])
    #expect(interpreter.play([(1700, .padButtonUp(pad, .down))]) == [])
    #expect(interpreter.nextDeadline == nil)
  }

  @Test(
    "The direction pressed last is the one that repeats; letting an older one go changes nothing")
  func rolling() {
    var interpreter = InputInterpreter()
    let said = interpreter.play([
      (0, .padAdded(pad)), (0, .padButtonDown(pad, .right)), (100, .padButtonDown(pad, .down)),
      (150, .padButtonUp(pad, .right)),
    ])
    #expect(said == [.tilt(.right), .tilt(.down)])
    #expect(interpreter.advance(to: .milliseconds(500)) == [.tiltRepeat(.down)])
  }

  @Test("A program that slept makes up for no repeats, and goes on in rhythm")
  func stall() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .padAdded(pad)), (0, .padButtonDown(pad, .left))])
    #expect(interpreter.advance(to: .seconds(3)) == [.tiltRepeat(.left)])
    #expect(interpreter.nextDeadline == .milliseconds(400 + 22 * 120))
  }

  @Test("Repeats that were due before an event come before what it means")
  func order() {
    let said = InputInterpreter.meaning(of: [
      (0, .padAdded(pad)), (0, .padButtonDown(pad, .left)),
      (450, .keyDown(.enter, [], isRepeat: false)),
    ])
    #expect(said == [.tilt(.left), .tiltRepeat(.left), .activate])
  }

  @Test(
    "Unplugging a pad, plugging it in again, or losing the focus ends what was held",
    arguments: [
      [.padRemoved(pad)], [.padRemoved(pad), .padAdded(pad)], [.padAdded(pad)], [.focusLost],
    ]
      as [[InputEvent.Kind]])
  func unplugged(ending: [InputEvent.Kind]) {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .padAdded(pad)), (1, .padButtonDown(pad, .left)), (2, .padAxis(pad, .leftY, 1)),
    ])
    #expect(interpreter.nextDeadline != nil)
    #expect(interpreter.play(ending.map { (10, $0) }) == [])
    #expect(interpreter.nextDeadline == nil)
    #expect(interpreter.advance(to: .seconds(9)) == [])
  }

  @Test("Unplugging one pad leaves what is held on another")
  func twoPads() {
    let other = PadID(8)
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .padAdded(pad)), (0, .padAdded(other)), (1, .padButtonDown(pad, .left)),
      (2, .padButtonDown(other, .up)), (3, .padRemoved(pad)),
    ])
    #expect(interpreter.advance(to: .milliseconds(500)) == [.tiltRepeat(.up)])
  }

  @Test(
    "Two pads are two devices: neither lets go of what the other holds, nor stands where it does")
  func heldApart() {
    let other = PadID(8)
    var interpreter = InputInterpreter()
    interpreter.needs.usesStick = true
    _ = interpreter.play([
      (0, .padAdded(pad)), (0, .padAdded(other)), (1, .padButtonDown(pad, .left)),
      (2, .padButtonDown(other, .left)), (3, .padButtonUp(other, .left)),
      (4, .padAxis(pad, .leftX, 1)), (5, .padAxis(other, .leftY, 0.5)),
    ])
    #expect(interpreter.advance(to: .milliseconds(500)) == [.tiltRepeat(.left)])
    #expect(interpreter.stick == StickPosition(x: 1, y: 0))
    _ = interpreter.play([(600, .padRemoved(pad))])
    #expect(interpreter.stick.x == 0 && interpreter.stick.y > 0)
    #expect(interpreter.nextDeadline == nil)
  }

  @Test("The make is that of the pad used last, else of the one that is left, else none is known")
  func make() {
    let other = PadID(8)
    var interpreter = InputInterpreter()
    #expect(interpreter.padKind == .plain)
    _ = interpreter.play([(0, .padAdded(pad, .xbox)), (0, .padAdded(other, .playStation))])
    #expect(interpreter.padKind == .xbox)
    _ = interpreter.play([(1, .padButtonDown(other, .a))])
    #expect(interpreter.padKind == .playStation && interpreter.pad == other)
    _ = interpreter.play([(2, .focusLost)])
    #expect(interpreter.padKind == .playStation)
    _ = interpreter.play([(3, .padRemoved(other))])
    #expect(interpreter.padKind == .xbox && interpreter.device == .gamepad)
    _ = interpreter.play([(4, .padRemoved(pad))])
    #expect(interpreter.padKind == .plain && interpreter.device == .keyboard)
    #expect(interpreter.pad == nil)
  }

  @Test("What comes from a pad after it was removed is not heard")
  func late() {
    let said = InputInterpreter.meaning(of: [
      (0, .padAdded(pad)), (1, .padRemoved(pad)), (2, .padButtonDown(pad, .left)),
      (3, .padAxis(pad, .leftX, -1)),
    ])
    #expect(said == [])
  }

  @Test(
    "The triggers zoom where the stick shows a way to go, and a press of it leads to the buttons"
  )
  func zoom() {
    var interpreter = InputInterpreter()
    interpreter.needs.usesStick = true
    let intents = interpreter.play([
      (0, .padAdded(pad)), (1, .padAxis(pad, .rightTrigger, 0.9)),
      (2, .padAxis(pad, .rightTrigger, 0)), (3, .padAxis(pad, .leftTrigger, 0.9)),
      (4, .padButtonDown(pad, .rightStick)),
    ])
    #expect(intents == [.zoom(1), .zoom(-1), .focusSwitch])
  }
}
