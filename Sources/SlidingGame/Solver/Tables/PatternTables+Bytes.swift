extension PatternTables {
  /// Goes up when the entries of the same partition would be others.
  private static let version: UInt8 = 1

  /// The tables as bytes: a head of 16 that names version, shape and groups, and the entries.
  var bytes: [UInt8] { Self.head(partition, entries) + entries }

  /// Reads tables of a partition, or gives `nil` if these are not its bytes.
  convenience init?(_ partition: PatternPartition, bytes: [UInt8]) {
    let size = partition.lengths.reduce(0, +)
    guard bytes.count == 16 + size else { return nil }
    let entries = Array(bytes[16...])
    guard bytes.prefix(16).elementsEqual(Self.head(partition, entries)) else { return nil }
    self.init(partition, entries: entries)
  }

  /// The head before these entries, the last eight bytes of which are a sum over them.
  private static func head(_ partition: PatternPartition, _ entries: [UInt8]) -> [UInt8] {
    let groups = partition.groups.joined(separator: [255])
    let mark = groups.reduce(UInt32(17)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    var sum: UInt64 = 0
    for entry in entries { sum = (sum &<< 1 | sum &>> 63) &+ UInt64(entry) }
    let name: [UInt8] = [
      0x4D, version, UInt8(partition.shape.width), UInt8(partition.shape.height),
    ]
    return name + (0..<4).map { UInt8(truncatingIfNeeded: mark >> (8 * $0)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
  }
}
