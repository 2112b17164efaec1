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
  /// Where the frame of a JPEG begins, behind everything that could hold another one.
  var frame = 0

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
  ///
  /// - Complexity: O(blocks of the file), never more than O(bytes).
  init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.isEmpty else { throw .refused(.empty) }
    let header =
      switch Self.kind(of: bytes) {
      case .png: try PNGHeader.read(bytes[...])
      case .jpeg: try JPEGHeader.read(bytes[...])
      case .webp: try WebPHeader.read(bytes[...])
      case .bmp: try BMPHeader.read(bytes[...])
      case nil: throw Problem.refused(.unknownKind)
      }
    try header.checkSize()
    self = header
  }

  init(kind: PictureFileKind, width: Int, height: Int) {
    (self.kind, self.width, self.height) = (kind, width, height)
  }

  private static func kind(of bytes: [UInt8]) -> PictureFileKind? {
    if bytes.starts(with: PNGHeader.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
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
