import GameKernel

/// The segments at the beginning of a JPEG file, up to the frame.
///
/// ITU-T T.81, annex B; EXIF 2.32, section 4.5.
nonisolated enum JPEGHeader {
  private enum Marker {
    static let startOfScan = 0xDA
    static let endOfImage = 0xD9
    static let app1 = 0xE1
    static let progressive: Set = [0xC2, 0xC6, 0xCA, 0xCE]

    /// All of C0 to CF but the tables and the reserved one.
    static func beginsFrame(_ marker: Int) -> Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    static func standsAlone(_ marker: Int) -> Bool {
      marker == 0x01 || (0xD0...0xD8).contains(marker)
    }
  }

  static func read(_ bytes: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = HeaderBytes(bytes)
    var turn: PictureTurn?
    var taken: Day?
    var place = 2
    while true {
      guard try bytes.number(at: place) == 0xFF else { throw .refused(.broken) }
      let marker = try bytes.number(at: place + 1)
      switch marker {
      case 0xFF: place += 1
      case _ where Marker.standsAlone(marker): place += 2
      case Marker.startOfScan, Marker.endOfImage: throw .refused(.broken)
      case _ where Marker.beginsFrame(marker):
        var header = try frame(bytes, at: place, turn: turn ?? .none)
        header.taken = taken
        return header
      default:
        let length = try bytes.number(at: place + 2, bytes: 2)
        guard length >= 2 else { throw .refused(.broken) }
        if marker == Marker.app1, turn == nil {
          let part = try bytes.part(at: place + 4, count: length - 2)
          turn = EXIF.turn(inSegment: part)
          taken = EXIF.taken(inSegment: part)
        }
        place += 2 + length
      }
    }
  }

  /// Whether the pixels come to their end; the decoder itself would make up what is missing.
  static func isWhole(_ bytes: [UInt8], _ header: PictureHeader) -> Bool {
    var isBehindMark = false
    return bytes[header.frame...].contains { byte in
      defer { isBehindMark = byte == 0xFF }
      return isBehindMark && byte == UInt8(Marker.endOfImage)
    }
  }

  private static func frame(
    _ bytes: HeaderBytes, at place: Int, turn: PictureTurn
  ) throws(PictureHeader.Problem) -> PictureHeader {
    // Four components are inks, for which the decoder has no colours.
    if try bytes.number(at: place + 9) == 4 { throw .refused(.printColours) }
    var header = PictureHeader(
      kind: .jpeg, width: try bytes.number(at: place + 7, bytes: 2),
      height: try bytes.number(at: place + 5, bytes: 2))
    header.turn = turn
    header.frame = place
    header.isProgressive = Marker.progressive.contains(try bytes.number(at: place + 1))
    return header
  }
}
