/// Functions that parse and write JSON strings.
enum JSONString {
  private static let shortEscapes: [(letter: Unicode.Scalar, byte: UInt8)] = [
    ("\"", 0x22), ("\\", 0x5C), ("b", 0x08), ("f", 0x0C), ("n", 0x0A), ("r", 0x0D), ("t", 0x09),
    ("/", 0x2F),
  ]

  /// The maximum number of combining marks on one letter. Comparing strings takes time quadratic in their number,
  /// and no name that the program saves has as many.
  static let accentLimit = 1000

  /// Decodes the bytes between two quotes. Returns `nil` if they are invalid or a letter has too many combining
  /// marks.
  static func read(_ bytes: ArraySlice<UInt8>) -> String? {
    let string =
      bytes.contains(UInt8(ascii: "\\"))
      ? unescaped(bytes).flatMap { String(validating: $0, as: UTF8.self) }
      : String(validating: bytes, as: UTF8.self)
    guard let string, string.utf8.allSatisfy({ $0 < 0x80 }) || hasFewAccents(string)
    else { return nil }
    return string
  }

  private static func hasFewAccents(_ string: String) -> Bool {
    var accents = 0
    for scalar in string.unicodeScalars {
      accents = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : accents + 1
      if accents > accentLimit { return false }
    }
    return true
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        decoded.append(byte)
      } else if rest.first == UInt8(ascii: "u") {
        guard let scalar = scalar(&rest), let encoded = UTF8.encode(scalar) else { return nil }
        decoded += encoded
      } else {
        let letter = rest.popFirst()
        guard let row = shortEscapes.first(where: { UInt8(ascii: $0.letter) == letter }) else {
          return nil
        }
        decoded.append(row.byte)
      }
    }
    return decoded
  }

  /// Reads the rest of an escape such as `\u0041`, behind its backslash. Characters above U+FFFF take two escapes.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let unit = unit(&rest) else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard rest.popFirst() == UInt8(ascii: "\\"), let trail = self.unit(&rest),
      UTF16.isTrailSurrogate(trail)
    else { return nil }
    return Unicode.Scalar(0x10000 + UInt32(unit - 0xD800) << 10 + UInt32(trail - 0xDC00))
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    guard rest.popFirst() == UInt8(ascii: "u"), rest.count >= 4 else { return nil }
    var unit: UInt16 = 0
    for byte in rest.prefix(4) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    rest = rest.dropFirst(4)
    return unit
  }

  /// Returns a string with its quotes. Escapes only the characters that JSON does not allow unescaped.
  static func written(_ content: some Collection<UInt8>) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(content.count + 2)
    for byte in content {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes += escaped(byte)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return bytes
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    if let row = shortEscapes.first(where: { $0.byte == byte }) {
      return [UInt8(ascii: "\\"), UInt8(ascii: row.letter)]
    }
    let digits = String(byte, radix: 16)
    return Array("\\u00\(digits.count < 2 ? "0" : "")\(digits)".utf8)
  }
}
