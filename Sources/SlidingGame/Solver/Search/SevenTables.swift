/// Pattern tables of 4 × 4 by which boards far from home are proven: seven, seven and one tile.
///
/// They take some five seconds of two threads to make and 57.7 MB, so they are only worth it where a search is long.
final class SevenTables: Sendable, PackedTables {
  let indexing = PatternIndexing(.sevenSevenOne)
  let pairs: [UInt8]
  let farther = BoardShape.square(4).fartherMoves()
  let numbers = SevenNumbers.shared

  /// How many groups have a table; a single tile needs no more than its way.
  static let parts = 2

  /// Tables of the packed entries of both groups.
  init(pairs: [UInt8]) {
    precondition(pairs.count == Self.length, "Entries of other groups")
    self.pairs = pairs
  }

  /// A counter for the entries of a part.
  static func counter(_ part: Int) -> PatternCounter<SevenNumbers> {
    PatternCounter(
      .sevenSevenOne, [part], bases: [0], SevenNumbers.shared,
      in: Array(repeating: 0, count: SevenNumbers.count / 2))
  }

  /// How many bytes the entries take.
  static let length = parts * SevenNumbers.count / 2

  func entry(_ group: Int, _ key: UInt32) -> UInt8 {
    guard group < Self.parts else { return 0 }
    let index = group * SevenNumbers.count + Int(numbers.number(key))
    return pairs[index >> 1] >> UInt8(4 * (index & 1)) & 15
  }

  func course(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Course {
    var course = indexing.course(tile, direction: direction, reading: reading)
    let group = indexing.group(tile, reading: reading)
    if group < Self.parts {
      course.base = UInt32(group * SevenNumbers.count)
    } else {
      (course.base, course.mask, course.kept) = (0, 0, 0)
    }
    return course
  }
}
