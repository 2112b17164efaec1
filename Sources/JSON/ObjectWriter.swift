/// An encoder of the members of an object.
struct ObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let written: WrittenValue
  private let path: JSONPath

  init(_ written: WrittenValue, _ path: JSONPath) {
    (self.written, self.path) = (written, path)
    written.becomeObject()
  }

  var codingPath: [any CodingKey] { path.keys }

  func encodeNil(forKey key: Key) { writer(key).encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try writer(key).encode(value)
  }

  func nestedContainer<Inner>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    writer(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    writer(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { writer(JSONKey.parent) }

  func superEncoder(forKey key: Key) -> any Encoder { writer(key) }

  private func writer(_ key: any CodingKey) -> ValueWriter {
    ValueWriter(written.member(key.stringValue), path.to(key))
  }
}
