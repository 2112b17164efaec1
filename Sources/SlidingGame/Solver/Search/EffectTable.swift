/// The effects of strings of moves, with the cells that each needs.
///
/// Entries with the same effect lie one after the other, in a table of twice as many places at
/// least.
struct EffectTable {
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
struct GapBox {
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
