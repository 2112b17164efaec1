extension PairsTable {
  /// Takes over how others of the same kinds in the same order are called, for the game being played.
  ///
  /// Does nothing where not the same play. Names are no part of the rules: no observer hears of it.
  public func takeNames(of seats: [PairsSeat]) {
    guard seats.map(\.occupant) == self.seats.map(\.occupant) else { return }
    sheet.setup = PairsSetup(layout: setup.layout, seats: seats, turnRule: setup.turnRule)
  }
}
