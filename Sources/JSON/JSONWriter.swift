/// Writes values as JSON, of which Swift's own `Codable` says what they hold: in one line, without spaces, what an object
/// holds in the order of its names, so that the same value always gives the same bytes.
public struct JSONWriter {
  private let userInfo: [CodingUserInfoKey: any Sendable]

  /// - Parameter userInfo: what values may ask for while they are written.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// A value's text in UTF-8.
  ///
  /// - Throws: `EncodingError` if it holds what JSON cannot say, as a number without end, or what the value itself throws.
  public func write<Value: Encodable>(_ value: Value) throws -> [UInt8] {
    let written = WrittenValue()
    try ValueWriter(written, JSONPath(userInfo: userInfo)).encode(value)
    guard !written.isMissing else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "It says nothing of itself"))
    }
    var bytes: [UInt8] = []
    written.write(to: &bytes)
    return bytes
  }
}

/// Writes one value; a class, as it is handed on as an `Encoder` and as a container.
final class ValueWriter: Encoder, SingleValueEncodingContainer {
  private let written: WrittenValue
  private let path: JSONPath

  init(_ written: WrittenValue, _ path: JSONPath) {
    (self.written, self.path) = (written, path)
  }

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { path.userInfo }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ObjectWriter<Key>(written, path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { ArrayWriter(written, path) }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { written.set(Array("null".utf8)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    guard JSONScalars.scalar(Value.self) != nil, let scalar = value as? any JSONScalar else {
      return try value.encode(to: self)
    }
    try write(scalar)
  }

  // What long lists hold, without a look at what kind it is of.
  func encode(_ value: String) throws { try write(value) }
  func encode(_ value: Int) throws { try write(value) }

  private func write(_ scalar: some JSONScalar) throws {
    guard let text = scalar.written else {
      throw EncodingError.invalidValue(
        scalar, .init(codingPath: codingPath, debugDescription: "JSON knows no \(scalar)"))
    }
    written.set(text)
  }
}
