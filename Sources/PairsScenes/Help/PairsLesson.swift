import GameKernel
import PairsGame

/// A small deal that plays itself in a help: what is dealt, and which cards are turned in each step.
package struct PairsLesson {
  /// What it is dealt by.
  package static let seed: UInt64 = 1
  /// Two players with four pairs.
  package let options: Pairs.Options
  /// The moves of each step, the first to the last.
  package let steps: [[Pairs.Move]]

  /// - Parameter steps: by the cards of each kind, in the order in which the kinds lie.
  private init(_ turnRule: TurnRule, _ steps: ([[Int]]) -> [[Pairs.Move]]) {
    let layout = PairsLayout(columns: 4, rows: 2) ?? .fourByFour
    options = Pairs.Options(layout: layout, seatCount: 2, turnRule: turnRule)
    let kinds = PairsDeck(layout, seed: Self.seed).kinds
    let pairs = layout.cards.reduce(into: [[Int]]()) { pairs, card in
      if let pair = pairs.firstIndex(where: { kinds[$0[0]] == kinds[card] }) {
        pairs[pair].append(card)
      } else {
        pairs.append([card])
      }
    }
    self.steps = steps(pairs)
  }

  /// A whole game: a pair, a miss, what the other makes of it, and the end.
  package static func rule(_ turnRule: TurnRule) -> PairsLesson {
    PairsLesson(turnRule) { pairs in
      let (a, b, c, d) = (pairs[0], pairs[1], pairs[2], pairs[3])
      return [
        [], [.flip(a[0]), .flip(a[1])], [.flip(b[0]), .flip(c[0]), .close],
        [.flip(c[1]), .flip(c[0])], [.flip(d[0]), .flip(b[1]), .close],
        [.flip(b[0]), .flip(b[1]), .flip(d[1]), .flip(d[0])],
      ]
    }
  }

  /// Two cards are known, and a new one finds no partner: then a known one is turned.
  package static func newThenKnown(_ turnRule: TurnRule) -> PairsLesson {
    PairsLesson(turnRule) { pairs in
      let (a, b, c) = (pairs[0], pairs[1], pairs[2])
      return [
        [.flip(a[0]), .flip(b[0]), .close], [.flip(c[0]), .flip(a[0]), .close], [],
      ]
    }
  }

  /// How many pairs lie there when the new card is turned, and how many cards are known then.
  package static let position = (pairs: 4, known: 2)
}
