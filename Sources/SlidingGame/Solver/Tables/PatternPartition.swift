/// Which tiles of a shape are counted together.
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

  /// Groups of at most `length` tiles that lie close together.
  ///
  /// Each begins with the first tile that is left and takes in the one that lies closest to those
  /// it has, over and over.
  init(_ shape: BoardShape, groupsOf length: Int) {
    var left = Array(0..<shape.size - 1)
    var groups: [[Int]] = []
    while !left.isEmpty {
      var group = [left.removeFirst()]
      while group.count < length, !left.isEmpty {
        let spreads = left.map { tile in group.reduce(0) { $0 + shape.way($1, tile) } }
        let closest = spreads.indices.min { spreads[$0] < spreads[$1] } ?? 0
        group.append(left.remove(at: closest))
      }
      groups.append(group)
    }
    self.init(shape, groups)
  }

  /// Groups of at most `length` tiles, two at least, that follow each other in a line; the lines,
  /// and the order of the groups, are those in which ``Reduction`` orders them.
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

  /// Five, five and five tiles of 4 × 4: quickly counted, 1.6 MB packed.
  static let fiveFiveFive = PatternPartition(
    .square(4), [[14, 13, 12, 9, 8], [11, 10, 7, 6, 3], [5, 4, 2, 1, 0]])

  /// Six, six and three tiles of 4 × 4: a seventh of the nodes, 16.8 MB packed.
  static let sixSixThree = PatternPartition(
    .square(4), [[12, 9, 8, 5, 4, 0], [14, 13, 11, 10, 7, 6], [3, 2, 1]])

  /// Seven, seven and one tile of 4 × 4: an eleventh of the nodes of 6-6-3 for boards far from home,
  /// 57.7 MB packed without holes.
  static let sevenSevenOne = PatternPartition(
    .square(4), [[0, 1, 2, 3, 4, 5, 6], [8, 9, 10, 12, 13, 14, 11], [7]])

  /// Up to how many cells beam search solves a board as a whole; larger ones in stages.
  static let wholeCells = 30

  /// Up to how many cells beam search goes by tables; on larger boards ways alone serve it better.
  static let tabledCells = 36

  /// The groups whose tables are made soonest.
  static func quickest(_ shape: BoardShape) -> PatternPartition {
    switch shape.size {
    case 16 where shape.width == 4: .fiveFiveFive
    case ...16: PatternPartition(shape, groupsOf: 5)
    case ...32: PatternPartition(shape, groupsOf: 4)
    case ...tabledCells: PatternPartition(shape, groupsOf: 3)
    default: PatternPartition(shape, inLinesOf: 2)
    }
  }

  /// The groups for a search that goes on for a while: from 33 cells on larger ones, which take over half a second.
  static func later(_ shape: BoardShape) -> PatternPartition {
    switch shape.size {
    case 33...tabledCells: PatternPartition(shape, groupsOf: 4)
    default: quickest(shape)
    }
  }

  /// Small groups, where ``quickest(_:)`` takes more than some ten milliseconds: tables for a first
  /// good way.
  static func coarse(_ shape: BoardShape) -> PatternPartition? {
    switch shape.size {
    case ...32: PatternPartition(shape, groupsOf: 3)
    case ...tabledCells: PatternPartition(shape, groupsOf: 2)
    default: nil
    }
  }

  /// The groups whose tables are worth a second's work in the background, where there are some.
  static func finest(_ shape: BoardShape) -> PatternPartition? {
    shape == .square(4) ? .sixSixThree : nil
  }

  /// How much the cell of a tile counts in an index, by its place in the group: so that each index is another.
  ///
  /// Up to sixteen cells it takes four bits a tile, on which ``PackedReading`` relies.
  func factor(_ place: Int) -> Int {
    (0..<place).reduce(1) { factor, _ in factor * max(16, shape.size) }
  }

  /// How many entries the table of each group has: an even number, for they are packed in pairs.
  var lengths: [Int] { groups.map { (factor($0.count) + 1) & ~1 } }

  /// The first entry of each group, and the end of the last.
  var bases: [Int] { lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }

  /// The entries of some groups of as many tiles, to be counted.
  ///
  /// - Parameters:
  ///   - bases: where the entries of each begin.
  ///   - pairs: where they come to.
  func counter(
    _ groups: [Int], bases: [Int], in pairs: [UInt8]
  ) -> PatternCounter<PlainNumbers> {
    PatternCounter(self, groups, bases: bases, PlainNumbers(), in: pairs)
  }
}
