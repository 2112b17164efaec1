import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("Digging wherever one likes")
struct EarthDigTests {
  private let harness = EarthHarness()

  @Test("tells where the child stands and where it would come out")
  func words() {
    #expect(harness.says("Portugal") && harness.says("38.72° N · 9.13° W"))
    #expect(harness.says("Tasman Sea") && harness.says("Auckland, 400 km away · you would get wet"))
  }

  @Test(
    "Countries are called as the catalogue of the system does, but where people call them otherwise"
  )
  func countries() {
    struct Elsewhere: CountryCatalogue {
      func country(_ english: String) -> String? { "Elsewhere" }
    }
    func says(_ words: String, at start: Place) -> Bool {
      EarthHarness(EarthSetup(start: start), countries: Elsewhere()).says(words)
    }
    #expect(says("Elsewhere", at: .lisbon))
    #expect(says("French Guiana", at: .at(4, -53)))
  }

  @Test("While the child falls, the words say so, and no longer how to dig")
  func falling() {
    let harness = EarthHarness.guess(.person)
    harness.settle()
    harness.click("globes.far")
    #expect(harness.says("Move the flag, or dig."))
    harness.click("next")
    harness.run(.milliseconds(500))
    #expect(harness.says("Straight through the Earth…") && !harness.says("Move the flag"))
    #expect(!harness.says("Drag a globe"))
    harness.fall()
    #expect(!harness.says("Straight through") && harness.says("km off"))
  }

