extension LeadTable {
  /// The table of a rule for every layout, computed once, when it is first asked for.
  public static func shared(_ turnRule: Pairs.TurnRule) -> LeadTable {
    switch turnRule {
    case .unknownCard: unknownCard
    case .passing: passing
    }
  }

  /// Computes the shared tables, if that has not been done; a thread in the background can call it early.
  public static func prepare() {
    for rule in Pairs.TurnRule.allCases { _ = shared(rule) }
  }

  private static let pairLimit = Pairs.Layout.cardLimit / 2
  private static let unknownCard = LeadTable(.unknownCard, pairs: pairLimit)
  private static let passing = LeadTable(.passing, pairs: pairLimit)
}
