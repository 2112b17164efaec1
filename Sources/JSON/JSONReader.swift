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
    let node = try scanner.scan()
    return try ValueReader(node, bytes, JSONPath(userInfo: userInfo)).decode(type)
  }
}

/// Reads one value; a class, as it is handed on as a `Decoder` and as a container.
final class ValueReader: Decoder, SingleValueDecodingContainer {
  private let node: JSONNode
  private let bytes: [UInt8]
  private let path: JSONPath

  init(_ node: JSONNode, _ bytes: [UInt8], _ path: JSONPath) {
    (self.node, self.bytes, self.path) = (node, bytes, path)
  }

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { path.userInfo }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = node else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(try ObjectReader<Key>(members, bytes, path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let rows) = node else { throw mismatch([Any].self) }
    return ArrayReader(rows, bytes, path)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    if case .null = node { true } else { false }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let scalar = JSONScalars.scalar(type) else { return try Value(from: self) }
    guard let value = scalar.read(node, in: bytes) as? Value else { throw mismatch(type) }
    return value
  }

  // What long lists hold, without a look at what kind it is of.
  func decode(_ type: String.Type) throws -> String { try scalar() }
  func decode(_ type: Int.Type) throws -> Int { try scalar() }

  private func scalar<Scalar: JSONScalar>() throws -> Scalar {
    guard let value = Scalar.read(node, in: bytes) else { throw mismatch(Scalar.self) }
    return value
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "This is \(node.kind) or damaged"))
  }
}
