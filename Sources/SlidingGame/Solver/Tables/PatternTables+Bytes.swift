extension PatternTables {
  /// Goes up when the entries of the same partition would be others.
  private static let version: UInt8 = 2

  /// The tables as bytes: a head of 16 that names version, shape and groups, and the entries.
  var bytes: [UInt8] { Self.head(indexing.partition, pairs) + pairs }

  /// Reads tables of a partition, or gives `nil` if these are not its bytes.
  convenience init?(_ partition: PatternPartition, bytes: [UInt8]) {
    guard bytes.count == 16 + partition.packedLength else { return nil }
    let pairs = Array(bytes.dropFirst(16))
    guard bytes.prefix(16).elementsEqual(Self.head(partition, pairs)) else { return nil }
    self.init(partition, pairs: pairs)
  }

  /// The head before these entries, the last eight bytes of which are a sum over them.
  private static func head(_ partition: PatternPartition, _ pairs: [UInt8]) -> [UInt8] {
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
