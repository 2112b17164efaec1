extension FilePath {
  private static let mark: FilePath = "%/"

  /// A text that leads back to the same bytes, for what is kept as text.
  ///
  /// It is the path itself where that is UTF-8, else `%/` and the path with `%E9` for each byte that is not ASCII. No name
  /// contains a slash, and no path from the root begins with `%`: so no other path has that text.
  public var text: String {
    if let utf8, !hasPrefix(Self.mark) { return utf8 }
    return Self.mark.shown + escaped
  }

  /// Reads ``text`` back; nil for a text that no path has.
  public init?(text: String) {
    let path = FilePath(text)
    guard path.hasPrefix(Self.mark) else {
      self = path
      return
    }
    guard let bytes = Self.unescaped(path.bytes.dropFirst(Self.mark.bytes.count)) else {
      return nil
    }
    self.init(bytes: bytes)
    // One path has one text.
    guard FilePath(self.text) == path else { return nil }
  }

  /// The local file that an address such as `file:///home/ann/caf%C3%A9.png` names; nil for any other word.
  ///
  /// The scheme has no case, and the machine between the slashes is taken for this one.
  public init?(address: FilePath) {
    let bytes = address.bytes
    guard FilePath(bytes: bytes.prefix(5)).shown.lowercased() == "file:" else { return nil }
    var rest = bytes.dropFirst(5)
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2).drop { $0 != Self.slash } }
    guard rest.first == Self.slash, let path = Self.unescaped(rest) else { return nil }
    self.init(bytes: path)
  }

  /// The bytes of an address, in which `%20` stands for one; nil where a `%` stands for none, or for zero.
  public static func unescaped(_ bytes: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2, digits != [0, 0] else { return nil }
      result.append(UInt8(16 * digits[0] + digits[1]))
      rest = rest.dropFirst(2)
    }
    return result
  }

  private var escaped: String {
    bytes.reduce(into: "") { text, byte in
      if byte < 0x80, byte != UInt8(ascii: "%") {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
