import GameKernel

/// A random number generator for tests. A seed gives the same numbers in every run.
public struct Dice: RandomNumberGenerator {
  private var generator: SeededGenerator

  /// Creates a generator from a seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 { generator.next() }

  /// Returns a random number from 0 to below the bound.
  public mutating func below(_ bound: Int) -> Int { generator.draw(below: bound) }

  /// Returns a random element of an array, which must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
