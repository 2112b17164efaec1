import PairsGame

/// The strategy tables of Pairs as comma-separated values, for others to check.
enum PairsValues {
  /// The decks that can be asked for, in pairs.
  static let decks = 1...1000

  /// Prints a line for each position, with the value and the best plans under either rule; `=` joins plans
  /// that are equally good.
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
