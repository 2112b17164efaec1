import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage

@testable import BoxKit

/// The first games, as their first steps lead through them.
@MainActor enum LaidFirstSteps {
  static let all = matchsticks + sliding + pairs + earth + modes + questions

  private static func led(
    _ game: any BoxGame.Type, _ step: String, device: InputDevice = .mouse,
    then prepare: @escaping @MainActor (HeadlessProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("first steps of \(game.name) \(step)") { program in
      program.settings.change { $0.firstSteps[names: game.allFirstSteps] = true }
      switch game.name {
      case Matchsticks.name: program.show(game, MatchstickTable(setup: .init(), seed: 7))
      case SlidingPuzzle.name: program.show(game, SlidingTable(.dealt(.square(3)), seed: 7))
      case Pairs.name: program.show(game, PairsTable(PairsSetup(layout: .fourByFour), seed: 7))
      default:
        program.settings.change { $0.tunnel.mode = .guess }
        program.show(game, EarthTable(EarthSetup(guessing: [.person]), seed: 9))
      }
      prepare(program)
      program.context.input.device = device
      // The first frame finds out whether there is room for the bubble.
      _ = program.list
    }
  }

  /// The questions before what costs the best games.
  private static let questions = [
    LaidState("matchsticks asked for the first hint") { program in
      program.show(MatchsticksModule.self, MatchstickTable(setup: .init(), seed: 7))
      program.key(.command(.hint))
    },
    LaidState("sliding asked for the first hint") { program in
      program.show(
        SlidingModule.self, SlidingTable(.dealt(.square(3)), seed: 7, isByChance: true))
      program.key(.command(.hint))
    },
    LaidState("sliding asked for the solution") { program in
      program.show(
        SlidingModule.self, SlidingTable(.dealt(.square(3)), seed: 7, isByChance: true))
      LaidState.open("more", "more.0")(program)
    },
    LaidState("tunnel asked for an undo") { program in
      let table = EarthTable(EarthSetup(guessing: [.person]), seed: 9, isByChance: true)
      try table.session.perform(.flag(table.state.place.antipode))
      program.show(EarthModule.self, table)
      program.key(.command(.undo))
    },
  ]

  private static let matchsticks = [
    led(MatchsticksModule.self, "at the start"),
    led(MatchsticksModule.self, "with a gamepad", device: .gamepad),
    led(MatchsticksModule.self, "at the computer's turn") { $0.key(.number(2)) },
    led(MatchsticksModule.self, "at the second take") { program in
      program.key(.number(2))
      program.run(4)
    },
  ]

  private static let sliding = [
    led(SlidingModule.self, "at the start"),
    led(SlidingModule.self, "with keys", device: .keyboard),
    led(SlidingModule.self, "at the goal") { slide($0, 1) },
    led(SlidingModule.self, "at the first row") { slide($0, 2) },
  ]

  private static func slide(_ program: HeadlessProgram, _ count: Int) {
    for direction in [Direction.left, .up].prefix(count) { program.key(.tilt(direction)) }
    program.settle()
  }

  private static let pairs = [
    led(PairsModule.self, "at the start"),
    led(PairsModule.self, "at the second card") { flip($0, 0) },
    led(PairsModule.self, "at the miss or pair") { flip($0, 0, 1) },
    led(PairsModule.self, "at the third card") { flip($0, 0, 1, 2) },
  ]

  private static func flip(_ program: HeadlessProgram, _ cards: Int...) {
    for card in cards {
      program.click("board.\(card)")
      program.run(3)
    }
  }

  private static let earth = [
    led(EarthModule.self, "at the start"),
    led(EarthModule.self, "with a flag") { $0.click("globes.far") },
    led(EarthModule.self, "after the dig", then: dig),
    led(EarthModule.self, "at the second place") { program in
      dig(program)
      program.click("next")
    },
  ]

  private static let modes = mode("mode.1", "Dry feet") + mode("mode.2", "Just dig")

  private static func mode(_ id: String, _ name: String) -> [LaidState] {
    let steps: [(String, @MainActor (HeadlessProgram) -> Void)] = [
      ("at the start", { _ in }), ("with the child on its way", { $0.click("globes.near") }),
      (
        "after the dig",
        { program in
          LaidState.open("globes.near", "next")(program)
          program.run(8)
        }
      ),
    ]
    return steps.map { step, prepare in
      led(EarthModule.self, "in \(name) \(step)") { program in
        program.click(id)
        program.run(2)
        prepare(program)
      }
    }
  }

  private static func dig(_ program: HeadlessProgram) {
    LaidState.open("globes.far", "next")(program)
    program.run(8)
  }
}
