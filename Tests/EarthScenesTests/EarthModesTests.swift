import BoxKit
import Controls
import EarthGame
import EarthScenes
import GameKernel
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The three games of Through the Earth")
struct EarthModesTests {
  private typealias Mode = ThroughTheEarth.Mode
  private let harness = EarthHarness.guess(.person)

  private var mode: Mode { harness.state.options.mode }

  @Test("An empty folder opens Guess, and one with a kept game opens that game")
  func first() {
    func opened(_ tables: InMemoryTables) -> Mode? {
      let module = EarthModule(.test(.test(), tables: tables))
      return withExtendedLifetime(module) {
        tables.table(of: ThroughTheEarth.self)?.state.options.mode
      }
    }
    #expect(opened(InMemoryTables()) == .guess)
    #expect(opened(.with(EarthTable(EarthSetup(), seed: 1))) == .dig)
    #expect(opened(.with(EarthTable(EarthSetup(mode: .dry), seed: 1))) == .dry)
  }

  @Test("All three stand on the table, the one that is played chosen")
  func tabs() {
    for name in ["Guess", "Dry feet", "Just dig"] { #expect(harness.says(name)) }
    harness.click("mode.1")
    #expect(mode == .dry && harness.settings.current.tunnel.mode == .dry)
    harness.click("mode.2")
    #expect(mode == .dig)
    harness.click("mode.0")
    #expect(mode == .guess)
  }

  @Test("A change of the game keeps each as it was, and undo leads to none of the others")
  func kept() {
    harness.flag()
    harness.fall()
    let guess = harness.state
    harness.click("mode.2")
    #expect(!harness.isOn("undo"))
    harness.click("globes.near")
    harness.click("next")
    harness.fall()
    let dig = harness.state
    harness.click("mode.0")
    #expect(harness.state == guess)
    harness.click("next")
    harness.flag()
    harness.key(.command(.undo), .command(.undo), .command(.undo), .command(.undo))
    #expect(mode == .guess && harness.state.round == 0 && !harness.isOn("undo"))
    harness.click("mode.2")
    #expect(harness.state == dig)
    harness.click("undo")
    #expect(mode == .dig && !harness.state.isDug)
  }

  @Test("Players who are set while another game is on sit down when theirs goes on")
  func seats() {
    harness.click("mode.1")
    harness.settings.setOnPage {
      $0.tunnel.seats = EarthSetup(guessing: [.person, .person]).seats
    }
    #expect(mode == .dry)
    harness.click("mode.0")
    #expect(mode == .guess && harness.state.options.seatCount == 2)
    harness.key(.command(.undo))
    #expect(mode == .guess && harness.state.options.seatCount == 1)
  }

  @Test("The settings lead to the kept game too")
  func settings() {
    harness.flag()
    harness.fall()
    let guess = harness.state
    harness.settings.setOnPage { $0.tunnel.mode = .dry }
    #expect(mode == .dry)
    harness.settings.setOnPage { $0.tunnel.mode = .guess }
    #expect(harness.state == guess)
  }

  @Test("Ctrl+Tab goes to the next game and with Shift to the one before, also during a fall")
  func keys() {
    harness.key(.nextTab)
    #expect(mode == .dry)
    harness.key(.nextTab, .nextTab)
    #expect(mode == .guess)
    harness.key(.previousTab)
    #expect(mode == .dig)
    harness.key(.activate)
    harness.run(.milliseconds(200))
    harness.key(.nextTab)
    #expect(mode == .guess)
  }

  @Test("A gamepad reaches the games from the globes by a stick pressed, and goes back by it")
  func pad() {
    // No flag is put, so that there is no button to press.
    harness.pad(.focusSwitch, .tilt(.right))
    #expect(mode == .guess, "moving along chooses nothing")
    harness.pad(.activate)
    #expect(mode == .dry)
    // The globes have the focus again. A step of the child enables the button.
    harness.pad(.tilt(.left), .focusSwitch)
    #expect(harness.tunnel.panel.focused?.id == "mode")
    harness.pad(.focusSwitch)
    #expect(harness.tunnel.panel.focused?.id == "globes")
    harness.pad(.focusSwitch, .tilt(.left), .activate)
    #expect(mode == .guess)
  }

  @Test("In a small window, too, each game is two clicks away", arguments: ["en", "de"])
  func small(language: String) {
    let harness = EarthHarness(
      EarthSetup(guessing: [.person]), size: Size(480, 320))
    harness.click("mode")
    harness.click("mode.2")
    #expect(harness.state.options.mode == .dig)
  }

  @Test("Six boxes count the dry places, and the digs stand where the total is")
  func dry() throws {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    #expect(
      harness.says("1 of 6") && !harness.says("0 digs"), "only the goal, as if nothing is won")
    #expect(harness.says("Gold up to 8 digs") && harness.says("land on both sides?"))
    for longitude in [-3.0, -4, -5] {
      try harness.table.session.perform(.stand(.at(47, longitude + 5)))
      harness.click("next")
      harness.fall()
      #expect(harness.says("Splash!"))
      harness.click("next")
    }
    #expect(harness.says("3 digs") && harness.says("Silver up to 12 digs"))
    try harness.table.session.perform(.stand(.at(40, -4.5)))
    harness.click("next")
    harness.fall()
    #expect(harness.says("Spain") && harness.says("New Zealand") && harness.says("2 of 6"))
    try harness.table.session.perform(.stand(.at(56.55, 8.3167)))
    harness.click("next")
    harness.fall()
    #expect(harness.says("Splash!") && harness.says("5 digs") && harness.says("2 of 6"))
  }

