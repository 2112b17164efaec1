import GameKernel
import Stage
import TestSupport
import Testing

@Suite("The pose in which a pad is held level", .tags(.input)) struct RestPoseTests {
  /// What the accelerometer says, in m/s², of a pad held so and then turned by 45° for the player.
  private struct Grip: Sendable {
    let rest: Vector3
    let left: Vector3
    let up: Vector3
  }

  private static let g = 9.80665
  private static let part = 0.5.squareRoot()

  /// A pose in units of g, and the readings of the pad turned from it about its own z and x axis.
  private static func grip(_ rest: Vector3, left: Vector3, up: Vector3) -> Grip {
    Grip(rest: rest * g, left: left * g, up: up * g)
  }

  private static let grips = [
    // In front; the far edge 45° up; upright before the face; on its left and right side.
    grip(Vector3(0, 1, 0), left: Vector3(part, part, 0), up: Vector3(0, part, part)),
    grip(Vector3(0, part, -part), left: Vector3(part, 0.5, -0.5), up: Vector3(0, 1, 0)),
    grip(Vector3(0, 0, -1), left: Vector3(part, 0, -part), up: Vector3(0, part, -part)),
    grip(Vector3(1, 0, 0), left: Vector3(part, -part, 0), up: Vector3(part, 0, part)),
    grip(Vector3(-1, 0, 0), left: Vector3(-part, part, 0), up: Vector3(-part, 0, part)),
    // Overhead, exactly and with a trembling hand: left stays left, as if turned over the x axis.
    grip(Vector3(0, -1, 0), left: Vector3(part, -part, 0), up: Vector3(0, -part, -part)),
    grip(Vector3(0.1, -1, 0), left: Vector3(part, -part, 0), up: Vector3(0.1, -part, -part)),
    grip(Vector3(-0.1, -1, 0.1), left: Vector3(part, -part, 0), up: Vector3(-0.1, -part, -part)),
  ]

  /// What is said when a pad at rest is then turned.
  private func said(_ rest: Vector3, _ turned: Vector3, restPose: Vector3) -> [Intent] {
    var interpreter = InputInterpreter()
    interpreter.needs.restPose = restPose
    return interpreter.play([
      (0, .padAdded(pad)), (1, .padAccelerometer(pad, x: rest.x, y: rest.y, z: rest.z)),
      (2000, .padAccelerometer(pad, x: turned.x, y: turned.y, z: turned.z)),
    ])
  }

  @Test(
    "Held in any pose that was made the one at rest, a tilt is one from there",
    arguments: 0..<8)
  func grips(index: Int) {
    let grip = Self.grips[index]
    #expect(said(grip.rest, grip.rest, restPose: grip.rest) == [])
    #expect(said(grip.rest, grip.left, restPose: grip.rest) == [.tilt(.left)])
    #expect(said(grip.rest, grip.up, restPose: grip.rest) == [.tilt(.up)])
  }

  @Test("The other way from rest is the other tilt", arguments: 0..<8)
  func otherWay(index: Int) {
    let grip = Self.grips[index]
    // What comes before a turn by 45°, by turning back from rest: 2 cos 45° · rest − turned.
    func back(_ turned: Vector3) -> Vector3 { grip.rest * (2 * Self.part) - turned }
    #expect(said(grip.rest, back(grip.left), restPose: grip.rest) == [.tilt(.right)])
    #expect(said(grip.rest, back(grip.up), restPose: grip.rest) == [.tilt(.down)])
  }

  @Test("A weak reading is a pose as well: only its direction counts")
  func weak() {
    let grip = Self.grips[2]
    #expect(said(grip.rest, grip.left, restPose: grip.rest * 0.3) == [.tilt(.left)])
  }

  @Test(
    "A pose that has no direction counts as held in front",
    arguments: [
      Vector3(0, 0, 0), Vector3(1e-9, 0, 0), Vector3(.nan, 1, 0), Vector3(0, .infinity, 0),
    ])
  func noPose(pose: Vector3) {
    let grip = Self.grips[0]
    #expect(said(grip.rest, grip.left, restPose: pose) == [.tilt(.left)])
  }

  @Test("The reading of now, made the pose at rest, makes this grip the level one")
  func calibration() throws {
    var interpreter = InputInterpreter()
    interpreter.needs.restPose = InputInterpreter.usualRestPose
    let grip = Self.grips[2]
    func reading(_ value: Vector3) -> InputEvent.Kind {
      .padAccelerometer(pad, x: value.x, y: value.y, z: value.z)
    }
    #expect(interpreter.play([(0, .padAdded(pad)), (1, reading(grip.rest))]) == [])
    // Not level before it is calibrated: nothing is heard.
    #expect(interpreter.play([(1000, reading(grip.rest)), (2000, reading(grip.left))]) == [])
    _ = interpreter.play([(3000, reading(grip.rest)), (9000, reading(grip.rest))])
    let pose = try #require(interpreter.tiltReading)
    interpreter.needs.restPose = pose
    #expect(interpreter.play([(10000, reading(grip.rest))]) == [])
    #expect(interpreter.play([(11000, reading(grip.left))]) == [.tilt(.left)])
  }
}
