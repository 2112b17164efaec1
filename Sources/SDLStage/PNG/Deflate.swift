/// Packs bytes in the DEFLATE format (RFC 1951): one block with the fixed codes.
nonisolated struct Deflate {
  private var output: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// The packed bytes; unpacking gives exactly the same.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var packer = Deflate()
    packer.put(1, 1)  // The last block,
    packer.put(1, 2)  // with the fixed codes.
    packer.pack(bytes)
    packer.putLiteral(256)
    packer.put(0, 7)
    return packer.output
  }

  private static let window = 32768
  private static let shortest = 3
  private static let longest = 258

  /// Replaces what has stood before by how far back it stood.
  private mutating func pack(_ bytes: [UInt8]) {
    var lastPlaces = [Int](repeating: -1, count: 1 << 15)
    var place = 0
    while place < bytes.count {
      var (length, distance) = (0, 0)
      if place + Self.shortest <= bytes.count {
        let slot = Self.slot(bytes[place], bytes[place + 1], bytes[place + 2])
        distance = place - lastPlaces[slot]
        if lastPlaces[slot] >= 0, distance <= Self.window {
          length = Self.agreement(bytes, place, distance)
        }
        lastPlaces[slot] = place
      }
      if length >= Self.shortest {
        putLength(length)
        putDistance(distance)
        place += length
      } else {
        putLiteral(Int(bytes[place]))
        place += 1
      }
    }
  }

  /// Where the last place of three bytes is noted.
  private static func slot(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Int {
    let key = UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
    return Int((key &* 0x9E37_79B1) >> 17)
  }

  /// How many bytes repeat those that stood a distance before.
  private static func agreement(_ bytes: [UInt8], _ place: Int, _ distance: Int) -> Int {
    let most = min(longest, bytes.count - place)
    var length = 0
    while length < most, bytes[place + length] == bytes[place + length - distance] { length += 1 }
    return length
  }

  /// The fixed code of a byte, of the end (256) or of a length (257 and up).
  private mutating func putLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: putCode(0x30 + symbol, 8)
    case ..<256: putCode(0x190 + symbol - 144, 9)
    case ..<280: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putLength(_ length: Int) {
    if length == Self.longest { return putLiteral(285) }
    let (group, extra, rest) = Self.group(of: length - Self.shortest, doublingEvery: 4)
    putLiteral(257 + group)
    put(rest, extra)
  }

  private mutating func putDistance(_ distance: Int) {
    let (group, extra, rest) = Self.group(of: distance - 1, doublingEvery: 2)
    putCode(group, 5)
    put(rest, extra)
  }

  /// Groups of numbers that double in width: the group, its extra bits, and their value.
  private static func group(
    of number: Int, doublingEvery count: Int
  ) -> (group: Int, extra: Int, rest: Int) {
    if number < 2 * count { return (number, 0, 0) }
    let bits = count.trailingZeroBitCount
    let extra = Int.bitWidth - 1 - number.leadingZeroBitCount - bits
    return ((extra << bits) + (number >> extra), extra, number & ((1 << extra) - 1))
  }

  /// Codes stand with their first bit first.
  private mutating func putCode(_ code: Int, _ count: Int) {
    var reversed = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    put(reversed, count)
  }

  /// Numbers stand with their last bit first.
  private mutating func put(_ number: Int, _ count: Int) {
    pending |= UInt64(number) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }
}
