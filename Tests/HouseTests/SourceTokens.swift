/// The words and signs of Swift source, without comments and without what stands in quotes.
///
/// What a text interpolates is code like any other.
struct SourceTokens {
  private(set) var tokens: [String] = []
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    // The zero at the end is no part of any token, and lets two bytes be looked at anywhere.
    bytes = Array(text.utf8) + [0]
    readCode(toParenthesis: false)
  }

  private mutating func readCode(toParenthesis isInside: Bool) {
    var depth = 0
    while index < bytes.count - 1 {
      let byte = bytes[index]
      if starts("//") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if starts("/*") {
        while index < bytes.count - 1, !starts("*/") { index += 1 }
        index = min(index + 2, bytes.count - 1)
      } else if let hashes = hashesOfText {
        readText(hashes)
      } else if Self.isWord(byte) {
        let start = index
        skip(while: Self.isWord)
        tokens.append(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        index += 1
        if isInside, byte == UInt8(ascii: "(") { depth += 1 }
        if isInside, byte == UInt8(ascii: ")") {
          if depth == 0 { return }
          depth -= 1
        }
        if byte > 32, byte != UInt8(ascii: "`") { tokens.append(String(UnicodeScalar(byte))) }
      }
    }
  }

  /// How many signs `#` stand before the quotes that begin here; nil where none begin.
  private var hashesOfText: Int? {
    var end = index
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    return bytes[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private mutating func readText(_ hashCount: Int) {
    index += hashCount
    let hashes = String(repeating: "#", count: hashCount)
    let quotes = starts(#"""""#) ? #"""""# : #"""#
    index += quotes.utf8.count
    while index < bytes.count - 1, !starts(quotes + hashes) {
      if starts(#"\"# + hashes + "(") {
        index += 2 + hashCount
        readCode(toParenthesis: true)
      } else if starts(#"\"# + hashes) {
        index += 2 + hashCount
      } else {
        index += 1
      }
    }
    index = min(index + quotes.utf8.count + hashCount, bytes.count - 1)
  }

  private func starts(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while index < bytes.count - 1, condition(bytes[index]) { index += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
