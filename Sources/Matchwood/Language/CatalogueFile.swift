import Files

/// A compiled message catalogue, checked before gettext reads it.
///
/// gettext trusts its files: a damaged one can cause access outside the file, an endless loop or a division by
/// zero. So only files with the structure that `msgfmt` writes are accepted.
nonisolated struct CatalogueFile {
  private let bytes: [UInt8]

  /// The largest accepted file, in bytes. It is far larger than all texts of the program.
  private static let sizeLimit = 8 << 20
  private static let magic = 0x9504_12DE
  private static let headLength = 28

  /// Whether a file is intact, so that gettext can read it safely.
  static func isValid(_ path: FilePath) -> Bool {
    guard let bytes = (try? SafeFile(path: path).read(atMost: sizeLimit)) ?? nil else {
      return false
    }
    return CatalogueFile(bytes).isValid
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all offsets, strings and hash entries are valid.
  var isValid: Bool {
    guard bytes.count >= Self.headLength, number(at: 0) == Self.magic, number(at: 4) == 0 else {
      return false
    }
    let (count, keys, texts) = (number(at: 8), number(at: 12), number(at: 16))
    guard count > 0, hasRoom(for: count, of: 8, at: keys), hasRoom(for: count, of: 8, at: texts)
    else { return false }
    let strings = (0..<count).map { (string(in: keys, $0), string(in: texts, $0)) }
    guard strings.allSatisfy({ $0 != nil && $1 != nil }), let head = strings[0].1 else {
      return false
    }
    return strings[0].0?.isEmpty == true && Self.isValid(head: head) && hasSoundTable(count)
  }

  /// The accepted plural rules. gettext evaluates any rule of a header, even one that divides by zero.
  private static let pluralRules = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=(n > 1);",
    "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
  ]

  /// Whether the header has the program's character set and a known plural rule, each once.
  private static func isValid(head: ArraySlice<UInt8>) -> Bool {
    // Compares bytes, as gettext does. In a string, a combining mark after the word would hide the word.
    let lines = head.split(separator: UInt8(ascii: "\n"))
    func only(with word: String, isOneOf wanted: [String]) -> Bool {
      let found = lines.filter { line in
        line.indices.contains { line[$0...].starts(with: word.utf8) }
      }
      return found.count == 1 && wanted.contains { found[0].elementsEqual($0.utf8) }
    }
    return only(with: "charset", isOneOf: ["Content-Type: text/plain; charset=UTF-8"])
      && only(with: "plural", isOneOf: pluralRules.map { "Plural-Forms: \($0)" })
  }

  /// Whether the hash table is valid. The search for a missing text ends only at an empty slot. A prime size makes
  /// it visit all slots.
  private func hasSoundTable(_ count: Int) -> Bool {
    let (size, table) = (number(at: 20), number(at: 24))
    guard size > 0 else { return true }
    guard size > max(2, count), hasRoom(for: size, of: 4, at: table), Self.isPrime(size) else {
      return false
    }
    let entries = (0..<size).map { number(at: table + 4 * $0) }
    return entries.contains(0) && entries.allSatisfy { $0 <= count }
  }

  private static func isPrime(_ number: Int) -> Bool {
    var factor = 2
    while factor * factor <= number {
      if number % factor == 0 { return false }
      factor += 1
    }
    return number > 1
  }

  /// Returns a string of one of the two tables, or `nil` if it is not inside the file with a zero after it.
  private func string(in list: Int, _ index: Int) -> ArraySlice<UInt8>? {
    let (length, start) = (number(at: list + 8 * index), number(at: list + 8 * index + 4))
    guard start + length < bytes.count, bytes[start + length] == 0 else { return nil }
    return bytes[start..<start + length]
  }

  private func hasRoom(for count: Int, of size: Int, at place: Int) -> Bool {
    place % 4 == 0 && place + count * size <= bytes.count
  }

  /// Returns a 32-bit little-endian number.
  private func number(at place: Int) -> Int {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
