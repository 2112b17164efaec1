import BoxKit
import EarthScenes
import GameKernel
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The leaf of the hands", .tags(.input))
struct ControlsPageTests {
  private let reader = HelpReader(EarthModule.self)
  private let pad = PadID(1)

  init() { reader.turn(to: 1) }

  /// How brightly what is lit of a drawing is lit, all in all.
  private func light(of device: String) -> Double {
    reader.scene.list.pictures("light \(device)").map(\.alpha).reduce(0, +)
  }

  @Test("shows what the device used last does, and only that")
  func lines() {
    reader.sendInput(.keyboard)
    #expect(reader.shows("Walk, or move the flag") && reader.shows("Enter"))
    #expect(reader.shows("This is how you play with the keyboard."))
    reader.sendInput(.mouse)
    #expect(reader.shows("Move the child") && !reader.shows("Walk, or move the flag"))
    #expect(reader.shows("This is how you play with the mouse."))
  }

  @Test(
    "draws the device beside its list where there is room, and the list alone where not",
    arguments: [
      (InputDevice.gamepad, "device pad"), (.mouse, "device mouse"), (.touch, "device screen"),
    ])
  func drawing(device: InputDevice, name: String) {
    reader.sendInput(device)
    #expect(reader.count(name) == 1)
    let small = HelpReader(EarthModule.self, size: Size(480, 320))
    small.turn(to: 1)
    small.sendInput(device)
    #expect(small.count("device") == 0)
  }

  @Test("A press lights its place in the drawing, which fades when it is let go")
  func press() {
    reader.sendInput(.gamepad, .padButtonDown(pad, .a))
    #expect(light(of: "pad") == 1)
    reader.run(.seconds(2))
    #expect(light(of: "pad") == 1)
    reader.sendInput(.gamepad, .padButtonUp(pad, .a))
    reader.run(.milliseconds(400))
    #expect((0.1..<1).contains(light(of: "pad")))
    reader.run(.seconds(1))
    #expect(light(of: "pad") == 0)
    #expect(reader.context.animator.isIdle && reader.scene.nextTimer == nil)
  }

  @Test("The first press of another device lights up too")
  func another() {
    reader.sendInput(.keyboard)
    reader.scene.handleInput(.padAxis(pad, .leftX, 0.9))
    reader.sendInput(.gamepad)
    #expect(light(of: "pad") == 1)
  }

  @Test("A stick that is out to one side stays lit while it is level the other way")
  func stick() {
    reader.sendInput(.gamepad, .padAxis(pad, .leftX, 0.9), .padAxis(pad, .leftY, 0.02))
    reader.run(.seconds(1))
    #expect(light(of: "pad") == 1)
    reader.sendInput(.gamepad, .padAxis(pad, .leftX, 0))
    reader.run(.seconds(1))
    #expect(light(of: "pad") == 0)
  }

  @Test("A gamepad that is tilted lights up all over, and turns no page")
  func tilt() {
    reader.sendInput(.gamepad, .padAccelerometer(pad, x: 0, y: 9.8, z: 0))
    #expect(reader.scene.inputNeeds.restPose != nil && light(of: "pad") == 0)
    reader.sendInput(.gamepad, .padAccelerometer(pad, x: 6, y: 7.7, z: 0))
    #expect(light(of: "pad") > 10)
    for _ in 0..<3 { reader.scene.handle(.tilt(.left)) }
    reader.settle()
    #expect(reader.shows("This is how you play with the gamepad."))
    reader.sendInput(.gamepad, .padAccelerometer(pad, x: 0, y: 9.8, z: 0))
    reader.run(.seconds(1))
    #expect(light(of: "pad") == 0)
  }

  @Test("listens to tilts only where a tilt means something, and only on this leaf")
  func restPose() {
    reader.sendInput(.gamepad)
    reader.turn(to: 2)
    #expect(reader.scene.inputNeeds.restPose == nil)
    let other = HelpReader(EarthModule.self) { $0.tunnel.tiltsWithPad = false }
    other.turn(to: 1)
    other.sendInput(.gamepad)
    #expect(other.scene.inputNeeds.restPose == nil)
  }

  @Test("A click is a drag only once it moves; the wheel lights up for a moment")
  func mouse() {
    let (start, end) = (Point(20, 20), Point(60, 20))
    reader.sendInput(.mouse, .wheel(1, at: start))
    #expect(light(of: "mouse") == 1)
    reader.run(.seconds(1))
    #expect(light(of: "mouse") == 0)
    reader.sendInput(.mouse, .mouseDown(.left, start))
    let clicked = reader.count("accent")
    reader.sendInput(.mouse, .mouseMoved(end))
    #expect(reader.count("accent") == clicked + 1)
  }

  @Test("On pads of Nintendo A lies at the right, on others at the bottom")
  func places() throws {
    func lit(_ kind: PadKind) throws -> Point {
      let reader = HelpReader(EarthModule.self)
      reader.context.input.padKind = kind
      reader.turn(to: 1)
      reader.sendInput(.gamepad, .padButtonDown(pad, .a))
      return try #require(reader.scene.list.pictures("light pad").first?.frame.center)
    }
    let (nintendo, xbox) = (try lit(.nintendo), try lit(.xbox))
    #expect(nintendo.x > xbox.x && nintendo.y < xbox.y)
  }

  @Test("forgets what is held when its page is turned")
  func turned() {
    reader.sendInput(.gamepad, .padButtonDown(pad, .y))
    reader.turn(to: 2)
    reader.scene.handle(.leap(.pageUp))
    reader.settle()
    #expect(reader.count("device pad") == 1 && light(of: "pad") == 0)
  }
}
