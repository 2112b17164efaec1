/// One value of a JSON text that has been checked. Reads its contents on demand.
struct JSONValue {
  private let bytes: [UInt8]
  /// The index of its first byte.
  private let place: Int

  init(_ bytes: [UInt8], at place: Int) { (self.bytes, self.place) = (bytes, place) }

  private var first: UInt8 { bytes[place] }

  var isNull: Bool { first == UInt8(ascii: "n") }

  /// A truth; nil for other kinds.
  var bool: Bool? {
    switch first {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The bytes of a number; nil for other kinds.
  var number: ArraySlice<UInt8>? {
    guard first == UInt8(ascii: "-") || JSONNumber.isDigit(first) else { return nil }
    return bytes[place...].prefix(while: JSONNumber.isPart)
  }

  /// The text of words; nil for other kinds and for damaged words.
  var words: String? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var scanner = JSONScanner(bytes, at: place)
    return (try? scanner.words()).flatMap { JSONWords.read(bytes[$0]) }
  }

  /// A scanner behind the first bracket of an object; nil for other kinds.
  var members: JSONScanner? { inside(UInt8(ascii: "{")) }

  /// A scanner behind the first bracket of a list; nil for other kinds.
  var elements: JSONScanner? { inside(UInt8(ascii: "[")) }

  private func inside(_ bracket: UInt8) -> JSONScanner? {
    first == bracket ? JSONScanner(bytes, at: place + 1) : nil
  }

  /// Its kind, as errors say it.
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