  @Test(
    "In Dry feet a dig that cannot be a find costs nothing: at sea and near a find the button is off"
  )
  func free() throws {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    try harness.table.session.perform(.stand(.at(40, -4.5)))
    #expect(harness.says("Spain: move the child, or dig.") && harness.isOn("next"))
    harness.click("next")
    harness.fall()
    harness.click("next")
    for (place, words) in [
      (Place.at(0, -30), "You are at sea. Move the child to land."),
      (.at(44, 0), "Too close to another find. Keep 1,000 km away."),
    ] {
      try harness.table.session.perform(.stand(place))
      #expect(harness.says(words) && !harness.isOn("next"))
      harness.key(.activate)
      #expect(harness.state.digs == 1 && !harness.state.isDug)
    }
  }

  @Test(
    "The child stands behind a hole, which marks the exact place; each find has a dot on both globes"
  )
  func exact() throws {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    harness.click("globes.near")
    let hole = try #require(harness.scene.list.pictures("hole").first)
    let middle = harness.middle("near")
    #expect(abs(hole.frame.center.x - middle.x) <= 1 && abs(hole.frame.center.y - middle.y) <= 1)
    try harness.table.session.perform(.stand(.at(40, -4.5)))
    harness.click("next")
    harness.fall()
    harness.click("next")
    harness.settle()
    #expect(harness.scene.list.pictures("dot of a place").count == 2)
  }

  @Test("After a climb and before the next place the focus is on the globes")
  func focus() throws {
    harness.flag()
    harness.fall()
    harness.key(.focusNext)
    harness.click("next")
    #expect(harness.tunnel.panel.focused?.id == "globes")
  }

  @Test("There is no hint but in Just dig, where names are shown, and they go with it")
  func names() {
    #expect(!harness.isOn("hint"))
    harness.click("mode.1")
    #expect(!harness.isOn("hint"))
    harness.click("mode.2")
    #expect(harness.isOn("hint"))
    harness.key(.command(.hint))
    harness.settle()
    #expect(harness.says("South Pacific"))
    harness.click("mode.1")
    harness.settle()
    #expect(!harness.says("South Pacific"))
  }

