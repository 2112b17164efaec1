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
    /// Keeps the group's entry; none of its bits where it has no table.
    var kept: UInt32 = 15
    /// Where the table of the group begins, in entries.
    var base: UInt32 = 0
    /// How far the group's index is from the end of ``PackedReading/cells``.
    var shift: UInt8 = 0
    /// How far the group's entry is from the end of ``PackedReading/entries``.
    var entryShift: UInt8 = 0
  }

  /// The cells of the moved tile's group after the move.
  @inline(__always)
  func key(_ course: Course) -> UInt32 {
    UInt32(truncatingIfNeeded: (cells &+ course.step) &>> UInt64(course.shift)) & course.mask
  }

  /// The entry of the moved tile's group before the move.
  @inline(__always)
  func entry(_ course: Course) -> UInt32 { entries &>> UInt32(course.entryShift) & 15 }

  /// The reading after a tile's move.
  ///
  /// - Parameters:
  ///   - loss: 1 if the move takes the tile farther on its way, else 0.
  ///   - entry: what the table of the tile's group holds for its key.
  @inline(__always)
  func moved(_ course: Course, loss: Int32, entry: UInt32) -> PackedReading {
    let old = self.entry(course)
    return PackedReading(
      cells: cells &+ course.step,
      entries: entries ^ (old ^ entry) &<< UInt32(course.entryShift),
      slack: slack &- loss &+ Int32(bitPattern: old &- entry))
  }
}

/// Pattern tables by which boards of at most sixteen cells are searched.
protocol PackedTables: AnyObject, Sendable {
  associatedtype Numbers: KeyNumbers

  /// Which tiles make up the index of each group.
  var indexing: PatternIndexing { get }

  /// The entries of all groups, two a byte.
  var pairs: [UInt8] { get }

  /// Whether a tile's move takes it farther on its way, as in ``PatternTables``.
  var farther: [UInt8] { get }

  /// Where a group's table holds the entry of a key.
  var numbers: Numbers { get }

  /// The entry of a group for the cells of its tiles.
  func entry(_ group: Int, _ key: UInt32) -> UInt8

  /// What a tile's move in one direction changes in a reading.
  func course(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Course
}

extension PackedTables {
  /// The entries of a board's groups, with the keys that they have in each reading.
  fileprivate func entries(_ board: SlidingBoard, reading: Int) -> [(key: UInt32, entry: UInt8)] {
    let groups = indexing.partition.groups.count
    let indices = indexing.indices(of: board)
    return (0..<groups).map { group in
      let key = UInt32(Int(indices[reading * groups + group]) - indexing.bases[group])
      return (key, entry(group, key))
    }
  }

  /// No way home is shorter than what a reading says.
  func leastMoves(_ board: SlidingBoard, reading: Int) -> Int {
    let ways = board.shape.cells.reduce(0) { sum, cell in
      cell == board.gap ? sum : sum + board.shape.way(cell, board[cell])
    }
    return entries(board, reading: reading).reduce(ways) { $0 + 2 * Int($1.entry) }
  }
}

extension PackedReading {
  /// The reading of a board.
  ///
  /// - Parameter bound: how many moves a line may have.
  init(_ board: SlidingBoard, _ tables: some PackedTables, reading: Int, bound: Int) {
    cells = 0
    entries = 0
    for (group, (key, entry)) in tables.entries(board, reading: reading).enumerated() {
      cells |= UInt64(key) << UInt64(tables.indexing.packedShift(group))
      entries |= UInt32(entry) << UInt32(4 * group)
    }
    slack = Int32(bound - tables.leastMoves(board, reading: reading)) >> 1
  }
}

extension PatternIndexing {
  /// How far the index of a group is from the end of ``PackedReading/cells``.
  fileprivate func packedShift(_ group: Int) -> Int {
    partition.groups.prefix(group).reduce(0) { $0 + 4 * $1.count }
  }

  /// The number of the group that a tile belongs to.
  func group(_ tile: Int, reading: Int) -> Int {
    Int(slotOfTile[reading * shape.size + tile]) - reading * partition.groups.count
  }

  /// What a tile's move in one direction changes in a reading.
  func course(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Course {
    let row = reading * shape.size + tile
    let group = group(tile, reading: reading)
    let shift = packedShift(group)
    return PackedReading.Course(
      step: UInt64(bitPattern: Int64(steps[row * 4 + direction]) << Int64(shift)),
      mask: UInt32(partition.lengths[group] - 1), base: UInt32(bases[group]),
      shift: UInt8(shift), entryShift: UInt8(4 * group))
  }
}

extension PatternTables: PackedTables {
  var numbers: PlainNumbers { PlainNumbers() }

  func entry(_ group: Int, _ key: UInt32) -> UInt8 { entry(indexing.bases[group] + Int(key)) }

  func course(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Course {
    indexing.course(tile, direction: direction, reading: reading)
  }
}
