import GameKernel
import MatchstickGame
import Testing

@Suite("The chance to win with the best play") struct WinChanceTests {
  @Test("against the clever player is 1 or 0, as the theory says", arguments: 2...5)
  func clever(takeLimit: Int) throws {
    let chance = try #require(WinChance(against: .clever, pile: 24, takeLimit: takeLimit))
    for pile in 1...24 {
      let isLost = PileTheory(takeLimit: takeLimit).isLost(pile)
      #expect(chance.value(pile: pile, begins: true) == (isLost ? 0 : 1))
      #expect(chance.value(pile: pile, begins: false) == (isLost ? 1 : 0))
    }
  }

  @Test("falls with the strength of a human-like player")
  func strengths() throws {
    let chances = try [0, 40, 80, 100].map { strength in
      try #require(
        WinChance(against: .humanLike(strength: strength), pile: 18, takeLimit: 3)
      ).value(pile: 17, begins: true)
    }
    #expect(chances == chances.sorted(by: >) && chances[0] > 0.9 && chances[3] == 0)
  }

  @Test("is the share of games that the clever player wins against one that takes any number")
  func wild() throws {
    // From 5 matches, each take of 1 to 3 leaves 4, 3 or 2, and the clever player then wins.
    let chance = try #require(WinChance(against: .wild, pile: 6, takeLimit: 3))
    #expect(chance.value(pile: 5, begins: false) == 1)
    // With 2 left, half of the takes leave the last match.
    #expect(chance.value(pile: 2, begins: false) == 0.5)
    #expect(WinChance(against: .person, pile: 6, takeLimit: 3) == nil)
  }
}
