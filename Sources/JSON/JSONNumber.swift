/// Functions that parse JSON numbers.
enum JSONNumber {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte may occur in a number.
  static func isPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || ".-+eE".utf8.contains(byte)
  }

  /// Returns an integer, which may be written with a fraction or an exponent. Returns `nil` if it is invalid or does
  /// not fit.
  static func whole<Number: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>) -> Number? {
    guard isNumber(bytes) else { return nil }
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard digits.allSatisfy(isDigit) else {
      return Double(String(decoding: bytes, as: UTF8.self)).flatMap { Number(exactly: $0) }
    }
    var number: Number = 0
    for byte in digits {
      let digit = Number(byte - UInt8(ascii: "0"))
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isOver) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      guard !isTooLarge, !isOver else { return nil }
      number = sum
    }
    return number
  }

  /// Returns a floating-point number, or `nil` if it is invalid or too large for the type.
  static func fraction<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ bytes: ArraySlice<UInt8>
  ) -> Number? {
    guard isNumber(bytes) else { return nil }
    return Number(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the bytes follow RFC 8259: no leading zeros, and digits on both sides of the decimal point.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    guard let digits = skipDigits(&rest), !isZero || digits == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard skipDigits(&rest) != nil else { return false }
    }
    if let first = rest.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard skipDigits(&rest) != nil else { return false }
    }
    return rest.isEmpty
  }

  /// Skips digits and returns their number, or `nil` if there is none.
  private static func skipDigits(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let count = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(count)
    return count > 0 ? count : nil
  }
}
