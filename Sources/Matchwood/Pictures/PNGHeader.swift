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
        header.turn = EXIF.turn(in: try bytes.part(at: place + 8, count: length))
      }
      place += 12 + length
    }
    return header
  }
}
