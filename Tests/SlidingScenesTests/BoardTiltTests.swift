import BoxKit
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The board under a tilted gamepad", .tags(.motion))
struct BoardTiltTests {
  private static func harness(reducedMotion: Bool = false, tilts: Bool = true) -> SlidingHarness {
    SlidingHarness(reducedMotion: reducedMotion) { $0.tiltsWithPad = tilts }
  }

  /// Holds the pad so that it measures shares of gravity to its left and to its far side.
  private func hold(_ harness: SlidingHarness, left: Double, far: Double) {
    let up = (max(0, 1 - left * left - far * far)).squareRoot()
    let pose = Vector3(left, up, far) * InputInterpreter.usualRestPose.length
    harness.sliding.handleInput(.padAccelerometer(PadID(1), x: pose.x, y: pose.y, z: pose.z))
    harness.run(.seconds(1))
  }

  /// How the tiles are turned, all alike; nil where they lie flat.
  private func lean(_ harness: SlidingHarness) -> (axis: Turn.Axis, degrees: Double)? {
    let turns = Set(harness.list.pictures("tile").map(\.turn))
    guard turns.count == 1, case .plane(_, let axis, let angle)? = turns.first else { return nil }
    return (axis, angle * 180 / .pi)
  }

  @Test(
    "leans 2 to 3 degrees about the right line, and the side held lower goes away",
    arguments: [
      (0.5, 0.0, Turn.Axis.upright, -1.0), (-0.6, 0.1, .upright, 1),
      (0, 0.7, .level, -1), (0.1, -0.5, .level, 1),
    ])
  func directions(left: Double, far: Double, axis: Turn.Axis, sign: Double) throws {
    let harness = Self.harness()
    hold(harness, left: left, far: far)
    let seen = try #require(lean(harness))
    #expect(seen.axis == axis && (2...3).contains(seen.degrees * sign))
    hold(harness, left: 0.02, far: 0)
    #expect(lean(harness) == nil)
  }

  @Test("goes through level from one line to the other, however quickly the pad is turned")
  func turned() throws {
    let harness = Self.harness()
    hold(harness, left: 0.5, far: 0)
    let pose = Vector3(0, 0.85, 0.5) * InputInterpreter.usualRestPose.length
    harness.sliding.handleInput(.padAccelerometer(PadID(1), x: pose.x, y: pose.y, z: pose.z))
    var last = try #require(lean(harness))
    for _ in 0..<40 {
      harness.run(.milliseconds(8))
      guard let now = lean(harness) else { continue }
      #expect(
        now.axis == last.axis ? abs(now.degrees - last.degrees) < 0.7 : abs(now.degrees) < 0.7)
      last = now
    }
    #expect(last.axis == .level && last.degrees < -2)
  }

  @Test("lies still under a trembling hand")
  func trembling() {
    let harness = Self.harness()
    hold(harness, left: 0.5, far: 0)
    let before = harness.list
    for tremble in [0.47, 0.52, 0.5, 0.46] { hold(harness, left: tremble, far: 0.05) }
    #expect(harness.list == before)
  }

  @Test("lies flat with reduced motion, where tilting means nothing, and when the pad has gone")
  func flat() {
    for harness in [Self.harness(reducedMotion: true), Self.harness(tilts: false)] {
      hold(harness, left: 0.5, far: 0)
      #expect(lean(harness) == nil)
    }
    let harness = Self.harness()
    hold(harness, left: 0.5, far: 0)
    harness.sliding.handleInput(.padRemoved(PadID(1)))
    harness.run(.seconds(1))
    #expect(lean(harness) == nil)
    hold(harness, left: 0.5, far: 0)
    harness.settings.change { $0.sliding.tiltsWithPad = false }
    harness.run(.seconds(1))
    #expect(lean(harness) == nil)
  }
}
