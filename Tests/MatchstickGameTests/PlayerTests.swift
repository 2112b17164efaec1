import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Computer players", .tags(.rules))
struct PlayerTests {
  private func state(_ count: Int, limit: Int) -> Matchsticks.State {
    Matchsticks.start(.init(pile: count, takeLimit: limit), seed: 0)
  }

  private func takes(
    by player: any MatchstickPlayer, in state: Matchsticks.State, draws: Int
  ) -> [Int] {
    (0..<draws).map { draw in
      var random = SeededGenerator.draw(seed: 2026, move: draw)
      return player.chooseMove(in: state, using: &random).count
    }
  }

  @Test(
    "Every computer player takes legally in every position", arguments: MatchstickOccupant.choices)
  func legal(occupant: MatchstickOccupant) throws {
    guard let player = occupant.player else { return }
    for limit in 2...5 {
      for count in 1...30 {
        let state = state(count, limit: limit)
        for take in takes(by: player, in: state, draws: 20) {
          #expect((1...state.limit).contains(take))
        }
      }
    }
  }

  @Test("Simple always takes one")
  func simple() {
    #expect(Set(takes(by: SimplePlayer(), in: state(18, limit: 5), draws: 50)) == [1])
  }

  @Test(
    "Wild takes each legal number equally often",
    arguments: [(18, 2), (18, 3), (18, 4), (18, 5), (2, 5)])
  func wild(count: Int, limit: Int) {
    let state = state(count, limit: limit)
    let takes = takes(by: WildPlayer(), in: state, draws: 12_000)
    let expected = 12_000 / Double(state.limit)
    let chiSquared = (1...state.limit).reduce(0.0) { sum, take in
      let excess = Double(takes.count { $0 == take }) - expected
      return sum + excess * excess / expected
    }
    // The 99.9 % point of chi-squared with 4 degrees of freedom, the most that are used here.
    #expect(chiSquared < 18.47)
  }

  @Test(
    "Human-like plays its share of clever moves, and wild ones else", arguments: [0, 25, 70, 100])
  func humanLike(strength: Int) {
    let state = state(18, limit: 3)
    let draws = 20_000
    let takes = takes(by: HumanLikePlayer(strength: strength), in: state, draws: draws)
    // The winning take of 1 comes from every clever move and from every third wild one.
    let share = Double(strength) / 100
    let expected = share + (1 - share) / 3
    let deviation = (expected * (1 - expected) / Double(draws)).squareRoot()
    let found = Double(takes.count { $0 == 1 }) / Double(draws)
    #expect(abs(found - expected) <= 3.3 * deviation)
  }

  @Test("Human-like is wild at 0 and clever at 100 in every draw")
  func humanLikeEnds() {
    let state = state(18, limit: 5)
    #expect(Set(takes(by: HumanLikePlayer(strength: 100), in: state, draws: 500)) == [5])
    #expect(Set(takes(by: HumanLikePlayer(strength: 0), in: state, draws: 500)) == Set(1...5))
  }

  @Test("The same draw always leads to the same take", arguments: MatchstickOccupant.choices)
  func repeatable(occupant: MatchstickOccupant) {
    guard let player = occupant.player else { return }
    let state = state(24, limit: 5)
    #expect(
      takes(by: player, in: state, draws: 100) == takes(by: player, in: state, draws: 100))
  }
}
