import GameKernel
import Stage
import TestSupport
import Testing

@Suite("The stick", .tags(.input)) struct StickTests {
  /// Moves a stick of a fresh pad through places, 10 ms apart.
  private func tilts(
    _ places: [(x: Double, y: Double)], _ axes: (PadAxis, PadAxis) = (.leftX, .leftY)
  ) -> [Intent] {
    var recording: Recording = [(0, .padAdded(pad))]
    for (index, place) in places.enumerated() {
      recording.append((index * 10, .padAxis(pad, axes.0, place.x)))
      recording.append((index * 10, .padAxis(pad, axes.1, place.y)))
    }
    return InputInterpreter.meaning(of: recording)
  }

  /// The raw deflection that stands for a share behind a dead zone of 0.15.
  private func raw(_ share: Double) -> Double { 0.15 + 0.85 * share }

  @Test(
    "Each way of either stick tilts that way",
    arguments: [(-1, 0, .left), (1, 0, .right), (0, -1, .up), (0, 1, .down)]
      as [(Double, Double, Direction)])
  func directions(x: Double, y: Double, direction: Direction) {
    #expect(tilts([(x, y)]) == [.tilt(direction)])
    #expect(tilts([(x, y)], (.rightX, .rightY)) == [.tilt(direction)])
  }

  @Test("It engages at 0.55 behind the dead zone, not before")
  func engages() {
    #expect(tilts([(raw(0.54), 0)]) == [])
    #expect(tilts([(raw(0.56), 0)]) == [.tilt(.right)])
    #expect(tilts([(0, -raw(0.54))]) == [])
    #expect(tilts([(0, -raw(0.56))]) == [.tilt(.up)])
  }

  @Test("It lets go below 0.35, so a trembling stick tilts once")
  func releases() {
    let out = (raw(0.56), 0.0)
    #expect(tilts([out, (raw(0.36), 0), out, (raw(0.4), 0), out]) == [.tilt(.right)])
    #expect(tilts([out, (raw(0.34), 0), out]) == [.tilt(.right), .tilt(.right)])
  }

  @Test("Only what follows a level stick is new: one that is still out on the other axis repeats")
  func level() {
    func tilts(above y: Double) -> [Intent] { self.tilts([(0.9, 0), (0.9, y), (0, y), (0.9, y)]) }
    #expect(tilts(above: raw(0.37)) == [.tilt(.right), .tiltRepeat(.right)])
    #expect(tilts(above: raw(0.33)) == [.tilt(.right), .tilt(.right)])
  }

  @Test("The dead zone is round: a rest that strays on both axes is still a rest")
  func deadZone() {
    var interpreter = InputInterpreter()
    let said = interpreter.play([
      (0, .mouseDown(.middle, .zero)), (0, .padAdded(pad)), (1, .padAxis(pad, .leftX, 0.1)),
      (1, .padAxis(pad, .leftY, -0.1)),
    ])
    #expect(said == [])
    #expect(interpreter.nextDeadline == nil)
    #expect(interpreter.device == .mouse)
  }

  @Test(
    "Rolled round its rim it says each direction once, without flutter, and none anew but the first"
  )
  func roll() {
    let steps = (0...360).map { Double($0) * .pi / 180 }
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .padAdded(pad))])
    let said = steps.flatMap { angle in
      interpreter.play([
        (1, .padAxis(pad, .leftX, cosine(angle))),
        (1, .padAxis(pad, .leftY, cosine(angle - .pi / 2))),
      ])
    }
    #expect(said == [.tilt(.right)] + [.down, .left, .up, .right].map(Intent.tiltRepeat))
  }

  @Test("Held out it repeats after 400 ms and then every 120 ms, and stops when let go")
  func repeats() {
    var interpreter = InputInterpreter()
    _ = interpreter.play([(0, .padAdded(pad)), (0, .padAxis(pad, .leftX, -0.9))])
    #expect(interpreter.nextDeadline == .milliseconds(400))
    #expect(interpreter.advance(to: .milliseconds(400)) == [.tiltRepeat(.left)])
    #expect(interpreter.nextDeadline == .milliseconds(520))
    // A small movement further out is no new tilt and does not start the pause anew.
    #expect(interpreter.play([(450, .padAxis(pad, .leftX, -1))]) == [])
    #expect(interpreter.nextDeadline == .milliseconds(520))
    _ = interpreter.play([(500, .padAxis(pad, .leftX, 0))])
    #expect(interpreter.nextDeadline == nil)
  }

  @Test("The left trigger tilts nothing, nor does the pad itself where no scene wants it")
  func others() {
    let said = InputInterpreter.meaning(of: [
      (0, .padAdded(pad)), (3, .padAxis(pad, .leftTrigger, 1)),
      (4, .padAccelerometer(pad, x: 9, y: 0, z: 0)),
    ])
    #expect(said == [])
  }

  @Test("The sticks are two: each tilts, repeats and comes to rest for itself")
  func twoSticks() {
    var interpreter = InputInterpreter()
    let said = interpreter.play([
      (0, .padAdded(pad)), (1, .padAxis(pad, .leftX, -1)), (2, .padAxis(pad, .rightY, -1)),
      (3, .padAxis(pad, .leftX, 0)),
    ])
    #expect(said == [.tilt(.left), .tilt(.up)])
    #expect(interpreter.advance(to: .milliseconds(402)) == [.tiltRepeat(.up)])
    _ = interpreter.play([(410, .padAxis(pad, .rightY, 0))])
    #expect(interpreter.nextDeadline == nil)
  }

  /// Good to 1e-4 between −π/2 and 2π, which is enough to walk round a circle.
  private func cosine(_ angle: Double) -> Double {
    let turned = angle - (angle / (2 * .pi)).rounded() * 2 * .pi
    var (term, sum) = (1.0, 1.0)
    for index in stride(from: 1.0, through: 21, by: 2) {
      term *= -turned * turned / (index * (index + 1))
      sum += term
    }
    return sum
  }
}
