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
