/// What one reading of the pattern tables says of a board of at most sixteen cells.
struct PackedReading {
  /// The cells of all tiles, four bits each, in the order of the groups: so the tiles of a group
  /// are its index.
  var cells: UInt64

  /// The entry of each group, four bits each.
  var entries: UInt32

  /// Half of how many moves may be made beyond the lower bound: each move that leads farther from
  /// home takes one. Below 0 the board is too far from home.
  var slack: Int32

  /// What a tile's move in one direction changes.
  struct Course {
    /// Moves the tile in ``PackedReading/cells``.
    var step: UInt64 = 0
    /// The group's bits, once they have been shifted to the end.
    var mask: UInt32 = 0
    /// Where the table of the group begins.
    var base: UInt32 = 0
    /// How far the group's index is from the end of ``PackedReading/cells``.
    var shift: UInt8 = 0
    /// How far the group's entry is from the end of ``PackedReading/entries``.
    var entryShift: UInt8 = 0
  }

  /// The reading after a tile's move.
  ///
  /// - Parameter loss: 1 if the move takes the tile farther on its way, else 0.
  @inline(__always)
  func moved(_ course: Course, loss: Int32, _ pairs: Span<UInt8>) -> PackedReading {
    let cells = cells &+ course.step
    let index = UInt32(truncatingIfNeeded: cells &>> UInt64(course.shift)) & course.mask
    let pair = UInt32(pairs[unchecked: Int(course.base &+ index &>> 1)])
    let entry = pair &>> ((index & 1) &<< 2) & 15
    let old = entries &>> UInt32(course.entryShift) & 15
    return PackedReading(
      cells: cells, entries: entries ^ (old ^ entry) &<< UInt32(course.entryShift),
      slack: slack &- loss &+ Int32(bitPattern: old &- entry))
  }
}

extension PackedReading {
  /// The reading of a board.
  ///
  /// - Parameter bound: how many moves a line may have.
  init(_ board: SlidingPuzzle.Board, _ tables: PatternTables, reading: Int, bound: Int) {
    let indexing = tables.indexing
    let indices = indexing.indices(of: board)
    cells = 0
    entries = 0
    for group in indexing.partition.groups.indices {
      let index = Int(indices[reading * indexing.partition.groups.count + group])
      cells |= UInt64(index - indexing.bases[group]) << UInt64(indexing.packedShift(group))
      entries |= UInt32(tables.entry(index)) << UInt32(4 * group)
    }
    slack = Int32(bound - tables.sums(tables.bounds(board, indices))[reading]) >> 1
  }
}

extension PatternIndexing {
  /// How far the index of a group is from the end of ``PackedReading/cells``.
  fileprivate func packedShift(_ group: Int) -> Int {
    partition.groups.prefix(group).reduce(0) { $0 + partition.bits * $1.count }
  }

  /// What a tile's move in one direction changes in a reading.
  func course(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Course {
    let row = reading * shape.size + tile
    let group = Int(slotOfTile[row]) - reading * partition.groups.count
    let shift = packedShift(group)
    return PackedReading.Course(
      step: UInt64(bitPattern: Int64(steps[row * 4 + direction]) << Int64(shift)),
      mask: UInt32(partition.lengths[group] - 1), base: UInt32(bases[group] / 2),
      shift: UInt8(shift), entryShift: UInt8(4 * group))
  }
}
