import Access
import BoxKit
import Controls
import EarthGame
import EarthScenes
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingScenes
import Stage

@testable import MatchwoodMain

/// Pages of settings, the lists that open on them, and the keyboard for what is written there.
@MainActor enum LaidSettings {
  private static func page(
    _ name: String, _ games: [any BoxGame.Type], open id: String? = nil, group: Int? = nil,
    edit: @escaping (inout Settings) -> Void = { _ in }
  ) -> LaidState {
    LaidState("settings " + name) { program in
      program.settings.setOnPage(edit)
      program.showSettings(of: games)
      if let group { for _ in 0..<group { program.key(.nextTab) } }
      if let id { program.click(id) }
    }
  }

  private static func sit(_ count: Int) -> (inout Settings) -> Void {
    { $0.pairs.seats = PairsSetup(LaidPairs.persons(count)).seats }
  }

  static let all = [
    page("of the box", Box.games),
    page("of the sound", Box.games, group: 1),
    page("of access", Box.games, group: 2),
    page("of access with all aids", Box.games, group: 2) { $0.access.scanSwitch = .space },
    page("with switches", Box.games, open: "switch", group: 2),
    LaidState("keys") { program in
      program.showMenu()
      program.push(KeysScene(program.settings, context: program.context))
      program.settle()
    },
    LaidState("a key to press") { program in
      program.showMenu()
      program.push(KeysScene(program.settings, context: program.context))
      program.click("key-h")
    },
    page("with its groups", [SlidingModule.self], open: "box-group"),
    page("of matchsticks", [MatchsticksModule.self]),
    page("of sliding", [SlidingModule.self]) { $0.sliding.tiltsWithPad = true },
    page("of pairs", [PairsModule.self]),
    page("of pairs with words", [PairsModule.self]) { $0.pairs.deck = .words },
    page("with decks", [PairsModule.self], open: "deck"),
    page("of pairs for two", [PairsModule.self], edit: sit(2)),
    page("of pairs for four", [PairsModule.self], edit: sit(4)),
    page("of the Earth", [EarthModule.self]),
    page("of guessing alone", [EarthModule.self]) { $0.tunnel.mode = .guess },
    page("of the Earth for four", [EarthModule.self]) { settings in
      settings.tunnel.mode = .guess
      settings.tunnel.seats =
        EarthSetup(
          guessing: [.person, .globetrotter(error: 900), .person, .globetrotter(error: 900)]
        ).seats
    },
    page("with its three games", [EarthModule.self], open: "tunnel-mode"),
    page("with languages", Box.games, open: "language"),
    page("with seats", [MatchsticksModule.self], open: "first-seat"),
    page("with styles", [MatchsticksModule.self], open: "match-style"),
    page("with animations", [MatchsticksModule.self], open: "take-animation"),
    page("with times", [PairsModule.self], open: "miss-time"),
    page("with players", [PairsModule.self], open: "seat-1", edit: sit(2)),
    LaidState("keyboard") { program in
      program.showMenu()
      let request = TextRequest(text: "Zoë", placeholder: "Player 2", limit: 24) { _ in }
      program.present(KeyboardScene(request, context: program.context))
      program.settle()
    },
  ]
}
