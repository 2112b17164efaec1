import PairsScenes
import PlayLog
import RaceKit
import SceneTestSupport
import SlidingScenes
import Stage

/// The pages of races.
@MainActor enum LaidRace {
  private static func race(
    _ name: String, _ game: any RacingGame.Type,
    then prepare: @escaping @MainActor (HeadlessProgram) -> Void
  ) -> LaidState {
    LaidState("a race, " + name) { program in
      program.askForRace(game)
      prepare(program)
      program.settle()
    }
  }

  static let all = [
    race("its choices", SlidingModule.self) { _ in },
    LaidState("a race, its choices with players") { program in
      program.addPlayers()
      program.askForRace(SlidingModule.self)
    },
    LaidState("a race of players with long names") { program in
      program.addPlayers()
      program.askForRace(PairsModule.self)
      program.beginRace()
    },
    race("waiting for players", SlidingModule.self) { $0.click("start") },
    race("one has joined", PairsModule.self) { program in
      program.click("start")
      program.send(.keyDown(.space, [], isRepeat: false))
    },
    race("counting down", SlidingModule.self) { $0.beginRace(after: 1) },
    race("on", SlidingModule.self) { $0.beginRace() },
    race("on, with a miss", PairsModule.self) { program in
      program.beginRace()
      for key in [Key.enter, .right, .enter] { program.send(.keyDown(key, [], isRepeat: false)) }
    },
    race("paused", SlidingModule.self) { program in
      program.beginRace()
      program.key(.back)
    },
  ]
}

extension HeadlessProgram {
  /// Names the player, and adds another one.
  func addPlayers() {
    try? log.change(.first, .rename("Wilhelmina Rosenkranz"))
    let other = PlayerID(rawValue: 7)
    try? log.change(other, .add(name: "Annabella Theodora Wu", colour: 1, figure: 1))
  }

  /// Opens the choices of a race over the table of a game.
  func askForRace(_ game: any RacingGame.Type) {
    showTable(game)
    chooseMore(context.look.texts("Race…"))
    settle()
  }

  /// Sends a device event to the active scene.
  func send(_ kind: InputEvent.Kind) { container.handleInput(kind) }

  /// Joins two players with the keyboard.
  func beginRace(after seconds: Double = 3.1) {
    click("start")
    send(.keyDown(.space, [], isRepeat: false))
    send(.keyDown(.enter, [], isRepeat: false))
    send(.keyUp(.space))
    send(.keyUp(.enter))
    run(seconds)
  }
}
