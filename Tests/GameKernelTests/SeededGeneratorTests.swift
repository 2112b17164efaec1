import GameKernel
import TestSupport
import Testing

/// The numbers pinned here were worked out apart from this program, in another language; the first row
/// is the published one. If one of them changes, records replay differently: raise their version.
@Suite("Seeded generator", .tags(.rules))
struct SeededGeneratorTests {
  @Test(
    "The first outputs are pinned",
    arguments: [
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
      (0, [16_294_208_416_658_607_535, 7_960_286_522_194_355_700, 487_617_019_471_545_679]),
    ] as [(UInt64, [UInt64])])
  func firstOutputs(seed: UInt64, outputs: [UInt64]) {
    var random = SeededGenerator(seed: seed)
    #expect(outputs.map { _ in random.next() } == outputs)
  }

  @Test("The first bounded draws are pinned")
  func firstBoundedDraws() {
    var random = SeededGenerator(seed: 7)
    let draws = (0..<20).map { _ in random.draw(below: 6) }
    #expect(draws == [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5, 5, 5, 5, 3, 5, 1, 3, 4])
  }

  @Test("A draw that would be biased is thrown away, and the next one counts")
  func rejection() {
    var random = SeededGenerator(seed: 7)
    let draws = (0..<6).map { _ in random.draw(below: 3 << 61) }
    #expect(
      draws == [
        2_696_658_600_334_640_432, 116_133_514_723_108_426, 6_231_038_155_055_853_504,
        3_129_779_942_062_771_377, 1_725_449_795_799_580_614, 3_237_078_490_283_576_924,
      ])
  }

  @Test("The draw of a move depends on the game's seed and the move alone, and is pinned")
  func drawOfMove() {
    let firsts = (0..<4).map { move in
      var random = SeededGenerator.draw(seed: 7, move: move)
      return random.next()
    }
    #expect(
      firsts == [
        17_527_383_841_289_775_211, 6_323_938_749_326_178_183, 4_426_898_070_632_346_570,
        10_802_062_790_538_714_930,
      ])
  }

  @Test("Bounded draws stay in their range and reach both ends")
  func range() {
    var random = SeededGenerator(seed: 1)
    let draws = (0..<1000).map { _ in random.draw(in: -2...2) }
    #expect(Set(draws) == Set(-2...2))
    #expect(random.draw(below: 1) == 0)
    #expect(random.draw(in: 5...5) == 5)
  }

  @Test("Bounded draws are even", arguments: [2, 3, 5, 7, 10])
  func even(bound: Int) {
    let draws = 70_000
    var random = SeededGenerator(seed: UInt64(bound))
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<draws { counts[random.draw(below: bound)] += 1 }
    let expected = Double(draws) / Double(bound)
    let chiSquared = counts.reduce(0.0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    // The 99.9 % point of chi-squared with 9 degrees of freedom, the most that are used here.
    #expect(chiSquared < 27.88)
  }
}
