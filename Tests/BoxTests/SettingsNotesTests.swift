import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("The sentences below the settings")
struct SettingsNotesTests {
  private let context = StageContext.test(size: Size(1280, 1400))
  private let settings = SettingsModel.test { _ in }

  private func scene(of game: any BoxGame.Type) -> SettingsScene {
    let scene = SettingsScene.test(settings, context: context, games: [game])
    scene.layout(in: context.look.metrics.size)
    return scene
  }

  private func says(_ scene: SettingsScene, _ words: String) -> Bool {
    scene.list.texts.joined(separator: " ").contains(words)
  }

  @Test("follow the choice that was made: limit, who begins, and the opponent's strength")
  func matchsticks() {
    let scene = scene(of: MatchsticksModule.self)
    scene.click("take-limit.2")
    #expect(!says(scene, "wins if") && !says(scene, "loses if"), "that is the secret of the game")
    #expect(says(scene, "Take 1 to 4 matches each turn."))
    #expect(says(scene, "You go first in every game."))
    scene.click("begins")
    scene.click("begins.2")
    #expect(says(scene, "The players take turns going first."))
    #expect(says(scene, "Plays the best move 40% of the time."))
    settings.change { $0.matchsticks.seating.second = .humanLike(strength: 80) }
    #expect(says(scene, "Plays the best move 80% of the time."))
    // Without the strength there is room for all notes.
    scene.click("opponent")
    scene.click("opponent.4")
    scene.click("match-style")
    scene.click("match-style.2")
    #expect(says(scene, "Square matches with square heads."))
    scene.click("take-animation")
    scene.click("take-animation.5")
    #expect(says(scene, "They burn all the way down."))
  }

  @Test("of the sliding puzzle say what an arrow moves")
  func sliding() {
    let scene = scene(of: SlidingModule.self)
    #expect(says(scene, "A tile slides the way the arrow points."))
    scene.click("arrows.1")
    #expect(says(scene, "The gap moves the way the arrow points"))
  }

  @Test("of Pairs say what is found, who remembers how much, and what a known miss is")
  func pairs() {
    let scene = scene(of: PairsModule.self)
    #expect(says(scene, "8 pairs to find.") && says(scene, "Use as few flips as you can."))
    scene.click("card-layout.2")
    #expect(says(scene, "18 pairs to find."))
    scene.click("seat-count.1")
    #expect(says(scene, "Find the most pairs to win."))
    scene.click("seat-2")
    scene.click("seat-2.1")
    #expect(says(scene, "Remembers 40% of the cards."))
    settings.change { $0.pairs.seats[1].occupant = .forgetful(memory: 75) }
    #expect(says(scene, "Remembers 75% of the cards."))
    #expect(says(scene, "It counts as a miss."))
    scene.click("turn-rule.1")
    #expect(says(scene, "Two passes in a row end the game."))
    scene.click("miss-time")
    scene.click("miss-time.8")
    #expect(says(scene, "Tap to flip both cards back."))
    scene.click("seat-count.0")
    #expect(scene.report("turn-rule") == nil)
  }

  @Test("of Pairs by ear say whether the cards can be heard")
  func sounds() {
    let scene = scene(of: PairsModule.self)
    scene.click("deck")
    scene.click("deck.2")
    #expect(says(scene, "Two of the same sound make a pair."))
    #expect(scene.report("card-layout.2") != nil && scene.report("card-layout.3") == nil)
    settings.change { $0.sound.isMuted = true }
    #expect(says(scene, "Sound is off. Turn it on to hear the cards."))
  }

  @Test("of Through the Earth say what is played, and how far off a Globetrotter is")
  func tunnel() {
    let scene = scene(of: EarthModule.self)
    #expect(says(scene, "Plant flags on the far side of five places."))
    scene.click("tunnel-mode")
    scene.click("tunnel-mode.0")
    #expect(says(scene, "Dig anywhere and see where you come out."))
    #expect(scene.report("tunnel-seats") == nil)
    scene.click("tunnel-mode")
    scene.click("tunnel-mode.1")
    scene.click("tunnel-seats.1")
    scene.click("tunnel-seat-2")
    scene.click("tunnel-seat-2.1")
    #expect(says(scene, "A computer. It misses by 1,253 km on average."))
    settings.change { $0.tunnel.error = 2000 }
    #expect(says(scene, "A computer. It misses by 2,507 km on average."))
  }

  @Test("that are minor go where they would push another control out of sight, the others do not")
  func minor() {
    var left = 0
    for height in stride(from: 640.0, through: 960, by: 4) {
      context.look.set(context.look.theme, Metrics(size: Size(1280, height)))
      let scene = scene(of: MatchsticksModule.self)
      if !says(scene, "Pale wood and red heads") { left += 1 }
      #expect(says(scene, "Take 1 to 3 matches each turn."), "\(height)")
    }
    #expect(left > 0)
  }
}
