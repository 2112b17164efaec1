/// Splits bytes that arrive in parts into lines.
struct LineSplitter {
  /// The position of the next line.
  private var place = 0
  /// The beginning of a line whose end has not arrived, or nothing of a line that is too long.
  private var beginning: [UInt8] = []
  /// The length of that beginning, in bytes.
  private var length = 0

  /// Passes on the lines that end in a part.
  ///
  /// - Parameter take: receives each line without its newline, or `nil` if it is too long, and its position.
  mutating func split(
    _ part: ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>?, _ place: Int) throws -> Void
  ) rethrows {
    var rest = part
    while let end = rest.firstIndex(of: FieldWriter.newline) {
      if length == 0, end - rest.startIndex <= LogLine.lengthLimit {
        try take(rest[..<end], place)
        place += end - rest.startIndex + 1
      } else {
        keep(rest[..<end])
        try pass(take)
        place += 1
      }
      rest = rest[(end + 1)...]
    }
    keep(rest)
  }

  /// Passes on a last line without a newline, if there is one.
  mutating func finish(
    _ take: (ArraySlice<UInt8>?, _ place: Int) throws -> Void
  ) rethrows {
    if length > 0 { try pass(take) }
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    length += part.count
    if length <= LogLine.lengthLimit { beginning += part } else { beginning = [] }
  }

  private mutating func pass(
    _ take: (ArraySlice<UInt8>?, _ place: Int) throws -> Void
  ) rethrows {
    try take(length > LogLine.lengthLimit ? nil : beginning[...], place)
    place += length
    length = 0
    beginning.removeAll(keepingCapacity: true)
  }
}
