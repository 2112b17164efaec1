/// A numbering of group keys. A key holds the cells of the tiles, four bits each, the first tile in the low bits.
protocol KeyNumbers: Sendable {
  /// Returns the number of a key.
  func number(_ key: UInt32) -> UInt32
}

/// The identity numbering. It leaves holes for keys with two tiles in one cell.
struct PlainNumbers: KeyNumbers {
  @inline(__always)
  func number(_ key: UInt32) -> UInt32 { key }
}

/// A numbering without holes of the placements of seven tiles on sixteen cells.
///
/// There are 57,657,600 placements, a fifth of the keys. The first four tiles select a chunk. The other three select
/// an entry in it by their cells' ranks among the cells that the four leave free.
struct SevenNumbers: KeyNumbers {
  /// The number of placements.
  static let count = chunks * places

  /// The number of placements of the first four tiles.
  static let chunks = 16 * 15 * 14 * 13

  /// The number of placements of the other three tiles, for each placement of the first four.
  static let places = 12 * 11 * 10

  /// The chunk by key of the first four tiles; 0 if two are in the same cell.
  private let chunkOfKey: [UInt16]

  /// The number of free cells before each cell, four bits per cell, by key of the first four tiles.
  private let ranks: [UInt64]

  /// The entry in a chunk by the ranks of the other three tiles, four bits each.
  private let placeOfRanks: [UInt16]

  /// The instance that all tables share, 0.7 MB.
  static let shared = SevenNumbers()

  private init() {
    var chunkOfKey = [UInt16](repeating: 0, count: 1 << 16)
    var ranks = [UInt64](repeating: 0, count: 1 << 16)
    var chunks: UInt16 = 0
    for key in 0..<1 << 16 {
      let cells = Self.cells(key, count: 4)
      guard Set(cells).count == 4 else { continue }
      chunkOfKey[key] = chunks
      chunks += 1
      var rank: UInt64 = 0
      for cell in 0..<16 as Range<UInt64> {
        ranks[key] |= rank << (4 * cell)
        rank += cells.contains(Int(cell)) ? 0 : 1
      }
    }
    var placeOfRanks = [UInt16](repeating: 0, count: 1 << 12)
    var places: UInt16 = 0
    for key in 0..<1 << 12 {
      let cells = Self.cells(key, count: 3)
      guard Set(cells).count == 3, cells.allSatisfy({ $0 < 12 }) else { continue }
      placeOfRanks[key] = places
      places += 1
    }
    (self.chunkOfKey, self.ranks, self.placeOfRanks) = (chunkOfKey, ranks, placeOfRanks)
  }

  private static func cells(_ key: Int, count: Int) -> [Int] {
    (0..<count).map { key >> (4 * $0) & 15 }
  }

  @inline(__always)
  func number(_ key: UInt32) -> UInt32 {
    let first = Int(key & 0xFFFF)
    let ranks = ranks.span[unchecked: first]
    let rest = UInt64(key &>> 16)
    let one = ranks &>> ((rest & 15) &<< 2) & 15
    let two = ranks &>> ((rest &>> 4 & 15) &<< 2) & 15
    let three = ranks &>> ((rest &>> 8 & 15) &<< 2) & 15
    let place = placeOfRanks.span[unchecked: Int(one | two &<< 4 | three &<< 8)]
    return UInt32(chunkOfKey.span[unchecked: first]) &* UInt32(Self.places) &+ UInt32(place)
  }
}
