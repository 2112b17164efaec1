/// The scheme at the start of links to games, as in `matchwood:sliding:1:4:seed=77`.
public enum LinkScheme {
  /// The name of the scheme.
  public static let name = "matchwood"

  /// Returns the text without surrounding white space and without the scheme. Older links have no scheme.
  public static func dropped(from text: String) -> Substring {
    let part = LinkPart(trimming: text)
    let (head, remaining) = part.split(at: ":")
    return isName(head.text) ? remaining?.text ?? "" : part.text
  }

  /// Whether a text begins with the scheme and its colon.
  public static func begins(_ text: String) -> Bool {
    let (head, remaining) = LinkPart(text[...]).split(at: ":")
    return remaining != nil && isName(head.text)
  }

  /// Whether a text is the scheme's name, in upper or lower case. Compares the length first, because accents can make
  /// a text very long.
  private static func isName(_ text: Substring) -> Bool {
    text.utf8.count == name.utf8.count && text.lowercased() == name
  }
}

/// One part of a text from an untrusted source, such as the clipboard.
public struct LinkPart {
  /// The text as written.
  public let text: Substring

  /// Makes a part without the surrounding white space.
  public init(trimming text: String) {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    self.text = end.map { start[...$0] } ?? ""
  }

  /// Makes a part of this text, including white space.
  public init(_ text: Substring) { self.text = text }

  /// The part as shown in an error: all of it, or its beginning and an ellipsis if it has more than 24 characters.
  /// It is cut at a space if there is one.
  public var excerpt: String {
    // Bounds the scalars first, because one character may have any number of accents.
    let beginning = Substring(text.unicodeScalars.prefix(240))
    guard beginning.count > 24 || beginning.endIndex < text.endIndex else { return String(text) }
    let start = beginning.prefix(24)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start.dropLast()
    return words + "…"
  }

  /// Splits the text at the first `separator`, which must be ASCII. Without one, the second part is `nil`.
  ///
  /// Compares bytes: accents can make a text long, and comparing its characters takes a hundred times as long.
  public func split(at separator: Unicode.Scalar) -> (LinkPart, LinkPart?) {
    let bytes = text.utf8
    guard let place = bytes.firstIndex(of: UInt8(ascii: separator)) else { return (self, nil) }
    return (LinkPart(text[..<place]), LinkPart(text[bytes.index(after: place)...]))
  }

  /// Parses a number without sign and leading zeros, or returns `nil`.
  public func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard let number = Number(text), String(number) == text else { return nil }
    return number < 0 ? nil : number
  }
}

/// The first error in a link. Its texts are excerpts of at most 24 characters.
public enum LinkError: Error, Hashable, Sendable {
  /// The link has this text in place of the game's name.
  case otherGame(String)
  /// The version is unknown, and may be newer than this program's.
  case unknownVersion(String, isNewer: Bool)
  /// A part is not valid. The example shows a valid one.
  case part(String, example: String)
}

/// A parser of a link's parts after game and version, from left to right.
public struct LinkParts {
  private var remaining: LinkPart?

  /// Parses the game and the version.
  ///
  /// - Throws: ``LinkError`` if they are not `game` and `version`.
  public init(_ text: String, game: String, version: Int) throws(LinkError) {
    let (name, afterName) = LinkPart(LinkScheme.dropped(from: text)).split(at: ":")
    guard name.text == game else { throw .otherGame(name.excerpt) }
    let (written, parts) = (afterName ?? LinkPart("")).split(at: ":")
    guard written.number() == version else {
      let number: Int? = written.number()
      throw .unknownVersion(written.excerpt, isNewer: number.map { $0 > version } ?? false)
    }
    remaining = parts
  }

  /// Parses the next part.
  ///
  /// - Parameters:
  ///   - example: a valid part, for the error. Its text up to the `=` is required.
  ///   - takesRest: whether the part extends to the end, including colons.
  ///   - read: converts the text after the `=` to a value, or returns `nil` if it is not valid.
  /// - Throws: ``LinkError/part(_:example:)`` if the part is missing or not valid.
  public mutating func next<Value>(
    _ example: String, takesRest: Bool = false, _ read: (LinkPart) -> Value?
  ) throws(LinkError) -> Value {
    let all = remaining ?? LinkPart("")
    let (part, after) = takesRest ? (all, nil) : all.split(at: ":")
    remaining = after
    var written: LinkPart? = part
    let (key, isKeyed) = LinkPart(example[...]).split(at: "=")
    if isKeyed != nil {
      let (name, value) = part.split(at: "=")
      written = name.text == key.text ? value : nil
    }
    guard let value = written.flatMap(read) else {
      throw .part(part.excerpt, example: example)
    }
    return value
  }
}
