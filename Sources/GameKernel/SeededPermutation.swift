/// The numbers from 0 to below a count in an order that a seed determines. It computes them and stores no list.
///
/// A Feistel network permutes the numbers of an even count of bits. Results outside the range are permuted again
/// until they are inside, fewer than four times on average.
///
/// Source: Black and Rogaway, *Ciphers with arbitrary finite domains*, CT-RSA 2002.
///
/// ```swift
/// for number in SeededPermutation(count: 24_047, seed: 7) { … }
/// ```
public struct SeededPermutation: RandomAccessCollection, Hashable, Sendable {
  public let endIndex: Int
  public var startIndex: Int { 0 }

  /// The bits of each half of a number in the network.
  private let bits: Int
  private let keys: [UInt64]

  /// Two more than the four after which a network with random functions is a good permutation: these halves are
  /// short.
  private static let rounds = 6

  /// Makes the permutation of `count` numbers, at least 0.
  public init(count: Int, seed: UInt64) {
    precondition(count >= 0, "There are no \(count) numbers")
    endIndex = count
    bits = (Int.bitWidth - (count - 1).leadingZeroBitCount + 1) / 2
    var random = SeededGenerator(seed: seed)
    keys = (0..<Self.rounds).map { _ in random.next() }
  }

  /// Returns the number at a place.
  ///
  /// - Complexity: O(1), expected
  public subscript(place: Int) -> Int {
    precondition(indices.contains(place), "There is no place \(place) of \(count)")
    var number = permuted(UInt64(place))
    while number >= UInt64(count) { number = permuted(number) }
    return Int(number)
  }

  private func permuted(_ number: UInt64) -> UInt64 {
    let mask = UInt64(1) << UInt64(bits) - 1
    var (left, right) = (number >> UInt64(bits), number & mask)
    for key in keys {
      var round = SeededGenerator(seed: key ^ right)
      (left, right) = (right, left ^ round.next() & mask)
    }
    return left << UInt64(bits) | right
  }
}
