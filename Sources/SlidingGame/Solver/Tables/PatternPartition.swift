/// A partition of a shape's tiles into groups that are counted together.
struct PatternPartition: Hashable, Sendable {
  /// The shape of the boards.
  let shape: BoardShape

  /// The groups; each tile is in exactly one.
  let groups: [[Int]]

  init(_ shape: BoardShape, _ groups: [[Int]]) {
    precondition(
      groups.flatMap { $0 }.sorted() == Array(0..<shape.size - 1), "Each tile needs one group")
    self.shape = shape
    self.groups = groups
  }

  /// Creates compact groups of at most `length` tiles.
  ///
  /// Each group begins with the first remaining tile and repeatedly adds the remaining tile that is closest to its
  /// tiles.
  init(_ shape: BoardShape, groupsOf length: Int) {
    var left = Array(0..<shape.size - 1)
    var groups: [[Int]] = []
    while !left.isEmpty {
      var group = [left.removeFirst()]
      while group.count < length, !left.isEmpty {
        let spreads = left.map { tile in group.reduce(0) { $0 + shape.distance($1, tile) } }
        let closest = spreads.indices.min { spreads[$0] < spreads[$1] } ?? 0
        group.append(left.remove(at: closest))
      }
      groups.append(group)
    }
    self.init(shape, groups)
  }

  /// Creates groups of at most `length` (at least 2) consecutive tiles of a line.
  ///
  /// The lines and the order of the groups follow the order in which ``Reduction`` solves them.
  init(_ shape: BoardShape, inLinesOf length: Int) {
    let plan = shape.lines(leaving: DistanceTable.mostCells)
    let ordered = Set(plan.lines.joined())
    let rest = shape.cells.dropLast().filter { !ordered.contains($0) }
    let groups = (plan.lines + [Array(rest)]).flatMap { line in
      stride(from: line.count, to: 0, by: -length).reversed().map { end in
        Array(line[max(0, end - length)..<end])
      }
    }
    self.init(shape, groups)
  }

  /// Five, five and five tiles of 4 × 4: quick to make, 1.6 MB packed.
  static let fiveFiveFive = PatternPartition(
    .square(4), [[14, 13, 12, 9, 8], [11, 10, 7, 6, 3], [5, 4, 2, 1, 0]])

  /// Six, six and three tiles of 4 × 4: a seventh of the nodes of 5-5-5, 16.8 MB packed.
  static let sixSixThree = PatternPartition(
    .square(4), [[12, 9, 8, 5, 4, 0], [14, 13, 11, 10, 7, 6], [3, 2, 1]])

  /// Seven, seven and one tile of 4 × 4, 57.7 MB packed without holes.
  ///
  /// Boards at a large distance need an eleventh of the nodes of 6-6-3.
  static let sevenSevenOne = PatternPartition(
    .square(4), [[0, 1, 2, 3, 4, 5, 6], [8, 9, 10, 12, 13, 14, 11], [7]])

  /// The largest number of cells that beam search solves as a whole; larger boards are solved in stages.
  static let wholeCells = 30

  /// The largest number of cells at which beam search uses pattern databases. Above it Manhattan distances work
  /// better.
  static let tabledCells = 36

  /// Returns the partition whose tables are quickest to make.
  static func quickest(_ shape: BoardShape) -> PatternPartition {
    switch shape.size {
    case 16 where shape.width == 4: .fiveFiveFive
    case ...16: PatternPartition(shape, groupsOf: 5)
    case ...32: PatternPartition(shape, groupsOf: 4)
    case ...tabledCells: PatternPartition(shape, groupsOf: 3)
    default: PatternPartition(shape, inLinesOf: 2)
    }
  }

  /// Returns the partition for a long search. From 33 to 36 cells its groups are larger and take over 0.5 s to
  /// make.
  static func later(_ shape: BoardShape) -> PatternPartition {
    switch shape.size {
    case 33...tabledCells: PatternPartition(shape, groupsOf: 4)
    default: quickest(shape)
    }
  }

  /// Returns a partition into small groups for a first good solution, or `nil` above 36 cells.
  ///
  /// Its tables bridge the time in which those of ``quickest(_:)`` are made, which can exceed ten milliseconds.
  static func coarse(_ shape: BoardShape) -> PatternPartition? {
    switch shape.size {
    case ...32: PatternPartition(shape, groupsOf: 3)
    case ...tabledCells: PatternPartition(shape, groupsOf: 2)
    default: nil
    }
  }

  /// Returns the partition whose tables are worth a second of background work, or `nil` if there is none.
  static func finest(_ shape: BoardShape) -> PatternPartition? {
    shape == .square(4) ? .sixSixThree : nil
  }

  /// Returns the factor of a tile's cell in an index, by the tile's position in its group.
  ///
  /// Up to sixteen cells it gives each tile four bits, which ``PackedReading`` relies on.
  func factor(_ place: Int) -> Int {
    (0..<place).reduce(1) { factor, _ in factor * max(16, shape.size) }
  }

  /// The number of entries of each group's table, rounded up to an even number because entries are packed in pairs.
  var lengths: [Int] { groups.map { (factor($0.count) + 1) & ~1 } }

  /// The index of each group's first entry, and the end of the last group.
  var bases: [Int] { lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }

  /// Creates a counter for groups with the same number of tiles.
  ///
  /// - Parameters:
  ///   - bases: the index of each group's first entry.
  ///   - pairs: the array that receives the entries.
  func counter(
    _ groups: [Int], bases: [Int], in pairs: [UInt8]
  ) -> PatternCounter<PlainNumbers> {
    PatternCounter(self, groups, bases: bases, PlainNumbers(), in: pairs)
  }
}
