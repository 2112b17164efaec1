import GameKernel
import Testing

@Suite("A medal")
struct MedalTests {
  private let scale = MedalScale(of: 38, tenths: (gold: 12, silver: 15, bronze: 20))

  @Test("is earned up to the count of its scale, which is rounded down")
  func limits() {
    #expect([scale[.gold], scale[.silver], scale[.bronze]] == [45, 57, 76])
    #expect(
      [38, 45, 46, 57, 58, 76].map { scale.medal(for: $0) }
        == [.gold, .gold, .silver, .silver, .bronze, .bronze])
    #expect(scale.medal(for: 77) == nil)
  }

  @Test("has a better one, but for gold")
  func better() {
    #expect(Medal.bronze.better == .silver && Medal.silver.better == .gold)
    #expect(Medal.gold.better == nil && Medal.silver < .gold)
  }

  @Test("does not lose a count to rounding")
  func exact() {
    for yardstick in 1...200 {
      let scale = MedalScale(of: Double(yardstick), tenths: (gold: 12, silver: 15, bronze: 20))
      #expect(scale[.gold] == yardstick * 12 / 10 && scale[.bronze] == 2 * yardstick)
    }
  }
}
