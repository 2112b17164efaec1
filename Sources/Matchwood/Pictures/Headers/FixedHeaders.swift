/// The blocks at the beginning of a PNG file.
///
/// PNG specification, third edition: sections 5.3 (chunks), 11.2.1 (IHDR), 11.3.2.7 (eXIf), 11.3.4.1 (acTL).
nonisolated enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ bytes: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = HeaderBytes(bytes)
    guard try bytes.says("IHDR", at: 12), try bytes.number(at: 8, bytes: 4) == 13 else {
      throw .refused(.broken)
    }
    var header = PictureHeader(
      kind: .png, width: try bytes.number(at: 16, bytes: 4),
      height: try bytes.number(at: 20, bytes: 4))
    var place = 33
    while try !bytes.says("IDAT", at: place + 4) {
      let length = try bytes.number(at: place, bytes: 4)
      if try bytes.says("acTL", at: place + 4) { throw .refused(.animated) }
      if try bytes.says("IEND", at: place + 4) { throw .refused(.broken) }
      if try bytes.says("eXIf", at: place + 4) {
        let part = try bytes.part(at: place + 8, count: length)
        (header.turn, header.taken) = (EXIF.turn(in: part), EXIF.taken(in: part))
      }
      place += 12 + length
    }
    return header
  }
}

/// The chunks at the beginning of a WebP file.
///
/// RFC 9649, section 2 (container and VP8X) and 3.4 (lossless); RFC 6386, section 9.1 (VP8).
nonisolated enum WebPHeader {
  static func read(_ bytes: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = HeaderBytes(bytes, isLittleEndian: true)
    if try bytes.says("VP8X", at: 12) { return try extended(bytes) }
    if try bytes.says("VP8L", at: 12) {
      guard try bytes.number(at: 20) == 0x2F else { throw .refused(.broken) }
      let sides = try bytes.number(at: 21, bytes: 4)
      return PictureHeader(
        kind: .webp, width: (sides & 0x3FFF) + 1, height: (sides >> 14 & 0x3FFF) + 1)
    }
    guard try bytes.says("VP8 ", at: 12),
      try bytes.part(at: 23, count: 3).elementsEqual([0x9D, 0x01, 0x2A])
    else { throw .refused(.broken) }
    return PictureHeader(
      kind: .webp, width: try bytes.number(at: 26, bytes: 2) & 0x3FFF,
      height: try bytes.number(at: 28, bytes: 2) & 0x3FFF)
  }

  private static func extended(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> PictureHeader
  {
    let flags = try bytes.number(at: 20)
    if flags & 0x02 != 0 { throw .refused(.animated) }
    var header = PictureHeader(
      kind: .webp, width: try bytes.number(at: 24, bytes: 3) + 1,
      height: try bytes.number(at: 27, bytes: 3) + 1)
    if flags & 0x08 != 0, let part = try exif(bytes) {
      header.turn = EXIF.turn(inSegment: part) ?? EXIF.turn(in: part)
      header.taken = EXIF.taken(inSegment: part) ?? EXIF.taken(in: part)
    }
    return header
  }

  /// EXIF stands behind the pixels, so this is likely to need the whole file.
  private static func exif(
    _ bytes: HeaderBytes
  ) throws(PictureHeader.Problem) -> ArraySlice<UInt8>? {
    var place = 30
    let end = try bytes.number(at: 4, bytes: 4) + 8
    while place + 8 <= end {
      let length = try bytes.number(at: place + 4, bytes: 4)
      if try bytes.says("EXIF", at: place) {
        return try bytes.part(at: place + 8, count: length)
      }
      place += 8 + length + length % 2
    }
    return nil
  }
}

/// The two headers of a BMP file.
///
/// Microsoft: BITMAPFILEHEADER, BITMAPCOREHEADER, BITMAPINFOHEADER. A negative height means rows from the top.
nonisolated enum BMPHeader {
  static func read(_ bytes: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = HeaderBytes(bytes, isLittleEndian: true)
    switch try bytes.number(at: 14, bytes: 4) {
    case 12:
      return PictureHeader(
        kind: .bmp, width: try bytes.number(at: 18, bytes: 2),
        height: try bytes.number(at: 20, bytes: 2))
    case 40...:
      return PictureHeader(
        kind: .bmp, width: try signed(bytes, at: 18), height: abs(try signed(bytes, at: 22)))
    default: throw .refused(.broken)
    }
  }

  private static func signed(
    _ bytes: HeaderBytes, at place: Int
  ) throws(PictureHeader.Problem) -> Int {
    Int(Int32(truncatingIfNeeded: try bytes.number(at: place, bytes: 4)))
  }
}
