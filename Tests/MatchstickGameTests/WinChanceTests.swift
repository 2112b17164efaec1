import GameKernel
import MatchstickGame
import Testing

@Suite("The chance to win with the best play") struct WinChanceTests {
  /// The chance of the first seat, who begins or not.
  private func chance(
    against rival: MatchstickOccupant, _ layout: Matchsticks.Layout, begins: Bool
  ) throws -> Double {
    var chance = try #require(WinChance(against: rival))
    let start = Matchsticks.start(
      Matchsticks.Options(layout, first: begins ? .first : .second), seed: 1)
    let value = chance.value(of: start, for: .first)
    return try #require(value)
  }

  private func pile(_ count: Int, _ takeLimit: Int = 3) -> Matchsticks.Layout {
    Matchsticks.Layout(.pile(count, takeLimit: takeLimit))
  }

  @Test("against the clever player is 1 or 0, as the theory says", arguments: 2...5)
  func clever(takeLimit: Int) throws {
    for count in 1...24 {
      let isLost = PileTheory(takeLimit: takeLimit).isLost(count)
      let layout = pile(count, takeLimit)
      #expect(try chance(against: .clever, layout, begins: true) == (isLost ? 0 : 1))
      #expect(try chance(against: .clever, layout, begins: false) == (isLost ? 1 : 0))
    }
  }

  @Test("falls with the strength of a human-like player")
  func strengths() throws {
    let chances = try [0, 40, 80, 100].map { strength in
      try chance(against: .humanLike(strength: strength), pile(17), begins: true)
    }
    #expect(chances == chances.sorted(by: >) && chances[0] > 0.9 && chances[3] == 0)
  }

  @Test("is the share of games that the clever player wins against one that takes any number")
  func wild() throws {
    // From 5 matches, each take of 1 to 3 leaves 4, 3 or 2, and the clever player then wins.
    #expect(try chance(against: .wild, pile(5), begins: false) == 1)
    // With 2 left, half of the takes leave the last match.
    #expect(try chance(against: .wild, pile(2), begins: false) == 0.5)
    #expect(WinChance(against: .person) == nil && WinChance(against: .machine) == nil)
  }

  @Test("is exact where few moves are left")
  func exact() throws {
    let two = Matchsticks.Matches.heaps([1, 1])
    let rule = { (last: LastMatch) in Matchsticks.Layout(two, last: last) }
    #expect(try chance(against: .wild, rule(.loses), begins: false) == 0)
    #expect(try chance(against: .wild, rule(.wins), begins: false) == 1)
    // From 1 and 2, the wild player leaves 2, 1 and 1, or 1. The last one is lost.
    let three = Matchsticks.Layout(.heaps([1, 2]), last: .loses)
    #expect(abs(try chance(against: .wild, three, begins: false) - 2.0 / 3) < 1e-9)
  }

  @Test("is the share of won games at heaps and rows, too")
  func otherTables() throws {
    let tables: [Matchsticks.Matches] = [.heaps([1, 3, 5, 7]), .heaps([1, 2, 3]), .rows([7])]
    for matches in tables {
      for last in LastMatch.allCases {
        let layout = Matchsticks.Layout(matches, last: last)
        let expected = try chance(against: .wild, layout, begins: false)
        let won = (0..<400).count { seed in winsAgainstWild(layout, seed: UInt64(seed)) }
        // Four standard errors. The clever player need not take the best chance, so its share may be smaller.
        #expect(Double(won) / 400 <= expected + 0.1)
        #expect(try chance(against: .humanLike(strength: 100), layout, begins: true) <= 1)
        let favoured = Matchsticks.start(Matchsticks.Options(layout), seed: 1).favoured
        #expect(
          try chance(against: .humanLike(strength: 100), layout, begins: true)
            == (favoured == .first ? 1 : 0))
      }
    }
  }

  private func winsAgainstWild(_ layout: Matchsticks.Layout, seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    var state = Matchsticks.start(Matchsticks.Options(layout, first: .second), seed: seed)
    while !state.isOver {
      let move =
        state.toMove == .first
        ? CleverPlayer().chooseMove(in: state, using: &random)
        : WildPlayer().chooseMove(in: state, using: &random)
      _ = try? Matchsticks.apply(move, to: &state)
    }
    return state.winner == .first
  }

  @Test("is not computed for heaps with too many positions")
  func limit() throws {
    var chance = try #require(WinChance(against: .wild))
    let heaps = Matchsticks.Layout(.heaps([9, 9, 9, 9, 9]), last: .loses)
    #expect(
      chance.value(of: Matchsticks.start(Matchsticks.Options(heaps), seed: 1), for: .first) == nil)
  }
}
