import EarthGame
import EarthScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("A globe is turned", .tags(.motion))
struct GlobeTurningTests {
  private let middle = Point(372, 370)

  @Test("What is taken hold of stays under the pointer")
  func grab() throws {
    var dice = Dice(seed: 4)
    for zoom in [1.0, 2.5] {
      let harness = GlobeHarness()
      let near = harness.globes.near
      near.zoom = zoom
      let start = middle + Point(40, -30)
      let held = try #require(near.place(at: start))
      harness.drag([start])
      for _ in 0..<60 {
        func part() -> Double { Double.random(in: -140...140, using: &dice) }
        let point = middle + Point(part(), part())
        harness.globes.handle(.drag(Drag(.moved, start: start, position: point)))
        let found = try #require(near.place(at: point))
        #expect(found.distance(to: held) < 0.1)
      }
    }
  }

  @Test("North comes back up by itself after it is let go, and the middle stays")
  func north() throws {
    let harness = GlobeHarness()
    let near = harness.globes.near
    near.centre = .at(50, 10)
    harness.drag([middle + Point(-100, -100), middle + Point(90, -80)], release: .zero)
    let center = near.centre
    #expect(isNorthUp(near) == false)
    harness.run(1000)
    #expect(!near.isTurning)
    #expect(near.centre.distance(to: center) < 0.01)
    #expect(isNorthUp(near))
  }

  private func isNorthUp(_ globe: GlobeView) -> Bool {
    let north = globe.centre.moved(by: 500, bearing: 0)
    return globe.point(of: north).map { abs($0.x - middle.x) < 0.01 && $0.y < middle.y } ?? false
  }

  @Test("A flick runs on and out, and ends with north above")
  func flick() {
    let harness = GlobeHarness()
    let near = harness.globes.near
    near.centre = .at(0, 0)
    harness.drag([middle, middle + Point(-20, 0)], release: Point(-600, 0))
    let start = near.centre
    var ways: [Double] = []
    for _ in 0..<30 {
      let before = near.centre
      harness.run(40, step: 40)
      ways.append(before.distance(to: near.centre))
    }
    #expect(near.centre.distance(to: start) > 1000)
    #expect(near.centre.longitude > start.longitude)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 + 0.01 >= $1 }, "slower and slower")
    #expect(ways.last == 0 && !near.isTurning)
    #expect(isNorthUp(near))
  }

  @Test("With reduced motion nothing runs on, and north is above at once")
  func reduced() {
    let harness = GlobeHarness(reducedMotion: true)
    let near = harness.globes.near
    harness.drag([middle + Point(-90, 0), middle + Point(60, 40)], release: Point(900, 300))
    let center = near.centre
    harness.run(32)
    #expect(near.centre.distance(to: center) < 0.01)
    #expect(isNorthUp(near) && !near.isTurning)
  }

  @Test("The way to a place over the pole goes over the pole")
  func overThePole() {
    let harness = GlobeHarness()
    let near = harness.globes.near
    near.centre = .at(80, 30)
    near.turn(to: .at(80, -150), animated: true)
    harness.run(300)
    #expect(near.centre.latitude > 89)
    harness.run(400)
    #expect(near.centre == .at(80, -150))
  }

  @Test("The far globe shows the far end of what the near one shows, and the other way round")
  func coupled() {
    let harness = GlobeHarness()
    let (near, far) = (harness.globes.near, harness.globes.far)
    near.turn(to: .at(40, 100), animated: true)
    for _ in 0..<30 {
      harness.run(40)
      #expect(far.centre.distance(to: near.centre.antipode) < 0.01)
    }
    let other = Point(908, 370)
    harness.drag([other, other + Point(50, 30)], release: Point(300, 100))
    for _ in 0..<40 {
      #expect(near.centre.distance(to: far.centre.antipode) < 0.01)
      harness.run(40)
    }
    harness.globes.handle(.scroll(3, at: other))
    #expect(near.zoom == far.zoom && far.zoom > 1)
    harness.globes.isCoupled = false
    let rest = far.centre
    near.turn(to: .at(0, 0), animated: false)
    harness.draw()
    #expect(far.centre == rest)
  }

  @Test("The parts of a step that a trackpad sends zoom as far as the whole step of a wheel")
  func trackpad() {
    let (wheel, trackpad) = (GlobeHarness(), GlobeHarness())
    let point = Point(420, 300)
    wheel.globes.handle(.scroll(2, at: point))
    for _ in 0..<20 { trackpad.globes.handle(.scroll(0.1, at: point)) }
    #expect(abs(trackpad.globes.near.zoom - wheel.globes.near.zoom) < 1e-9)
  }

  @Test("The wheel brings nearer what the pointer is on, which stays there")
  func wheel() throws {
    let harness = GlobeHarness()
    let point = Point(420, 300)
    let place = try #require(harness.globes.near.place(at: point))
    for steps in [2.0, 3, -4] {
      harness.globes.handle(.scroll(steps, at: point))
      let now = try #require(harness.globes.near.point(of: place))
      #expect(now.distance(to: point) < 0.01)
    }
    let far = harness.globes.far
    #expect(far.zoom > 1 && far.centre.distance(to: harness.globes.near.centre.antipode) < 0.01)
  }

  @Test("When they are coupled again, the far globe glides to its place")
  func joining() {
    let harness = GlobeHarness()
    let (near, far) = (harness.globes.near, harness.globes.far)
    harness.globes.isCoupled = false
    far.turn(to: .at(30, 30), animated: false)
    near.turn(to: .at(-10, 70), animated: false)
    harness.globes.isCoupled = true
    harness.run(16)
    #expect(far.centre.distance(to: .at(30, 30)) < 500)
    harness.run(700)
    #expect(far.centre == .at(10, -110) && near.centre == .at(-10, 70))
  }

  @Test("Who walks north over the pole goes on down the other side, and stays in sight")
  func walk() throws {
    let harness = GlobeHarness()
    let near = harness.globes.near
    near.centre = .at(60, 20)
    var place = Place.at(60, 20)
    for _ in 0..<100 {
      place = near.walk(from: place, toward: Point(0, -1), kilometres: 60)
      near.keepVisible(place)
      harness.run(16)
      let point = try #require(near.point(of: place))
      #expect(point.distance(to: middle) < 170)
    }
    // 6,000 km on, of which the pole is 3,336 away.
    #expect(place.distance(to: .at(66, -160)) < 30)
    harness.run(600)
    #expect(isNorthUp(near))
  }

  @Test("A drag that begins beside the discs turns nothing")
  func beside() {
    let harness = GlobeHarness()
    let center = harness.globes.near.centre
    harness.drag([Point(140, 130), Point(240, 300)], release: Point(500, 0))
    #expect(harness.globes.near.centre == center)
  }

  @Test("Zoom goes from 1 to 4 and no further")
  func zoom() {
    let harness = GlobeHarness()
    harness.globes.handle(.scroll(40, at: middle))
    #expect(harness.globes.near.zoom == 4)
    harness.globes.handle(.scroll(-80, at: middle))
    #expect(harness.globes.near.zoom == 1)
  }

  @Test("Nothing new is drawn while nothing changes")
  func rest() {
    let harness = GlobeHarness()
    harness.globes.near.child = .at(10, 20)
    harness.globes.lens = true
    harness.draw()
    let list = harness.list
    harness.run(200)
    #expect(harness.list == list)
    harness.globes.near.turn(to: .at(1, 1), animated: false)
    harness.draw()
    #expect(harness.list != list)
  }
}