  @Test("Before a dig of Dry feet nothing shows where the child would come out")
  func secret() {
    func farSide(_ harness: EarthHarness) -> [DrawCommand] {
      let frame = harness.scene.report("globes.far")?.frame ?? .zero
      return harness.scene.list.commands.filter { frame.contains($0.frame.center) }
    }
    let harness = EarthHarness(EarthSetup(mode: .dry))
    let before = farSide(harness)
    #expect(!before.isEmpty)
    #expect(harness.scene.list.pictures("lens").isEmpty)
    #expect(harness.scene.list.pictures("mark of the far end").isEmpty)
    let middle = harness.middle("near")
    harness.drag(from: middle, to: middle + Point(60, 20))
    harness.click("globes.near")
    harness.settle()
    #expect(farSide(harness) == before)
    harness.click("next")
    harness.fall()
    #expect(farSide(harness) != before)
  }

  @Test("The lens of Just dig is explained, and shows where the child would come out")
  func lens() {
    let harness = EarthHarness(EarthSetup(mode: .dig))
    #expect(harness.says("The lens shows the far side") && harness.texts.contains("Far side"))
    #expect(!harness.scene.list.pictures("lens").isEmpty)
    #expect(!harness.scene.list.pictures("mark of the far end").isEmpty)
  }

  @Test("The button of names is there only where they may be shown, and looks on while they are")
  func namesButton() throws {
    func face() -> [String] {
      let frame = harness.scene.report("hint")?.frame ?? .zero
      return harness.scene.list.pictures("").filter { $0.frame.center == frame.center }.map {
        "\($0.content)"
      }
    }
    #expect(harness.scene.report("hint") == nil)
    harness.click("mode.2")
    harness.settle()
    let off = face()
    harness.click("hint")
    harness.settle()
    #expect(!off.isEmpty && face() != off)
    harness.send(.keyboard, .focusNext)
    for _ in 0..<12 where harness.tunnel.panel.focused?.id != "hint" {
      harness.send(.keyboard, .focusNext)
    }
    #expect(harness.says("Hide names (H)"))
    harness.click("mode.1")
    #expect(harness.scene.report("hint") == nil)
  }

  @Test("In Dry feet nothing can be dug until the child is put on a new place")
  func placed() {
    let harness = EarthHarness(EarthSetup(mode: .dry))
    #expect(!harness.isOn("next") && harness.says("Find six such places"))
    harness.key(.activate)
    #expect(!harness.state.isDug && harness.says("Put the child on another place."))
    harness.key(.tilt(.right))
    #expect(harness.isOn("next") && harness.says("Portugal: move the child, or dig."))
    harness.click("next")
    harness.fall()
    harness.click("next")
    #expect(!harness.state.isDug && !harness.isOn("next"))
    #expect(harness.says("Put the child on another place."))
    harness.key(.tilt(.right))
    #expect(harness.isOn("next"))
    harness.key(.activate)
    #expect(harness.state.isDug && harness.state.digs == 2)
  }

  @Test("A dig at sea is refused in words, which end with the next step")
  func atSea() {
    let harness = EarthHarness(EarthSetup(mode: .dry), size: Size(480, 320))
    for _ in 0..<4 { harness.key(.tilt(.left)) }
    harness.run(.seconds(1))
    let refusal = "You are at sea. Move the child to land."
    #expect(harness.tunnel.spoken.news.first != refusal)
    harness.key(.activate)
    #expect(!harness.state.isDug && harness.says(refusal))
    #expect(harness.tunnel.spoken.news.first == refusal)
    #expect(harness.tunnel.spoken.refusal == refusal, "for each further press of Enter")
    harness.key(.tilt(.left))
    #expect(harness.tunnel.spoken.news.first != refusal)
  }

  @Test("In a small window too, words say what to do while nothing can be dug")
  func smallSteps() {
    let harness = EarthHarness(EarthSetup(guessing: [.person]), size: Size(480, 320))
    #expect(harness.says("Click where"))
    harness.flag()
    harness.fall()
    #expect(harness.texts.contains { $0.contains("km off · ") }, "the answer names the place")
    harness.pad(.activate)
    #expect(harness.state.round == 1 && !harness.says("The stick places your"))
    #expect(harness.says(" km in all"))
    harness.click("mode")
    harness.click("mode.1")
    #expect(harness.says("Find six such places"))
  }
}
