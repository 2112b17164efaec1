import GameScenes

/// Reads numbers from the first bytes of a picture file.
nonisolated struct HeaderBytes {
  /// What there is of the file.
  let bytes: ArraySlice<UInt8>
  /// Whether numbers begin with their smallest byte.
  var isLittleEndian: Bool

  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool = false) {
    self.bytes = bytes
    self.isLittleEndian = isLittleEndian
  }

  /// A whole number of one to four bytes, at a place counted from the first byte.
  func number(at place: Int, bytes count: Int = 1) throws(PictureHeader.Problem) -> Int {
    let part = try part(at: place, count: count)
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Some bytes.
  func part(at place: Int, count: Int) throws(PictureHeader.Problem) -> ArraySlice<UInt8> {
    guard place >= 0, place <= bytes.count, count <= bytes.count - place else { throw .needsMore }
    let start = bytes.startIndex + place
    return bytes[start..<start + count]
  }

  /// Whether there is a word at a place.
  func says(_ word: String, at place: Int) throws(PictureHeader.Problem) -> Bool {
    try part(at: place, count: word.utf8.count).elementsEqual(word.utf8)
  }
}

/// Finds in EXIF data which way up a picture is.
///
/// CIPA DC-008 (EXIF 2.32), section 4.6: a TIFF header, and in its first directory the tag 274.
nonisolated enum EXIF {
  private static let orientation = 274
  private static let entry = 12

  /// The turn; none where the data say nothing that makes sense.
  static func turn(in tiff: ArraySlice<UInt8>) -> PictureTurn {
    (try? read(tiff)) ?? .none
  }

  /// The turn of a segment that begins with the word Exif; nil where it is a segment of another kind.
  static func turn(inSegment bytes: ArraySlice<UInt8>) -> PictureTurn? {
    guard bytes.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    return turn(in: bytes.dropFirst(6))
  }

  private static func read(_ tiff: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> PictureTurn?
  {
    var bytes = HeaderBytes(tiff)
    bytes.isLittleEndian = try bytes.says("II", at: 0)
    guard try bytes.number(at: 2, bytes: 2) == 42 else { return nil }
    let directory = try bytes.number(at: 4, bytes: 4)
    for index in 0..<(try bytes.number(at: directory, bytes: 2)) {
      let place = directory + 2 + index * entry
      if try bytes.number(at: place, bytes: 2) == orientation {
        return PictureTurn(rawValue: try bytes.number(at: place + 8, bytes: 2))
      }
    }
    return nil
  }
}
