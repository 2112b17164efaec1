/// The cards as one player remembers them at one turn.
struct Recollection {
  /// A card that came to mind: its number, and the turn in which it was seen last.
  private typealias Memory = (card: Int, turn: Int)

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

  /// What is remembered of a sight.
  ///
  /// - Parameter remembers: whether this card comes to mind, which was turned before.
  init(_ sight: Pairs.Sight, where remembers: (Int) -> Bool) {
    var known: [UInt8: [Memory]] = [:]
    var openKind: UInt8?
    for (card, place) in sight.places.enumerated() {
      switch place {
      case .gone: break
      case .open(let kind, let turn):
        openKind = kind
        openWasKnown = turn != nil && remembers(card)
      case .seen(let kind, let turn) where remembers(card):
        known[kind, default: []].append((card, turn))
      case .seen, .unseen: unknown.append(card)
      }
    }
    if let openKind { partner = known.removeValue(forKey: openKind)?.first?.card }
    pairCard = known.values.filter { $0.count == 2 }.map { $0[0].card }.min()
    singles = known.values.filter { $0.count == 1 }.map { $0[0] }
      .sorted { ($0.turn, $0.card) < ($1.turn, $1.card) }.map(\.card)
  }
}
