/// A scanner that finds the values of a JSON text as defined by RFC 8259. A trailing comma is also allowed, for files
/// edited by hand.
///
/// The scanner builds no tree. A reader scans an object or an array again to find its values, so values that no
/// type decodes take no memory.
struct JSONScanner {
  /// The deepest nesting of arrays and objects. The limit protects the stack.
  static let depthLimit = 512

  let bytes: [UInt8]
  private var place: Int
  private var depth = 0

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  /// Checks the structure of the whole text and returns the byte index of its one value. The contents of numbers
  /// and strings are checked when they are decoded.
  mutating func scan() throws -> Int {
    // Skips a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    _ = next()
    let start = place
    try skipValue()
    guard next() == nil else { throw broken("There is more than one value") }
    return start
  }

  /// Returns the byte index of the next element, or `nil` after the last one.
  mutating func peekElement() -> Int? { next() == UInt8(ascii: "]") ? nil : place }

  /// Skips the next element. Returns `false` after the last one.
  mutating func skipElement() throws -> Bool {
    guard !skip("]") else { return false }
    try skipValue()
    guard skip(",") || next() == UInt8(ascii: "]") else { throw broken("A list does not end") }
    return true
  }

  /// Skips the next member. Returns the range of its name between the quotes and the byte index of its value, or
  /// `nil` after the last one.
  mutating func member() throws -> (name: Range<Int>, value: Int)? {
    guard !skip("}") else { return nil }
    guard next() == UInt8(ascii: "\"") else { throw broken("A name is missing") }
    let name = try string()
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
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try skipLiteral("true")
    case UInt8(ascii: "f"): try skipLiteral("false")
    case UInt8(ascii: "n"): try skipLiteral("null")
    default: try skipNumber()
    }
  }

  /// Skips an array or an object with both brackets.
  private mutating func nested(_ skipValues: (inout JSONScanner) throws -> Void) throws {
    guard depth < Self.depthLimit else { throw broken("It lies too deep") }
    depth += 1
    place += 1
    try skipValues(&self)
    depth -= 1
  }

  /// Skips a string and returns the range between its quotes. The bytes are not decoded.
  mutating func string() throws -> Range<Int> {
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

  /// Skips white space and returns the byte that follows, or `nil` at the end.
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
