/// One reading of the pattern databases for a board of at most sixteen cells.
struct PackedReading {
  /// The cells of all tiles, four bits each, in the order of the groups, so that a group's bits are its index.
  var cells: UInt64

  /// The entry of each group, four bits each.
  var entries: UInt32

  /// Half the moves allowed beyond the lower bound; negative if the board is beyond the bound.
  ///
  /// A move that raises the reading's bound uses up one.
  var slack: Int32

  /// The change of a reading by a tile's move in one direction.
  struct Delta {
    /// The summand that moves the tile in ``PackedReading/cells``.
    var step: UInt64 = 0
    /// The mask of the group's bits after the shift.
    var mask: UInt32 = 0
    /// The mask of the group's entry; 0 if the group has no table.
    var entryMask: UInt32 = 15
    /// The index of the first entry of the group's table.
    var base: UInt32 = 0
    /// The shift of the group's index in ``PackedReading/cells``, in bits.
    var shift: UInt8 = 0
    /// The shift of the group's entry in ``PackedReading/entries``, in bits.
    var entryShift: UInt8 = 0
  }

  /// Returns the key of the moved tile's group after the move.
  @inline(__always)
  func key(_ delta: Delta) -> UInt32 {
    UInt32(truncatingIfNeeded: (cells &+ delta.step) &>> UInt64(delta.shift)) & delta.mask
  }

  /// Returns the entry of the moved tile's group before the move.
  @inline(__always)
  func entry(_ delta: Delta) -> UInt32 { entries &>> UInt32(delta.entryShift) & 15 }

  /// Returns the reading after a tile's move.
  ///
  /// - Parameters:
  ///   - loss: 1 if the move increases the tile's Manhattan distance, otherwise 0.
  ///   - entry: the new entry of the tile's group.
  @inline(__always)
  func moved(_ delta: Delta, loss: Int32, entry: UInt32) -> PackedReading {
    let old = self.entry(delta)
    return PackedReading(
      cells: cells &+ delta.step,
      entries: entries ^ (old ^ entry) &<< UInt32(delta.entryShift),
      slack: slack &- loss &+ Int32(bitPattern: old &- entry))
  }
}

/// Pattern databases for the search of boards of at most sixteen cells.
protocol PackedTables: AnyObject, Sendable {
  associatedtype Numbers: KeyNumbers

  /// The tiles that make up the index of each group.
  var indexing: PatternIndexing { get }

  /// The entries of all groups, two per byte.
  var pairs: [UInt8] { get }

  /// Whether a move increases a tile's Manhattan distance, as in ``PatternTables/farther``.
  var farther: [UInt8] { get }

  /// The numbering that maps a key to its entry in a group's table.
  var numbers: Numbers { get }

  /// Returns the entry of a group for a key.
  func entry(_ group: Int, _ key: UInt32) -> UInt8

  /// Returns the change of a reading by a tile's move in one direction.
  func delta(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Delta
}

extension PackedTables {
  /// Returns the keys and the entries of a board's groups in a reading.
  fileprivate func entries(_ board: SlidingBoard, reading: Int) -> [(key: UInt32, entry: UInt8)] {
    let groups = indexing.partition.groups.count
    let indices = indexing.indices(of: board)
    return (0..<groups).map { group in
      let key = UInt32(Int(indices[reading * groups + group]) - indexing.bases[group])
      return (key, entry(group, key))
    }
  }

  /// Returns the lower bound that a reading gives for a board, in moves.
  func leastMoves(_ board: SlidingBoard, reading: Int) -> Int {
    let distances = board.shape.cells.reduce(0) { sum, cell in
      cell == board.gap ? sum : sum + board.shape.distance(cell, board[cell])
    }
    return entries(board, reading: reading).reduce(distances) { $0 + 2 * Int($1.entry) }
  }
}

extension PackedReading {
  /// Creates the reading of a board.
  ///
  /// - Parameter bound: the largest length of a path, in moves.
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
  /// Returns the shift of a group's index in ``PackedReading/cells``, in bits.
  fileprivate func packedShift(_ group: Int) -> Int {
    partition.groups.prefix(group).reduce(0) { $0 + 4 * $1.count }
  }

  /// Returns the number of the group that a tile belongs to.
  func group(_ tile: Int, reading: Int) -> Int {
    Int(slotOfTile[reading * shape.size + tile]) - reading * partition.groups.count
  }

  /// Returns the change of a reading by a tile's move in one direction.
  func delta(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Delta {
    let row = reading * shape.size + tile
    let group = group(tile, reading: reading)
    let shift = packedShift(group)
    return PackedReading.Delta(
      step: UInt64(bitPattern: Int64(steps[row * 4 + direction]) << Int64(shift)),
      mask: UInt32(partition.lengths[group] - 1), base: UInt32(bases[group]),
      shift: UInt8(shift), entryShift: UInt8(4 * group))
  }
}

extension PatternTables: PackedTables {
  var numbers: PlainNumbers { PlainNumbers() }

  func entry(_ group: Int, _ key: UInt32) -> UInt8 { entry(indexing.bases[group] + Int(key)) }

  func delta(_ tile: Int, direction: Int, reading: Int) -> PackedReading.Delta {
    indexing.delta(tile, direction: direction, reading: reading)
  }
}
