/// Finds strings of moves that have the effect of an earlier string, on a board without edges.
///
/// A move is the number of a direction, in the order of `Direction.allCases`.
struct DuplicateStrings {
  /// The strings whose effect an earlier one has within the same cells, and no part of which is
  /// such a string: the shorter first, then by the order of directions.
  private(set) var duplicates: [[UInt8]] = []

  private var effects = EffectTable()
  private let side: Int
  private var string: [UInt8] = []

  /// Which tile is in which cell; beside the gap's cell.
  private var tiles: [Int]

  /// The cell in which the gap begins, in the middle.
  private var start: Int { side * side / 2 }

  /// Room for strings of at most `length` moves.
  init(upTo length: Int) {
    side = 2 * length + 1
    tiles = Array(0..<side * side)
    effects.insert(0, GapBox())
  }

  /// Finds the duplicates that have `length` moves, when those that have fewer are found.
  ///
  /// - Parameter pruning: knows the shorter ones.
  /// - Complexity: O(3^length)
  mutating func find(_ length: Int, _ pruning: OperatorPruning) {
    extend(length, start, effect: 0, GapBox(), state: 0, pruning)
  }

  /// Tries every move after ``string`` with the gap in a cell, and `left` moves in all.
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

  /// A fixed random number for a tile in a cell; tiles at home count for nothing.
  private static func mark(_ tile: Int, _ cell: Int) -> UInt64 {
    guard tile != cell else { return 0 }
    var bits = UInt64(tile << 16 | cell) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

/// The effects of strings of moves, with the cells that each needs.
///
/// Entries with the same effect lie one after the other, in a table of twice as many places at
/// least.
private struct EffectTable {
  private var effects = [UInt64?](repeating: nil, count: 64)
  private var boxes = [GapBox](repeating: GapBox(), count: 64)
  private var count = 0

  /// Takes a string in, unless one with the same effect is there that stays within its cells.
  ///
  /// - Returns: whether it was taken in.
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

/// How far the gap goes from its start: at most so many cells to the left, right, up and down.
private struct GapBox {
  private var reach = SIMD4<Int8>()

  /// The box grown by the cell in a column and a row, counted from the start.
  func including(_ column: Int, _ row: Int) -> GapBox {
    var box = self
    let (column, row) = (Int8(column), Int8(row))
    box.reach = pointwiseMax(reach, SIMD4(-column, column, -row, row))
    return box
  }

  /// Whether the gap that stays within this box stays within the other.
  func isWithin(_ other: GapBox) -> Bool { all(reach .<= other.reach) }
}
