extension KeyedDecodingContainer {
  /// Reads a value that may come from anywhere.
  ///
  /// - Parameter isSound: whether the program can live with it.
  /// - Throws: `DecodingError` if it is missing, damaged or not sound.
  public func decode<Value: Decodable>(
    _ key: Key, _ isSound: (Value) -> Bool
  ) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    try check(key, isSound(value), "\(value)")
    return value
  }

  /// Reads a number that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if it is missing, damaged or not in the range.
  public func decode(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    try decode(key) { range.contains($0) }
  }

  /// Reads a list that may come from anywhere, and no further than it can be of use.
  ///
  /// - Throws: `DecodingError` if it is missing, damaged or has more elements than the limit.
  public func decode<Element: Decodable>(_ key: Key, atMost limit: Int) throws -> [Element] {
    let (elements, isWhole): ([Element], Bool) = try decode(key, first: limit)
    try check(key, isWhole, "more than \(limit)")
    return elements
  }

  /// Reads the beginning of a list that may come from anywhere.
  ///
  /// - Returns: as many elements as the limit allows, and whether these are all.
  /// - Throws: `DecodingError` if the list is missing or one of these is damaged.
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

  /// Refuses what was read where it does not fit.
  ///
  /// - Parameter found: what stands there.
  /// - Throws: `DecodingError` unless it is sound.
  public func check(_ key: Key, _ isSound: Bool, _ found: @autoclosure () -> String) throws {
    guard isSound else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(key.stringValue): \(found())")
    }
  }
}
