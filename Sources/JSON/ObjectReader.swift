/// A decoder of the values of an object by name.
struct ObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let values: [JSONName: JSONValue]
  private let path: JSONPath

  /// The maximum number of members of an object. No saved object has as many, and a million would take a second.
  private static var limit: Int { 500_000 }

  /// - Parameter scanner: a scanner just after the opening bracket of an object.
  /// - Throws: `DecodingError` if a name is invalid, or if there are too many members.
  init(_ scanner: JSONScanner, _ path: JSONPath) throws {
    var (scanner, values) = (scanner, [JSONName: JSONValue]())
    while let (name, value) = try scanner.member() {
      guard let name = JSONString.read(scanner.bytes[name]) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: path.keys, debugDescription: "A name is damaged"))
      }
      guard values.count < Self.limit else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: path.keys, debugDescription: "There are too many names"))
      }
      let key = JSONName(name)
      if values[key] == nil { values[key] = JSONValue(scanner.bytes, at: value) }
    }
    (self.values, self.path) = (values, path)
  }

  var codingPath: [any CodingKey] { path.keys }
  var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0.text) } }

  func contains(_ key: Key) -> Bool { value(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try reader(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader(key).decode(type)
  }

  func nestedContainer<Inner>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try reader(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try reader(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let null = JSONValue(Array("null".utf8), at: 0)
    return ValueReader(value(JSONKey.parent) ?? null, path.to(JSONKey.parent))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try reader(key) }

  private func value(_ key: any CodingKey) -> JSONValue? { values[JSONName(key.stringValue)] }

  private func reader(_ key: any CodingKey) throws -> ValueReader {
    guard let value = value(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: path.keys, debugDescription: "\(key.stringValue) is missing"))
    }
    return ValueReader(value, path.to(key))
  }
}
