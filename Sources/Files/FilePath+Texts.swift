extension FilePath {
  private static let mark: FilePath = "%/"

  /// A string that represents exactly these bytes, for JSON and other text files.
  ///
  /// A UTF-8 path that does not begin with `%/` is its own text. Any other path becomes `%/`, then the path with
  /// escapes such as `%E9` for `%` and bytes that are not ASCII. The prefix is unambiguous: a name contains no slash,
  /// and an absolute path does not begin with `%`.
  public var text: String {
    if let utf8, !hasPrefix(Self.mark) { return utf8 }
    return Self.mark.shown + escaped
  }

  /// Decodes ``text``. Returns `nil` for a string that no path encodes to.
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
    // Rejects other encodings of the same path.
    guard FilePath(self.text) == path else { return nil }
  }

  /// Parses a `file:` URL such as `file:///home/ann/caf%C3%A9.png`. Returns `nil` for anything else.
  ///
  /// The scheme is case-insensitive. The host is ignored: every URL is taken as local.
  public init?(address: FilePath) {
    let bytes = address.bytes
    guard FilePath(bytes: bytes.prefix(5)).shown.lowercased() == "file:" else { return nil }
    var rest = bytes.dropFirst(5)
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2).drop { $0 != Self.slash } }
    guard rest.first == Self.slash, let path = Self.unescaped(rest) else { return nil }
    self.init(bytes: path)
  }

  /// Decodes percent escapes such as `%20`. Returns `nil` for an invalid escape or `%00`.
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
