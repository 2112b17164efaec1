import GameKernel

/// A reader of tab-separated fields from an untrusted source.
struct FieldReader {
  /// The error of a missing or invalid field.
  struct Unreadable: Error {}

  /// The fields left, or `nil` after the last one.
  private(set) var rest: ArraySlice<UInt8>?

  /// The longest field, in bytes. Only a record may be longer.
  private static let lengthLimit = 4_096

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Returns the bytes of the next field.
  mutating func next(atMost limit: Int = lengthLimit) throws(Unreadable) -> ArraySlice<UInt8> {
    guard let bytes = rest else { throw Unreadable() }
    let end = bytes.firstIndex(of: FieldWriter.tab) ?? bytes.endIndex
    rest = end == bytes.endIndex ? nil : bytes[(end + 1)...]
    guard end - bytes.startIndex <= limit else { throw Unreadable() }
    return bytes[..<end]
  }

  /// Reads a text.
  mutating func text(atMost limit: Int = lengthLimit) throws(Unreadable) -> String {
    try Self.text(next(atMost: limit))
  }

  /// Reads a value.
  mutating func value<Value: LosslessStringConvertible>() throws(Unreadable) -> Value {
    guard let value = Value(try text()) else { throw Unreadable() }
    return value
  }

  /// Reads a value, or returns `nil` for an empty field.
  mutating func optional<Value: LosslessStringConvertible>() throws(Unreadable) -> Value? {
    let bytes = try next()
    return bytes.isEmpty ? nil : try Self.value(bytes)
  }

  /// Reads a list of values.
  mutating func list<Value: LosslessStringConvertible>() throws(Unreadable) -> [Value] {
    try Self.list(next())
  }

  /// Reads a number of the range.
  mutating func number(_ range: ClosedRange<Int>) throws(Unreadable) -> Int {
    guard let number = try optionalNumber(range) else { throw Unreadable() }
    return number
  }

  /// Reads a number of the range, or returns `nil` for an empty field.
  mutating func optionalNumber(_ range: ClosedRange<Int>) throws(Unreadable) -> Int? {
    let bytes = try next()
    if bytes.isEmpty { return nil }
    guard let number = Self.number(bytes), range.contains(number) else { throw Unreadable() }
    return number
  }

  /// Reads 1 or 0.
  mutating func flag() throws(Unreadable) -> Bool { try number(0...1) == 1 }

  // MARK: Fields

  /// Returns the values of a list.
  static func list<Value: LosslessStringConvertible>(
    _ bytes: ArraySlice<UInt8>
  ) throws(Unreadable) -> [Value] {
    guard !bytes.isEmpty else { return [] }
    let parts = try unescaped(bytes)
      .split(separator: FieldWriter.tab, omittingEmptySubsequences: false)
    var values: [Value] = []
    for part in parts { values.append(try value(part)) }
    return values
  }

  /// Returns a number of at most 18 digits, or `nil` for other text. Faster than `Int(_:)`, which needs a string.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard (1...18).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return isNegative ? -number : number
  }

  /// Returns the text of a field.
  static func text(_ bytes: ArraySlice<UInt8>) throws(Unreadable) -> String {
    let plain = bytes.contains(FieldWriter.backslash) ? try unescaped(bytes)[...] : bytes
    guard let text = String(validating: plain, as: UTF8.self) else { throw Unreadable() }
    return text
  }

  private static func value<Value: LosslessStringConvertible>(
    _ bytes: ArraySlice<UInt8>
  ) throws(Unreadable) -> Value {
    guard let value = Value(try text(bytes)) else { throw Unreadable() }
    return value
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) throws(Unreadable) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == FieldWriter.backslash else {
        plain.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): plain.append(FieldWriter.tab)
      case UInt8(ascii: "n"): plain.append(FieldWriter.newline)
      case FieldWriter.backslash: plain.append(FieldWriter.backslash)
      default: throw Unreadable()
      }
    }
    return plain
  }
}
