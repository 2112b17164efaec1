import PictureScenes
import SDLKit

/// The chunks of a PNG file.
///
/// PNG specification, third edition: sections 5.3 (chunks), 11.2.1 (IHDR), 11.3.2.3 (iCCP), 11.3.2.7 (eXIf) and
/// 11.3.4.1 (acTL).
nonisolated enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The maximum number of chunks that are read. They suffice for 64 MiB in parts of 1 KiB.
  private static let chunkLimit = 1 << 16

  static func read(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> PictureHeader {
    guard try bytes.matches("IHDR", at: 12), try bytes.number(at: 8, bytes: 4) == 13 else {
      throw .refused(.broken)
    }
    var header = PictureHeader(
      kind: .png, width: try bytes.number(at: 16, bytes: 4),
      height: try bytes.number(at: 20, bytes: 4))
    // Greyscale, without or with transparency.
    header.isGrey = try [0, 4].contains(bytes.number(at: 25))
    var chunk = Chunk(place: 33, length: 0)
    while try chunk.read(bytes) != "IDAT" {
      switch chunk.name {
      case "acTL" where chunk.length >= 4:
        header.isAnimated = try bytes.number(at: chunk.start, bytes: 4) > 1
      case "IEND": throw .refused(.broken)
      case "eXIf": try header.takeEXIF(chunk.data(bytes))
      case "iCCP": header.profile = chunk.start..<chunk.end
      default: break
      }
      chunk.advance()
      guard chunk.number < chunkLimit else { throw .refused(.broken) }
    }
    // A truncated file has a size too. The decoder rejects it later.
    try? readEXIFAfterPixels(bytes, chunk, &header)
    return header
  }

  /// Reads EXIF data that follow the pixels.
  private static func readEXIFAfterPixels(
    _ bytes: HeaderBytes, _ pixels: Chunk, _ header: inout PictureHeader
  ) throws(PictureHeader.Problem) {
    var chunk = pixels
    while chunk.number < chunkLimit, try chunk.read(bytes) != "IEND" {
      if chunk.name == "eXIf" { return try header.takeEXIF(chunk.data(bytes)) }
      chunk.advance()
    }
  }

  private struct Chunk {
    var place: Int
    var length: Int
    var name = ""
    var number = 0

    init(place: Int, length: Int) { (self.place, self.length) = (place, length) }

    var start: Int { place + 8 }
    var end: Int { start + length }

    mutating func read(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> String {
      length = try bytes.number(at: place, bytes: 4)
      name = try bytes.name(at: place + 4)
      return name
    }

    func data(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> ArraySlice<UInt8> {
      try bytes.part(at: start, count: length)
    }

    /// Skips the data and their checksum of four bytes.
    mutating func advance() {
      place = end + 4
      number += 1
    }
  }
}

/// The two headers of a BMP file.
///
/// Microsoft: BITMAPFILEHEADER, BITMAPCOREHEADER, BITMAPINFOHEADER, BITMAPV5HEADER. With a negative height, rows
/// are stored from the top.
nonisolated enum BMPHeader {
  /// BI_RGB, BI_RLE8, BI_RLE4, BI_BITFIELDS and BI_ALPHABITFIELDS. The other methods are JPEG, PNG and CMYK.
  private static let methods: Set = [0, 1, 2, 3, 6]
  /// The header length of OS/2 version 2, in bytes. In it, method numbers from 3 have other meanings.
  private static let lengthOfOS2 = 64
  private static let lengthOfV5 = 124

  static func read(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = bytes.littleEndian
    let length = try bytes.number(at: 14, bytes: 4)
    switch length {
    case 12:
      return PictureHeader(
        kind: .bmp, width: try bytes.number(at: 18, bytes: 2),
        height: try bytes.number(at: 20, bytes: 2))
    case 40...:
      var header = PictureHeader(
        kind: .bmp, width: try signed(bytes, at: 18), height: abs(try signed(bytes, at: 22)))
      let method = try bytes.number(at: 30, bytes: 4)
      guard methods.contains(method), length != lengthOfOS2 || method < 3 else {
        throw .refused(.unreadableKind)
      }
      // PROFILE_EMBEDDED, in little-endian order.
      if length >= lengthOfV5, try bytes.matches("DEBM", at: 14 + 56) {
        let start = 14 + (try bytes.number(at: 14 + 112, bytes: 4))
        header.profile = start..<start + (try bytes.number(at: 14 + 116, bytes: 4))
      }
      return header
    default: throw .refused(.broken)
    }
  }

  private static func signed(
    _ bytes: HeaderBytes, at place: Int
  ) throws(PictureHeader.Problem) -> Int {
    Int(Int32(truncatingIfNeeded: try bytes.number(at: place, bytes: 4)))
  }
}
