/// Compresses bytes: repeated strings within 32 KB, written in the fixed code.
///
/// A pass over the data with one guess for each place; a dedicated tool makes files about a fifth smaller.
/// Source: RFC 1951.
nonisolated struct Deflate {
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  static func compressed(_ data: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.compress(data)
    return deflate.output
  }

  private mutating func compress(_ data: [UInt8]) {
    // One block, the last, in the fixed code.
    write(0b011, count: 3)
    var places = [Int32](repeating: -1, count: 1 << 15)
    var index = 0
    while index < data.count {
      let length = match(data, at: index, &places)
      if let length {
        writeMatch(length: length.length, distance: length.distance)
        index += length.length
      } else {
        writeSymbol(Int(data[index]))
        index += 1
      }
    }
    writeSymbol(256)
    while bitCount > 0 { flushByte() }
  }

  /// The string that begins here and was seen before, if it is worth naming.
  private func match(
    _ data: [UInt8], at index: Int, _ places: inout [Int32]
  ) -> (length: Int, distance: Int)? {
    guard index + 4 <= data.count else { return nil }
    let word =
      UInt32(data[index]) | UInt32(data[index + 1]) << 8 | UInt32(data[index + 2]) << 16
      | UInt32(data[index + 3]) << 24
    let slot = Int((word &* 2_654_435_761) >> 17)
    let candidate = Int(places[slot])
    places[slot] = Int32(index)
    guard candidate >= 0, index - candidate <= 32_768 else { return nil }
    var length = 0
    let limit = min(258, data.count - index)
    while length < limit, data[candidate + length] == data[index + length] { length += 1 }
    return length >= 4 ? (length, index - candidate) : nil
  }

  private mutating func writeMatch(length: Int, distance: Int) {
    let long = Self.lengths.last { $0.base <= length } ?? Self.lengths[0]
    writeSymbol(long.symbol)
    write(UInt64(length - long.base), count: long.extra)
    let far = Self.distances.last { $0.base <= distance } ?? Self.distances[0]
    writeCode(UInt64(far.symbol), count: 5)
    write(UInt64(distance - far.base), count: far.extra)
  }

  /// A byte, an end of block (256), or a length, in the fixed code.
  private mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: writeCode(UInt64(0x30 + symbol), count: 8)
    case ..<256: writeCode(UInt64(0x190 + symbol - 144), count: 9)
    case ..<280: writeCode(UInt64(symbol - 256), count: 7)
    default: writeCode(UInt64(0xC0 + symbol - 280), count: 8)
    }
  }

  /// Codes are written with their highest bit first, everything else with its lowest.
  private mutating func writeCode(_ code: UInt64, count: Int) {
    var reversed: UInt64 = 0
    for bit in 0..<count where code & (1 << bit) != 0 { reversed |= 1 << (count - 1 - bit) }
    write(reversed, count: count)
  }

  private mutating func write(_ value: UInt64, count: Int) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 { flushByte() }
  }

  private mutating func flushByte() {
    output.append(UInt8(truncatingIfNeeded: bits))
    bits >>= 8
    bitCount = max(0, bitCount - 8)
  }
}

nonisolated extension Deflate {
  /// A range of lengths or distances: its symbol, its first value, and how many bits tell the rest.
  fileprivate struct Range {
    let symbol: Int
    let base: Int
    let extra: Int
  }

  fileprivate static let lengths: [Range] = {
    var ranges = (0..<8).map { Range(symbol: 257 + $0, base: 3 + $0, extra: 0) }
    var base = 11
    for symbol in 265..<285 {
      let extra = (symbol - 261) / 4
      ranges.append(Range(symbol: symbol, base: base, extra: extra))
      base += 1 << extra
    }
    return ranges + [Range(symbol: 285, base: 258, extra: 0)]
  }()

  fileprivate static let distances: [Range] = {
    var ranges = (0..<4).map { Range(symbol: $0, base: 1 + $0, extra: 0) }
    var base = 5
    for symbol in 4..<30 {
      let extra = symbol / 2 - 1
      ranges.append(Range(symbol: symbol, base: base, extra: extra))
      base += 1 << extra
    }
    return ranges
  }()
}
