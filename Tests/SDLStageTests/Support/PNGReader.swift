/// Reads what `PNG` writes with four channels, by the words of RFC 1951 and 2083.
enum PNGReader {
  enum Failure: Error { case damaged }

  static func pixels(_ file: [UInt8], width: Int, height: Int) throws -> [UInt32] {
    let length = Int(number(file, 33))
    let stream = Array(file[41..<41 + length])
    var inflater = Inflater(stream: Array(stream.dropFirst(2)))
    let rows = try inflater.bytes()
    guard rows.count == height * (width * 4 + 1), number(stream, length - 4) == adler32(rows)
    else { throw Failure.damaged }
    var pixels: [UInt32] = []
    for y in 0..<height {
      let row = Array(rows[(y * (width * 4 + 1))...].prefix(width * 4 + 1))
      guard row[0] == 1 else { throw Failure.damaged }
      var left: [UInt8] = [0, 0, 0, 0]
      for x in 0..<width {
        for channel in 0..<4 { left[channel] &+= row[1 + x * 4 + channel] }
        pixels.append(number([left[3], left[0], left[1], left[2]], 0))
      }
    }
    return pixels
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((a: 1, b: 0)) { sums, byte in
      let a = (sums.a + Int(byte)) % 65521
      return (a, (sums.b + a) % 65521)
    }
    return UInt32(sums.b << 16 | sums.a)
  }
}

/// Unpacks one block with the fixed codes.
private struct Inflater {
  let stream: [UInt8]
  private var position = 0

  init(stream: [UInt8]) { self.stream = stream }

  mutating func bytes() throws -> [UInt8] {
    guard bits(3) == 0b011 else { throw PNGReader.Failure.damaged }
    var result: [UInt8] = []
    while true {
      switch symbol() {
      case let byte where byte < 256: result.append(UInt8(byte))
      case 256: return result
      case let code:
        let length = code == 285 ? 258 : 3 + grouped(code - 257, 4)
        let distance = 1 + grouped(code: 5, 2)
        guard distance <= result.count else { throw PNGReader.Failure.damaged }
        for _ in 0..<length { result.append(result[result.count - distance]) }
      }
    }
  }

  private mutating func symbol() -> Int {
    var code = code(7)
    if code < 24 { return 256 + code }
    code = code << 1 | bits(1)
    if code < 0xC0 { return code - 0x30 }
    if code < 0xC8 { return 280 + code - 0xC0 }
    return 144 + (code << 1 | bits(1)) - 0x190
  }

  private mutating func grouped(code count: Int, _ width: Int) -> Int {
    let group = code(count)
    return grouped(group, width)
  }

  /// The base of a group and its extra bits (RFC 1951, 3.2.5), counted up from the first group.
  private mutating func grouped(_ group: Int, _ width: Int) -> Int {
    func extra(_ group: Int) -> Int { max(0, group / width - 1) }
    let base = (0..<group).reduce(0) { $0 + (1 << extra($1)) }
    return base + bits(extra(group))
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { code, _ in code << 1 | bits(1) }
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { number, bit in
      defer { position += 1 }
      let byte = position / 8 < stream.count ? stream[position / 8] : 0
      return number | Int(byte >> UInt8(position % 8) & 1) << bit
    }
  }
}
