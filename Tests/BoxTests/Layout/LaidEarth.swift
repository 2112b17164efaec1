import EarthGame
import EarthScenes
import GameKernel
import SceneTestSupport
import Stage

/// Tables of Through the Earth, from their start to their end.
@MainActor enum LaidEarth {
  private static func earth(
    _ name: String, _ setup: EarthSetup = EarthSetup(), seed: UInt64 = 7,
    then prepare: @escaping @MainActor (HeadlessProgram, EarthTable) throws -> Void = { _, _ in }
  ) -> LaidState {
    LaidState("tunnel " + name) { program in
      let table = EarthTable(setup, seed: seed, isByChance: true)
      program.settings.setOnPage { $0.tunnel.mode = setup.mode }
      program.show(EarthModule.self, table)
      try prepare(program, table)
    }
  }

  private static func guess(
    _ name: String, _ occupants: [EarthOccupant] = [.person], seed: UInt64 = 7,
    then prepare: @escaping @MainActor (HeadlessProgram, EarthTable) throws -> Void = { _, _ in }
  ) -> LaidState {
    earth("guess " + name, EarthSetup(guessing: occupants), seed: seed, then: prepare)
  }

  private static let four: [EarthOccupant] = [
    .person, .globetrotter(error: 900), .person, .person,
  ]

  /// Puts a flag for each who plays, and sees the answer.
  private static func flag(_ program: HeadlessProgram, _ table: EarthTable) {
    while table.state.toMove != nil {
      if table.isComputersTurn {
        program.run(1)
      } else {
        program.click("globes.far")
        program.click("next")
      }
    }
    program.run(5)
  }

  private static func playToEnd(_ program: HeadlessProgram, _ table: EarthTable) {
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { program.click("next") }
      flag(program, table)
    }
    program.run(3)
  }

  /// Stands at a place and digs there.
  private static func dig(
    _ latitude: Double, _ longitude: Double
  ) -> @MainActor (HeadlessProgram, EarthTable) throws -> Void {
    { program, table in
      guard let place = Place(latitude: latitude, longitude: longitude) else { return }
      try table.session.perform(.stand(place))
      program.click("next")
      program.run(5)
    }
  }

  private static func findAll(_ program: HeadlessProgram, _ table: EarthTable) throws {
    let finds = [(40.0, -4.5), (-33, -65), (3, 115), (78, -40), (0.5, 101.5), (31, 112)]
    for (latitude, longitude) in finds { try dig(latitude, longitude)(program, table) }
    program.run(3)
  }

  static let all = [
    earth("with letters for the arrows") { program, _ in
      let keys: [(Key, Character)] = [(.up, "w"), (.left, "a"), (.down, "s"), (.right, "d")]
      for (arrow, letter) in keys {
        program.context.look.texts.keys.set(.character(letter), for: arrow)
      }
      program.key(.tilt(.left), .tilt(.left))
    },
    earth("at its start"),
    earth("with long names") { _, table in
      // The British territory in the Indian Ocean, and the French ones in the south.
      let place = Place(latitude: 7, longitude: -108)
      try table.session.perform(.stand(place ?? .lisbon))
    },
    earth("far from all cities") { _, table in
      try table.session.perform(.stand(Place(latitude: 49, longitude: -110) ?? .lisbon))
    },
    earth("dug", then: dig(56.55, 8.3167)),
    earth("dug with a surprise", then: dig(32.3, -64.8)),
    earth("with its menu") { program, _ in program.click("more") },
    earth("with its names") { program, _ in
      program.key(.command(.hint))
      program.settle()
    },
    earth("with its games open") { program, _ in program.click("mode") },
    earth("with a gamepad") { program, _ in program.context.input.device = .gamepad },
    guess("at its start"),
    guess("with Saint Petersburg", seed: 31),
    guess("with a flag") { program, _ in program.click("globes.far") },
    guess("answered", then: flag),
    guess("at its fifth place") { program, table in
      for _ in 1..<ThroughTheEarth.placeCount {
        flag(program, table)
        program.click("next")
      }
    },
    guess("for two", [.person, .person]),
    guess("for four", four),
    guess("for four, answered", four, then: flag),
    guess("at its end", then: playToEnd),
    guess("at its end for four", four, then: playToEnd),
    guess("looked back on") { program, table in
      playToEnd(program, table)
      program.click("look-back")
      program.key(.tilt(.right))
    },
    guess("for four looked back on", four) { program, table in
      playToEnd(program, table)
      program.click("look-back")
      program.key(.tilt(.right))
    },
    guess("after its end") { program, table in
      playToEnd(program, table)
      program.key(.back)
      program.settle()
    },
    earth("dry at its start", EarthSetup(mode: .dry)),
    earth("dry, dug at sea", EarthSetup(mode: .dry), then: dig(0, -30)),
    earth("dry at its end", EarthSetup(mode: .dry), then: findAll),
    earth("dry looked back on", EarthSetup(mode: .dry)) { program, table in
      try findAll(program, table)
      program.click("look-back")
      program.key(.tilt(.right))
    },
  ]
}
