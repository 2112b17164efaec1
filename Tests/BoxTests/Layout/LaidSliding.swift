import GameKernel
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage

/// Tables of the sliding puzzle, from their start to their end.
@MainActor enum LaidSliding {
  private static func tiles(
    _ name: String, _ start: SlidingPuzzle.Options = .dealt(.square(4)),
    picture: PictureChoice = .numbers, coaches: Bool = false,
    then prepare: @escaping @MainActor (HeadlessProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("sliding " + name) { program in
      program.settings.setOnPage { settings in
        settings.sliding.picture = picture
        settings.sliding.coaches = coaches
      }
      program.show(SlidingModule.self, SlidingTable(start, seed: 7))
      prepare(program)
    }
  }

  static let all = [
    tiles("at its start"),
    tiles("in play") { program in
      for direction in [Direction.left, .up, .right, .down] { program.key(.tilt(direction)) }
      program.run(13)
    },
    tiles("with a picture", picture: .builtIn(.map)),
    tiles("with a hint", .dealt(.square(3))) { program in
      program.key(.command(.hint))
      program.settle()
    },
    tiles("with a hint on a picture", .dealt(.square(3)), picture: .builtIn(.map)) {
      program in
      program.key(.command(.hint))
      program.settle()
    },
    tiles("with its coach", .dealt(.square(3)), coaches: true) { program in
      program.key(.tilt(.left), .tilt(.up))
      program.settle()
    },
    tiles("showing the way", .dealt(.square(3)), then: LaidState.open("more", "more.0")),
    tiles("shown to its end", .home(.square(3))) { program in
      program.key(.tilt(.right), .tilt(.down))
      program.click("more")
      program.click("more.0")
      program.run(9)
    },
    tiles("solved with help", .home(.square(3))) { program in
      program.key(.tilt(.right), .command(.hint))
      program.settle()
      program.key(.tilt(.left))
      program.run(3)
    },
    tiles("with another length") { program in
      program.key(.command(.newGame), .tilt(.left), .tilt(.up), .tilt(.right), .tilt(.down))
      program.key(.focusNext, .tilt(.right), .activate)
    },
    tiles("with a gamepad") { program in program.context.input.device = .gamepad },
    tiles("with its menu", then: LaidState.open("more")),
    tiles("with its distances", then: LaidState.open("distance")),
    tiles("with its distances of 3 × 3, far", .dealt(.square(3))) { program in
      LaidState.open("distance", "distance.zone.3")(program)
    },
    tiles("without distances", .dealt(.square(6))),
    tiles("with a push in vain") { program in
      program.key(.tilt(.down))
      program.key(.tilt(.down))
      program.key(.tilt(.down))
      program.key(.tilt(.down))
      program.run(0.15)
    },
    tiles(
      "showing the way on a picture", .dealt(.square(3)), picture: .builtIn(.map),
      then: LaidState.open("more", "more.0")),
    tiles("with its lengths", then: LaidState.open("length")),
    tiles("at its end", .home(.square(3)), then: solve),
    tiles("at its end, with a picture", .home(.square(3)), picture: .builtIn(.map)) { program in
      solve(program)
      program.run(6)
    },
    tiles("with a picture that lives", .home(.square(3)), picture: .builtIn(.map), then: solve),
    tiles("with a life that was cut short", .home(.square(3)), picture: .builtIn(.lake)) {
      program in
      solve(program)
      program.key(.activate)
      program.run(0.1)
    },
    tiles("looked back on", .home(.square(3))) { program in
      solve(program)
      program.click("look-back")
      program.run(1)
    },
    tiles("after its end", .home(.square(3))) { program in
      solve(program)
      program.key(.back)
      program.settle()
    },
    tiles("shown to its end", .home(.square(3))) { program in
      program.key(.tilt(.right), .tilt(.down))
      LaidState.open("more", "more.0")(program)
      program.run(5)
    },
    tiles("at its end, with help", .home(.square(3))) { program in
      program.key(.tilt(.right), .command(.hint), .command(.hint))
      program.run(4)
    },
  ]

  private static func solve(_ program: HeadlessProgram) {
    for direction in [Direction.right, .down, .up, .left] { program.key(.tilt(direction)) }
    program.run(3)
  }
}
