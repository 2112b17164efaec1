/// One part of a text that came from anywhere, such as the clipboard.
struct TextPart {
  let text: Substring

  /// The text without the white space around it.
  init(trimming text: String) {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    self.text = end.map { start[...$0] } ?? ""
  }

  init(_ text: Substring) {
    self.text = text
  }

  /// What an error shows of the part, however long it is.
  var excerpt: String { String(text.prefix(24)) }

  /// The parts before and after the first `separator`; none after it if there is no separator.
  func split(at separator: Character) -> (TextPart, TextPart?) {
    guard let place = text.firstIndex(of: separator) else { return (self, nil) }
    return (TextPart(text[..<place]), TextPart(text[text.index(after: place)...]))
  }

  /// The number that is written so, without sign or leading zeros, or `nil`.
  func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard let number = Number(text), String(number) == text else { return nil }
    return number < 0 ? nil : number
  }
}
