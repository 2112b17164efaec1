import GameKernel

/// The cards as one player remembers them at one turn.
struct Recollection {
  /// One card of a pair whose other card is known too, if there is such a pair.
  private(set) var pairCard: Int?

  /// The face-down cards whose kind is known and whose partner is not, the one seen last at the end.
  private(set) var singles: [Int] = []

  /// The face-down cards of which nothing is known.
  private(set) var unknown: [Int] = []

  /// The known partner of the card that lies open, if one lies open.
  private(set) var partner: Int?

  /// Whether a card lies open that was known before it was flipped.
  private(set) var openWasKnown = false

  /// A card that came to mind, and the turn in which it was seen last.
  private typealias Memory = (card: Int, turn: Int)

  /// What is remembered of a sight.
  ///
  /// - Parameter remembers: whether this card comes to mind, which was turned before.
  init(_ sight: PairsSight, where remembers: (Int) -> Bool) {
    // By kind: the first card of it that comes to mind, and whether the second does too.
    var known: [Memory?] = Array(repeating: nil, count: sight.places.count / 2)
    var isDouble = known.map { _ in false }
    var openKind: Int?
    for (card, place) in sight.places.enumerated() {
      switch place {
      case .gone: break
      case .open(let kind, let turn):
        openKind = Int(kind)
        openWasKnown = turn != nil && remembers(card)
      case .seen(let kind, let turn) where remembers(card):
        let kind = Int(kind)
        isDouble[kind] = known[kind] != nil
        known[kind] = known[kind] ?? (card, turn)
      case .seen, .unseen: unknown.append(card)
      }
    }
    if let openKind {
      partner = known[openKind]?.card
      known[openKind] = nil
    }
    pairCard = known.indices.first { isDouble[$0] }.flatMap { known[$0]?.card }
    singles = known.indices.compactMap { isDouble[$0] ? nil : known[$0] }
      .sorted { ($0.turn, $0.card) < ($1.turn, $1.card) }.map(\.card)
  }
}

extension Recollection {
  /// The card to flip, from what is remembered.
  ///
  /// A known pair is taken, and so is the partner of the card that lies open. For the rest of the
  /// turn the plan decides. Of the unknown cards, which are all alike, one is drawn; of the known
  /// ones the one seen last is turned, since it reminds the others of least.
  ///
  /// - Parameters:
  ///   - isFirst: whether no card lies open.
  ///   - plan: the plan of a turn at whose start no pair is known, by the number of known cards.
  func card(
    isFirst: Bool, using random: inout SeededGenerator, plan: (Int) -> LeadTable.Plan
  ) -> Int {
    if let card = isFirst ? pairCard : partner { return card }
    let plan = plan(singles.count + (openWasKnown ? 1 : 0))
    let turnsKnown = isFirst ? plan.firstIsKnown : plan.secondIsKnown
    if turnsKnown, let lastSeen = singles.last { return lastSeen }
    return unknown[random.draw(below: unknown.count)]
  }
}
