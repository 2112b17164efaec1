/// The Japanese syllabic letters, as the on-screen keyboard types them.
enum Kana {
  /// A key that changes the letter before it.
  enum Mark: String {
    /// か becomes が.
    case voiced = "゛"
    /// は becomes ぱ.
    case halfVoiced = "゜"
    /// や becomes ゃ.
    case small = "小"
  }

  /// Returns a letter with a mark, or without the mark if it has it; `nil` if the letter cannot have it.
  static func marked(_ letter: Character, by mark: Mark) -> Character? {
    guard letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first else {
      return nil
    }
    let isKatakana = katakanaRange.contains(scalar.value)
    let value = isKatakana ? scalar.value - distance : scalar.value
    guard let hiragana = Unicode.Scalar(value).map({ Character($0) }),
      let pair = pairs(of: mark).first(where: { $0.contains(hiragana) }),
      let other = pair.first(where: { $0 != hiragana })
    else { return nil }
    return isKatakana ? Character(katakana(String(other))) : other
  }

  /// Returns a text with katakana in place of hiragana.
  static func katakana(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          hiraganaRange.contains(scalar.value)
            ? Unicode.Scalar(scalar.value + distance) ?? scalar : scalar
        }))
  }

  private static let hiraganaRange: ClosedRange<UInt32> = 0x3041...0x3096
  private static let katakanaRange: ClosedRange<UInt32> = 0x30A1...0x30F6
  private static let distance: UInt32 = 0x60

  /// The pairs of letters that a mark exchanges.
  private static func pairs(of mark: Mark) -> [String] {
    let text =
      switch mark {
      case .voiced:
        "うゔ かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つづ てで とど はば ひび ふぶ へべ ほぼ"
      case .halfVoiced: "はぱ ひぴ ふぷ へぺ ほぽ"
      case .small: "あぁ いぃ うぅ えぇ おぉ つっ やゃ ゆゅ よょ わゎ"
      }
    return text.split(separator: " ").map { String($0) }
  }
}
