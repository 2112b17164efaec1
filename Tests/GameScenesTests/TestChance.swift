import GameKernel

/// Chance that is the same in every run.
struct TestChance {
  private var generator: SeededGenerator

  init(_ seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
