import Files
import GameKernel
import PictureScenes
import SDLKit
import Stage

/// The header of a picture file, read before anything is decoded.
///
/// A forged header passes here. The sandboxed decoder rejects it later.
package nonisolated struct PictureHeader: Equatable, Sendable {
  package let kind: PictureFileKind
  /// The stored width, in pixels.
  let width: Int
  /// The stored height, in pixels.
  let height: Int
  var turn = PictureTurn.none
  /// The day on which the picture was taken, if the file has it.
  package internal(set) var dateTaken: Day?
  /// Whether the file is a progressive JPEG. Decoding it needs several times the memory of the pixels.
  var isProgressive = false
  /// The byte offset of a JPEG's frame header, or of the first frame of an animated WebP. 0 for other files.
  ///
  /// A JPEG's embedded pictures precede its frame header. So an end marker behind it belongs to the picture itself.
  var frame = 0
  /// Whether the file has several frames.
  package internal(set) var isAnimated = false
  /// Whether the picture is greyscale.
  var isGrey = false
  /// The byte range that contains the colour profile. `nil` if there is none, or for a JPEG, which divides it into
  /// segments.
  var profile: Range<Int>?

  /// The reason why the header cannot be read or is rejected.
  enum Problem: Error, Equatable {
    /// The bytes end before the header does.
    case needsMore
    case refused(PictureError)

    /// The error to report if the file has no more bytes.
    var error: PictureError {
      switch self {
      case .needsMore: .broken
      case .refused(let error): error
      }
    }
  }

  /// The size of the upright picture, in pixels.
  package var upright: Size {
    let (width, height) = (Double(width), Double(height))
    return turn.swapsSides ? Size(height, width) : Size(width, height)
  }

  /// Reads the header from the first bytes of a file, or from all of them.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.isEmpty else { throw .refused(.empty) }
    try self.init(HeaderBytes(bytes[...]), beginning: bytes.prefix(Self.mark))
  }

  /// Reads a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of chunks or segments.
  init(_ file: File, length: Int) throws(Problem) {
    let bytes = HeaderBytes(file, length: length)
    try self.init(bytes, beginning: bytes.part(at: 0, count: min(Self.mark, length)))
  }

  /// The number of bytes that identify the kind of file.
  private static let mark = 12

  private init(_ bytes: HeaderBytes, beginning: ArraySlice<UInt8>) throws(Problem) {
    let header =
      switch Self.kind(of: beginning) {
      case .png: try PNGHeader.read(bytes)
      case .jpeg: try JPEGHeader.read(bytes)
      case .webp: try WebPHeader.read(bytes)
      case .bmp: try BMPHeader.read(bytes)
      case nil: throw Problem.refused(.unknownKind)
      }
    try header.checkSize()
    self = header
  }

  init(kind: PictureFileKind, width: Int, height: Int) {
    (self.kind, self.width, self.height) = (kind, width, height)
  }

  /// Sets the orientation and the date from EXIF data.
  mutating func takeEXIF(_ part: ArraySlice<UInt8>) {
    turn = EXIF.turn(inSegment: part) ?? EXIF.turn(in: part)
    dateTaken = EXIF.dateTaken(inSegment: part) ?? EXIF.dateTaken(in: part)
  }

  private static func kind(of bytes: ArraySlice<UInt8>) -> PictureFileKind? {
    if bytes.starts(with: PNGHeader.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8]) { return .jpeg }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    return bytes.starts(with: "BM".utf8) ? .bmp : nil
  }

  private func checkSize() throws(Problem) {
    let sides = PictureLimits.sides
    guard width > 0, height > 0 else { throw .refused(.broken) }
    guard max(width, height) <= sides.upperBound, width * height <= PictureLimits.pixels else {
      throw .refused(.tooLarge)
    }
    guard min(width, height) >= sides.lowerBound else { throw .refused(.tooSmall) }
  }
}
