import BoxKit
import Commands
import EarthScenes
import MatchstickScenes
import PairsScenes
import SlidingScenes

/// The games of the box.
enum Box {
  /// All games, in the order of the menu.
  static let games: [any BoxGame.Type] = [
    MatchsticksModule.self, SlidingModule.self, PairsModule.self, EarthModule.self,
  ]

  /// The commands that need all games.
  static let commands: [any GameCommand.Type] = [ReviewRequest.self]
}
