/// Finds the values of a JSON text, as RFC 8259 writes them; behind the last value of a list or an object may stand a comma
/// too, as people write it by hand.
///
/// It keeps no tree: a reader scans an object or a list again to find its values. So values that no type reads take no memory.
struct JSONScanner {
  /// How deep lists and objects may lie in each other, so that no text is too much for the stack.
  static let depthLimit = 512

  let bytes: [UInt8]
  private var place: Int
  private var depth = 0

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  /// Checks the whole text and returns the index of its one value.
  mutating func scan() throws -> Int {
    // A mark of the encoding may stand before the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    _ = next()
    let start = place
    try skipValue()
    guard next() == nil else { throw broken("There is more than one value") }
    return start
  }

  /// The index of the next value of a list; nil behind the last one.
  mutating func peekElement() -> Int? { next() == UInt8(ascii: "]") ? nil : place }

  /// Skips the next value of a list; returns false behind the last one.
  mutating func skipElement() throws -> Bool {
    guard !skip("]") else { return false }
    try skipValue()
    guard skip(",") || next() == UInt8(ascii: "]") else { throw broken("A list does not end") }
    return true
  }

  /// The next name of an object, without its quotes, and the index of its value, which is skipped; nil behind the last one.
  mutating func member() throws -> (name: Range<Int>, value: Int)? {
    guard !skip("}") else { return nil }
    guard next() == UInt8(ascii: "\"") else { throw broken("A name is missing") }
    let name = try words()
    guard skip(":") else { throw broken("A value is missing") }
    _ = next()
    let value = place
    try skipValue()
    guard skip(",") || next() == UInt8(ascii: "}") else { throw broken("An object does not end") }
    return (name, value)
  }

  private mutating func skipValue() throws {
    switch next() {
    case UInt8(ascii: "{"): try nested { while try $0.member() != nil {} }
    case UInt8(ascii: "["): try nested { while try $0.skipElement() {} }
    case UInt8(ascii: "\""): _ = try words()
    case UInt8(ascii: "t"): try skipLiteral("true")
    case UInt8(ascii: "f"): try skipLiteral("false")
    case UInt8(ascii: "n"): try skipLiteral("null")
    default: try skipNumber()
    }
  }

  /// Skips a list or an object with both its brackets.
  private mutating func nested(_ skipValues: (inout JSONScanner) throws -> Void) throws {
    guard depth < Self.depthLimit else { throw broken("It lies too deep") }
    depth += 1
    place += 1
    try skipValues(&self)
    depth -= 1
  }

  /// Skips words and returns the indices of the bytes between their quotes, which are not decoded yet.
  mutating func words() throws -> Range<Int> {
    place += 1
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return start..<place - 1
      case UInt8(ascii: "\\"): place += 2
      case ..<0x20: throw broken("A control character stands among words")
      default: place += 1
      }
    }
    throw broken("Words do not end")
  }

  private mutating func skipNumber() throws {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "-") || JSONNumber.isDigit(bytes[place])
    else { throw broken("A value is missing") }
    while place < bytes.count, JSONNumber.isPart(bytes[place]) { place += 1 }
  }

  private mutating func skipLiteral(_ word: String) throws {
    guard bytes[place...].starts(with: word.utf8) else { throw broken("A value is missing") }
    place += word.utf8.count
  }

  /// The next byte that is no space; nil at the end.
  private mutating func next() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private func broken(_ what: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "\(what), at byte \(place)"))
  }
}
