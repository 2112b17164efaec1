/// The lead to be expected, and the plans that lead to it, for two players who remember every card.
///
/// A position is given by the number n of pairs on the table and the number k of cards whose kind is
/// known and whose partner is not. The 2n − k unknown cards are the k partners and n − k pairs of new
/// kinds, in any order. The value is the number of pairs that the player to move will find from here
/// on, less the other's. A known pair is always taken first, so that no position has one.
///
/// With u = 2n − k, p = k/u and q = 2(n − k)/u, the chances that an unknown card is a partner or new,
/// and t = p (1 + V(n−1, k−1)), what a first unknown card gains as a partner:
///
/// - two unknown: t + q [ (1 + V(n−1, k)) (1 − k)/(u−1) − 2(n−k−1)/(u−1) V(n, k+2) ], since the second
///   matches the first, or one of k cards, whose pair the other takes, or is new again;
/// - unknown, then known: t − q V(n, k+1);
/// - known, then unknown: (1 + V(n−1, k−1)) (2 − k)/u − q V(n, k+1);
/// - pass, with two known cards at least: the other can end the game by passing too, so that it is
///   worth 0 where no other plan is worth more, and less than the best plan elsewhere.
///
/// The greatest of these is V(n, k); V(n, n) = n.
///
/// Source: Zwick and Paterson, *The memory game*, Theoretical Computer Science 110, 1993.
public struct LeadTable: Sendable {
  /// The rule that the table is for.
  public let turnRule: TurnRule

  /// The most pairs that the table knows.
  public let pairLimit: Int

  private var values: [Double] = []
  private var plans: [[Plan]] = []

  /// Plans whose values differ by less are equally good.
  private static let tolerance = 1e-12

  /// The table for up to `pairs` pairs.
  ///
  /// - Complexity: O(`pairs`²)
  public init(_ turnRule: TurnRule, pairs: Int) {
    self.turnRule = turnRule
    pairLimit = pairs
    let size = Self.index(pairs, pairs) + 1
    values = Array(repeating: 0, count: size)
    plans = Array(repeating: [.takeAll], count: size)
    for left in 0...pairs {
      values[Self.index(left, left)] = Double(left)
      for known in (0..<left).reversed() { settle(left, known) }
    }
  }

  /// The expected lead of the player to move.
  ///
  /// - Parameters:
  ///   - pairs: the pairs on the table, at most ``pairLimit``.
  ///   - known: the cards that are known singly, at most as many.
  public func value(pairs: Int, known: Int) -> Double {
    values[Self.index(pairs, known)]
  }

  /// The plans that lead to the value, in the order of ``Plan``; those after the first are as good.
  public func bestPlans(pairs: Int, known: Int) -> [Plan] {
    plans[Self.index(pairs, known)]
  }

  /// A best plan; where a pass is as good as another plan, the other.
  public func plan(pairs: Int, known: Int) -> Plan {
    bestPlans(pairs: pairs, known: known)[0]
  }

  /// The expected lead of the player to move whose turn follows a plan, where all goes on as well as can be after it;
  /// nil where there is no such plan, and for a pass.
  ///
  /// - Parameter known: fewer than the pairs.
  public func lead(of plan: Plan, pairs: Int, known: Int) -> Double? {
    leads(pairs, known).first { $0.plan == plan }?.lead
  }

  private static func index(_ pairs: Int, _ known: Int) -> Int {
    precondition(known >= 0 && known <= pairs, "There is one known card a pair at most")
    return pairs * (pairs + 1) / 2 + known
  }

  private mutating func settle(_ pairs: Int, _ known: Int) {
    var leads = leads(pairs, known)
    let best = leads.map(\.lead).max() ?? 0
    if turnRule == .passing, known >= 2 { leads.append((.pass, min(-best, 0))) }
    let value = leads.map(\.lead).max() ?? 0
    values[Self.index(pairs, known)] = value
    plans[Self.index(pairs, known)] = leads.filter { value - $0.lead < Self.tolerance }.map(\.plan)
  }

  /// What each plan but a pass leads to, where some kind is not known yet.
  private func leads(_ pairs: Int, _ known: Int) -> [(plan: Plan, lead: Double)] {
    let (n, k) = (Double(pairs), Double(known))
    let unknown = 2 * n - k
    let isNew = 2 * (n - k) / unknown
    let found = known > 0 ? 1 + value(pairs: pairs - 1, known: known - 1) : 0
    let foundFirst = k / unknown * found
    let newAgain =
      known + 2 <= pairs
      ? 2 * (n - k - 1) / (unknown - 1) * value(pairs: pairs, known: known + 2) : 0
    let second = (1 + value(pairs: pairs - 1, known: known)) * (1 - k) / (unknown - 1) - newAgain
    let twoUnknown = (plan: Plan.twoUnknown, lead: foundFirst + isNew * second)
    guard known > 0 else { return [twoUnknown] }
    let shown = isNew * value(pairs: pairs, known: known + 1)
    return [
      twoUnknown, (.unknownThenKnown, foundFirst - shown),
      (.knownThenUnknown, found * (2 - k) / unknown - shown),
    ]
  }
}

extension LeadTable {
  /// What to do with a turn at whose start no pair is known.
  ///
  /// Whenever the first card turns out to be the partner of a known one, that one is flipped and the
  /// pair taken, whatever the plan.
  public enum Plan: String, Hashable, Sendable, CaseIterable {
    /// One card of every pair is known: each new card leads to a pair, and all are taken.
    case takeAll = "A"
    /// Flip two unknown cards.
    case twoUnknown = "2"
    /// Flip an unknown card, and then a known one, which shows the other player less.
    case unknownThenKnown = "1"
    /// Flip a known card, and then an unknown one.
    case knownThenUnknown = "K"
    /// Flip two known cards.
    case pass = "0"

    /// Whether the first card of the turn is a known one.
    public var firstIsKnown: Bool { self == .knownThenUnknown || self == .pass }

    /// Whether the second card is a known one, where it is not the partner of the first.
    public var secondIsKnown: Bool { self == .unknownThenKnown || self == .pass }
  }
}

extension LeadTable {
  /// The table of a rule for every layout, computed once, when it is first asked for.
  public static func shared(_ turnRule: TurnRule) -> LeadTable {
    switch turnRule {
    case .unknownCard: unknownCard
    case .passing: passing
    }
  }

  /// Computes the shared tables, if that has not been done; a thread in the background can call it early.
  public static func prepare() {
    for rule in TurnRule.allCases { _ = shared(rule) }
  }

  private static let pairLimit = PairsLayout.cardLimit / 2
  private static let unknownCard = LeadTable(.unknownCard, pairs: pairLimit)
  private static let passing = LeadTable(.passing, pairs: pairLimit)
}
