import GameKernel

extension PairsLink {
  /// Returns the game of a day: twelve pairs, alone.
  public static func daily(_ day: Day) -> PairsLink {
    var random = DailyGames.generator(day, game: Pairs.name)
    return PairsLink(PairsSetup(layout: .sixByFour, [.person]), seed: random.next())
  }
}
