import PairsGame
import TestSupport
import Testing

@Suite("Values of two perfect memories", .tags(.rules))
struct LeadTableTests {
  private static let absent: Comment = "../shared/data is not here"

  @Test(
    "Values and best plans are those that were published",
    .enabled(if: PublishedFigures.rows("pairs_values") != nil, absent))
  func published() throws {
    let rows = try #require(PublishedFigures.rows("pairs_values"))
    let tables = [(LeadTable.shared(.passing), 2, 4), (.shared(.unknownCard), 5, 6)]
    for row in rows {
      let (pairs, known) = (try #require(Int(row[0])), try #require(Int(row[1])))
      for (table, value, best) in tables {
        let published = try #require(Double(row[value]))
        #expect(abs(table.value(pairs: pairs, known: known) - published) < 1e-9)
        let plans = table.bestPlans(pairs: pairs, known: known).map(\.rawValue)
        #expect(plans.joined(separator: "=") == row[best])
      }
    }
    #expect(rows.count == 119)
  }

  @Test("Small values are the fractions that can be worked out by hand")
  func byHand() {
    let table = LeadTable(.unknownCard, pairs: 3)
    let fractions: [(Int, Int, Double)] = [
      (1, 0, 1), (2, 0, -2.0 / 3), (2, 1, 2.0 / 3), (3, 0, -1.0 / 5), (3, 2, 1.0 / 3),
    ]
    for (pairs, known, value) in fractions {
      #expect(abs(table.value(pairs: pairs, known: known) - value) < 1e-14)
    }
  }

  @Test("The lead of a best plan is the value, and no plan leads by more")
  func plans() {
    for rule in TurnRule.allCases {
      let table = LeadTable.shared(rule)
      for pairs in 1...20 {
        for known in 0..<pairs {
          let leads = LeadTable.Plan.allCases.compactMap { plan in
            table.lead(of: plan, pairs: pairs, known: known).map { (plan, $0) }
          }
          let value = table.value(pairs: pairs, known: known)
          let best = table.bestPlans(pairs: pairs, known: known)
          // A pass may be worth more.
          #expect(leads.allSatisfy { $0.1 <= value + 1e-12 })
          for (plan, lead) in leads { #expect(best.contains(plan) == (value - lead < 1e-12)) }
        }
      }
    }
  }

  @Test("Whoever knows a card of every pair takes them all")
  func takesAll() {
    for rule in TurnRule.allCases {
      let table = LeadTable.shared(rule)
      for pairs in 1...table.pairLimit {
        #expect(table.value(pairs: pairs, known: pairs) == Double(pairs))
        #expect(table.plan(pairs: pairs, known: pairs) == .takeAll)
      }
    }
  }

  @Test("Who may pass never stands to lose, once two cards are known")
  func passingIsSafe() {
    let table = LeadTable.shared(.passing)
    for pairs in 2...table.pairLimit {
      for known in 2...pairs {
        let value = table.value(pairs: pairs, known: known)
        #expect(value >= 0)
        let passes = table.bestPlans(pairs: pairs, known: known).contains(.pass)
        #expect(!passes || value == 0)
      }
    }
  }

  @Test("A smaller table has the same values as a larger one")
  func prefix() {
    for rule in TurnRule.allCases {
      let table = LeadTable(rule, pairs: 9)
      for known in 0...9 {
        #expect(
          table.value(pairs: 9, known: known)
            == LeadTable.shared(rule).value(pairs: 9, known: known))
      }
    }
  }

  @Test("Over every deal two perfect players lead by just the value", arguments: 1...4)
  func everyDeal(pairs: Int) throws {
    let deals = Deals.all(pairs: pairs)
    #expect(deals.count == (1...pairs).map { 2 * $0 - 1 }.reduce(1, *))
    for rule in TurnRule.allCases {
      for seed in 0..<4 as Range<UInt64> {
        var leads = 0
        for deck in deals {
          var state = Pairs.State(deck, seatCount: 2, turnRule: rule)
          try state.playOut([PerfectPlayer(), PerfectPlayer()], seed: seed)
          leads += state.lead
        }
        let value = LeadTable.shared(rule).value(pairs: pairs, known: 0)
        #expect(abs(Double(leads) / Double(deals.count) - value) < 1e-12)
      }
    }
  }

  @Test("Over every deal and every choice no play is worth more than the value", arguments: 1...4)
  func everyChoice(pairs: Int) throws {
    for rule in TurnRule.allCases {
      let states = Deals.all(pairs: pairs).map { Pairs.State($0, seatCount: 2, turnRule: rule) }
      var search = EveryChoice()
      let value = LeadTable.shared(rule).value(pairs: pairs, known: 0)
      #expect(abs(try search.score(states) - value) < 1e-12)
    }
  }

  @Test("Whoever may leave pairs has the values of a search of all positions", arguments: 1...32)
  func leaving(pairs: Int) {
    let table = LeadTable.perfect(.unknownCard)
    for singles in 0...pairs {
      for doubles in 0...pairs - singles {
        let value = Double(doubles) + table.value(pairs: pairs - doubles, known: singles)
        let position = PositionSearch.Position(pairs: pairs, singles: singles, doubles: doubles)
        #expect(abs(PositionSearch.all.value(position) - value) < 1e-12)
        #expect(!PositionSearch.all.leavesKnownPair(position))
      }
      guard singles > 0 else { continue }
      #expect(
        PositionSearch.all.leavesNewPair(pairs: pairs, singles: singles)
          == table.leavesPair(pairs: pairs, known: singles))
    }
  }

  @Test("Who begins leads by so much, if both may leave pairs")
  func leavingFromTheStart() {
    let table = LeadTable.perfect(.unknownCard)
    for (pairs, value) in [(8, 0.0482), (12, -0.0150), (18, -0.0120), (32, -0.0079)] {
      #expect(abs(table.value(pairs: pairs, known: 0) - value) < 0.00005)
    }
  }

  @Test("A pair is left from 9 pairs on, if all kinds but one are known")
  func leftPairs() {
    let table = LeadTable.perfect(.unknownCard)
    for pairs in 1...table.pairLimit {
      #expect(table.leavesPair(pairs: pairs, known: pairs - 1) == (pairs >= 9))
      #expect(!table.leavesPair(pairs: pairs, known: pairs))
      #expect(!LeadTable.shared(.unknownCard).leavesPair(pairs: pairs, known: pairs - 1))
    }
  }

  @Test("With passing nobody gains by leaving a pair")
  func leavingWithPasses() {
    let table = LeadTable(.passing, pairs: 32, mayLeave: true)
    for pairs in 1...32 {
      for known in 0...pairs {
        #expect(!table.leavesPair(pairs: pairs, known: known))
        #expect(
          table.value(pairs: pairs, known: known)
            == LeadTable.perfect(.passing).value(pairs: pairs, known: known))
      }
    }
  }

  @Test("Simulated games on 4 × 4 lead by the value, within three standard errors")
  func simulated() throws {
    let leads = try (0..<400 as Range<UInt64>).map { seed in
      var state = Pairs.start(Pairs.Options(layout: .fourByFour, seatCount: 2), seed: seed)
      try state.playOut([PerfectPlayer(), PerfectPlayer()], seed: seed)
      return state.lead
    }
    let mean = Mean(leads)
    let value = LeadTable.perfect(.unknownCard).value(pairs: 8, known: 0)
    #expect(mean.agrees(with: value), "\(mean) for \(value)")
  }
}
