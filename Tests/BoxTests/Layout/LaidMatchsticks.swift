import BoxKit
import GameKernel
import MachineScenes
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage

/// Tables of Matchsticks, from their start to their end.
@MainActor enum LaidMatchsticks {
  private static func sticks(
    _ name: String, _ first: MatchstickOccupant = .person,
    _ second: MatchstickOccupant = .clever, pile: Int = 18, takeLimit: Int = 3,
    then prepare: @escaping @MainActor (HeadlessProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("matchsticks " + name) { program in
      program.show(
        MatchsticksModule.self,
        MatchstickTable(
          setup: MatchstickSetup(
            pile: pile, takeLimit: takeLimit,
            seating: MatchstickSeats(first: first, second: second)), seed: 7))
      prepare(program)
    }
  }

  private static func takes(_ counts: Int..., then: Double = 3)
    -> @MainActor (HeadlessProgram) -> Void
  {
    { program in
      for count in counts { program.key(.number(count)) }
      program.run(then)
    }
  }

  /// Starts a game with other matches, as the settings do.
  private static func lay(
    _ matches: Matchsticks.Matches, _ program: HeadlessProgram, last: LastMatch = .loses
  ) {
    program.settings.setOnPage { $0.matchsticks.layout = Matchsticks.Layout(matches, last: last) }
    program.run(7)
  }

  static let all = [
    sticks("at its start"),
    sticks("with its choice open", then: LaidState.open("matches")),
    sticks("with more open", then: LaidState.open("more")),
    sticks("with heaps") { program in
      lay(.heaps([1, 3, 5, 7]), program)
      program.key(.tilt(.left), .tilt(.left))
    },
    sticks("with heaps and a hint") { program in
      lay(.heaps([3, 4, 5]), program)
      program.key(.command(.hint), .command(.hint))
    },
    sticks("with heaps, their choice open") { program in
      lay(.heapsByChance, program)
      LaidState.open("matches")(program)
    },
    sticks("with rows") { program in
      lay(.rows([3, 5, 7]), program)
      program.key(.tilt(.left), .tilt(.left), .tilt(.up))
    },
    sticks("with one long row") { lay(.rows([24]), $0, last: .wins) },
    sticks("with rows, more open") { program in
      lay(.rows([13]), program)
      LaidState.open("more")(program)
    },
    sticks("with five takes", .person, .humanLike(strength: 70), pile: 24, takeLimit: 5),
    sticks("with the words of a button") { $0.key(.focusSwitch) },
    sticks("after a change that has ended the game") { program in
      takes(2)(program)
      program.settings.setOnPage { $0.matchsticks.takeLimit = 5 }
    },
    sticks("for two", .person, .person, then: takes(3)),
    sticks("with a gamepad") { program in program.context.input.device = .gamepad },
    sticks("with the words of a button, on a gamepad of signs") { program in
      program.context.input.padKind = .playStation
      program.key(.focusSwitch)
      program.context.input.device = .gamepad
    },
    sticks("with a hint") { $0.key(.command(.hint), .command(.hint)) },
    sticks("beyond its limit") { $0.key(.number(4)) },
    sticks("lost, with a hint", .person, .person, pile: 17) { $0.key(.command(.hint)) },
    sticks("paused", .humanLike(strength: 30), .humanLike(strength: 70)) { program in
      program.run(2)
      program.key(.command(.undo))
    },
    sticks("with the machine", .person, .machine, then: takes(2, then: 2.4)),
    sticks("with the machine of 24", .person, .machine, pile: 24, takeLimit: 5),
    sticks("with the choices of a training", .person, .machine, then: LaidState.open("training")),
    sticks("with a training", .person, .machine) { program in
      program.click("train")
      program.run(2)
    },
    sticks("with an empty box", .person, .machine) { program in
      train(program)
      takes(1, then: 8)(program)
    },
    sticks("at what the machine has learned", .person, .machine) { program in
      train(program)
      program.click("learned")
      program.run(1)
    },
    sticks("at its end", .person, .person, pile: 12, then: takes(3, 1, 1, 2, 1, 3, 1)),
    sticks("at its long end", .person, .person, pile: 24, then: longGame),
    sticks("won", pile: 17) { program in
      takes(3)(program)
      playWell(program)
    },
    sticks("won without a fault", then: playWell),
    sticks("won with gold") { program in
      for _ in 0..<5 {
        let table = program.tables.table(of: Matchsticks.self)
        program.key(.number(table?.state.bestTake ?? 1))
        program.run(2)
      }
      program.run(2)
    },
    sticks("given away", .person, .simple) { program in
      takes(2)(program)
      playWell(program)
    },
    sticks("won twice", .person, .simple) { program in
      for _ in 0..<2 {
        for count in [2, 2, 3, 3, 3] {
          program.key(.number(count))
          program.run(2)
        }
        program.run(2)
        if program.report("next-rung") == nil { program.click("new-game") }
      }
    },
    sticks("lost", pile: 18) { program in
      takes(1)(program)
      for _ in 0..<9 { takes(1)(program) }
      program.run(3)
    },
    sticks("looked back on", .person, .person, pile: 12) { program in
      takes(3, 1, 1, 2, 1, 3, 1)(program)
      program.click("look-back")
      program.run(1)
    },
    sticks("after its end", .person, .person, pile: 12) { program in
      takes(3, 1, 1, 2, 1, 3, 1)(program)
      program.key(.back)
      program.settle()
    },
  ]

  /// Trains the machine until it knows everything.
  private static func train(_ program: HeadlessProgram) {
    program.settings.change { settings in
      (settings.matchsticks.training.games, settings.matchsticks.training.isWatched) = (100, false)
    }
    for _ in 0..<4 { program.click("train") }
  }

  /// Takes what the hints say, against a computer, to the end.
  private static func playWell(_ program: HeadlessProgram) {
    for _ in 0..<8 {
      // The first press of a game only asks.
      program.key(.command(.hint), .command(.hint))
      program.key(.activate)
      program.run(2)
    }
  }

  private static func longGame(_ program: HeadlessProgram) {
    for _ in 0..<24 { program.key(.number(1)) }
    program.run(3)
  }
}
