import GameKernel
import Stage
import TestSupport
import Testing

@Suite("A pad that is tilted", .tags(.input)) struct TiltTests {
  private static let g = 9.80665
  private static let level = Vector3(0, 1, 0)

  /// A pad held in front, with one side or edge 45° down.
  private static func tilted(_ direction: Direction) -> Vector3 {
    switch direction {
    case .left: Vector3(0.7, 0.7, 0)
    case .right: Vector3(-0.7, 0.7, 0)
    case .up: Vector3(0, 0.7, 0.7)
    case .down: Vector3(0, 0.7, -0.7)
    }
  }

  private func listener(restPose: Vector3? = nil) -> InputInterpreter {
    var interpreter = InputInterpreter()
    interpreter.needs.restPose = restPose ?? InputInterpreter.usualRestPose
    _ = interpreter.play([(0, .padAdded(pad))])
    return interpreter
  }

  /// Poses in g, one a second, so that the smoothing has come to rest at each.
  private func said(
    _ poses: [Vector3], restPose: Vector3? = nil
  ) -> [Intent] {
    var interpreter = listener(restPose: restPose)
    return interpreter.play(readings(poses, every: 1000))
  }

  private func readings(_ poses: [Vector3], every pause: Int, from start: Int = 0) -> Recording {
    poses.enumerated().map { (start + $0 * pause, reading($1)) }
  }

  private func reading(_ pose: Vector3, of id: PadID = pad) -> InputEvent.Kind {
    let sample = pose * Self.g
    return .padAccelerometer(id, x: sample.x, y: sample.y, z: sample.z)
  }

  @Test("Each side or edge that goes down tilts that way", arguments: Direction.allCases)
  func directions(direction: Direction) {
    #expect(said([Self.level, Self.tilted(direction)]) == [.tilt(direction)])
  }

  @Test("It tilts past half of gravity, not before", arguments: Direction.allCases)
  func engages(direction: Direction) {
    // After a second, 95 in 100 parts of a change are seen.
    let way = Self.tilted(direction) * (1 / 0.7)
    let along = Vector3(way.x, 0, way.z)
    #expect(said([Self.level, Self.level + along * 0.51]) == [])
    #expect(said([Self.level, Self.level + along * 0.53]) == [.tilt(direction)])
  }

  @Test("Two axes at once tilt sideways: X comes before Z")
  func sidewaysFirst() {
    #expect(said([Self.level, Vector3(-0.6, 0.2, 0.9)]) == [.tilt(.right)])
    #expect(said([Self.level, Vector3(0.6, 0.2, -0.9)]) == [.tilt(.left)])
    #expect(said([Self.level, Vector3(0.4, 0.2, -0.9)]) == [.tilt(.down)])
  }

  @Test("One tilt is one move, however long it is held and however it trembles at the threshold")
  func chatter() {
    let over = Vector3(0.56, 0.8, 0)
    let under = Vector3(0.44, 0.8, 0)
    let near = Vector3(0.3, 0.9, 0)
    let poses = [Self.level, over, under, over, near, over, near, Self.tilted(.left)]
    #expect(said(poses) == [.tilt(.left)])
  }

  @Test("It listens again only when both axes are below a fifth of gravity")
  func rearms() {
    let left = Self.tilted(.left)
    #expect(said([Self.level, left, Vector3(0.25, 0.9, 0), left]) == [.tilt(.left)])
    #expect(said([Self.level, left, Vector3(0, 0.9, 0.25), left]) == [.tilt(.left)])
    #expect(said([Self.level, left, Vector3(0.1, 0.9, -0.25), left]) == [.tilt(.left)])
    let rest = Vector3(0.15, 0.9, -0.15)
    #expect(said([Self.level, left, rest, left]) == [.tilt(.left), .tilt(.left)])
  }

  @Test("Rolled from one tilt into another without coming level it says nothing more")
  func rolling() {
    #expect(said([Self.level] + [.left, .up, .right, .down].map(Self.tilted)) == [.tilt(.left)])
  }

  @Test("A pad that is tilted when it is first heard must come level before it says anything")
  func startsTilted() {
    let left = Self.tilted(.left)
    #expect(said([left, left]) == [])
    #expect(said([left, Self.level, left]) == [.tilt(.left)])
  }

  @Test("Readings within a tenth of a second after one are not looked at")
  func sampling() {
    var interpreter = listener()
    let left = Self.tilted(.left)
    _ = interpreter.play([(0, reading(Self.level))])
    #expect(interpreter.play(readings([left, left, left], every: 20, from: 30)) == [])
    #expect(interpreter.tiltReading == Self.level * Self.g)
    #expect(interpreter.play(readings([left, left], every: 100, from: 100)) == [.tilt(.left)])
  }

  @Test("A tilt is heard within two tenths of a second, at 250 readings a second")
  func latency() {
    var interpreter = listener()
    _ = interpreter.play(readings(Array(repeating: Self.level, count: 100), every: 4))
    let held = readings(Array(repeating: Self.tilted(.up), count: 51), every: 4, from: 400)
    #expect(interpreter.play(held) == [.tilt(.up)])
  }

  @Test("A knock of one reading is no tilt")
  func knock() {
    var interpreter = listener()
    _ = interpreter.play(readings([Self.level, Self.level], every: 100))
    let knock = readings([Vector3(0.7, 1, 0), Self.level, Self.level], every: 100, from: 200)
    #expect(interpreter.play(knock) == [])
  }

  @Test("What no pad can measure is not heard, and spoils nothing")
  func nonsense() {
    var interpreter = listener()
    _ = interpreter.play([(0, reading(Self.level))])
    for (index, value) in [Double.nan, .infinity, 1e300, 4000].enumerated() {
      let kind = InputEvent.Kind.padAccelerometer(pad, x: value, y: 0, z: 0)
      #expect(interpreter.play([(1000 * (index + 1), kind)]) == [])
    }
    #expect(interpreter.tiltReading == Self.level * Self.g)
    #expect(interpreter.play([(9000, reading(Self.tilted(.right)))]) == [.tilt(.right)])
  }

  @Test("Unplugged in the middle of a tilt it says no more; plugged in again it must come level")
  func unplugged() {
    var interpreter = listener()
    let left = reading(Self.tilted(.left))
    _ = interpreter.play([(0, reading(Self.level))])
    #expect(interpreter.play([(110, left), (120, .padRemoved(pad)), (300, left)]) == [])
    #expect(interpreter.tiltReading == nil)
    #expect(interpreter.play([(400, .padAdded(pad)), (500, left), (700, left)]) == [])
    #expect(
      interpreter.play([(900, reading(Self.level)), (1900, reading(Self.level)), (2900, left)])
        == [.tilt(.left)])
  }

  @Test(
    "Losing the focus or being switched off forgets how it was tilted", arguments: [true, false])
  func forgotten(bySwitch: Bool) {
    var interpreter = listener()
    let left = reading(Self.tilted(.left))
    _ = interpreter.play([(0, reading(Self.level))])
    if bySwitch {
      interpreter.needs.restPose = nil
      #expect(interpreter.play([(1000, left)]) == [])
      interpreter.needs.restPose = InputInterpreter.usualRestPose
    } else {
      _ = interpreter.play([(1000, .focusLost), (1001, .focusGained)])
    }
    #expect(interpreter.tiltReading == nil)
    #expect(interpreter.play([(2000, left), (3000, left)]) == [])
  }

  @Test("Nothing tilts while it is not allowed, and at first it is not")
  func notAllowed() {
    var interpreter = InputInterpreter()
    #expect(interpreter.needs.restPose == nil)
    let poses = readings([Self.level, Self.tilted(.left)], every: 1000)
    #expect(interpreter.play([(0, .padAdded(pad))] + poses) == [])
  }

  @Test("Each pad is level or tilted by itself, and the one used last gives the reading")
  func twoPads() {
    let other = PadID(9)
    var interpreter = listener()
    let left = Self.tilted(.left)
    let said = interpreter.play([
      (1, .padAdded(other)), (2, reading(Self.level)), (3, reading(Self.level, of: other)),
      (1000, reading(left)), (1001, reading(left, of: other)),
      (2000, reading(Self.level)), (2001, reading(left, of: other)), (3000, reading(left)),
    ])
    #expect(said == [.tilt(.left), .tilt(.left), .tilt(.left)])
    let ofFirst = interpreter.tiltReading
    _ = interpreter.play([(4000, reading(Self.level, of: other))])
    #expect(interpreter.tiltReading == ofFirst)
    _ = interpreter.play([(4001, .padButtonDown(other, .back))])
    #expect(interpreter.tiltReading != ofFirst)
  }

  @Test("A pad is in use when it is tilted, not while it rests")
  func device() {
    var interpreter = listener()
    _ = interpreter.play([(0, reading(Self.level)), (1, .mouseDown(.left, .zero))])
    _ = interpreter.play([(1000, reading(Self.level))])
    #expect(interpreter.device == .mouse)
    _ = interpreter.play([(2000, reading(Self.tilted(.down)))])
    #expect(interpreter.device == .gamepad)
  }
}
