/// Finds the values of a JSON text, as RFC 8259 writes them; behind the last value of a list or an object may stand a comma
/// too, as people write it by hand.
struct JSONScanner {
  /// How deep lists and objects may lie in each other, so that no text is too much for the stack.
  static let depthLimit = 512

  private let bytes: [UInt8]
  private var place: Int
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A mark of the encoding may stand before the text.
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The one value of the text.
  mutating func scan() throws -> JSONNode {
    let node = try value()
    guard next() == nil else { throw broken("There is more than one value") }
    return node
  }

  private mutating func value() throws -> JSONNode {
    switch next() {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "\""): return .words(try words())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  /// A list or an object, behind its first bracket.
  private mutating func nested(
    _ scan: (inout JSONScanner) throws -> JSONNode
  ) throws -> JSONNode {
    guard depth < Self.depthLimit else { throw broken("It lies too deep") }
    depth += 1
    place += 1
    let node = try scan(&self)
    depth -= 1
    return node
  }

  private mutating func array() throws -> JSONNode {
    var rows: [JSONNode] = []
    while !skip("]") {
      rows.append(try value())
      guard skip(",") || next() == UInt8(ascii: "]") else { throw broken("A list does not end") }
    }
    return .array(rows)
  }

  private mutating func object() throws -> JSONNode {
    var members: [JSONNode.Member] = []
    while !skip("}") {
      guard next() == UInt8(ascii: "\"") else { throw broken("A name is missing") }
      let name = try words()
      guard skip(":") else { throw broken("A value is missing") }
      members.append(JSONNode.Member(name: name, value: try value()))
      guard skip(",") || next() == UInt8(ascii: "}") else {
        throw broken("An object does not end")
      }
    }
    return .object(members)
  }

  /// What stands between two quotes; what it says is looked at when it is read.
  private mutating func words() throws -> Range<Int> {
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

  private mutating func number() throws -> JSONNode {
    let rest = bytes[place...]
    guard let first = rest.first, first == UInt8(ascii: "-") || JSONNumber.isDigit(first) else {
      throw broken("A value is missing")
    }
    let start = place
    place += rest.prefix(while: JSONNumber.isPart).count
    return .number(start..<place)
  }

  private mutating func literal(_ word: String, _ node: JSONNode) throws -> JSONNode {
    guard bytes[place...].starts(with: word.utf8) else { throw broken("A value is missing") }
    place += word.utf8.count
    return node
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
