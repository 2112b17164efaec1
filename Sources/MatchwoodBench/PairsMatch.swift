import GameKernel
import PairsGame

/// A game of Pairs between computer players, or of one alone.
struct PairsMatch {
  private(set) var state: Pairs.State
  private let players: [any PairsPlayer]
  private let seed: UInt64

  init(_ players: [any PairsPlayer], _ layout: PairsLayout, _ rule: TurnRule, seed: UInt64) {
    self.players = players
    self.seed = seed
    let options = Pairs.Options(layout: layout, seatCount: players.count, turnRule: rule)
    state = Pairs.start(options, seed: seed)
  }

  /// Plays the game to its end and returns the final state.
  var playedOut: Pairs.State {
    mutating get {
      while !state.isOver { turn() }
      return state
    }
  }

  /// Plays one turn, after closing the previous player's mismatched cards.
  mutating func turn() {
    do {
      if state.openCards.count == 2 { _ = try Pairs.apply(.close, to: &state) }
      let (player, turns) = (players[state.toMove.index], state.turns)
      for _ in 0..<2 {
        var random = SeededGenerator.draw(seed: seed, move: turns)
        let card = player.chooseCard(in: PairsKnowledge(state), using: &random)
        _ = try Pairs.apply(.flip(card), to: &state)
      }
    } catch {
      preconditionFailure("A computer's flip was refused: \(error)")
    }
  }
}

extension Pairs.State {
  /// The number of pairs of the first player less those of the second.
  var lead: Int { pairsTaken[0] - pairsTaken[1] }
}
