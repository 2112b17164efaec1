import EarthScenes
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import BoxKit
@testable import MatchwoodMain

@MainActor @Suite("The settings")
struct SettingsSceneTests {
  @Test("A player with a gamepad reads of no keys")
  func keysInHand() throws {
    for (device, isRead) in [(InputDevice.keyboard, true), (.gamepad, false), (.touch, false)] {
      let harness = Harness(device: device)
      harness.scene.layout(in: Size(1280, 800))
      #expect(harness.scene.list.texts.contains { $0.hasPrefix("Or press") } == isRead)
    }
  }

  /// A settings scene with what it said and handed over.
  @MainActor private final class Harness {
    let context: StageContext
    let scene: SettingsScene
    var pose: Vector3?
    var isFullScreen = false
    var said: [Settings] = []
    var handedOver: [Settings] = []
    let settings: SettingsModel
    private var observation: Observation?

    init(
      size: Size = Size(1280, 800), games: [any BoxGame.Type] = Box.games,
      device: InputDevice = .mouse, edit: (inout Settings) -> Void = { _ in }
    ) {
      context = StageContext.test(size: size)
      context.input.device = device
      settings = SettingsModel.test(edit)
      var services = Services()
      var readPose: () -> Vector3? = { nil }
      var isFullScreen: () -> Bool? = { false }
      var setFullScreen: (Bool) -> Void = { _ in }
      services.readPose = { readPose() }
      services.isFullScreen = { isFullScreen() }
      services.setFullScreen = { setFullScreen($0) }
      scene = SettingsScene.test(settings, services: services, context: context, games: games)
      readPose = { [weak self] in self?.pose }
      isFullScreen = { [weak self] in self?.isFullScreen }
      setFullScreen = { [weak self] in self?.isFullScreen = $0 }
      observation = settings.changes.observe { [weak self] in self?.said.append($0.after) }
      scene.onBack = { [weak self, settings] in self?.handedOver.append(settings.current) }
      scene.layout(in: size)
    }

    func key(_ intents: Intent...) {
      context.input.device = .keyboard
      for intent in intents { scene.handle(intent) }
    }

    /// Shows a group of the box, by a tab or the list.
    func group(_ index: Int) {
      scene.click("box-group")
      scene.click("box-group.\(index)")
    }

    /// Opens a drop-down list and chooses a row.
    func choose(_ id: String, _ row: Int) {
      scene.click(id)
      scene.click("\(id).\(row)")
    }
  }

  @Test(
    "hand themselves over by Esc, F10, the icon and the button Back",
    arguments: [Intent.back, .command(.settings)])
  func back(intent: Intent) {
    let harness = Harness()
    harness.key(intent)
    #expect(harness.handedOver == [harness.settings.current])
    harness.scene.click("back")
    harness.scene.click("done")
    #expect(harness.handedOver.count == 3)
  }

  @Test("show at once what keys have changed of volume and silence, and go on from there")
  func sound() {
    let harness = Harness(games: [])
    harness.scene.click("box-group.1")
    harness.settings.change { $0.sound.isMuted = true }
    harness.scene.click("mute")
    #expect(!harness.settings.current.sound.isMuted)
    harness.settings.change { $0.sound.volume = 20 }
    harness.scene.click("volume")
    let middle = harness.settings.current.sound.volume
    #expect((40...60).contains(middle))
    harness.settings.change { $0.sound.change(by: 1) }
    harness.key(.tilt(.right), .tilt(.right))
    #expect(harness.settings.current.sound.volume == middle + 15)
  }

  @Test("choose no language that no font can write, and name the package with a font")
  func unwritable() throws {
    let harness = Harness(games: [])
    let measurer = try #require(harness.context.look.measurer as? FixedMeasurer)
    measurer.missing = ["日", "简"]
    let source = LanguageSource(harness.context.look)
    #expect((0..<source.count).map(source.title).suffix(2) == ["Japanese", "Chinese (simplified)"])
    let notes = (0..<source.count).compactMap(source.note)
    #expect(notes == ["Install fonts-noto-cjk", "Install fonts-noto-cjk"])
    for row in [13, 14] { harness.choose("language", row) }
    #expect(harness.said.isEmpty && harness.settings.current.language == nil)
    harness.choose("language", 12)
    #expect(harness.said.last?.language == "uk")
  }

  @Test("say every change at once, and hand all of them over")
  func changes() {
    let harness = Harness(size: Size(800, 1600), games: [MatchsticksModule.self])
    harness.key(.tilt(.right), .tilt(.right))
    #expect(harness.said.last?.matchsticks.pile == 19)
    harness.choose("opponent", 4)
    #expect(harness.said.last?.matchsticks.seating.second == .clever)
    harness.choose("opponent", 3)
    #expect(harness.said.last?.matchsticks.seating.second == .humanLike(strength: 40))
    harness.scene.click("take-limit.3")
    #expect(harness.said.last?.matchsticks.takeLimit == 5)
    harness.choose("begins", 2)
    #expect(harness.said.last?.matchsticks.begins == .inTurns)
    harness.choose("first-seat", 2)
    #expect(harness.said.last?.matchsticks.seating.first == .wild)
    harness.choose("match-style", 1)
    #expect(harness.said.last?.matchsticks.style == .classic)
    harness.choose("take-animation", 5)
    #expect(harness.said.last?.matchsticks.takeAnimation == .burn)
    harness.group(2)
    harness.scene.click("reduced-motion")
    #expect(harness.said.last?.reducedMotion == true)
    harness.group(0)
    harness.choose("theme", 1)
    #expect(harness.said.last?.theme == .day)
    harness.choose("language", 2)
    #expect(harness.said.last?.language == "de")
    harness.key(.back)
    #expect(harness.handedOver == [harness.said.last])
    #expect(harness.said.count == 11)
  }

