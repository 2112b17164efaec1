/// The games' only source of chance: SplitMix64, whose seed determines its whole sequence.
///
/// Records depend on its exact output, and on ``draw(below:)``, ``shuffled(_:)`` and ``draw(seed:move:)``. A change
/// of any of them must increase ``GameRecord/currentVersion``. Not suitable for secrets.
///
/// Source: Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014, with the constants
/// of Vigna's `splitmix64.c`.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes a generator whose whole sequence follows from `seed`. All seeds are equally good.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns the generator for a computer player's draw at one move of one game.
  ///
  /// It depends only on the two numbers. So undoing a move and reaching the same turn again gives the same draw.
  ///
  /// - Parameters:
  ///   - seed: the seed of the game.
  ///   - move: the number of moves made before.
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
  /// Returns an integer from 0 to below `bound`, each equally likely.
  ///
  /// Use this and not the standard library's `random(in:using:)`: its algorithm may change between releases of
  /// Swift, and old records would then replay differently.
  ///
  /// Source: Lemire, *Fast random integer generation in an interval*, ACM TOMACS 29, 2019.
  ///
  /// - Parameter bound: at least 1.
  /// - Complexity: O(1) expected. Another 64 bits are drawn with a chance below `bound` / 2^64.
  public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "There is no number to draw below \(bound)")
    let range = UInt64(bound)
    // Products whose low half is below 2^64 mod `range` are rejected. They would make some results likelier than
    // others.
    let biased = (0 &- range) % range
    var product = next().multipliedFullWidth(by: range)
    while product.low < biased {
      product = next().multipliedFullWidth(by: range)
    }
    return Int(product.high)
  }

  /// Returns an integer of the range, each equally likely.
  ///
  /// - Parameter range: its count must be less than `Int.max`.
  public mutating func draw(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + draw(below: range.count)
  }
  /// Returns the values in random order, every order equally likely.
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
