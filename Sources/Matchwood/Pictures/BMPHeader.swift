/// The two headers of a BMP file.
///
/// Microsoft: BITMAPFILEHEADER, BITMAPCOREHEADER, BITMAPINFOHEADER. A negative height means rows from the top.
nonisolated enum BMPHeader {
  static func read(_ bytes: ArraySlice<UInt8>) throws(PictureHeader.Problem) -> PictureHeader {
    let bytes = HeaderBytes(bytes, isLittleEndian: true)
    switch try bytes.number(at: 14, bytes: 4) {
    case 12:
      return PictureHeader(
        kind: .bmp, width: try bytes.number(at: 18, bytes: 2),
        height: try bytes.number(at: 20, bytes: 2))
    case 40...:
      return PictureHeader(
        kind: .bmp, width: try signed(bytes, at: 18), height: abs(try signed(bytes, at: 22)))
    default: throw .refused(.broken)
    }
  }

  private static func signed(
    _ bytes: HeaderBytes, at place: Int
  ) throws(PictureHeader.Problem) -> Int {
    Int(Int32(truncatingIfNeeded: try bytes.number(at: place, bytes: 4)))
  }
}