  @Test("The last theme is that of the desktop")
  func systemTheme() {
    let harness = Harness(games: []) { $0.desktop.isDark = false }
    harness.scene.click("theme.2")
    #expect(harness.settings.current.theme == .contrast)
    harness.scene.click("theme.3")
    #expect(harness.settings.current.chosenTheme == nil && harness.settings.current.theme == .day)
  }

  @Test("of the sliding puzzle say every change")
  func sliding() {
    let plain = Harness(games: [SlidingModule.self])
    #expect(plain.scene.report("numbers") == nil)
    let harness = Harness(games: [SlidingModule.self]) { $0.sliding.picture = .builtIn(.lake) }
    harness.scene.click("numbers")
    #expect(harness.said.last?.sliding.showsNumbers == false)
    harness.scene.click("arrows.1")
    #expect(harness.said.last?.sliding.arrowsMoveGap == true)
    harness.scene.click("tilt")
    #expect(harness.said.last?.sliding.tiltsWithPad == true)
  }

  @Test("of every game take the pose of a pad that says one, for all games that are tilted")
  func pose() {
    let harness = Harness(games: [EarthModule.self])
    harness.scene.click("box-group.2")
    #expect(harness.scene.inputNeeds.restPose == nil)
    harness.scene.click("calibrate")
    #expect(harness.scene.list.texts.contains("No sensor found yet"))
    #expect(harness.scene.inputNeeds.restPose != nil)
    harness.pose = Vector3(0, 6, 7)
    harness.scene.click("calibrate")
    #expect(harness.said.last?.padPose == Vector3(0, 6, 7))
    #expect(harness.scene.list.texts.contains("Calibrated"))
  }

  @Test("have a tab for each game, and open at that of the table they are opened from")
  func tabs() throws {
    let program = try HeadlessProgram.box("en")
    program.showSettings(of: Box.games)
    let scene = SettingsScene.test(context: .test(), games: [SlidingModule.self])
    scene.layout(in: Size(1280, 800))
    #expect(scene.report("arrows") != nil && scene.report("language") == nil)
    scene.click("box-group.0")
    #expect(scene.report("arrows") == nil && scene.report("language") != nil)
    for (tab, id) in [
      "language", "volume", "speak", "pile", "arrows", "deck", "tunnel-mode",
    ].enumerated() {
      program.click("box-group.\(tab)")
      #expect(program.container.controls.contains { $0.id == id }, "\(id)")
    }
  }

  @Test("turn to the next tab by Ctrl+Tab and by the right shoulder of a pad, not by Page Down")
  func turning() {
    let harness = Harness()
    harness.key(.leap(.pageDown))
    #expect(harness.scene.report("language") != nil)
    harness.key(.nextTab)
    #expect(harness.scene.report("volume") != nil)
    harness.key(.leap(.pageUp))
    #expect(harness.scene.report("volume") != nil)
    harness.key(.command(.redo))
    #expect(harness.scene.report("volume") != nil, "Ctrl+Y is no shoulder")
    harness.context.input.device = .gamepad
    harness.scene.handle(.command(.redo))
    #expect(harness.scene.report("speak") != nil)
    harness.scene.handle(.command(.undo))
    harness.scene.handle(.previousTab)
    harness.scene.handle(.previousTab)
    #expect(harness.scene.report("language") != nil)
  }

  @Test("say at the end of the display size that the window has no room for more")
  func largestSize() throws {
    let harness = Harness(games: [])
    let most = Int(100 * harness.context.look.metrics.mostScale)
    try #require(most < 200)
    var isSaid: Bool {
      harness.scene.list.texts.joined(separator: " ").contains("This window fits \(most)% at most")
    }
    #expect(!isSaid && harness.scene.list.texts.contains("\(most)"))
    harness.settings.change { $0.scale = most }
    #expect(isSaid)
    harness.settings.change { $0.scale = 150 }
    #expect(!isSaid)
  }

  @Test("have a list in place of tabs where these do not fit, and “Done” always in sight")
  func list() {
    for size in [Size(480, 320), Size(600, 1000), Size(800, 600), Size(320, 480)] {
      let harness = Harness(size: size)
      harness.choose("box-group", 1)
      #expect(harness.scene.report("volume") != nil, "\(size)")
      for group in 0..<7 {
        harness.choose("box-group", group)
        let done = harness.scene.report("done")
        #expect(done.map { Rect(.zero, size).contains($0.frame) } == true, "\(size)")
      }
    }
  }

