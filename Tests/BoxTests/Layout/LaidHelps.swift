import BoxKit
import EarthGame
import EarthScenes
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage

/// The leaves of all helps, each step of them.
@MainActor enum LaidHelps {
  static let all =
    help(of: MatchsticksModule.self, steps: [5, 1, 5])
    + help(of: SlidingModule.self, steps: [5, 1, 8])
    + help(of: PairsModule.self, steps: [6, 1, 5])
    + help(of: EarthModule.self, steps: [6, 1, 6])
    + [
      LaidState("help in the menu") { program in
        program.showMenu()
        program.key(.command(.help))
        program.settle()
      }
    ]

  /// - Parameter steps: how many each leaf has in a large window.
  private static func help(of game: any BoxGame.Type, steps: [Int]) -> [LaidState] {
    steps.enumerated().flatMap { leaf, count in
      (0..<count).flatMap { step in
        InputDevice.allCases.filter { leaf == 1 || $0 == .keyboard }.map { device in
          LaidState("help of \(game.name), leaf \(leaf), step \(step), \(device)") { program in
            program.showTable(game)
            program.context.input.device = device
            program.key(.command(.help))
            // The leaf of the hands asks twice.
            for _ in 0..<[0, 1, 3][leaf] { program.key(.leap(.pageDown)) }
            for _ in 0..<step { program.key(.activate) }
            program.settle()
          }
        }
      }
    }
  }
}
