/// Random damage to files, determined by a seed.
///
/// Faults in bytes imitate failing disks. In text, about half of the faults change words instead, as people and other
/// programs do.
public struct Damage {
  private var dice: Dice

  /// Creates damage from a seed.
  public init(seed: UInt64) { dice = Dice(seed: seed) }

  /// Returns a copy with one to four faults.
  ///
  /// - Parameter isText: whether the file is text, so that words can be replaced.
  public mutating func damaged(_ bytes: [UInt8], isText: Bool) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(4) {
      if isText, dice.below(2) == 0 { changeWord(of: &bytes) } else { changeBytes(of: &bytes) }
    }
    return bytes
  }

  /// Returns a random range of the bytes, usually a short one.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = dice.below(bytes.count + 1)
    let most = dice.below(3) == 0 ? bytes.count : 16
    return start..<min(bytes.count, start + dice.below(most + 1))
  }

  private mutating func changeBytes(of bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = noise()
      return
    }
    let part = part(of: bytes)
    switch dice.below(9) {
    case 0, 1: bytes[dice.below(bytes.count)] ^= 1 << UInt8(dice.below(8))
    case 2: bytes[dice.below(bytes.count)] = dice.pick([0, 1, 0x7F, 0x80, 0xFF])
    case 3: bytes.removeLast(bytes.count - part.lowerBound)
    case 4: bytes.removeSubrange(part)
    case 5: bytes.insert(contentsOf: bytes[part], at: dice.below(bytes.count))
    case 6: bytes.replaceSubrange(part, with: repeatElement(0, count: part.count))
    case 7: bytes.insert(contentsOf: noise(), at: part.lowerBound)
    default:
      let moved = bytes[part]
      bytes.removeSubrange(part)
      bytes.insert(contentsOf: moved, at: dice.below(bytes.count + 1))
    }
  }

  private mutating func noise() -> [UInt8] {
    (0...dice.below(64)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
  }

  // MARK: Words

  private mutating func changeWord(of bytes: inout [UInt8]) {
    let words = Self.words(of: bytes)
    guard !words.isEmpty else { return changeBytes(of: &bytes) }
    let (word, other) = (dice.pick(words), dice.pick(words))
    switch dice.below(8) {
    case 0, 1: bytes.replaceSubrange(word, with: dice.pick(Self.numbers).utf8)
    case 2: bytes.replaceSubrange(word, with: dice.pick(Self.others).utf8)
    case 3, 4: bytes.replaceSubrange(word, with: Array(bytes[other]))
    case 5:
      let (open, close) = dice.pick([("[", "]"), (#"{"value":"#, "}"), (#"{"a":["#, "]}")])
      let depth = dice.pick([1, 2, 100, 20_000])
      let around = (String(repeating: open, count: depth), String(repeating: close, count: depth))
      bytes.replaceSubrange(word, with: Array(around.0.utf8) + bytes[word] + Array(around.1.utf8))
    case 6:
      // Limited to about a megabyte, for words that are already long.
      let count = min(dice.below(5_000), 1_000_000 / (word.count + 1))
      let many = repeatElement(Array(bytes[word]) + [UInt8(ascii: ",")], count: count)
      bytes.insert(contentsOf: many.joined(), at: word.lowerBound)
    default: bytes.removeSubrange(word)
    }
  }

  /// Returns the words between the punctuation of JSON, links and similar formats.
  private static func words(of bytes: [UInt8]) -> [Range<Int>] {
    let marks = Set(#"{}[]",:=-; "#.utf8 + [UInt8(ascii: "\n"), 0])
    return bytes.indices.split { marks.contains(bytes[$0]) }.compactMap { word in
      word.first.map { $0..<$0 + word.count }
    }
  }

  private static let numbers = [
    "0", "-1", "1", "255", "256", "65536", "2147483648", "4294967296", "9223372036854775807",
    "-9223372036854775808", "18446744073709551615", "18446744073709551616", "1e400", "1e-400",
    "0.5", "1e18", "-0",
  ]

  private static let others = [
    "null", "true", "[]", "{}", #""""#, #""\ud800""#, "person", "passing", "shuffle", "e\u{301}",
    "\u{FEFF}", "\u{202E}", "\u{0}", "NaN", "../../x", String(repeating: "e\u{301}", count: 3_000),
  ]
}
