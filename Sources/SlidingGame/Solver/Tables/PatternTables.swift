/// Additive pattern tables of a shape: lower bounds on the distance home that one look-up keeps up
/// to date.
///
/// The sum over the groups of a reading is never more than the distance home.
/// A count of ``PatternCounter`` is never less than the sum of the ways of the group's tiles, and as
/// even or odd. The tables hold half of the difference in four bits, so that much of them lies in
/// the processor's caches; 15 stands for more too.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial
/// Intelligence 134, 2002.
final class PatternTables: Sendable {
  /// Where the entries lie.
  let indexing: PatternIndexing

  /// The entries of all groups, one group after the other, two a byte, the first in the last bits.
  let pairs: [UInt8]

  /// Whether a tile's move takes it farther on its way, one bit a direction, by tile × size + the
  /// cell that it leaves.
  let farther: [UInt8]

  var shape: BoardShape { indexing.shape }
  var readings: Int { indexing.readings }
  var slots: Int { indexing.slots }

  /// Tables of the packed entries of all groups.
  init(_ partition: PatternPartition, pairs: [UInt8]) {
    precondition(pairs.count == partition.packedLength, "Entries of other groups")
    indexing = PatternIndexing(partition)
    self.pairs = pairs
    farther = partition.shape.fartherMoves()
  }

  /// Half of what the group of an index needs beyond the ways of its tiles.
  func entry(_ index: Int) -> UInt8 { pairs[index >> 1] >> UInt8(4 * (index & 1)) & 15 }

  /// The lower bound of each index's group on its own moves, by slot.
  func bounds(_ board: SlidingBoard, _ indices: [Int32]) -> [Int] {
    var bounds = indices.map { 2 * Int(entry(Int($0))) }
    for cell in shape.cells where cell != board.gap {
      for reading in 0..<readings {
        let slot = indexing.slotOfTile[reading * shape.size + board[cell]]
        bounds[Int(slot)] += shape.way(cell, board[cell])
      }
    }
    return bounds
  }

  /// The sums of what groups give, by reading.
  func sums(_ bounds: [Int]) -> [Int] {
    let groups = slots / readings
    return (0..<readings).map { bounds[$0 * groups..<($0 + 1) * groups].reduce(0, +) }
  }
}

extension PatternTables {
  /// Tables that are being made, those of all groups of as many tiles at once. Whoever stops it may go on later.
  struct Draft: Sendable {
    private let partition: PatternPartition
    private var pairs: [UInt8]
    /// The numbers of tiles whose groups are still to be counted.
    private var sizes: [Int]
    private var counter: PatternCounter<PlainNumbers>?

    init(_ partition: PatternPartition) {
      self.partition = partition
      sizes = Set(partition.groups.map(\.count)).sorted()
      pairs = Array(repeating: 0, count: partition.packedLength)
    }

    /// The tables, or `nil` if it was cancelled before they were whole.
    mutating func finish(_ isCancelled: () -> Bool) -> PatternTables? {
      while let size = sizes.last {
        if counter == nil {
          let groups = partition.groups.indices.filter { partition.groups[$0].count == size }
          let bases = partition.bases
          counter = partition.counter(groups, bases: groups.map { bases[$0] }, in: pairs)
          pairs = []
        }
        guard let made = counter?.run(isCancelled) else { return nil }
        counter = nil
        pairs = made
        sizes.removeLast()
      }
      return PatternTables(partition, pairs: pairs)
    }
  }
}

extension PatternTables {
  /// Goes up when the entries of the same partition would be others.
  private static let version: UInt8 = 2

  /// The tables as bytes: a head of 16 that names version, shape and groups, and the entries.
  var bytes: [UInt8] { Self.head(indexing.partition, pairs) + pairs }

  /// Reads tables of a partition, or gives `nil` if these are not its bytes.
  convenience init?(_ partition: PatternPartition, bytes: [UInt8]) {
    guard bytes.count == 16 + partition.packedLength else { return nil }
    let pairs = Array(bytes.dropFirst(16))
    let head = Self.head(partition, pairs)
    guard bytes.prefix(16).elementsEqual(head), partition.isKnown(by: head) else { return nil }
    self.init(partition, pairs: pairs)
  }

  /// The head before these entries, the last eight bytes of which are a sum over them.
  static func head(_ partition: PatternPartition, _ pairs: [UInt8]) -> [UInt8] {
    let groups = partition.groups.joined(separator: [255])
    let mark = groups.reduce(UInt32(17)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let sum = pairs.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count & ~7, by: 8).reduce(UInt64(0)) { sum, place in
        (sum &<< 1 | sum &>> 63) &+ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      }
    }
    let name: [UInt8] = [
      0x4D, version, UInt8(partition.shape.width), UInt8(partition.shape.height),
    ]
    return name + (0..<4).map { UInt8(truncatingIfNeeded: mark >> (8 * $0)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
  }
}

extension PatternPartition {
  /// Whether tables with such a head are those that are kept, as they come out whenever they are made.
  ///
  /// It finds out what disks do, and tables that another program has made up; it is no signature.
  func isKnown(by head: [UInt8]) -> Bool {
    switch self {
    case .sixSixThree:
      head[8...].elementsEqual([0x56, 0xB7, 0x62, 0xFC, 0xF0, 0x11, 0x0D, 0xF1])
    case .sevenSevenOne:
      head[8...].elementsEqual([0xEB, 0x6B, 0x68, 0x47, 0xFE, 0x58, 0x68, 0x12])
    default: true
    }
  }

  /// How many bytes the packed tables of all groups take.
  var packedLength: Int { lengths.reduce(0) { $0 + $1 / 2 } }
}
