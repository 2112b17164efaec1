import GameKernel
import PairsGame

/// Measurements of the computer players of Pairs, and simulations of the value of their strategies.
@MainActor enum PairsBench {
  private static let games = 100_000

  static func run() -> [BenchRow] {
    tables() + turns() + values() + [
      par(), against(TwoNewCards(), "two new cards a turn"),
      against(ForgetfulPlayer(memory: 100), "one that takes every pair"),
    ]
  }

  private static func tables() -> [BenchRow] {
    let pairs = PairsLayout.cardLimit / 2
    return TurnRule.allCases.map { rule in
      let times = Samples.timing(200) { _ = LeadTable(rule, pairs: pairs) }
      return BenchRow(
        name: "pairs: strategy table of \(pairs) pairs, \(rule.rawValue)",
        value: Samples(times.map { $0 * 1e3 }).text("ms", digits: 3), target: "≤ 50 ms")
    }
  }

  /// Measures a turn on 8 × 8, at every stage of a game.
  private static func turns() -> [BenchRow] {
    let players: [(name: String, player: any PairsPlayer)] = [
      ("perfect", PerfectPlayer()), ("forgetful", ForgetfulPlayer(memory: 70)),
    ]
    return players.map { name, player in
      var times: [Double] = []
      for seed in 0..<20 as Range<UInt64> {
        var game = PairsMatch([player, player], .eightByEight, .unknownCard, seed: seed)
        while !game.state.isOver { times += Samples.timing(1) { game.turn() } }
      }
      return BenchRow(
        name: "pairs: a turn of the \(name) player, 8 × 8",
        value: Samples(times.map { $0 * 1e6 }).tailText("µs", digits: 1), target: "≤ 1 ms")
    }
  }

  /// Simulates two perfect players, and compares the lead of the first with the table's value.
  private static func values() -> [BenchRow] {
    [PairsLayout.fourByFour, .sixBySix].flatMap { layout in
      TurnRule.allCases.map { rule in
        var leads = Tally()
        for seed in 0..<UInt64(games) {
          var game = PairsMatch([PerfectPlayer(), PerfectPlayer()], layout, rule, seed: seed)
          leads.add(game.playedOut.lead)
        }
        let value = LeadTable.perfect(rule).value(pairs: layout.pairCount, known: 0)
        return BenchRow(
          name:
            "pairs: lead of the first perfect player, \(layout.pairCount) pairs, \(rule.rawValue)",
          value: leads.text, target: "\(Tally.decimal(value)), within 3 standard errors")
      }
    }
  }

  private static func par() -> BenchRow {
    var flips = Tally()
    for seed in 0..<UInt64(games) {
      var game = PairsMatch([ForgetfulPlayer(memory: 100)], .sixBySix, .unknownCard, seed: seed)
      flips.add(game.playedOut.flips)
    }
    return BenchRow(
      name: "pairs: flips alone with a perfect memory, 18 pairs", value: flips.text,
      target: "\(Tally.decimal(PairsLayout.sixBySix.par)), within 3 standard errors")
  }

  /// Simulates the perfect player against another one with perfect memory. They begin alternately.
  private static func against(_ other: any PairsPlayer, _ name: String) -> BenchRow {
    var leads = Tally()
    for seed in 0..<UInt64(games) {
      let begins = seed.isMultiple(of: 2)
      let players: [any PairsPlayer] =
        begins ? [PerfectPlayer(), other] : [other, PerfectPlayer()]
      var game = PairsMatch(players, .sixBySix, .unknownCard, seed: seed)
      let lead = game.playedOut.lead
      leads.add(begins ? lead : -lead)
    }
    return BenchRow(
      name: "pairs: lead of the perfect player over \(name), 18 pairs",
      value: "\(leads.text); won, drawn, lost \(leads.outcomes)")
  }
}

/// The strategy tables of Pairs in CSV format, for independent verification.
enum PairsValues {
  /// The supported deck sizes in pairs.
  static let decks = 1...1000

  /// Prints a line per position, with the value and the best plans under both rules. `=` joins equally good plans.
  static func print(pairs: Int) {
    let (mustTurn, pass) = (
      LeadTable(.unknownCard, pairs: pairs), LeadTable(.passing, pairs: pairs)
    )
    Swift.print("n,k,must_turn_value,must_turn_best,pass_value,pass_best")
    for left in 1...pairs {
      for known in 0...left {
        let columns = [mustTurn, pass].map { table in
          let plans = table.bestPlans(pairs: left, known: known).map(\.rawValue)
          return "\(table.value(pairs: left, known: known)),\(plans.joined(separator: "="))"
        }
        Swift.print("\(left),\(known),\(columns.joined(separator: ","))")
      }
    }
  }
}

/// A player with perfect memory that takes known pairs and otherwise always turns two unknown cards.
struct TwoNewCards: PairsPlayer {
  func chooseCard(in knowledge: PairsKnowledge, using random: inout SeededGenerator) -> Int {
    var known: [UInt8: Int] = [:]
    var unknown: [Int] = []
    var wanted: UInt8?
    if let open = knowledge.openCard, case .open(let kind, _) = knowledge.places[open] {
      wanted = kind
    }
    for (card, place) in knowledge.places.enumerated() {
      switch place {
      case .gone, .open: break
      case .unseen: unknown.append(card)
      case .seen(let kind, _):
        let isPair = known.updateValue(card, forKey: kind) != nil
        if kind == wanted || wanted == nil && isPair { return card }
      }
    }
    return unknown[random.draw(below: unknown.count)]
  }
}
