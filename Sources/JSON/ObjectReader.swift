/// Reads the values of an object by their names.
struct ObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let values: [String: JSONNode]
  private let bytes: [UInt8]
  private let path: JSONPath

  /// - Throws: `DecodingError` if a name is none.
  init(_ members: [JSONNode.Member], _ bytes: [UInt8], _ path: JSONPath) throws {
    var values: [String: JSONNode] = [:]
    for member in members {
      guard let name = JSONWords.read(bytes[member.name]) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: path.keys, debugDescription: "A name is damaged"))
      }
      if values[name] == nil { values[name] = member.value }
    }
    (self.values, self.bytes, self.path) = (values, bytes, path)
  }

  var codingPath: [any CodingKey] { path.keys }
  var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

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
    ValueReader(values[JSONKey.parent.stringValue] ?? .null, bytes, path.to(JSONKey.parent))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try reader(key) }

  private func reader(_ key: Key) throws -> ValueReader {
    guard let node = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: path.keys, debugDescription: "\(key.stringValue) is missing"))
    }
    return ValueReader(node, bytes, path.to(key))
  }
}
