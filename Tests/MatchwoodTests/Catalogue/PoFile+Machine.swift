import TestSupport

extension PoFile {
  /// The catalogue as gettext reads it, so that tests need no tool to make it.
  ///
  /// Source: *The Format of GNU MO Files* in the manual of gettext.
  var machineObject: [UInt8] {
    var pairs = messages.filter { !$0.isFuzzy }.map { message in
      (
        Array((message.text + (message.plural.map { "\0" + $0 } ?? "")).utf8),
        Array(message.translations.joined(separator: "\0").utf8)
      )
    }
    pairs.append(([], Array(head.utf8)))
    pairs.sort { $0.0.lexicographicallyPrecedes($1.0) }
    let count = pairs.count
    let (texts, translations) = (28, 28 + 8 * count)
    var words: [UInt32] = [
      0x9504_12DE, 0, UInt32(count), UInt32(texts), UInt32(translations), 0, 0,
    ]
    var strings: [UInt8] = []
    for string in pairs.map(\.0) + pairs.map(\.1) {
      words += [UInt32(string.count), UInt32(translations + 8 * count + strings.count)]
      strings += string + [0]
    }
    let head = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    return head + strings
  }
}
