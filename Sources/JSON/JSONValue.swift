/// A value in a JSON text whose structure has been checked. Its contents are checked and decoded on demand.
struct JSONValue {
  private let bytes: [UInt8]
  /// The index of the first byte.
  private let place: Int

  init(_ bytes: [UInt8], at place: Int) { (self.bytes, self.place) = (bytes, place) }

  private var first: UInt8 { bytes[place] }

  var isNull: Bool { first == UInt8(ascii: "n") }

  /// The Boolean, or `nil` for other types.
  var bool: Bool? {
    switch first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The bytes of a number, or `nil` for other types.
  var number: ArraySlice<UInt8>? {
    guard first == UInt8(ascii: "-") || JSONNumber.isDigit(first) else { return nil }
    return bytes[place...].prefix(while: JSONNumber.isPart)
  }

  /// The decoded string, or `nil` for other types and invalid strings.
  var string: String? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var scanner = JSONScanner(bytes, at: place)
    return (try? scanner.string()).flatMap { JSONString.read(bytes[$0]) }
  }

  /// A scanner just after the opening bracket of an object, or `nil` for other types.
  var members: JSONScanner? { inside(UInt8(ascii: "{")) }

  /// A scanner just after the opening bracket of an array, or `nil` for other types.
  var elements: JSONScanner? { inside(UInt8(ascii: "[")) }

  private func inside(_ bracket: UInt8) -> JSONScanner? {
    first == bracket ? JSONScanner(bytes, at: place + 1) : nil
  }

  /// The type of the value, for errors.
  var kind: String {
    switch first {
    case UInt8(ascii: "n"): "null"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a truth"
    case UInt8(ascii: "\""): "words"
    case UInt8(ascii: "["): "a list"
    case UInt8(ascii: "{"): "an object"
    default: "a number"
    }
  }
}
