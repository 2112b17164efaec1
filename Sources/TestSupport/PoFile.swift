import Files
import Testing

/// The messages of a gettext catalogue file.
public struct PoFile: Sendable {
  /// A text with its translations.
  public struct Message: Equatable, Sendable {
    /// The English text, after its context and a `U+0004` if it has one.
    public var text = ""
    /// The English plural, or `nil` for a text without a number.
    public var plural: String?
    /// The translation, or one for each plural form.
    public var translations: [String] = []
    /// Whether the translation is marked as fuzzy.
    public var isFuzzy = false
    /// The translator's note, or an empty string.
    public var note = ""
  }

  /// The messages without the header.
  public let messages: [Message]
  /// The header, which is the translation of the empty text.
  public let head: String
  /// The rule of the plural forms in the header.
  private let rule: String?

  /// Reads a file.
  public init(path: String) throws {
    let bytes = try #require(try SafeFile(path: path).read(), "\(path) is missing")
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Parses the contents of a file.
  public init(_ text: String) {
    var all: [Message] = []
    var target: WritableKeyPath<Message, String>?
    var (isFuzzy, note, context) = (false, "", "")
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        if line.hasPrefix("#,") { isFuzzy = line.contains("fuzzy") }
        if line.hasPrefix("#.") { note += line.dropFirst(2) }
        continue
      }
      if line.hasPrefix("msgctxt ") {
        context = Self.quoted(line).map { $0 + "\u{4}" } ?? ""
        continue
      }
      if line.hasPrefix("msgid ") {
        all.append(Message(text: context, isFuzzy: isFuzzy, note: note))
        (isFuzzy, note, context) = (false, "", "")
        target = \.text
      } else if line.hasPrefix("msgid_plural ") {
        all[all.count - 1].plural = ""
        target = \.plural.orEmpty
      } else if line.hasPrefix("msgstr") {
        all[all.count - 1].translations.append("")
        target = \.translations.lastWord
      }
      if let target, let word = Self.quoted(line) { all[all.count - 1][keyPath: target] += word }
    }
    head = all.first { $0.text.isEmpty }?.translations.first ?? ""
    rule = (head.firstMatch(of: /plural=(.*);/)?.output.1).map(String.init)
    messages = all.filter { !$0.text.isEmpty }
  }

  /// Returns the index of the plural form for a number, by the rule of the header.
  ///
  /// The rules are those in [gettext's manual](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
  public func form(for count: Int) throws -> Int {
    let rule = try #require(rule)
    let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
    return switch rule {
    case "0": 0
    case "(n != 1)": count == 1 ? 0 : 1
    case "(n > 1)": count > 1 ? 1 : 0
    case "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)": count == 1 ? 0 : (2...4).contains(count) ? 1 : 2
    case "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)":
      count == 1 ? 0 : isFew ? 1 : 2
    case "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)":
      count % 10 == 1 && count % 100 != 11 ? 0 : isFew ? 1 : 2
    default: try #require(nil, "unknown rule \(rule)")
    }
  }

  private static func quoted(_ line: Substring) -> String? {
    guard let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\""), open < close
    else { return nil }
    return String(line[line.index(after: open)..<close])
      .replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

extension String? {
  fileprivate var orEmpty: String {
    get { self ?? "" }
    set { self = newValue }
  }
}

extension [String] {
  fileprivate var lastWord: String {
    get { last ?? "" }
    set { self[count - 1] = newValue }
  }
}
