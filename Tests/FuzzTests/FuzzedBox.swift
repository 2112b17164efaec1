import BoxKit
import EarthScenes
import MatchstickScenes
import PairsScenes
import SlidingScenes

/// The games whose options and settings are read here; the list of the program is in an executable, whose `main` would
/// be in the way of libFuzzer's.
@MainActor enum FuzzedBox {
  static let games: [any BoxGame.Type] = [
    MatchsticksModule.self, SlidingModule.self, PairsModule.self, EarthModule.self,
  ]
}
