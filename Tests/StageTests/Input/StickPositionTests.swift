import GameKernel
import Stage
import TestSupport
import Testing

@Suite("The stick's position", .tags(.input)) struct StickPositionTests {
  private var interpreter = InputInterpreter()

  init() {
    interpreter.needs.usesStick = true
    _ = interpreter.play([(0, .mouseDown(.middle, .zero)), (0, .padAdded(pad))])
  }

  /// Moves the left stick, which says nothing.
  private mutating func push(_ x: Double, _ y: Double, of id: PadID = pad) -> [Intent] {
    interpreter.play([(1, .padAxis(id, .leftX, x)), (1, .padAxis(id, .leftY, y))])
  }

  @Test("It is told behind a round dead zone, up to 1, and says no tilts")
  mutating func scaled() {
    #expect(interpreter.stick == .level)
    #expect(push(0.1, -0.1) == [] && interpreter.stick == .level)
    #expect(interpreter.device == .mouse)
    #expect(push(0, -0.575) == [] && abs(interpreter.stick.y - -0.5) < 1e-9)
    #expect(push(-1, 1) == [] && abs(interpreter.stick.length - 1) < 1e-9)
    #expect(interpreter.stick.x == -interpreter.stick.y && interpreter.stick.x < 0)
    #expect(interpreter.device == .gamepad && interpreter.nextDeadline == nil)
    #expect(push(0, 0) == [] && interpreter.stick == .level)
  }

  @Test("It is level where nobody asks for it, and without a pad")
  mutating func unasked() {
    _ = push(1, 0)
    interpreter.needs.usesStick = false
    #expect(interpreter.stick == .level)
    interpreter.needs.usesStick = true
    #expect(interpreter.stick == StickPosition(x: 1, y: 0))
    _ = interpreter.play([(2, .padRemoved(pad))])
    #expect(interpreter.stick == .level)
  }

  @Test("Of several pads the stick counts that is farthest out")
  mutating func pads() {
    let other = PadID(8)
    _ = interpreter.play([(0, .padAdded(other))])
    _ = push(0.4, 0)
    _ = push(0, -1, of: other)
    #expect(interpreter.stick == StickPosition(x: 0, y: -1))
  }

  @Test("Of a pad's two sticks the one counts that is farther out")
  mutating func rightStick() {
    _ = push(0.4, 0)
    #expect(interpreter.play([(2, .padAxis(pad, .rightY, 1))]) == [])
    #expect(interpreter.stick == StickPosition(x: 0, y: 1))
    _ = interpreter.play([(3, .padAxis(pad, .rightY, 0))])
    #expect(interpreter.stick.x > 0 && interpreter.stick.y == 0)
  }

  @Test("A stick that was out while it was read tilts only after it has been level")
  mutating func tiltsAfterwards() {
    _ = push(1, 0)
    interpreter.needs.usesStick = false
    #expect(push(0.9, 0) == [.tiltRepeat(.right)])
    #expect(push(0, 0) == [] && push(0.9, 0) == [.tilt(.right)])
  }

  @Test("One that is held when it begins to be read repeats no more")
  mutating func repeatsNoMore() {
    interpreter.needs.usesStick = false
    #expect(push(1, 0) == [.tilt(.right)])
    interpreter.needs.usesStick = true
    #expect(interpreter.nextDeadline == nil && interpreter.advance(to: .seconds(2)) == [])
  }

  @Test("The D-pad tilts all the same")
  mutating func dpad() {
    #expect(interpreter.play([(1, .padButtonDown(pad, .up))]) == [.tilt(.up)])
  }
}
