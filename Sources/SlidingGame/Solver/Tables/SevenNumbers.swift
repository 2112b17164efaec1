/// Numbers for the keys of groups: the cells of their tiles, four bits each, the first tile's last.
protocol KeyNumbers: Sendable {
  /// The number of a key.
  func number(_ key: UInt32) -> UInt32
}

/// Each key as its own number, where a table may have holes for tiles that lie in one cell.
struct PlainNumbers: KeyNumbers {
  @inline(__always)
  func number(_ key: UInt32) -> UInt32 { key }
}

/// Numbers without holes for the ways in which seven tiles can lie on sixteen cells.
///
/// There are 57,657,600, a fifth of the keys. The first four tiles choose a chunk, the other three a
/// place in it by their cells as they are counted among those that the four leave.
struct SevenNumbers: KeyNumbers {
  /// How many placings there are.
  static let count = chunks * places

  /// How many placings of the first four tiles there are.
  static let chunks = 16 * 15 * 14 * 13

  /// How many placings of the other three each of them leaves.
  static let places = 12 * 11 * 10

  /// The chunk of each key of four tiles, 0 where two lie in one cell.
  private let chunkOfKey: [UInt16]

  /// How many cells before each cell are left, four bits a cell, by key of four tiles.
  private let ranks: [UInt64]

  /// The place of three ranks, four bits each.
  private let placeOfRanks: [UInt16]

  /// The numbers that all tables share, 0.7 MB.
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
