import GameKernel

/// The orientation and the date of a picture in EXIF data.
///
/// CIPA DC-008 (EXIF 2.32), section 4.6: a TIFF header with a first directory. Its tag 274 is the orientation, and
/// its tag 34665 refers to a directory whose tag 36867 is the date. No other references are followed, so
/// directories cannot form a loop.
nonisolated enum EXIF {
  private static let orientation = 0x0112
  private static let exifDirectory = 0x8769
  private static let dateTimeOriginal = 0x9003
  /// The type number of text values.
  private static let text = 2
  private static let entry = 12

  /// Returns the orientation, or `.none` if the data are invalid or contain no orientation.
  static func turn(in tiff: ArraySlice<UInt8>) -> PictureTurn {
    (try? readTurn(tiff)) ?? .none
  }

  /// Returns the orientation in a segment that begins with `Exif`, or `nil` if the segment is of another kind.
  static func turn(inSegment bytes: ArraySlice<UInt8>) -> PictureTurn? {
    tiff(inSegment: bytes).map { turn(in: $0) }
  }

  /// Returns the day on which the picture was taken, or `nil` if the data are invalid or contain no date.
  static func dateTaken(in tiff: ArraySlice<UInt8>) -> Day? {
    (try? readDate(tiff)) ?? nil
  }

  /// Returns the day in a segment that begins with `Exif`, or `nil` if there is none.
  static func dateTaken(inSegment bytes: ArraySlice<UInt8>) -> Day? {
    tiff(inSegment: bytes).flatMap { dateTaken(in: $0) }
  }

  private static func tiff(inSegment bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    bytes.starts(with: Array("Exif".utf8) + [0, 0]) ? bytes.dropFirst(6) : nil
  }

  /// Returns the data with their byte order, or `nil` if they are not TIFF data.
  private static func opened(
    _ tiff: ArraySlice<UInt8>
  ) throws(PictureHeader.Problem) -> HeaderBytes? {
    var bytes = HeaderBytes(tiff)
    bytes.isLittleEndian = try bytes.matches("II", at: 0)
    return try bytes.number(at: 2, bytes: 2) == 42 ? bytes : nil
  }

  /// Returns the offset of a tag's entry in a directory, or `nil` if there is none.
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

  /// Reads the day of a text such as `2026:07:04 12:30:00`.
  private static func readDate(_ tiff: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> Day? {
    guard let bytes = try opened(tiff),
      let link = try place(
        of: exifDirectory, in: try bytes.number(at: 4, bytes: 4), bytes),
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
