/// Reads the values of a list one after the other; one that cannot be read stays the next.
struct ArrayReader: UnkeyedDecodingContainer {
  private let rows: [JSONNode]
  private let bytes: [UInt8]
  private let path: JSONPath
  private(set) var currentIndex = 0

  init(_ rows: [JSONNode], _ bytes: [UInt8], _ path: JSONPath) {
    (self.rows, self.bytes, self.path) = (rows, bytes, path)
  }

  var codingPath: [any CodingKey] { path.keys }
  var count: Int? { rows.count }
  var isAtEnd: Bool { currentIndex == rows.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try reader(Never?.self).decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try reader(type).decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Key>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let values = try reader([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return values
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let rows = try reader([Any].self).unkeyedContainer()
    currentIndex += 1
    return rows
  }

  mutating func superDecoder() throws -> any Decoder {
    let reader = try reader((any Decoder).self)
    currentIndex += 1
    return reader
  }

  private func reader(_ type: Any.Type) throws -> ValueReader {
    let inner = path.to(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: inner.keys, debugDescription: "The list is at its end"))
    }
    return ValueReader(rows[currentIndex], bytes, inner)
  }
}
