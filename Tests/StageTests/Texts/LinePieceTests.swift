import Stage
import TestSupport
import Testing

@MainActor @Suite("Where a line breaks")
struct LinePieceTests {
  /// Returns the lines of a text in a width of some characters.
  private func lines(_ text: String, _ width: Int) -> [String] {
    FixedMeasurer().lines(text, TextStyle(.regular, 20), width: Double(10 * width))
  }

  @Test("A line of Latin letters breaks at spaces alone")
  func latin() {
    #expect(lines("Grabe, wo du willst", 9) == ["Grabe, wo", "du willst"])
    #expect(lines("Donaudampfschiff ahoi", 5) == ["Donaudampfschiff", "ahoi"])
    #expect(lines("well-known “pair(s)”", 4) == ["well-known", "“pair(s)”"])
    #expect(lines("  a  b ", 9) == ["a b"])
    #expect(lines("", 9) == [])
  }

  @Test("A path breaks after its slashes, but no unit and no fraction does")
  func path() {
    #expect(
      lines("in /home/ann/Pictures/a.png", 12) == ["in /home/", "ann/", "Pictures/", "a.png"])
    #expect(lines("90 km/h", 4) == ["90", "km/h"])
  }

  @Test("A line breaks between ideographs, kana and hangul syllables")
  func eastAsian() {
    #expect(lines("日本語の文章", 4) == ["日本語の", "文章"])
    #expect(lines("游戏结束", 3) == ["游戏结", "束"])
    #expect(lines("한국어판", 2) == ["한국", "어판"])
    #expect(lines("ｶﾀｶﾅ", 2) == ["ｶﾀ", "ｶﾅ"])
    #expect(lines("𠮷野家", 2) == ["𠮷野", "家"])
  }

  @Test("A space stays between pieces on one line, and is lost at its end")
  func spaces() {
    #expect(lines("한 국 어", 3) == ["한 국", "어"])
    #expect(lines("数 18", 4) == ["数 18"])
  }

  @Test("A Latin word and a number among ideographs stay whole")
  func mixed() {
    #expect(lines("使うMatchwoodです", 9) == ["使う", "Matchwood", "です"])
    #expect(lines("残り18本", 3) == ["残り", "18本"])
  }

  @Test("No line begins with a full stop or a comma", arguments: Array("。、．，｡､.,"))
  func stop(sign: Character) {
    #expect(lines("今日晴\(sign)明日", 3) == ["今日", "晴\(sign)明", "日"])
  }

  @Test("No line begins with a closing bracket", arguments: Array("）」』】〕〉》］｝)]”"))
  func closing(sign: Character) {
    #expect(lines("今日晴\(sign)", 3) == ["今日", "晴\(sign)"])
  }

  @Test("No line begins with a mark that ends a sentence", arguments: Array("！？：；・…!?:;"))
  func mark(sign: Character) {
    #expect(lines("今日晴\(sign)", 3) == ["今日", "晴\(sign)"])
  }

  @Test(
    "No line begins with small kana, a long vowel or a repetition mark",
    arguments: Array("ょっァッーｰ々"))
  func kana(sign: Character) {
    #expect(lines("今日晴\(sign)う", 3) == ["今日", "晴\(sign)う"])
  }

  @Test("No line ends with an opening bracket", arguments: Array("（「『【〔〈《［｛([“"))
  func opening(sign: Character) {
    #expect(lines("今日\(sign)晴", 3) == ["今日", "\(sign)晴"])
  }

  @Test("Several signs that begin no line stay with the character before them")
  func several() {
    #expect(lines("今日「晴」。", 3) == ["今日", "「晴」。"])
  }

  @Test("A sign and its variation selector are one")
  func variation() {
    #expect(lines("今日晴！\u{FE0E}", 3) == ["今日", "晴！\u{FE0E}"])
  }
}
