import BoxKit
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import MatchwoodMain

@MainActor @Suite("The settings")
struct SettingsSceneTests {
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
      edit: (inout Settings) -> Void = { _ in }
    ) {
      context = StageContext.test(size: size)
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
    #expect(harness.handedOver == [Settings()])
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

  @Test("say every change at once, and hand all of them over")
  func changes() {
    let harness = Harness(size: Size(800, 1600), games: [MatchsticksModule.self])
    harness.key(.tilt(.right), .tilt(.right))
    #expect(harness.said.last?.matchsticks.pile == 19)
    harness.scene.click("opponent.3")
    #expect(harness.said.last?.matchsticks.seating.second == .clever)
    harness.scene.click("opponent.4")
    #expect(harness.said.last?.matchsticks.seating.second == .humanLike(strength: 40))
    harness.scene.click("take-limit.3")
    #expect(harness.said.last?.matchsticks.takeLimit == 5)
    harness.scene.click("begins.2")
    #expect(harness.said.last?.matchsticks.begins == .inTurns)
    harness.choose("first-seat", 2)
    #expect(harness.said.last?.matchsticks.seating.first == .wild)
    harness.choose("match-style", 1)
    #expect(harness.said.last?.matchsticks.style == .classic)
    harness.choose("take-animation", 5)
    #expect(harness.said.last?.matchsticks.takeAnimation == .burn)
    harness.scene.click("theme.1")
    #expect(harness.said.last?.theme == .day)
    harness.scene.click("reduced-motion")
    #expect(harness.said.last?.reducedMotion == true)
    harness.choose("language", 2)
    #expect(harness.said.last?.language == "de")
    harness.key(.back)
    #expect(harness.handedOver == [harness.said.last])
    #expect(harness.said.count == 11)
  }

  @Test("of the sliding puzzle say every change")
  func sliding() {
    let harness = Harness(games: [SlidingModule.self])
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

  @Test("of one game leave out those of the others, and keep those of the box")
  func oneGame() {
    let games: [(any BoxGame.Type, String, String)] = [
      (MatchsticksModule.self, "pile", "arrows"), (SlidingModule.self, "arrows", "pile"),
    ]
    for (game, own, other) in games {
      let scene = SettingsScene.test(context: .test(), games: [game])
      scene.layout(in: Size(1280, 800))
      #expect(scene.report(own) != nil && scene.report("language") != nil)
      #expect(scene.report(other) == nil)
    }
  }

  @Test("show the size of the pile as a live label")
  func liveLabel() {
    let harness = Harness()
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

  @Test("can set a strength only where a human-like player sits")
  func strength() {
    let harness = Harness { $0.matchsticks.seating.second = .clever }
    #expect(harness.scene.report("strength")?.isEnabled == false)
    harness.scene.click("opponent.4")
    #expect(harness.scene.report("strength")?.isEnabled == true)
    harness.scene.click("opponent.1")
    #expect(harness.scene.report("strength")?.isEnabled == false)
  }

  @Test("say why something is off, and what an opponent does")
  func reasons() {
    let harness = Harness(games: [MatchsticksModule.self]) {
      $0.matchsticks.seating.second = .clever
    }
    let reason = "Only for the Human-like computer."
    #expect(harness.scene.list.texts.joined(separator: " ").contains(reason))
    #expect(harness.scene.list.texts.joined(separator: " ").contains("Always finds the best take."))
    harness.scene.click("opponent.4")
    #expect(!harness.scene.list.texts.joined(separator: " ").contains(reason))
    harness.scene.click("opponent.1")
    #expect(harness.scene.list.texts.joined(separator: " ").contains("Always takes one match."))
  }

  @Test("let keys pass over an opponent, and choose one by Enter")
  func passing() {
    let harness = Harness(games: [MatchsticksModule.self]) {
      $0.matchsticks.seating.second = .clever
    }
    harness.key(.tilt(.down), .tilt(.down), .tilt(.left))
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
    let harness = Harness()
    for _ in 0..<30 { harness.key(.tilt(.left)) }
    #expect(harness.said.last?.matchsticks.pile == 12)
    for _ in 0..<30 { harness.key(.tilt(.right)) }
    #expect(harness.said.last?.matchsticks.pile == 24)
  }
}
