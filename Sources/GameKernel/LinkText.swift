/// The scheme with which links to games begin, as in `matchwood:sliding:1:4:seed=77`.
public enum LinkScheme {
  /// Its name.
  public static let name = "matchwood"

  /// The text without white space around it and without the scheme; older links have none.
  public static func dropped(from text: String) -> Substring {
    let part = LinkPart(trimming: text)
    let (head, rest) = part.split(at: ":")
    return isName(head.text) ? rest?.text ?? "" : part.text
  }

  /// Whether a text begins with the scheme and its colon.
  public static func begins(_ text: String) -> Bool {
    let (head, rest) = LinkPart(text[...]).split(at: ":")
    return rest != nil && isName(head.text)
  }

  /// Schemes have no case. The length is compared first, for a text of accents may be long.
  private static func isName(_ text: Substring) -> Bool {
    text.utf8.count == name.utf8.count && text.lowercased() == name
  }
}

/// One part of a text that came from anywhere, such as the clipboard.
public struct LinkPart {
  /// As it was written.
  public let text: Substring

  /// The text without the white space around it.
  public init(trimming text: String) {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    self.text = end.map { start[...$0] } ?? ""
  }

  /// This text, whatever is around it.
  public init(_ text: Substring) { self.text = text }

  /// What an error shows of the part: all, or where that is long its first whole words and dots.
  public var excerpt: String {
    // One character may have any number of accents.
    let beginning = Substring(text.unicodeScalars.prefix(240))
    guard beginning.count > 24 || beginning.endIndex < text.endIndex else { return String(text) }
    let start = beginning.prefix(24)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start.dropLast()
    return words + "…"
  }

  /// The parts before and after the first `separator`, which is ASCII; none after it if there is no separator.
  ///
  /// Bytes are looked at, for a text of accents may be long, and its characters take a hundred times as long to tell
  /// apart.
  public func split(at separator: Unicode.Scalar) -> (LinkPart, LinkPart?) {
    let bytes = text.utf8
    guard let place = bytes.firstIndex(of: UInt8(ascii: separator)) else { return (self, nil) }
    return (LinkPart(text[..<place]), LinkPart(text[bytes.index(after: place)...]))
  }

  /// The number that is written so, without sign or leading zeros, or `nil`.
  public func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    guard let number = Number(text), String(number) == text else { return nil }
    return number < 0 ? nil : number
  }
}

/// What is wrong with a link, at the first part that is; parts are cut to their first characters.
public enum LinkError: Error, Hashable, Sendable {
  /// It does not begin with the game's name and has this in its place.
  case otherGame(String)
  /// It has a version that this program does not know; a newer one where that is so.
  case unknownVersion(String, isNewer: Bool)
  /// A part is not what belongs there, such as the example.
  case part(String, example: String)
}

/// The parts of a link behind its game and version, from left to right.
public struct LinkParts {
  private var rest: LinkPart?

  /// Reads the game and the version.
  ///
  /// - Throws: ``LinkError`` if they are not these.
  public init(_ text: String, game: String, version: Int) throws(LinkError) {
    let (name, afterName) = LinkPart(LinkScheme.dropped(from: text)).split(at: ":")
    guard name.text == game else { throw .otherGame(name.excerpt) }
    let (written, parts) = (afterName ?? LinkPart("")).split(at: ":")
    guard written.number() == version else {
      let number: Int? = written.number()
      throw .unknownVersion(written.excerpt, isNewer: number.map { $0 > version } ?? false)
    }
    rest = parts
  }

  /// Reads the next part.
  ///
  /// - Parameters:
  ///   - example: what could stand there, for the error; up to its `=` it must.
  ///   - takesRest: whether the part goes on to the end, colons included.
  ///   - read: makes the value of what is written behind the `=`, or `nil` where none is.
  /// - Throws: ``LinkError/part(_:example:)`` if there is no value.
  public mutating func next<Value>(
    _ example: String, takesRest: Bool = false, _ read: (LinkPart) -> Value?
  ) throws(LinkError) -> Value {
    let all = rest ?? LinkPart("")
    let (part, after) = takesRest ? (all, nil) : all.split(at: ":")
    rest = after
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
