/// The program's one source of chance: SplitMix64, a generator that is fully given by its seed.
///
/// Records depend on its exact output, on ``draw(below:)``, ``shuffled(_:)`` and
/// ``draw(seed:move:)``; changing any of them raises ``GameRecord/currentVersion``. Not fit for secrets.
///
/// Source: Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014,
/// with the constants of Vigna's `splitmix64.c`.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// A generator whose whole sequence follows from `seed`; every seed is as good as any other.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// The generator for a computer player's draw at one move of one game.
  ///
  /// It depends on nothing but the two numbers, so taking a move back and coming again to the
  /// same turn cannot change the draw.
  ///
  /// - Parameters:
  ///   - seed: the seed of the game.
  ///   - move: how many moves have been made before, from 0.
  public static func draw(seed: UInt64, move: Int) -> SeededGenerator {
    var game = SeededGenerator(seed: seed)
    return SeededGenerator(seed: mixed(game.next() ^ UInt64(bitPattern: Int64(move))))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// A whole number from 0 up to but not including `bound`, each one equally likely.
  ///
  /// Use this and not the standard library's `random(in:using:)`, whose algorithm may change from
  /// one release of Swift to the next and would then replay old records differently.
  ///
  /// Source: Lemire, *Fast random integer generation in an interval*, ACM TOMACS 29, 2019.
  ///
  /// - Parameter bound: at least 1.
  /// - Complexity: O(1) expected; another 64 bits are drawn with a chance below `bound` / 2^64.
  public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "There is no number to draw below \(bound)")
    let range = UInt64(bound)
    // The lowest 2^64 mod range products would make some results likelier than others.
    let biased = (0 &- range) % range
    var product = next().multipliedFullWidth(by: range)
    while product.low < biased {
      product = next().multipliedFullWidth(by: range)
    }
    return Int(product.high)
  }

  /// A whole number of the range, each one equally likely.
  ///
  /// - Parameter range: shorter than `Int.max`.
  public mutating func draw(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + draw(below: range.count)
  }
  /// The values in random order, every order equally likely.
  ///
  /// Source: Fisher and Yates' shuffle, in R. Durstenfeld, *Algorithm 235: Random permutation*, CACM 7, 1964.
  public mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for last in values.indices.dropFirst().reversed() {
      values.swapAt(last, draw(below: last + 1))
    }
    return values
  }
}
