import GameKernel

extension Recollection {
  /// The card to flip, from what is remembered.
  ///
  /// A known pair is taken, and so is the partner of the card that lies open. For the rest of the
  /// turn the plan decides. Of the unknown cards, which are all alike, one is drawn; of the known
  /// ones the one seen last is turned, since it reminds the others of least.
  ///
  /// - Parameter plan: the plan of a turn at whose start no pair is known, by the number of cards that
  ///   are known.
  func card(plan: (Int) -> LeadTable.Plan, using random: inout SeededGenerator, isFirst: Bool)
    -> Int
  {
    if isFirst {
      if let pairCard { return pairCard }
      return plan(singles.count).firstIsKnown ? lastSeen : draw(&random)
    }
    if let partner { return partner }
    let known = singles.count + (openWasKnown ? 1 : 0)
    return plan(known).secondIsKnown ? lastSeen : draw(&random)
  }

  private var lastSeen: Int {
    guard let card = singles.last else { preconditionFailure("The plan turns a known card") }
    return card
  }

  private func draw(_ random: inout SeededGenerator) -> Int {
    unknown[random.draw(below: unknown.count)]
  }
}
