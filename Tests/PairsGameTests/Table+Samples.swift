import GameKernel
import PairsGame

extension PairsLayout {
  /// A layout that must exist.
  static func of(_ text: String) -> PairsLayout {
    guard let layout = PairsLayout(text) else { preconditionFailure("No layout \(text)") }
    return layout
  }
}

extension Pairs.State {
  /// A game with the cards that these letters name, in one row; letters that are the same are alike.
  static func laid(
    _ letters: String, seats: Int = 1, turnRule: TurnRule = .unknownCard
  ) -> Pairs.State {
    let kinds = letters.utf8.map { $0 - 97 }
    let layout = PairsLayout.of("\(letters.utf8.count)x1")
    guard let deck = PairsDeck(layout, kinds: kinds) else {
      preconditionFailure("\(letters) are not all pairs")
    }
    return Pairs.State(deck, seatCount: seats, turnRule: turnRule)
  }

  /// Makes moves, all of which must be legal.
  @discardableResult
  mutating func play(_ moves: Pairs.Move...) throws -> [Pairs.Event] {
    var events: [Pairs.Event] = []
    for move in moves { events += try Pairs.apply(move, to: &self) }
    return events
  }

  /// The cards that lie face down.
  var faceDown: [Int] { layout.cards.filter { isFaceDown($0) } }

  /// The face-down cards of one kind, then those of another, and so on.
  var facedPairs: [(Int, Int)] {
    faceDown.compactMap { card in
      let other = faceDown.last { kinds[$0] == kinds[card] }
      return other.flatMap { $0 > card ? (card, $0) : nil }
    }
  }
}

extension PairsTable {
  /// A table with these at it; seven is the seed.
  static func with(
    _ occupants: PairsOccupant..., layout: String = "4x4", seed: UInt64 = 7
  ) -> PairsTable {
    PairsTable(PairsSetup(layout: .of(layout), occupants), seed: seed)
  }

  /// Two face-down cards that are alike.
  var somePair: (Int, Int) { state.facedPairs[0] }

  /// Two face-down cards that are not alike.
  var someMiss: (Int, Int) { (state.facedPairs[0].0, state.facedPairs[1].0) }

  /// Taps both cards.
  func tap(_ cards: (Int, Int)) throws {
    try tap(cards.0)
    try tap(cards.1)
  }
}
