import PictureScenes
import SDLKit

/// The chunks of a WebP file.
///
/// RFC 9649, section 2 (container, VP8X and ANMF) and 3.4 (lossless); RFC 6386, section 9.1 (VP8).
nonisolated enum WebPHeader {
  /// The maximum number of chunks that are read.
  private static let chunkLimit = 1 << 16

  static func read(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = bytes.littleEndian
    if try bytes.matches("VP8X", at: 12) { return try extended(bytes) }
    if try bytes.matches("VP8L", at: 12) {
      guard try bytes.number(at: 20) == 0x2F else { throw .refused(.broken) }
      let sides = try bytes.number(at: 21, bytes: 4)
      return PictureHeader(
        kind: .webp, width: (sides & 0x3FFF) + 1, height: (sides >> 14 & 0x3FFF) + 1)
    }
    guard try bytes.matches("VP8 ", at: 12),
      try bytes.part(at: 23, count: 3).elementsEqual([0x9D, 0x01, 0x2A])
    else { throw .refused(.broken) }
    return PictureHeader(
      kind: .webp, width: try bytes.number(at: 26, bytes: 2) & 0x3FFF,
      height: try bytes.number(at: 28, bytes: 2) & 0x3FFF)
  }

  private enum Flag {
    static let animation = 0x02
    static let exif = 0x08
    static let profile = 0x20
  }

  private static func extended(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> PictureHeader
  {
    let flags = try bytes.number(at: 20)
    var header = PictureHeader(
      kind: .webp, width: try bytes.number(at: 24, bytes: 3) + 1,
      height: try bytes.number(at: 27, bytes: 3) + 1)
    guard flags & (Flag.animation | Flag.exif | Flag.profile) != 0 else { return header }
    var frames = 0
    try readChunks(bytes) { (name, data) throws(PictureHeader.Problem) in
      switch name {
      case "ICCP" where flags & Flag.profile != 0: header.profile = header.profile ?? data
      case "ANMF" where flags & Flag.animation != 0:
        if frames == 0 { header.frame = data.lowerBound }
        frames += 1
      case "EXIF" where flags & Flag.exif != 0:
        header.takeEXIF(try bytes.part(at: data.lowerBound, count: data.count))
      default: break
      }
    }
    if flags & Flag.animation != 0, frames == 0 { throw .refused(.broken) }
    header.isAnimated = frames > 1
    return header
  }

  /// Calls `body` with each chunk of the extended format, also with those behind the pixels, such as EXIF data.
  private static func readChunks(
    _ bytes: HeaderBytes,
    _ body: (_ name: String, _ data: Range<Int>) throws(PictureHeader.Problem) -> Void
  ) throws(PictureHeader.Problem) {
    var place = 30
    let end = try bytes.number(at: 4, bytes: 4) + 8
    for _ in 0..<chunkLimit where place + 8 <= end {
      let length = try bytes.number(at: place + 4, bytes: 4)
      let start = place + 8
      try body(bytes.name(at: place), start..<start + length)
      place = start + length + length % 2
    }
  }

  /// Returns the first frame of an animated picture as a file of its own, and its place on the canvas in pixels.
  ///
  /// - Returns: `nil` for a damaged frame.
  static func firstFrame(
    of file: [UInt8], _ header: PictureHeader
  ) -> (file: [UInt8], x: Int, y: Int)? {
    try? firstFrame(HeaderBytes(file[...], isLittleEndian: true), header)
  }

  private static func firstFrame(
    _ bytes: HeaderBytes, _ header: PictureHeader
  ) throws(PictureHeader.Problem) -> (file: [UInt8], x: Int, y: Int) {
    let frame = header.frame
    let end = frame + (try bytes.number(at: frame - 4, bytes: 4))
    var place = frame + 16
    var chunks: [UInt8] = []
    var hasTransparency = false
    for _ in 0..<chunkLimit where place + 8 <= end {
      let name = try bytes.name(at: place)
      let length = try bytes.number(at: place + 4, bytes: 4)
      if ["ALPH", "VP8 ", "VP8L"].contains(name) {
        let chunk = try bytes.part(at: place, count: 8 + length)
        chunks += chunk + Array(repeating: 0, count: length % 2)
        hasTransparency = hasTransparency || name == "ALPH"
      }
      place += 8 + length + length % 2
    }
    if hasTransparency {
      let sides = Array(try bytes.part(at: frame + 6, count: 6))
      chunks = Array("VP8X".utf8) + little(10) + [0x10, 0, 0, 0] + sides + chunks
    }
    let body = Array("WEBP".utf8) + chunks
    return (
      Array("RIFF".utf8) + little(body.count) + body,
      2 * (try bytes.number(at: frame, bytes: 3)), 2 * (try bytes.number(at: frame + 3, bytes: 3))
    )
  }

  private static func little(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
