import GameKernel

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
