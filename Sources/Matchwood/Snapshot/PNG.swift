/// An opaque picture as a PNG file, eight bits a channel.
///
/// Written here, since a library for one picture would be loaded at every start.
/// Source: *Portable Network Graphics (PNG) Specification*, W3C; checksums by RFC 1950.
nonisolated struct PNG {
  /// The whole file.
  let bytes: [UInt8]

  /// - Parameter pixels: 0xAARRGGBB, row by row; alpha is left out.
  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    var header = PNG.bigEndian(UInt32(width)) + PNG.bigEndian(UInt32(height))
    // Eight bits, RGB, and the only ways to compress and to filter; not interlaced.
    header += [8, 2, 0, 0, 0]
    let rows = PNG.filtered(pixels, width: width, height: height)
    bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + PNG.chunk("IHDR", header)
      + PNG.chunk("IDAT", PNG.zlib(rows))
      + PNG.chunk("IEND", [])
  }

  /// Each row as its differences from the row above, behind the number of that filter.
  private static func filtered(_ pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (3 * width + 1))
    for y in 0..<height {
      rows.append(2)
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        let above = y > 0 ? pixels[(y - 1) * width + x] : 0
        for shift in [16, 8, 0] as [UInt32] {
          rows.append(UInt8(truncatingIfNeeded: (pixel >> shift) &- (above >> shift)))
        }
      }
    }
    return rows
  }

  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a &+ UInt32(byte)) % 65521
      b = (b &+ a) % 65521
    }
    return [0x78, 0x9C] + Deflate.compressed(data) + bigEndian(b << 16 | a)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func checksum(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(~UInt32(0)) { sum, byte in
      checksums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }

  private static let checksums: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}
