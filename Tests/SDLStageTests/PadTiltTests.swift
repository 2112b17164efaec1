import GameKernel
import SDLKit
import SDLStage
import Stage
import XCTest

/// A pad that is not there, its accelerometer, and what it means, through SDL's own queue.
final class PadTiltTests: XCTestCase {
  func testEachSideAndEdgeThatGoesDownTiltsThatWay() throws {
    let poses: [(x: Double, z: Double, Direction)] = [
      (7, 0, .left), (-7, 0, .right), (0, 7, .up), (0, -7, .down),
    ]
    for (x, z, direction) in poses {
      try onMain { lab in
        let lane = try TiltLane(lab)
        let said =
          try lane.hear(x: 0, y: 9.8, z: 0) + lane.hear(x: x, y: 7, z: z)
          + lane.hear(x: x, y: 7, z: z)
        XCTAssertEqual(said, [.tilt(direction)])
      }
    }
  }

  func testUnpluggedInTheMiddleOfATiltAPadSaysNoMore() throws {
    try onMain { lab in
      let lane = try TiltLane(lab)
      XCTAssertEqual(
        try lane.hear(x: 0, y: 9.8, z: 0) + lane.hear(x: 7, y: 7, z: 0), [.tilt(.left)])
      lane.unplug()
      XCTAssertEqual(
        try lane.hear(x: 0, y: 9.8, z: 0) + lane.hear(x: 7, y: 7, z: 0), [])
    }
  }

  func testItsSticksStillTiltWhileItIsHeldAtAnAngle() throws {
    try onMain { lab in
      let lane = try TiltLane(lab)
      XCTAssertEqual(
        try lane.hear(x: 0, y: 9.8, z: 0) + lane.hear(x: 7, y: 7, z: 0), [.tilt(.left)])
      XCTAssertEqual(lane.push(.leftX, 0.9), [.tilt(.right)])
    }
  }

  func testAPadWithoutAccelerometerCanBeAskedForOne() throws {
    try onMain { lab in
      let lane = try TiltLane(lab)
      lane.translator.reportsTilt = false
      lane.translator.reportsTilt = true
      XCTAssertEqual(lane.push(.leftX, 0.9), [.tilt(.right)])
    }
  }
}

/// From a virtual pad to the intents of its events; its readings are 200 ms apart.
@MainActor private final class TiltLane {
  let translator: EventTranslator
  private let queue: EventQueue
  private let pad: VirtualPad
  private let clock: Clock
  private var interpreter = InputInterpreter()

  private final class Clock { var now = Duration.zero }

  init(_ lab: StageLab) throws {
    try lab.library.startGamepads(inBackground: true)
    let clock = Clock()
    self.clock = clock
    queue = try EventQueue(lab.library)
    translator = EventTranslator(
      lab.library, nil, output: { Size(100, 100) }, clock: { clock.now })
    translator.reportsTilt = true
    interpreter.needs.restPose = InputInterpreter.usualRestPose
    pad = try VirtualPad(lab.library)
    _ = drain()
  }

  func hear(x: Double, y: Double, z: Double) throws -> [Intent] {
    clock.now += .milliseconds(200)
    try queue.push(.padAccelerometer(id: pad.id, x: x, y: y, z: z))
    return drain()
  }

  func push(_ axis: ControllerAxis, _ value: Double) -> [Intent] {
    pad.set(axis, value)
    return drain()
  }

  func unplug() {
    pad.unplug()
    _ = drain()
  }

  private func drain() -> [Intent] {
    var said: [Intent] = []
    while let event = queue.poll() {
      said += translator.translate(event).flatMap { interpreter.intents(for: $0) }
    }
    return said
  }
}
