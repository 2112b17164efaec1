/// A decoder of the values of an array in order. A value that cannot be decoded remains the next one.
struct ArrayReader: UnkeyedDecodingContainer {
  private var scanner: JSONScanner
  private let path: JSONPath
  private(set) var currentIndex = 0

  /// - Parameter scanner: a scanner just after the opening bracket of an array.
  init(_ scanner: JSONScanner, _ path: JSONPath) { (self.scanner, self.path) = (scanner, path) }

  var codingPath: [any CodingKey] { path.keys }

  /// - Complexity: O(*n*), where *n* is the length of the array in bytes.
  var count: Int? {
    var (rest, count) = (scanner, currentIndex)
    while (try? rest.skipElement()) == true { count += 1 }
    return count
  }

  var isAtEnd: Bool { next == nil }

  /// The byte index of the next value, or `nil` at the end.
  private var next: Int? {
    var scanner = scanner
    return scanner.peekElement()
  }

  mutating func decodeNil() throws -> Bool {
    let isNil = try reader(Never?.self).decodeNil()
    if isNil { try advance() }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try readScalar(type) ?? reader(type).decode(type)
    try advance()
    return value
  }

  /// Reads a scalar without creating a reader, which would take most of the time for a long array. Returns `nil` for
  /// all other values.
  private func readScalar<Value>(_ type: Value.Type) -> Value? {
    guard let scalar = JSONScalars.scalar(type), let next else { return nil }
    return scalar.read(JSONValue(scanner.bytes, at: next)) as? Value
  }

  mutating func nestedContainer<Key>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let values = try reader([String: Any].self).container(keyedBy: type)
    try advance()
    return values
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let rows = try reader([Any].self).unkeyedContainer()
    try advance()
    return rows
  }

  mutating func superDecoder() throws -> any Decoder {
    let reader = try reader((any Decoder).self)
    try advance()
    return reader
  }

  private mutating func advance() throws {
    _ = try scanner.skipElement()
    currentIndex += 1
  }

  private func reader(_ type: Any.Type) throws -> ValueReader {
    let inner = path.to(currentIndex)
    guard let next else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: inner.keys, debugDescription: "The list is at its end"))
    }
    return ValueReader(JSONValue(scanner.bytes, at: next), inner)
  }
}