  @Test("in few words where there is little room, broken where a thought ends")
  func brokenWords() {
    let small = EarthHarness(size: Size(480, 320))
    #expect(
      small.texts.contains("you would get wet") && small.texts.contains("Auckland, 400 km away"))
  }

  @Test("The globes show the child wherever a kept game has left it")
  func kept() {
    let start = Place.at(-41, 174)
    let harness = EarthHarness(EarthSetup(start: start), isSettled: false)
    harness.click("globes.near")
    #expect(harness.state.place.distance(to: start) < 1)
    #expect(harness.scene.list.pictures("child").count == 1)
  }

  @Test("Whoever looks nearer by keys does not lose the child")
  func nearer() {
    let harness = EarthHarness()
    let middle = harness.middle("near")
    harness.drag(from: middle, to: middle + Point(120, 60))
    for _ in 0..<20 { harness.key(.zoom(1)) }
    harness.settle()
    #expect(harness.scene.list.pictures("child").count == 1)
  }

  @Test("A dragged child stands where it was put down, as one move")
  func dragged() {
    let middle = harness.middle("near")
    harness.drag(from: middle, to: middle + Point(60, -40))
    #expect(harness.table.session.moveCount == 1)
    #expect(harness.state.place.longitude > 0 && harness.state.place.latitude > 40)
    harness.key(.command(.undo))
    #expect(harness.state.place == .lisbon)
  }

  @Test("The note says what can be done with what is in the hand")
  func hints() {
    #expect(harness.says("Move the child"))
    harness.pad(.tilt(.up))
    #expect(harness.says("Stick: walk · A: dig"))
    harness.key(.tilt(.up))
    #expect(harness.says("Arrow keys: walk · Enter: dig"))
    harness.key(.activate)
    harness.fall()
    #expect(harness.says("A fall through the Earth takes about 42 minutes."))
  }

  @Test("The focus shows its ring on the globe, but not over the fall")
  func ring() {
    harness.key(.focusNext)
    func hasRing() -> Bool {
      harness.scene.list.commands.contains { command in
        switch command.content {
        case .picture(let picture, _), .patch(let picture, _): picture.name.hasPrefix("focus")
        default: false
        }
      }
    }
    #expect(hasRing())
    harness.key(.activate)
    harness.run(.milliseconds(500))
    #expect(!hasRing())
    harness.fall()
    #expect(hasRing())
  }

  @Test("Beside the child a globe is turned, and the other one shows the far side")
  func turned() {
    let start = harness.middle("near") + Point(120, 0)
    harness.drag(from: start, to: start + Point(-100, 0))
    #expect(harness.table.session.moveCount == 0)
    // What is in the middle now is where a tap lets the child stand.
    harness.click("globes.near")
    let stood = harness.state.place
    #expect(stood.longitude > 10)
    harness.click("globes.near")
    #expect(harness.table.session.moveCount == 1, "it stands there already")
  }

  @Test("Arrows walk, the longer the faster, and stand still at last as one move")
  func arrows() {
    harness.key(.tilt(.up))
    #expect(harness.table.session.moveCount == 0)
    harness.run(.milliseconds(500))
    #expect(harness.table.session.moveCount == 1)
    let first = harness.state.place.distance(to: .lisbon)
    let start = harness.state.place
    harness.key(.tilt(.up))
    for _ in 0..<9 { harness.key(.tiltRepeat(.up)) }
    harness.run(.milliseconds(500))
    #expect(harness.table.session.moveCount == 2)
    #expect(harness.state.place.distance(to: start) > 14 * first)
    #expect(abs(harness.state.place.longitude - start.longitude) < 1)
  }

  @Test("Arrows keep to the meridian and the parallel, also beside the middle of the globe")
  func straight() {
    let start = harness.middle("near")
    harness.drag(from: start + Point(120, 0), to: start + Point(40, 0))
    harness.key(.tilt(.up), .tilt(.up))
    harness.run(.milliseconds(500))
    #expect(harness.state.place.latitude > 40)
    #expect(abs(harness.state.place.longitude - Place.lisbon.longitude) < 1e-4)
    let latitude = harness.state.place.latitude
    harness.key(.tilt(.left))
    harness.run(.milliseconds(500))
    #expect(harness.state.place.longitude < -10 && harness.state.place.latitude == latitude)
  }

  @Test("A walking child lets the ground behind it be seen, but not the hole before its feet")
  func seeThrough() {
    func alpha(_ name: String) -> Double? { harness.scene.list.pictures(name).last?.alpha }
    #expect(alpha("child") == 1)
    harness.key(.tilt(.up))
    #expect((alpha("child") ?? 1) < 0.5 && alpha("hole") == 1)
    harness.run(.milliseconds(500))
    #expect(alpha("child") == 1)
  }

  @Test("Page Up and the like walk ten steps at once")
  func far() {
    harness.key(.tilt(.down))
    harness.run(.milliseconds(500))
    let (first, start) = (harness.state.place.distance(to: .lisbon), harness.state.place)
    for leap in [Intent.Leap.pageDown, .pageUp, .toEnd, .toStart] {
      let before = harness.state.place
      harness.key(.leap(leap))
      harness.run(.milliseconds(500))
      #expect((9.5...10.5).contains(harness.state.place.distance(to: before) / first))
    }
    #expect(harness.state.place.distance(to: start) < 1)
  }

  @Test("Over a pole the walk goes on down the other side")
  func pole() {
    harness.key(.tilt(.up))
    for _ in 0..<30 { harness.key(.tiltRepeat(.up)) }
    harness.run(.milliseconds(500))
    #expect(harness.state.place.longitude > 90, "\(harness.state.place)")
  }

  @Test("The stick walks as far as it is out, and stands still when it is level again")
  func stick() {
    func distance(_ x: Double) -> Double {
      let start = harness.state.place
      harness.context.input.device = .gamepad
      harness.context.input.stick = StickPosition(x: x, y: 0)
      harness.run(.milliseconds(400))
      harness.context.input.stick = .level
      harness.run(.milliseconds(200))
      return harness.state.place.distance(to: start)
    }
    let (half, whole) = (distance(0.5), distance(1))
    #expect(half > 10 && whole > 3 * half)
    #expect(harness.table.session.moveCount == 2)
  }

  @Test("A tilted gamepad lets the child roll in proportion to the tilt, and a level one does not")
  func tilted() {
    func distance(_ x: Double) -> Double {
      let start = harness.state.place
      harness.context.input.device = .gamepad
      harness.pose = Vector3(x, 9.8, 0)
      harness.run(.milliseconds(600))
      harness.pose = Vector3(0, 9.8, 0)
      harness.run(.seconds(3))
      return harness.state.place.distance(to: start)
    }
    #expect(distance(0.3) == 0)
    let (little, much) = (distance(-2), distance(-4))
    #expect(little > 100 && (1.7...2.3).contains(much / little))
    #expect(harness.table.session.moveCount == 2)
  }

  @Test("The dig is seen before it is told, any key ends the fall, and the way back leads up again")
  func dig() throws {
    #expect(harness.says("you would get wet"))
    harness.click("next")
    #expect(harness.state.isDug && !harness.isOn("next"))
    harness.key(.activate)
    #expect(harness.state.isDug && harness.isOn("next"))
    #expect(harness.says("Climb back") && harness.says("you got wet"))
    #expect(harness.tunnel.spoken.news.last == "Climb back, button")
    harness.click("next")
    #expect(!harness.state.isDug && harness.says("Dig"))
  }

  @Test("Names come and go by H and by their button, and the wheel and keys look nearer")
  func namesAndZoom() throws {
    #expect(harness.isOn("hint") && !harness.says("South Pacific"))
    harness.key(.command(.hint))
    harness.settle()
    #expect(harness.says("South Pacific") && harness.says("Moscow") && harness.says("Australia"))
    #expect(harness.says("Portugal"), "the places below stay")
    harness.click("hint")
    harness.settle()
    #expect(!harness.says("South Pacific"))
    let middle = harness.middle("near")
    for _ in 0..<20 { harness.key(.zoom(1)) }
    harness.drag(from: middle, to: middle + Point(60, 0))
    let near = harness.state.place.distance(to: .lisbon)
    #expect(near > 200 && near < 700, "a quarter of what it would be from afar")
  }

  @Test("Miles are told where they are set, at once")
  func miles() {
    harness.settings.change { $0.tunnel.usesMiles = true }
    #expect(harness.says("Auckland, 248 mi away"))
  }
}
