/// Writes pictures in the Portable Network Graphics format (RFC 2083), without any library.
///
/// SDL2_image would load a dozen libraries at every start, 2 ms and 2 MB, for a file that is
/// seldom written.
public nonisolated enum PNG {
  /// The bytes of a file that shows a bitmap; without an alpha channel where all is opaque.
  ///
  /// - Complexity: some 20 ns a pixel.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 0xFF }
    var header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height))
    // 8 bits a channel, colour with or without alpha, the only compression and filter methods.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    let rows = filteredRows(bitmap, channels: isOpaque ? 3 : 4)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", header)
    // A zlib stream (RFC 1950): its mark, the data, and their checksum.
    file += chunk("IDAT", [0x78, 0x01] + Deflate.compress(rows) + bytes(adler32(rows)))
    file += chunk("IEND", [])
    return file
  }

  /// Each row as its difference from the pixels to the left ("sub"), which packs better.
  private static func filteredRows(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.height * (bitmap.width * channels + 1))
    for y in 0..<bitmap.height {
      rows.append(1)
      var left: UInt32 = 0
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        for shift in [16, 8, 0, 24].prefix(channels) {
          rows.append(
            UInt8(truncatingIfNeeded: pixel >> shift) &- UInt8(truncatingIfNeeded: left >> shift))
        }
        left = pixel
      }
    }
    return rows
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(crc32(body))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let crcTable = (0..<256 as Range<UInt32>).map { index in
    (0..<8).reduce(index) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { crc, byte in
      crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
    }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
