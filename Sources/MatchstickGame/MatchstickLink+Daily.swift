import GameKernel

extension MatchstickLink {
  /// Returns the game of a day. A person begins at a won position and plays against ``MatchstickOccupant/clever``.
  ///
  /// Four of seven days have one pile, two have heaps and one has rows. A position has at most two winning moves,
  /// so that a move by chance seldom wins.
  public static func daily(_ day: Day) -> MatchstickLink {
    var random = DailyGames.generator(day, game: Matchsticks.name)
    let form = random.draw(below: 7)
    while true {
      let layout = form < 4 ? pile(&random) : form < 6 ? heaps(&random) : rows(&random)
      let options = Matchsticks.Options(layout, first: .first)
      let start = Matchsticks.start(options, seed: 0)
      guard start.favoured == .first, start.winningMoves.count <= 2 else { continue }
      let setup = MatchstickSetup(
        layout, seating: MatchstickSeats(first: .person, second: .clever), begins: .first)
      return MatchstickLink(setup, first: .first, seed: random.next())
    }
  }

  /// Draws a pile of 12 to 24 matches with a limit of 3 to 5, whose last match loses.
  private static func pile(_ random: inout SeededGenerator) -> Matchsticks.Layout {
    let count = random.draw(in: 12...24)
    return Matchsticks.Layout(.pile(count, takeLimit: random.draw(in: 3...5)))
  }

  /// Draws three or four different heaps of 1 to 7 matches.
  private static func heaps(_ random: inout SeededGenerator) -> Matchsticks.Layout {
    let count = random.draw(in: 3...4)
    let heaps = random.shuffled(Array(1...7)).prefix(count).sorted()
    return Matchsticks.Layout(.heaps(heaps), last: last(&random))
  }

  /// Draws two or three rows of 3 to 7 matches.
  private static func rows(_ random: inout SeededGenerator) -> Matchsticks.Layout {
    let count = random.draw(in: 2...3)
    let rows = (0..<count).map { _ in random.draw(in: 3...7) }.sorted()
    return Matchsticks.Layout(.rows(rows), last: last(&random))
  }

  private static func last(_ random: inout SeededGenerator) -> LastMatch {
    random.draw(below: 2) == 0 ? .loses : .wins
  }
}
