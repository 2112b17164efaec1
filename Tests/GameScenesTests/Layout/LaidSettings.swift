import BoxKit
import EarthScenes
import MatchstickScenes
import PairsGame
import PairsScenes
import SlidingScenes
import Stage
import TunnelGame

@testable import MatchwoodMain

/// Pages of settings, the lists that open on them, and the keyboard for what is written there.
@MainActor enum LaidSettings {
  private static func page(
    _ name: String, _ games: [any BoxGame.Type], open id: String? = nil,
    edit: @escaping (inout Settings) -> Void = { _ in }
  ) -> LaidState {
    LaidState("settings " + name) { program in
      program.settings.setOnPage(edit)
      program.showSettings(of: games)
      if let id { program.click(id) }
    }
  }

  private static func sit(_ count: Int) -> (inout Settings) -> Void {
    { $0.pairs.seats = PairsSetup(LaidPairs.persons(count)).seats }
  }

  static let all = [
    page("of the box", Box.games),
    page("of matchsticks", [BoxedMatchsticks.self]),
    page("of sliding", [BoxedSliding.self]) { $0.sliding.tiltsWithPad = true },
    page("of pairs", [BoxedPairs.self]),
    page("of pairs with words", [BoxedPairs.self]) { $0.pairs.deck = .words },
    page("with decks", [BoxedPairs.self], open: "deck"),
    page("of pairs for two", [BoxedPairs.self], edit: sit(2)),
    page("of pairs for four", [BoxedPairs.self], edit: sit(4)),
    page("of the Earth", [BoxedTunnel.self]),
    page("of the Earth for four", [BoxedTunnel.self]) { settings in
      settings.tunnel.seats =
        TunnelSetup(
          guessing: [.person, .globetrotter(error: 900), .person, .globetrotter(error: 900)]
        ).seats
    },
    page("with its three games", [BoxedTunnel.self], open: "tunnel-mode"),
    page("with languages", [BoxedMatchsticks.self], open: "language"),
    page("with seats", [BoxedMatchsticks.self], open: "first-seat"),
    page("with styles", [BoxedMatchsticks.self], open: "match-style"),
    page("with animations", [BoxedMatchsticks.self], open: "take-animation"),
    page("with times", [BoxedPairs.self], open: "miss-time"),
    page("with players", [BoxedPairs.self], open: "seat-1", edit: sit(2)),
    LaidState("keyboard") { program in
      program.showMenu()
      let request = TextRequest(text: "Zoë", placeholder: "Player 2", limit: 24) { _ in }
      program.present(KeyboardScene(request, context: program.context))
      program.settle()
    },
  ]
}
