import GameKernel

/// The cards that one player remembers at one turn.
struct Recollection {
  /// One card of a known pair, or `nil` if no pair is known.
  private(set) var pairCard: Int?

  /// The face-down cards whose kind is known and whose partner is not, in the order in which they were last seen.
  private(set) var singles: [Int] = []

  /// The face-down cards of unknown kind.
  private(set) var unknown: [Int] = []

  /// The known partner of the open card, or `nil`.
  private(set) var partner: Int?

  /// Whether a card is open.
  private let isSecond: Bool

  /// Whether the open card was known before it was flipped.
  private(set) var openWasKnown = false

  /// A remembered card, and the turn in which it was seen last.
  private typealias Memory = (card: Int, turn: Int)

  /// Creates the memory of a player from all public knowledge.
  ///
  /// - Parameter remembers: whether the player remembers a card that was turned before.
  init(_ knowledge: PairsKnowledge, where remembers: (Int) -> Bool) {
    // By kind: the first remembered card, and whether the second one is remembered too.
    isSecond = knowledge.openCard != nil
    var known: [Memory?] = Array(repeating: nil, count: knowledge.places.count / 2)
    var isDouble = known.map { _ in false }
    var openKind: Int?
    for (card, place) in knowledge.places.enumerated() {
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
  /// Returns the card to flip.
  ///
  /// A known pair is taken, and so is the known partner of the open card, unless the table leaves it. Otherwise
  /// the table's plan decides. Unknown cards are equivalent, so one is drawn. Of the known cards, the one seen
  /// last is turned, because it shows the others least.
  ///
  /// - Parameters:
  ///   - pairs: the number of pairs on the table.
  ///   - table: the strategy, or `nil` to turn new cards and take all pairs.
  func card(pairs: Int, by table: LeadTable?, using random: inout SeededGenerator) -> Int {
    if !isSecond, let pairCard { return pairCard }
    // The cards known before the turn. A partner of the open card is not among the singles.
    let known = singles.count + (openWasKnown || partner != nil ? 1 : 0)
    if let partner {
      let leaves = !openWasKnown && table?.leavesPair(pairs: pairs, known: known) == true
      return leaves ? singles.last ?? partner : partner
    }
    let plan = table?.plan(pairs: pairs, known: known) ?? .twoUnknown
    let turnsKnown = isSecond ? plan.secondIsKnown : plan.firstIsKnown
    if turnsKnown, let lastSeen = singles.last { return lastSeen }
    // The generator is that of the first card. The same draw again would nearly always give its neighbour.
    if isSecond { _ = random.next() }
    return unknown[random.draw(below: unknown.count)]
  }
}
