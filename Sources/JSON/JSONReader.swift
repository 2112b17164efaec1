/// Reads values from JSON, to which Swift's own `Codable` says what they hold.
///
/// What a text holds beyond a value is not looked at, and damage there does none. Of two values of one name the first
/// one counts.
public struct JSONReader {
  private let userInfo: [CodingUserInfoKey: any Sendable]

  /// - Parameter userInfo: what values may ask for while they are read.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// The value that a text in UTF-8 says.
  ///
  /// - Throws: `DecodingError` if it is no JSON or says another kind of value, or what the value itself throws.
  public func read<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    var scanner = JSONScanner(bytes)
    let value = JSONValue(bytes, at: try scanner.scan())
    return try ValueReader(value, JSONPath(userInfo: userInfo)).decode(type)
  }
}

/// Reads one value; a class, as it is handed on as a `Decoder` and as a container.
final class ValueReader: Decoder, SingleValueDecodingContainer {
  private let value: JSONValue
  private let path: JSONPath

  init(_ value: JSONValue, _ path: JSONPath) { (self.value, self.path) = (value, path) }

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { path.userInfo }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = value.members else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(try ObjectReader<Key>(members, path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.elements else { throw mismatch([Any].self) }
    return ArrayReader(elements, path)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let scalar = JSONScalars.scalar(type) else { return try Value(from: self) }
    guard let read = scalar.read(value) as? Value else { throw mismatch(type) }
    return read
  }

  // What long lists hold, without a look at what kind it is of.
  func decode(_ type: String.Type) throws -> String { try scalar() }
  func decode(_ type: Int.Type) throws -> Int { try scalar() }

  private func scalar<Scalar: JSONScalar>() throws -> Scalar {
    guard let read = Scalar.read(value) else { throw mismatch(Scalar.self) }
    return read
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "This is \(value.kind) or damaged"))
  }
}
