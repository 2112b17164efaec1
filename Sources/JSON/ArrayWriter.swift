/// An encoder of the values of an array.
struct ArrayWriter: UnkeyedEncodingContainer {
  private let written: WrittenValue
  private let path: JSONPath

  init(_ written: WrittenValue, _ path: JSONPath) {
    (self.written, self.path) = (written, path)
    written.becomeArray()
  }

  var codingPath: [any CodingKey] { path.keys }
  var count: Int { written.rows.count }

  func encodeNil() { writer().encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try writer().encode(value) }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    writer().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { writer().unkeyedContainer() }

  func superEncoder() -> any Encoder { writer() }

  private func writer() -> ValueWriter {
    let inner = path.to(count)
    return ValueWriter(written.append(), inner)
  }
}
