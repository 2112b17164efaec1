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
