import GameKernel

/// A word of the command line that a desktop hands over: a link to a game, or a picture to be opened.
nonisolated enum OpenedThing: Equatable, Sendable, CustomStringConvertible {
  case link(String)
  case file(String)

  /// What the names of pictures end with.
  static let endings = [".png", ".jpg", ".jpeg", ".webp", ".bmp"]

  /// A link with its scheme, an address of a local file, or the path of one; nil for any other word.
  init?(_ word: String) {
    if word.hasPrefix("\(LinkScheme.name):") {
      self = .link(Self.unescaped(word) ?? word)
    } else if word.hasPrefix("file:") {
      let path = word.dropFirst("file:".count)
      // Behind two slashes stands the machine, which is this one.
      let local = path.hasPrefix("//") ? path.dropFirst(2).drop { $0 != "/" } : path
      guard local.hasPrefix("/"), let name = Self.unescaped(String(local)) else { return nil }
      self = .file(name)
    } else if word.contains("/") || Self.endings.contains(where: word.lowercased().hasSuffix) {
      self = .file(word)
    } else {
      return nil
    }
  }

  /// The text with the bytes that addresses write as `%20`; nil where that is no text.
  private static func unescaped(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let code = UInt8(digits, radix: 16), code > 0 else {
        return nil
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  var description: String {
    switch self {
    case .link(let text), .file(let text): text
    }
  }
}
