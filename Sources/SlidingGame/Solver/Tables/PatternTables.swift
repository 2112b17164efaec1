/// Additive pattern databases of a shape: lower bounds on the distance to the solved board.
///
/// One look-up per reading updates a bound after a move. The sum over the groups of a reading never exceeds the
/// distance. A count of ``PatternCounter`` is at least the sum of its tiles' Manhattan distances and has the same
/// parity. The tables hold half the difference in four bits, so that much of them stays in the processor's caches.
/// The value 15 stands for 15 or more.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial Intelligence 134, 2002.
final class PatternTables: Sendable {
  /// The mapping from boards to entries.
  let indexing: PatternIndexing

  /// The entries of all groups in order, two per byte, the first in the low four bits.
  let pairs: [UInt8]

  /// Whether a move increases a tile's Manhattan distance, one bit per direction, by tile × size + its cell.
  let farther: [UInt8]

  var shape: BoardShape { indexing.shape }
  var readings: Int { indexing.readings }
  var slots: Int { indexing.slots }

  /// Creates tables from the packed entries of all groups.
  init(_ partition: PatternPartition, pairs: [UInt8]) {
    precondition(pairs.count == partition.packedLength, "Entries of other groups")
    indexing = PatternIndexing(partition)
    self.pairs = pairs
    farther = partition.shape.fartherMoves()
  }

  /// Returns the entry at an index: half the excess over the Manhattan distances of the group's tiles.
  func entry(_ index: Int) -> UInt8 { pairs[index >> 1] >> UInt8(4 * (index & 1)) & 15 }

  /// Returns each group's lower bound on its own moves, by slot.
  func bounds(_ board: SlidingBoard, _ indices: [Int32]) -> [Int] {
    var bounds = indices.map { 2 * Int(entry(Int($0))) }
    for cell in shape.cells where cell != board.gap {
      for reading in 0..<readings {
        let slot = indexing.slotOfTile[reading * shape.size + board[cell]]
        bounds[Int(slot)] += shape.distance(cell, board[cell])
      }
    }
    return bounds
  }

  /// Returns the sums of the groups' bounds, by reading.
  func sums(_ bounds: [Int]) -> [Int] {
    let groups = slots / readings
    return (0..<readings).map { bounds[$0 * groups..<($0 + 1) * groups].reduce(0, +) }
  }
}

extension PatternTables {
  /// Unfinished tables, which are made for all groups of the same size at once. A cancelled draft can be resumed.
  struct Draft: Sendable {
    private let partition: PatternPartition
    private var pairs: [UInt8]
    /// The sizes of the groups that have not been counted yet.
    private var sizes: [Int]
    private var counter: PatternCounter<PlainNumbers>?

    init(_ partition: PatternPartition) {
      self.partition = partition
      sizes = Set(partition.groups.map(\.count)).sorted()
      pairs = Array(repeating: 0, count: partition.packedLength)
    }

    /// Completes the tables; returns `nil` if it was cancelled.
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
  /// The version of the format. It increases when the entries of the same partition would differ.
  private static let version: UInt8 = 2

  /// The serialised tables: a header of 16 bytes, then the entries.
  var bytes: [UInt8] { Self.head(indexing.partition, pairs) + pairs }

  /// Loads serialised tables; returns `nil` unless the bytes belong to this partition.
  convenience init?(_ partition: PatternPartition, bytes: [UInt8]) {
    guard bytes.count == 16 + partition.packedLength else { return nil }
    let pairs = Array(bytes.dropFirst(16))
    let head = Self.head(partition, pairs)
    guard bytes.prefix(16).elementsEqual(head), partition.isKnown(by: head) else { return nil }
    self.init(partition, pairs: pairs)
  }

  /// Returns the header for these entries.
  ///
  /// It has one byte each for a mark of the format, the version, the width and the height. A hash of the groups in four
  /// bytes and a checksum of the entries in eight bytes follow.
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
  /// Whether a header has the known checksum of this partition's tables, which are the same whenever they are made.
  ///
  /// It detects damaged files and tables of another version of Matchwood. It is not a signature. Partitions
  /// without saved tables always pass.
  func isKnown(by head: [UInt8]) -> Bool {
    switch self {
    case .sixSixThree:
      head[8...].elementsEqual([0x56, 0xB7, 0x62, 0xFC, 0xF0, 0x11, 0x0D, 0xF1])
    case .sevenSevenOne:
      head[8...].elementsEqual([0xEB, 0x6B, 0x68, 0x47, 0xFE, 0x58, 0x68, 0x12])
    default: true
    }
  }

  /// The size of the packed tables of all groups, in bytes.
  var packedLength: Int { lengths.reduce(0) { $0 + $1 / 2 } }
}
