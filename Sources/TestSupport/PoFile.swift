import Files
import Testing

/// The messages of a catalogue file, read as gettext writes it.
public struct PoFile {
  /// One text with what it is in the language.
  public struct Message: Equatable {
    /// In English.
    public var text = ""
    /// In English too, for numbers but one; nil for a text without a number.
    public var plural: String?
    /// One translation, or one for each plural form.
    public var translations: [String] = []
    /// Whether the translation is in doubt.
    public var isFuzzy = false
  }

  /// Without the head, whose text is empty.
  public let messages: [Message]
  /// The translation of the empty text: what holds for the whole file.
  public let head: String

  /// Reads a file.
  public init(path: String) throws {
    let bytes = try #require(try SafeFile(path: path).read(), "\(path) is missing")
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a file's text.
  public init(_ text: String) {
    var all: [Message] = []
    var target: WritableKeyPath<Message, String>?
    var isFuzzy = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        if line.hasPrefix("#,") { isFuzzy = line.contains("fuzzy") }
        continue
      }
      if line.hasPrefix("msgid ") {
        all.append(Message(isFuzzy: isFuzzy))
        isFuzzy = false
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
    messages = all.filter { !$0.text.isEmpty }
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
