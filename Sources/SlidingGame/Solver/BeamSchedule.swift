/// How wide the beam searches for boards of a shape are, which follow each other in rounds.
///
/// The figures were tried out on dealt boards.
struct BeamSchedule {
  /// Whether a board is solved as a whole, and not in stages.
  let isWhole: Bool

  /// Whether boards are ranked by pattern tables, and not by the ways of their tiles alone.
  let isTabled: Bool

  /// How many boards of each number of moves the first search keeps that has its time.
  let first: Int

  /// How many times as many each later search keeps: what the ones before have cost is the smaller part.
  let growth: Int

  /// How many are kept at most, so that a search takes some hundred megabytes and not more.
  let most: Int

  /// How many stages are looked at side by side.
  let stages: Int

  init(_ shape: BoardShape) {
    isWhole = shape.size <= PatternPartition.wholeCells
    isTabled = shape.size <= PatternPartition.tabledCells
    (first, most, stages) = isTabled ? (3000, 1 << 17, 8) : (1000, 1 << 15, 6)
    growth = isWhole ? 3 : 2
  }

  /// How many boards are kept to find better endings of a way that a search of a width has found.
  func widthOfEndings(_ width: Int) -> Int { isWhole ? width : width * 3 / 10 }
}
