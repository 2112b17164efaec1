import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import MenuScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import MatchwoodMain

@MainActor @Suite("The focus around the games", .tags(.input))
struct BoxFocusTests {
  @Test(
    "reaches every control of the menu and of the settings",
    arguments: [Size(1280, 800), Size(480, 320), Size(480, 800), Size(1920, 1080)])
  func menuAndSettings(size: Size) {
    let settings = SettingsModel.test {
      $0.matchsticks.seating.second = .humanLike(strength: 70)
    }
    let makers: [(StageContext) -> any Scene] = [
      { MenuScene([MatchsticksModule(.test($0))], context: $0) },
      { SettingsScene.test(settings, context: $0, games: Box.games) },
    ]
    for make in makers {
      let search = FocusSearch {
        let context = StageContext.test(size: size)
        let scene = make(context)
        scene.layout(in: size)
        return (scene, context)
      }
      #expect(search.unreached == [])
    }
  }
}
