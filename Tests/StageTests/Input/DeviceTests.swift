import Stage
import TestSupport
import Testing

@Suite("The device used last", .tags(.input)) struct DeviceTests {
  @Test(
    "It follows the event",
    arguments: [
      (.keyDown(.up, [], isRepeat: false), .keyboard), (.touchDown(finger, .zero), .touch),
      (.padButtonDown(pad, .a), .gamepad), (.padAxis(pad, .leftX, 1), .gamepad),
      (.mouseDown(.left, .zero), .mouse), (.wheel(1, at: .zero), .mouse),
    ] as [(InputEvent.Kind, InputDevice)])
  func follows(kind: InputEvent.Kind, device: InputDevice) {
    var interpreter = InputInterpreter()
    let other: InputEvent.Kind =
      device == .keyboard ? .touchDown(secondFinger, .zero) : .keyDown(.home, [], isRepeat: false)
    _ = interpreter.play([(0, .padAdded(pad)), (1, other)])
    #expect(interpreter.device != device)
    _ = interpreter.play([(2, kind)])
    #expect(interpreter.device == device)
  }

  @Test("A mouse nudged by less than two pixels takes nothing over and hovers over nothing")
  func jitter() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .mouseMoved(Point(100, 100))), (10, .keyDown(.left, [], isRepeat: false)),
    ])
    let nudges: Recording = [(20, .mouseMoved(Point(101, 100))), (30, .mouseMoved(Point(99, 101)))]
    #expect(interpreter.play(nudges) == [])
    #expect(interpreter.device == .keyboard)
    #expect(interpreter.play([(40, .mouseMoved(Point(102, 100)))]) == [.hover(Point(102, 100))])
    #expect(interpreter.device == .mouse)
  }

  @Test("A mouse that creeps takes over when it has come two pixels from where it lay")
  func creeping() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .mouseMoved(.zero)), (10, .keyDown(.left, [], isRepeat: false))])
    _ = interpreter.play([(20, .mouseMoved(Point(1, 0))), (30, .mouseMoved(Point(2, 0)))])
    #expect(interpreter.device == .mouse)
  }

  @Test("A window that changes its size under a resting mouse does not put the mouse in use")
  func resized() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .mouseMoved(Point(100, 100))), (10, .keyDown(.function(11), [], isRepeat: false)),
      (20, .windowResized(Size(1920, 1080))), (30, .mouseMoved(Point(420, 260))),
    ])
    #expect(interpreter.device == .keyboard)
    _ = interpreter.play([(40, .mouseMoved(Point(430, 260)))])
    #expect(interpreter.device == .mouse)
  }

  @Test("A pad that lies on the table is not in use")
  func restingPad() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([
      (0, .mouseDown(.left, .zero)), (0, .padAdded(pad)), (1, .padAxis(pad, .leftX, 0.3)),
      (2, .padAxis(pad, .rightTrigger, 0.2)), (3, .padAccelerometer(pad, x: 0, y: 9.8, z: 0)),
    ])
    #expect(interpreter.device == .mouse)
  }

  @Test("A pad that is there before any device is used is the one in use, with its own kind")
  func padAtStart() {
    var interpreter = InputInterpreter()
    // The window tells where the mouse happens to be, before the pad comes and after.
    _ = interpreter.play([
      (0, .mouseMoved(Point(300, 200))), (1, .padAdded(pad, .playStation)),
      (2, .padAdded(PadID(8), .xbox)), (3, .padAxis(pad, .leftX, 0)),
      (4, .mouseMoved(Point(300, 200))),
    ])
    #expect(interpreter.device == .gamepad && interpreter.padKind == .playStation)
    // One that comes back, as another program takes it over, still counts.
    _ = interpreter.play([
      (5, .padRemoved(pad)), (6, .padRemoved(PadID(8))), (7, .padAdded(PadID(9), .nintendo)),
    ])
    #expect(interpreter.device == .gamepad && interpreter.padKind == .nintendo)
    _ = interpreter.play([(8, .mouseMoved(Point(310, 200)))])
    #expect(interpreter.device == .mouse)
  }

  @Test(
    "A pad that is plugged in once another device has been used is not in use",
    arguments: [
      [.keyDown(.up, [], isRepeat: false)], [.touchDown(finger, .zero)],
      [.wheel(1, at: .zero)], [.mouseMoved(.zero), .mouseMoved(Point(5, 0))],
    ] as [[InputEvent.Kind]])
  func padLater(before: [InputEvent.Kind]) {
    var interpreter = InputInterpreter()
    _ = interpreter.play(before.enumerated().map { ($0, $1) })
    let device = interpreter.device
    _ = interpreter.play([(10, .padAdded(pad))])
    #expect(device != .gamepad && interpreter.device == device)
  }

  @Test("Where a pad is gone that nobody has used, the mouse is what is left")
  func unusedPad() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .padAdded(pad)), (1, .padRemoved(pad))])
    #expect(interpreter.device == .mouse)
  }
}
