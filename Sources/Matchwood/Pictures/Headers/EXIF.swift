import GameKernel

/// Finds in EXIF data which way up a picture is, and when it was taken.
///
/// CIPA DC-008 (EXIF 2.32), section 4.6: a TIFF header, in its first directory the tag 274, and in the one that tag 34665
/// leads to the tag 36867. Nothing else is followed, so that no directory can lead in a circle.
nonisolated enum EXIF {
  private static let orientation = 0x0112
  private static let directoryOfItsOwn = 0x8769
  private static let dateTimeOriginal = 0x9003
  /// The kind of a value that is text.
  private static let text = 2
  private static let entry = 12

  /// The turn; none where the data say nothing that makes sense.
  static func turn(in tiff: ArraySlice<UInt8>) -> PictureTurn {
    (try? readTurn(tiff)) ?? .none
  }

  /// The turn of a segment that begins with the word Exif; nil where it is a segment of another kind.
  static func turn(inSegment bytes: ArraySlice<UInt8>) -> PictureTurn? {
    tiff(inSegment: bytes).map { turn(in: $0) }
  }

  /// The day on which the picture was taken; nil where the data say nothing that makes sense.
  static func taken(in tiff: ArraySlice<UInt8>) -> Day? {
    (try? readDate(tiff)) ?? nil
  }

  /// The day that stands in a segment that begins with the word Exif.
  static func taken(inSegment bytes: ArraySlice<UInt8>) -> Day? {
    tiff(inSegment: bytes).flatMap { taken(in: $0) }
  }

  private static func tiff(inSegment bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    bytes.starts(with: Array("Exif".utf8) + [0, 0]) ? bytes.dropFirst(6) : nil
  }

  /// The data with their order of bytes; nil where they are none.
  private static func opened(
    _ tiff: ArraySlice<UInt8>
  ) throws(PictureHeader.Problem) -> HeaderBytes? {
    var bytes = HeaderBytes(tiff)
    bytes.isLittleEndian = try bytes.says("II", at: 0)
    return try bytes.number(at: 2, bytes: 2) == 42 ? bytes : nil
  }

  /// Where the entry of a tag stands in a directory; nil where it has none.
  private static func place(
    of tag: Int, in directory: Int, _ bytes: HeaderBytes
  ) throws(PictureHeader.Problem) -> Int? {
    for index in 0..<(try bytes.number(at: directory, bytes: 2)) {
      let place = directory + 2 + index * entry
      if try bytes.number(at: place, bytes: 2) == tag { return place }
    }
    return nil
  }

  private static func readTurn(
    _ tiff: ArraySlice<UInt8>
  ) throws(PictureHeader.Problem) -> PictureTurn? {
    guard let bytes = try opened(tiff),
      let place = try place(of: orientation, in: try bytes.number(at: 4, bytes: 4), bytes)
    else { return nil }
    return PictureTurn(rawValue: try bytes.number(at: place + 8, bytes: 2))
  }

  /// Reads a text such as `2026:07:04 12:30:00`.
  private static func readDate(_ tiff: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> Day? {
    guard let bytes = try opened(tiff),
      let link = try place(
        of: directoryOfItsOwn, in: try bytes.number(at: 4, bytes: 4), bytes),
      let place = try place(
        of: dateTimeOriginal, in: try bytes.number(at: link + 8, bytes: 4), bytes),
      try bytes.number(at: place + 2, bytes: 2) == text,
      try bytes.number(at: place + 4, bytes: 4) >= 10
    else { return nil }
    let words = try bytes.part(at: try bytes.number(at: place + 8, bytes: 4), count: 10)
    let parts = words.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    return Day(year: year, month: month, day: day)
  }
}
