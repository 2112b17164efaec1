/// The expected leads and the best plans of two players who remember every card.
///
/// A position has n pairs on the table and k cards whose kind is known and whose partner is not. The 2n − k unknown
/// cards are the k partners and n − k pairs of new kinds, in any order. The value is the number of pairs that the
/// player to move will find from here on, minus the opponent's. A pair that is known when a turn begins is always
/// taken first, so no position has one.
///
/// Let u = 2n − k. An unknown card is a partner with the chance p = k/u, and new with the chance q = 2(n − k)/u.
/// Let t = p (1 + V(n−1, k−1)), the gain if the first unknown card is a partner.
///
/// - Two unknown: t + q [ (1 + V(n−1, k)) (1 − k)/(u−1) − 2(n−k−1)/(u−1) V(n, k+2) ]. The second card matches the
///   first, or matches one of k cards, whose pair the opponent takes, or is new too.
/// - Unknown, then known: t − q V(n, k+1).
/// - Known, then unknown: (1 + V(n−1, k−1)) (2 − k)/u − q V(n, k+1).
/// - Pass, with at least two known cards: the opponent can end the game by passing too. So a pass is worth 0 if no
///   other plan is worth more, and otherwise less than the best plan.
///
/// The greatest of these is V(n, k), and V(n, n) = n.
///
/// A player may also leave the pair of the first unknown card and flip another known card. The opponent then takes
/// that pair and must go on, so leaving gains −(1 + V(n−1, k−1)). A table with ``mayLeave`` therefore has
/// t = p |1 + V(n−1, k−1)| if k ≥ 2. The sum is negative only under ``TurnRule/unknownCard`` and with 9 pairs or
/// more, for example if all kinds but one are known: a player who takes the pair must go on and show the last kind.
/// The tests search all positions up to 32 pairs, also with known pairs. No other way of leaving a pair gains.
///
/// Source: Zwick and Paterson, *The memory game*, Theoretical Computer Science 110, 1993, in which pairs are always
/// taken.
public struct LeadTable: Sendable {
  /// The turn rule of the table.
  public let turnRule: TurnRule

  /// Whether both players leave a pair where that gains more.
  public let mayLeave: Bool

  /// The maximum number of pairs in the table.
  public let pairLimit: Int

  private var values: [Double] = []
  private var plans: [[Plan]] = []

  /// Plans are equally good if their values differ by less.
  private static let tolerance = 1e-12

  /// Computes the table for up to `pairs` pairs.
  ///
  /// - Complexity: O(`pairs`²)
  public init(_ turnRule: TurnRule, pairs: Int, mayLeave: Bool = false) {
    self.turnRule = turnRule
    self.mayLeave = mayLeave
    pairLimit = pairs
    let size = Self.index(pairs, pairs) + 1
    values = Array(repeating: 0, count: size)
    plans = Array(repeating: [.takeAll], count: size)
    for left in 0...pairs {
      values[Self.index(left, left)] = Double(left)
      for known in (0..<left).reversed() { computeEntry(left, known) }
    }
  }

  /// Returns the expected lead of the player to move, in pairs.
  ///
  /// - Parameters:
  ///   - pairs: the pairs on the table, at most ``pairLimit``.
  ///   - known: the cards whose partner is not known, at most `pairs`.
  public func value(pairs: Int, known: Int) -> Double {
    values[Self.index(pairs, known)]
  }

  /// Returns all best plans in the order of ``Plan``.
  public func bestPlans(pairs: Int, known: Int) -> [Plan] {
    plans[Self.index(pairs, known)]
  }

  /// Returns a best plan. If a pass is as good as another plan, returns the other.
  public func plan(pairs: Int, known: Int) -> Plan {
    bestPlans(pairs: pairs, known: known)[0]
  }

  /// Returns the expected lead of the player to move if the turn follows a plan, with best play after it.
  ///
  /// Returns `nil` for a plan that the position does not have, and for a pass.
  ///
  /// - Parameter known: less than `pairs`.
  public func lead(of plan: Plan, pairs: Int, known: Int) -> Double? {
    leads(pairs, known).first { $0.plan == plan }?.lead
  }

  /// Whether to leave the pair of an unknown first card and a known one, and to flip another known card instead.
  ///
  /// - Parameter known: the number of known cards before the turn, with the partner of the first card.
  public func leavesPair(pairs: Int, known: Int) -> Bool {
    mayLeave && known >= 2 && 1 + value(pairs: pairs - 1, known: known - 1) < -Self.tolerance
  }

  private static func index(_ pairs: Int, _ known: Int) -> Int {
    precondition(known >= 0 && known <= pairs, "There is one known card a pair at most")
    return pairs * (pairs + 1) / 2 + known
  }

  private mutating func computeEntry(_ pairs: Int, _ known: Int) {
    var leads = leads(pairs, known)
    let best = leads.map(\.lead).max() ?? 0
    if turnRule == .passing, known >= 2 { leads.append((.pass, min(-best, 0))) }
    let value = leads.map(\.lead).max() ?? 0
    values[Self.index(pairs, known)] = value
    plans[Self.index(pairs, known)] = leads.filter { value - $0.lead < Self.tolerance }.map(\.plan)
  }

  /// Returns the lead of each plan except a pass, in a position with an unknown kind.
  private func leads(_ pairs: Int, _ known: Int) -> [(plan: Plan, lead: Double)] {
    let (n, k) = (Double(pairs), Double(known))
    let unknown = 2 * n - k
    let isNew = 2 * (n - k) / unknown
    let found = known > 0 ? 1 + value(pairs: pairs - 1, known: known - 1) : 0
    let foundFirst = k / unknown * (leavesPair(pairs: pairs, known: known) ? -found : found)
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
  /// A plan for a turn that starts without a known pair.
  ///
  /// If the first card is the partner of a known one, the pair is taken, whatever the plan, unless
  /// ``LeadTable/leavesPair(pairs:known:)``.
  public enum Plan: String, Hashable, Sendable, CaseIterable {
    /// One card of every pair is known: each new card gives a pair, and all are taken.
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

    /// Whether the second card is a known one, unless it is the partner of the first.
    public var secondIsKnown: Bool { self == .unknownThenKnown || self == .pass }
  }
}

extension LeadTable {
  /// Returns the table of a rule for all layouts in which known pairs are always taken.
  public static func shared(_ turnRule: TurnRule) -> LeadTable {
    switch turnRule {
    case .unknownCard: unknownCard
    case .passing: passing
    }
  }

  /// Returns the table of the ``PerfectPlayer``, which leaves a pair where that gains more. With passing it never
  /// does.
  public static func perfect(_ turnRule: TurnRule) -> LeadTable {
    switch turnRule {
    case .unknownCard: leaving
    case .passing: passing
    }
  }

  /// Computes the shared tables if they are not computed yet. May be called early on a background thread.
  public static func prepare() {
    for rule in TurnRule.allCases { _ = (shared(rule), perfect(rule)) }
  }

  private static let pairLimit = PairsLayout.cardLimit / 2
  private static let unknownCard = LeadTable(.unknownCard, pairs: pairLimit)
  private static let leaving = LeadTable(.unknownCard, pairs: pairLimit, mayLeave: true)
  private static let passing = LeadTable(.passing, pairs: pairLimit)
}
