import GameKernel

/// Repeatable chance for tests: the same seed gives the same numbers on every run.
public struct Dice: RandomNumberGenerator {
  private var generator: SeededGenerator

  /// Dice whose every throw follows from the seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 { generator.next() }

  /// A number from 0 up to, but not including, the bound.
  public mutating func below(_ bound: Int) -> Int { generator.draw(below: bound) }

  /// One of the elements, of which there is at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
