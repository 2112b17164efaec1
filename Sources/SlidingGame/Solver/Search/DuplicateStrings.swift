import GameKernel

/// A search for move strings with the same effect as an earlier string, on a board without edges.
///
/// A move is the number of a direction, in the order of `Direction.allCases`.
struct DuplicateStrings {
  /// The strings for which an earlier string has the same effect within the same cells.
  ///
  /// No part of a string is itself such a string. Shorter strings come first, then the order of directions decides.
  private(set) var duplicates: [[UInt8]] = []

  private var effects = EffectTable()
  private let side: Int
  private var string: [UInt8] = []

  /// The tile in each cell, except the gap's cell, whose value is stale.
  private var tiles: [Int]

  /// The gap's first cell, in the middle of the board.
  private var start: Int { side * side / 2 }

  /// Creates a search for strings of at most `length` moves.
  init(upTo length: Int) {
    side = 2 * length + 1
    tiles = Array(0..<side * side)
    effects.insert(0, GapBox())
  }

  /// Finds the duplicates of `length` moves, once the shorter ones are known.
  ///
  /// - Parameter pruning: an automaton that recognises the shorter duplicates.
  /// - Complexity: O(3^length)
  mutating func find(_ length: Int, _ pruning: OperatorPruning) {
    extend(length, start, effect: 0, GapBox(), state: 0, pruning)
  }

  /// Tries every extension of ``string`` by `left` moves, with the gap in a cell, and records the duplicates.
  private mutating func extend(
    _ left: Int, _ gap: Int, effect: UInt64, _ box: GapBox, state: Int, _ pruning: OperatorPruning
  ) {
    for (move, step) in [1, -1, side, -side].enumerated()
    where pruning.open[state] & 1 << UInt8(move) != 0 {
      let cell = gap + step
      let tile = tiles[cell]
      let grown = box.including(cell % side - side / 2, cell / side - side / 2)
      let moved = effect ^ Self.mark(tile, cell) ^ Self.mark(tile, gap)
      string.append(UInt8(move))
      if left == 1 {
        if !effects.insert(moved ^ Self.mark(start, cell), grown) { duplicates.append(string) }
      } else {
        tiles[gap] = tile
        let state = Int(pruning.next[state * 4 + move])
        extend(left - 1, cell, effect: moved, grown, state: state, pruning)
        tiles[cell] = tile
      }
      string.removeLast()
    }
  }

  /// Returns the Zobrist key of a tile in a cell; 0 for a tile in its own cell.
  private static func mark(_ tile: Int, _ cell: Int) -> UInt64 {
    guard tile != cell else { return 0 }
    var bits = UInt64(tile << 16 | cell) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

/// The effects of move strings, with the cells that each needs.
///
/// This is a hash table with linear probing that is at most half full.
private struct EffectTable {
  private var effects = [UInt64?](repeating: nil, count: 64)
  private var boxes = [GapBox](repeating: GapBox(), count: 64)
  private var count = 0

  /// Inserts a string unless one with the same effect is present that stays within its cells.
  ///
  /// - Returns: whether it was inserted.
  @discardableResult
  mutating func insert(_ effect: UInt64, _ box: GapBox) -> Bool {
    if count * 2 >= effects.count { grow() }
    var place = Int(truncatingIfNeeded: effect) & (effects.count - 1)
    while let other = effects[place] {
      if other == effect, boxes[place].isWithin(box) { return false }
      place = (place + 1) & (effects.count - 1)
    }
    effects[place] = effect
    boxes[place] = box
    count += 1
    return true
  }

  private mutating func grow() {
    let old = self
    effects = Array(repeating: nil, count: 4 * old.effects.count)
    boxes = Array(repeating: GapBox(), count: 4 * old.effects.count)
    count = 0
    for (effect, box) in zip(old.effects, old.boxes) {
      if let effect { insert(effect, box) }
    }
  }
}

/// The range of the gap: the most cells it goes to the left, right, up and down of its start.
private struct GapBox {
  private var reach = SIMD4<Int8>()

  /// Returns the box enlarged to include a cell, relative to the start.
  func including(_ column: Int, _ row: Int) -> GapBox {
    var box = self
    let (column, row) = (Int8(column), Int8(row))
    box.reach = pointwiseMax(reach, SIMD4(-column, column, -row, row))
    return box
  }

  /// Whether this box fits inside the other.
  func isWithin(_ other: GapBox) -> Bool { all(reach .<= other.reach) }
}
