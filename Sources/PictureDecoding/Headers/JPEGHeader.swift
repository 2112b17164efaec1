import GameKernel
import PictureScenes
import SDLKit

/// The segments of a JPEG file up to its pixels.
///
/// ITU-T T.81, annex B; EXIF 2.32, section 4.5; ICC.1:2022, annex B.4 (profiles).
nonisolated enum JPEGHeader {
  private enum Marker {
    static let startOfScan = 0xDA
    static let endOfImage = 0xD9
    static let app1 = 0xE1
    static let app2 = 0xE2
    static let progressive: Set = [0xC2, 0xC6, 0xCA, 0xCE]
    /// The frames that libjpeg-turbo decodes: baseline, extended and progressive, Huffman or arithmetic.
    static let readable: Set = [0xC0, 0xC1, 0xC2, 0xC9, 0xCA]

    /// Whether the marker begins a frame: C0 to CF except tables and the reserved one, and that of JPEG-LS.
    static func beginsFrame(_ marker: Int) -> Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) || marker == 0xF7
    }

    static func isStandalone(_ marker: Int) -> Bool {
      marker == 0x01 || (0xD0...0xD8).contains(marker)
    }
  }

  /// A segment: its marker, the offset of the marker, and the range of the data.
  private struct Segment {
    let marker: Int
    let place: Int
    var data: Range<Int>
  }

  /// Iterates over the segments and skips junk between them, as libjpeg does.
  private struct Segments {
    let bytes: HeaderBytes
    private var place = 2
    /// The number of segments and junk bytes that may still be skipped. No real file has a million.
    private var skipsLeft = 1 << 20

    init(_ bytes: HeaderBytes) { self.bytes = bytes }

    mutating func next() throws(PictureHeader.Problem) -> Segment {
      while skipsLeft > 0 {
        skipsLeft -= 1
        guard try bytes.number(at: place) == 0xFF else {
          place += 1
          continue
        }
        let start = place
        let marker = try bytes.number(at: place + 1)
        place += marker == 0xFF ? 1 : 2
        if marker == 0xFF || marker == 0 || Marker.isStandalone(marker) { continue }
        if marker == Marker.endOfImage {
          return Segment(marker: marker, place: start, data: place..<place)
        }
        let length = try bytes.number(at: place, bytes: 2)
        guard length >= 2 else { throw .refused(.broken) }
        defer { place += length }
        return Segment(marker: marker, place: start, data: place + 2..<place + length)
      }
      throw .refused(.broken)
    }
  }

  static func read(_ bytes: HeaderBytes) throws(PictureHeader.Problem) -> PictureHeader {
    var segments = Segments(bytes)
    var turn: PictureTurn?
    var taken: Day?
    while true {
      let segment = try segments.next()
      switch segment.marker {
      case Marker.startOfScan, Marker.endOfImage: throw .refused(.broken)
      case _ where Marker.beginsFrame(segment.marker):
        var header = try frame(bytes, at: segment.place)
        (header.turn, header.dateTaken) = (turn ?? .none, taken)
        return header
      case Marker.app1 where turn == nil:
        let part = try bytes.part(at: segment.data.lowerBound, count: segment.data.count)
        turn = EXIF.turn(inSegment: part)
        taken = EXIF.dateTaken(inSegment: part)
      default: break
      }
    }
  }

  /// Whether the pixels have an end marker. The decoder itself would fill in missing pixels.
  static func isWhole(_ bytes: [UInt8], _ header: PictureHeader) -> Bool {
    var followsMarkerByte = false
    return bytes.dropFirst(header.frame).contains { byte in
      defer { followsMarkerByte = byte == 0xFF }
      return followsMarkerByte && byte == UInt8(Marker.endOfImage)
    }
  }

  private static func frame(
    _ bytes: HeaderBytes, at place: Int
  ) throws(PictureHeader.Problem) -> PictureHeader {
    let marker = try bytes.number(at: place + 1)
    let height = try bytes.number(at: place + 5, bytes: 2)
    let components = try bytes.number(at: place + 9)
    // Four components are printing inks, which the decoder cannot convert.
    if components == 4 { throw .refused(.printColours) }
    // A height of 0 means that the height follows the first scan (DNL), which libjpeg does not support.
    guard Marker.readable.contains(marker), try bytes.number(at: place + 4) == 8,
      [1, 3].contains(components), height > 0
    else { throw .refused(.unreadableKind) }
    var header = PictureHeader(
      kind: .jpeg, width: try bytes.number(at: place + 7, bytes: 2), height: height)
    header.frame = place
    header.isProgressive = Marker.progressive.contains(marker)
    header.isGrey = components == 1
    return header
  }

  /// Joins the segments of the profile. Returns `nil` if one is missing or occurs twice.
  static func profile(of bytes: HeaderBytes) -> [UInt8]? {
    let name = Array("ICC_PROFILE".utf8) + [0]
    var segments = Segments(bytes)
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var count = 0
    while let segment = try? segments.next(),
      ![Marker.startOfScan, Marker.endOfImage].contains(segment.marker)
    {
      guard segment.marker == Marker.app2,
        let part = try? bytes.part(at: segment.data.lowerBound, count: segment.data.count),
        part.starts(with: name), part.count > name.count + 2
      else { continue }
      let data = part.dropFirst(name.count)
      let number = Int(data[data.startIndex])
      count = Int(data[data.startIndex + 1])
      guard parts.updateValue(data.dropFirst(2), forKey: number) == nil else { return nil }
    }
    guard count > 0, parts.count == count, (1...count).allSatisfy({ parts[$0] != nil }) else {
      return nil
    }
    return (1...count).flatMap { parts[$0] ?? [] }
  }
}
