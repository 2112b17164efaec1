/// A decoder of `Decodable` values from JSON.
///
/// Members that the type does not decode are skipped, so invalid numbers and strings in them do not matter. If a
/// name occurs twice, the first member counts.
public struct JSONReader {
  private let userInfo: [CodingUserInfoKey: any Sendable]

  /// - Parameter userInfo: information that the values receive while they are decoded.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Returns the value of a JSON text in UTF-8.
  ///
  /// - Throws: `DecodingError` if the text is not JSON or holds another type. Errors of the value itself are
  ///   passed on.
  public func read<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    var scanner = JSONScanner(bytes)
    let value = JSONValue(bytes, at: try scanner.scan())
    return try ValueReader(value, JSONPath(userInfo: userInfo)).decode(type)
  }
}

/// A decoder of one value. A class, because it serves as the `Decoder` and as its container.
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

  // Faster versions for the usual elements of long arrays: they skip the look-up of the type.
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
