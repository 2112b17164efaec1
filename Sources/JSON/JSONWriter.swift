/// An encoder of `Encodable` values as JSON.
///
/// The text is one line without spaces, with the members of each object sorted by name. So equal values always
/// give equal bytes.
public struct JSONWriter {
  private let userInfo: [CodingUserInfoKey: any Sendable]

  /// - Parameter userInfo: information that the values receive while they are encoded.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Returns the JSON text of a value, in UTF-8.
  ///
  /// - Throws: `EncodingError` for a number that is not finite or a value that encodes nothing. Errors of the
  ///   value itself are passed on.
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

/// An encoder of one value. A class, because it serves as the `Encoder` and as its container.
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

  // Faster versions for the usual elements of long arrays: they skip the look-up of the type.
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
