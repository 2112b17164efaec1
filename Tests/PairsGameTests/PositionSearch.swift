/// The values of all positions of two perfect memories, found by trying every choice of every turn.
///
/// Known pairs may be left, at the start of a turn and after a new card. Two known cards that are no pair are
/// never turned. Unlike a `LeadTable`, it keeps positions with known pairs apart.
struct PositionSearch {
  /// The numbers of pairs on the table, and of kinds of which one card or both are known.
  struct Position: Hashable {
    var pairs: Int
    var singles: Int
    var doubles: Int

    var unknown: Int { 2 * pairs - singles - 2 * doubles }
    /// The kinds of which no card is known.
    var fresh: Int { pairs - singles - doubles }

    func after(singles: Int = 0, doubles: Int = 0) -> Position {
      Position(
        pairs: pairs, singles: self.singles + singles, doubles: self.doubles + doubles)
    }
  }

  /// All positions of up to 32 pairs.
  static let all = PositionSearch(pairs: 32)

  private var values: [Position: Double] = [:]

  init(pairs: Int) {
    for pairs in 0...pairs {
      // A miss turns at least one unknown card, so a position needs those with fewer of them.
      for unknown in 0...2 * pairs {
        for doubles in 0...pairs where 2 * (pairs - doubles) >= unknown {
          let singles = 2 * (pairs - doubles) - unknown
          guard singles + doubles <= pairs else { continue }
          let position = Position(pairs: pairs, singles: singles, doubles: doubles)
          values[position] = best(position)
        }
      }
    }
  }

  func value(_ position: Position) -> Double { values[position] ?? .nan }

  /// Whether something else is worth more than to take a pair that is known when the turn begins.
  func leavesKnownPair(_ position: Position) -> Bool {
    position.doubles > 0 && value(position) > taken(position, doubles: -1) + 1e-12
  }

  /// Whether something else is worth more than to take the pair of a new first card and the only known one.
  func leavesNewPair(pairs: Int, singles: Int) -> Bool {
    let position = Position(pairs: pairs, singles: singles, doubles: 0)
    return completing(position) > taken(position, singles: -1) + 1e-12
  }

  /// The lead if this turn takes a pair.
  private func taken(_ position: Position, singles: Int = 0, doubles: Int = 0) -> Double {
    var next = position.after(singles: singles, doubles: doubles)
    next.pairs -= 1
    return 1 + value(next)
  }

  private func missed(_ position: Position, singles: Int = 0, doubles: Int = 0) -> Double {
    -value(position.after(singles: singles, doubles: doubles))
  }

  /// The best lead before a turn.
  private func best(_ position: Position) -> Double {
    guard position.pairs > 0 else { return 0 }
    var leads: [Double] = []
    if position.doubles > 0 { leads.append(taken(position, doubles: -1)) }
    let (singles, unknown) = (Double(position.singles), Double(position.unknown))
    guard unknown > 0 else { return leads.max() ?? .nan }
    let fresh = 2 * Double(position.fresh)
    let shown = fresh > 0 ? fresh * missed(position, singles: 1) : 0
    let doubled = position.singles > 0 ? missed(position, singles: -1, doubles: 1) : 0
    // A card of a known pair, then an unknown one.
    if position.doubles > 0 { leads.append((singles * doubled + shown) / unknown) }
    if position.singles > 0 {
      // A known card, then an unknown one.
      leads.append(
        (taken(position, singles: -1) + (singles - 1) * doubled + shown) / unknown)
    }
    // An unknown card first.
    let found = position.singles > 0 ? singles * completing(position) : 0
    leads.append((found + (fresh > 0 ? fresh * second(position) : 0)) / unknown)
    return leads.max() ?? .nan
  }

  /// The best lead once the first card is the unknown partner of a known one.
  private func completing(_ position: Position) -> Double {
    var leads = [taken(position, singles: -1)]
    if position.singles > 1 || position.doubles > 0 {
      leads.append(missed(position, singles: -1, doubles: 1))
    }
    let (others, fresh) = (Double(position.singles - 1), 2 * Double(position.fresh))
    if position.unknown > 1 {
      let doubled = others > 0 ? others * missed(position, singles: -2, doubles: 2) : 0
      let shown = fresh > 0 ? fresh * missed(position, doubles: 1) : 0
      leads.append((doubled + shown) / Double(position.unknown - 1))
    }
    return leads.max() ?? .nan
  }

  /// The best lead once the first card is of a new kind.
  private func second(_ position: Position) -> Double {
    let (singles, fresh) = (Double(position.singles), 2 * Double(position.fresh - 1))
    let doubled = singles > 0 ? singles * missed(position, doubles: 1) : 0
    let shown = fresh > 0 ? fresh * missed(position, singles: 2) : 0
    let unknown = (taken(position) + doubled + shown) / Double(position.unknown - 1)
    guard position.singles + position.doubles > 0 else { return unknown }
    return max(unknown, missed(position, singles: 1))
  }
}
