/// A writer of tab-separated fields.
struct FieldWriter {
  /// The fields with a tab before each.
  private(set) var bytes: [UInt8] = []

  static let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))
  static let backslash = UInt8(ascii: "\\")

  /// Writes a text. Tabs, newlines and backslashes are escaped.
  mutating func add(_ text: String) {
    bytes.append(Self.tab)
    bytes += Self.escaped(text.utf8)
  }

  /// Writes a value's text, or an empty field for `nil`.
  mutating func add(_ value: (some LosslessStringConvertible)?) { add(value?.description ?? "") }

  /// Writes values as one field: their escaped texts, separated by tabs, are escaped again.
  mutating func add(_ values: [some LosslessStringConvertible]) {
    let texts = values.map { Self.escaped($0.description.utf8) }
    let joined = Array(texts.joined(separator: [Self.tab]))
    bytes.append(Self.tab)
    bytes += Self.escaped(joined)
  }

  /// Writes 1 or 0.
  mutating func add(_ isTrue: Bool) { add(isTrue ? "1" : "0") }

  private static func escaped(_ text: some Sequence<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    for byte in text {
      switch byte {
      case tab: escaped += [backslash, UInt8(ascii: "t")]
      case newline: escaped += [backslash, UInt8(ascii: "n")]
      case backslash: escaped += [backslash, backslash]
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}
