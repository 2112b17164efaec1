import GameKernel
import PairsGame

/// A small deal that plays itself on a help page, with the moves of each step.
package struct PairsLesson {
  /// The seed of the deal.
  package static let seed: UInt64 = 1
  /// The options of the game: two players and four pairs.
  package let options: Pairs.Options
  /// The moves of each step, in order.
  package let steps: [[Pairs.Move]]

  /// Makes a lesson on a deal of 4 × 2 cards.
  ///
  /// - Parameter steps: makes the steps from the cards of each kind, in the order of each kind's first card.
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

  /// Returns a whole game: a pair, a miss, the reply of the other player, and the end.
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

  /// Returns a game in which two cards are known and a new one has no known partner, so a known one is turned.
  package static func newThenKnown(_ turnRule: TurnRule) -> PairsLesson {
    PairsLesson(turnRule) { pairs in
      let (a, b, c) = (pairs[0], pairs[1], pairs[2])
      return [
        [.flip(a[0]), .flip(b[0]), .close], [.flip(c[0]), .flip(a[0]), .close], [],
      ]
    }
  }

  /// The numbers of pairs on the table and of known cards when the new card is turned.
  package static let position = (pairs: 4, known: 2)
}