  @Test("scroll no more than two screens at the largest scale that 1280 × 800 allows")
  func twoScreens() throws {
    for language in ["en", "de"] {
      let program = try HeadlessProgram.box(language)
      program.showSettings(of: Box.games)
      program.layout(LayoutView(size: Size(1280, 800), percent: 200, font: .lato))
      for group in 0..<7 {
        program.click("box-group")
        program.click("box-group.\(group)")
        let controls = program.container.controls.filter { !["back", "done"].contains($0.id) }
        let content = controls.filter { !$0.id.hasPrefix("box-group") && !$0.id.contains(".") }
        let top = content.map(\.frame.y).min() ?? 0
        let height = (content.map(\.frame.maxY).max() ?? 0) - top
        #expect(height <= 2 * (720 - top), "\(language) \(group): \(height) of \(720 - top)")
      }
    }
  }

  @Test("draw nothing over the panel's rounded corners while they are scrolled")
  func corners() throws {
    let context = StageContext.test(size: Size(1280, 800), scale: 2, theme: .contrast)
    let scene = SettingsScene.test(context: context, games: [MatchsticksModule.self])
    scene.layout(in: context.look.metrics.size)
    let panel = try #require(scene.list.commands.first(where: \.isPanel)?.frame)
    let below = scene.list.pictures("fade below")
    #expect(below.count == 1)
    // At this height above the edge, the corner of 28 units reaches so far into the panel.
    let radius = context.look.metrics.px(28)
    for fade in below.map(\.frame) {
      let rise = radius - (panel.maxY - fade.maxY)
      let reach = radius - max(0, radius * radius - rise * rise).squareRoot()
      #expect(fade.x - panel.x > reach && panel.maxX - fade.maxX > reach)
    }
  }

  @Test("show the size of the pile as a live label")
  func liveLabel() {
    let harness = Harness(games: [MatchsticksModule.self])
    #expect(harness.scene.list.texts.contains("18 matches"))
    harness.key(.tilt(.left), .tilt(.left))
    #expect(harness.scene.list.texts.contains("17 matches"))
  }

  @Test("of each game are all in sight in the usual window", arguments: 0..<4)
  func inSight(game: Int) throws {
    let harness = Harness(games: [Box.games[game]])
    let panel = try #require(harness.scene.list.commands.first(where: \.isPanel)?.frame)
    for control in harness.scene.controls {
      #expect(control.frame.maxY <= panel.maxY, "\(control.id)")
    }
  }

  @Test("show what applies alone: a strength where a human-like player sits")
  func strength() {
    let harness = Harness(games: [MatchsticksModule.self]) {
      $0.matchsticks.seating.second = .clever
    }
    #expect(harness.scene.report("strength") == nil)
    harness.choose("opponent", 3)
    #expect(harness.scene.report("strength")?.isEnabled == true)
    harness.choose("opponent", 1)
    #expect(harness.scene.report("strength") == nil)
  }

  @Test("show nothing that is off, for players alone and at first", arguments: 0..<4)
  func nothingOff(game: Int) {
    let harness = Harness(games: [Box.games[game]])
    #expect(harness.scene.controls.allSatisfy { $0.isEnabled })
    #expect(harness.scene.report("name-1") == nil && harness.scene.report("tunnel-name-1") == nil)
  }

  @Test("say what an opponent does")
  func opponents() {
    let harness = Harness(games: [MatchsticksModule.self]) {
      $0.matchsticks.seating.second = .clever
    }
    #expect(harness.scene.list.texts.joined(separator: " ").contains("Always finds the best take."))
    harness.choose("opponent", 1)
    #expect(harness.scene.list.texts.joined(separator: " ").contains("Always takes one match."))
  }

  @Test("let keys pass over an opponent, and choose one by Enter")
  func passing() {
    let harness = Harness(games: [MatchsticksModule.self]) {
      $0.matchsticks.seating.second = .clever
    }
    harness.key(.tilt(.down), .tilt(.down), .activate, .tilt(.up), .tilt(.up))
    #expect(harness.said.isEmpty)
    harness.key(.activate)
    #expect(harness.said.last?.matchsticks.seating.second == .wild)
  }

  @Test("show whether the window fills the screen, also after F11, and let it be changed")
  func fullScreen() {
    let harness = Harness(games: [])
    #expect(harness.scene.report("full-screen") != nil)
    harness.scene.click("full-screen")
    #expect(harness.isFullScreen)
    harness.isFullScreen = false
    harness.scene.layout(in: Size(1280, 800))
    harness.scene.click("full-screen")
    #expect(harness.isFullScreen)
  }

  @Test("keep the pile from 12 to 24 and the scale from 100 to 200 %")
  func ranges() {
    let harness = Harness(games: [MatchsticksModule.self])
    for _ in 0..<30 { harness.key(.tilt(.left)) }
    #expect(harness.said.last?.matchsticks.pile == 12)
    for _ in 0..<30 { harness.key(.tilt(.right)) }
    #expect(harness.said.last?.matchsticks.pile == 24)
  }
}
