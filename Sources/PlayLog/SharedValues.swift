import GameKernel

/// The values of fields that many games have in common, such as their setup. The games share their storage.
struct SharedValues {
  private var texts: [ArraySlice<UInt8>: String] = [:]
  private var seats: [ArraySlice<UInt8>: [LoggedSeat]] = [:]
  private var lists: [ArraySlice<UInt8>: ResultCategory?] = [:]
  private var numbers: [ArraySlice<UInt8>: [Int]] = [:]

  /// Reads the next field as a text.
  mutating func text(_ fields: inout FieldReader) throws(FieldReader.Unreadable) -> String {
    try Self.shared(fields.next(), in: &texts) { (bytes) throws(FieldReader.Unreadable) in
      try FieldReader.text(bytes)
    }
  }

  /// Reads the next field as a list of seats.
  mutating func seats(_ fields: inout FieldReader) throws(FieldReader.Unreadable) -> [LoggedSeat] {
    try Self.shared(fields.next(), in: &seats) { (bytes) throws(FieldReader.Unreadable) in
      try FieldReader.list(bytes)
    }
  }

  /// Reads the next field as a category of best games, which may be empty.
  mutating func category(
    _ fields: inout FieldReader
  ) throws(FieldReader.Unreadable) -> ResultCategory? {
    try Self.shared(fields.next(), in: &lists) { (bytes) throws(FieldReader.Unreadable) in
      let text = try FieldReader.text(bytes)
      let category = ResultCategory(text: text)
      guard text.isEmpty || category != nil else { throw FieldReader.Unreadable() }
      return category
    }
  }

  /// Reads the next field as a list of numbers.
  mutating func numbers(_ fields: inout FieldReader) throws(FieldReader.Unreadable) -> [Int] {
    try Self.shared(fields.next(), in: &numbers) { (bytes) throws(FieldReader.Unreadable) in
      try FieldReader.list(bytes)
    }
  }

  private static func shared<Value>(
    _ bytes: ArraySlice<UInt8>, in known: inout [ArraySlice<UInt8>: Value],
    _ read: (ArraySlice<UInt8>) throws(FieldReader.Unreadable) -> Value
  ) throws(FieldReader.Unreadable) -> Value {
    if let value = known[bytes] { return value }
    let value = try read(bytes)
    // Copies the key, so that it does not retain the whole file.
    known[Array(bytes)[...]] = value
    return value
  }
}
