/// The pattern databases of 4 × 4 for boards at a large distance: seven, seven and one tile.
///
/// They take two threads about five seconds to make and occupy 57.7 MB, so they pay off only for long searches.
final class SevenTables: Sendable, PackedTables {
  let indexing = PatternIndexing(.sevenSevenOne)
  let pairs: [UInt8]
  let farther = BoardShape.square(4).fartherMoves()
  let numbers = SevenNumbers.shared

  /// The number of groups with a table. A single tile needs only its Manhattan distance.
  static let parts = 2

  /// Creates tables from the packed entries of both groups.
  init(pairs: [UInt8]) {
    precondition(pairs.count == Self.length, "Entries of other groups")
    self.pairs = pairs
  }

  /// Creates a counter for the entries of a part.
  static func counter(_ part: Int) -> PatternCounter<SevenNumbers> {
    PatternCounter(
      .sevenSevenOne, [part], bases: [0], SevenNumbers.shared,
      in: Array(repeating: 0, count: SevenNumbers.count / 2))
  }

  /// The size of the entries, in bytes.
  static let length = parts * SevenNumbers.count / 2

  func entry(_ group: Int, _ key: UInt32) -> UInt8 {
    guard group < Self.parts else { return 0 }
    let index = group * SevenNumbers.count + Int(numbers.number(key))
    return pairs[index >> 1] >> UInt8(4 * (index & 1)) & 15
  }

  func delta(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Delta {
    var delta = indexing.delta(tile, direction: direction, reading: reading)
    let group = indexing.group(tile, reading: reading)
    if group < Self.parts {
      delta.base = UInt32(group * SevenNumbers.count)
    } else {
      (delta.base, delta.mask, delta.entryMask) = (0, 0, 0)
    }
    return delta
  }
}
