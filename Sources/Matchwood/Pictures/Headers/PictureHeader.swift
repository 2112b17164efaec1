import Files
import GameKernel
import PictureScenes
import SDLKit
import Stage

/// What the first bytes of a picture file say of it, before anything is decoded.
///
/// A file that lies here is found out later, by a process that may fail.
nonisolated struct PictureHeader: Equatable, Sendable {
  let kind: PictureFileKind
  /// As stored, in pixels.
  let width: Int
  /// As stored, in pixels.
  let height: Int
  var turn = PictureTurn.none
  /// The day on which it was taken, where it says so.
  var taken: Day?
  /// Whether decoding needs several times the memory of the pixels.
  var isProgressive = false
  /// The offset of a JPEG's frame, behind everything that could hold another one, or of an animated WebP's first frame.
  var frame = 0
  /// Whether it has several frames.
  var isAnimated = false
  /// Whether it has shades of grey alone.
  var isGrey = false
  /// The bytes of its colour profile, unless that is cut into segments.
  var profile: Range<Int>?

  /// Why there is no header yet, or never.
  enum Problem: Error, Equatable {
    /// The bytes end before all is said.
    case needsMore
    case refused(PictureError)

    /// What it means where there are no more bytes.
    var error: PictureError {
      switch self {
      case .needsMore: .broken
      case .refused(let error): error
      }
    }
  }

  /// The size as it is seen.
  var upright: Size {
    let (width, height) = (Double(width), Double(height))
    return turn.swapsSides ? Size(height, width) : Size(width, height)
  }

  /// Reads the beginning of a file, or all of it.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.isEmpty else { throw .refused(.empty) }
    try self.init(HeaderBytes(bytes[...]), beginning: bytes.prefix(Self.mark))
  }

  /// Reads a file.
  ///
  /// - Complexity: O(blocks of the file).
  init(_ file: File, length: Int) throws(Problem) {
    let bytes = HeaderBytes(file, length: length)
    try self.init(bytes, beginning: bytes.part(at: 0, count: min(Self.mark, length)))
  }

  /// The bytes that identify the kind.
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

  /// Sets orientation and date from EXIF data.
  mutating func takeEXIF(_ part: ArraySlice<UInt8>) {
    turn = EXIF.turn(inSegment: part) ?? EXIF.turn(in: part)
    taken = EXIF.taken(inSegment: part) ?? EXIF.taken(in: part)
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
