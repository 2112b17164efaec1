import EarthGame
import GameKernel
import TestSupport
import Testing

@Suite("The medals of Through the Earth")
struct EarthMedalTests {
  @Test("are earned by kilometres, by digs, and not where there is no end")
  func scales() throws {
    let guess = try #require(ThroughTheEarth.medals(.guess))
    #expect(
      [5_000, 5_001, 20_000, 20_001].map { guess.medal(for: $0) }
        == [.gold, .silver, .bronze, nil])
    let dry = try #require(ThroughTheEarth.medals(.dry))
    #expect(
      [6, 8, 9, 12, 18, 19].map { dry.medal(for: $0) }
        == [.gold, .gold, .silver, .silver, .bronze, nil])
    #expect(ThroughTheEarth.medals(.dig) == nil)
  }

  /// Returns the digs of a player for six finds, who aims at places with land at both ends and misses them by a
  /// normally distributed error in kilometres, or digs anywhere on land without one.
  private func digs(error: Double?, _ random: inout SeededGenerator) throws -> Int {
    var state = ThroughTheEarth.start(.init(mode: .dry), seed: 0)
    while !state.isOver, state.digs < 200 {
      var goal = Place.random(using: &random)
      while error == nil ? !state.isLand(goal) : !state.isFind(goal) {
        goal = Place.random(using: &random)
      }
      let place = error.map { goal.scattered(by: $0, using: &random) } ?? goal
      if place != state.place || state.isDug {
        _ = try ThroughTheEarth.apply(.stand(place), to: &state)
      }
      _ = try ThroughTheEarth.apply(.dig, to: &state)
    }
    return state.digs
  }

  /// Returns the share of such a player's games in which a medal or a better one is earned.
  private func share(_ medal: Medal, error: Double?) throws -> Double {
    var random = SeededGenerator(seed: 11)
    let most = try #require(ThroughTheEarth.medals(.dry))[medal]
    let games = 100
    let counts = try (0..<games).map { _ in try digs(error: error, &random) }
    return Double(counts.count { $0 <= most }) / Double(games)
  }

  @Test("of dry feet tell aims within 100, 200, 300 and 500 km apart")
  func dryFeet() throws {
    #expect(try (0.4...0.7).contains(share(.gold, error: 100)))
    #expect(try (0.6...0.9).contains(share(.silver, error: 200)))
    #expect(try (0.8...1).contains(share(.bronze, error: 300)))
    #expect(try (0.4...0.7).contains(share(.bronze, error: 500)))
    #expect(try share(.bronze, error: nil) < 0.03)
  }
}
