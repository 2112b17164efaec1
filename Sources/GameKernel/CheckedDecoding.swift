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
