extension KeyedDecodingContainer {
  /// Decodes a value from an untrusted source.
  ///
  /// - Parameter isValid: returns whether the value is valid.
  /// - Throws: `DecodingError` if the value is missing, damaged or not valid.
  public func decode<Value: Decodable>(
    _ key: Key, _ isValid: (Value) -> Bool
  ) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    try check(key, isValid(value), "\(value)")
    return value
  }

  /// Decodes a number from an untrusted source.
  ///
  /// - Throws: `DecodingError` if the number is missing, damaged or not in the range.
  public func decode(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    try decode(key) { range.contains($0) }
  }

  /// Decodes a list from an untrusted source. Stops at the limit, which bounds the work.
  ///
  /// - Throws: `DecodingError` if the list is missing, damaged or longer than the limit.
  public func decode<Element: Decodable>(_ key: Key, atMost limit: Int) throws -> [Element] {
    let (elements, isWhole): ([Element], Bool) = try decode(key, first: limit)
    try check(key, isWhole, "more than \(limit)")
    return elements
  }

  /// Decodes the beginning of a list from an untrusted source.
  ///
  /// - Returns: the first elements, at most `limit`, and whether they are the whole list.
  /// - Throws: `DecodingError` if the list is missing or one of these elements is damaged.
  public func decode<Element: Decodable>(
    _ key: Key, first limit: Int
  ) throws -> (elements: [Element], isWhole: Bool) {
    var list = try nestedUnkeyedContainer(forKey: key)
    var elements: [Element] = []
    while !list.isAtEnd, elements.count < limit {
      elements.append(try list.decode(Element.self))
    }
    return (elements, list.isAtEnd)
  }

  /// Throws an error for a decoded value that is not valid.
  ///
  /// - Parameter found: the text of the value, for the error.
  /// - Throws: `DecodingError` unless `isValid` is true.
  public func check(_ key: Key, _ isValid: Bool, _ found: @autoclosure () -> String) throws {
    guard isValid else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(key.stringValue): \(found())")
    }
  }
}

/// An element of a list that becomes `nil` if it cannot be decoded.
public struct Lenient<Value: Decodable>: Decodable {
  /// The element, or `nil`.
  public let value: Value?

  public init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}
