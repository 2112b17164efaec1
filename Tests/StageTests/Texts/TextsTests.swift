import Stage
import Testing

@Suite("Texts")
struct TextsTests {
  private let texts = Texts()

  @Test("Values take the place of their names")
  func values() {
    #expect(texts("{a} and {b}, {a}", ["a": "1", "b": "2"]) == "1 and 2, 1")
  }

  @Test("A value with braces is not looked at again")
  func bracesInValues() {
    #expect(texts("{a}{b}", ["a": "{b}", "b": "2"]) == "{b}2")
  }

  @Test("A name without a value and a lone brace stay as they are")
  func unknown() {
    #expect(texts("{a} } {", ["b": "1"]) == "{a} } {")
  }

  @Test("The number chooses the form and is put in")
  func plural() {
    #expect(texts.plural("{count} match", "{count} matches", 1) == "1 match")
    #expect(texts.plural("{count} match", "{count} matches", 2) == "2 matches")
    #expect(texts.plural("a {x}", "{count} {x}", 5, ["x": "y"]) == "5 y")
    #expect(texts.unit("{count} match", "{count} matches", 1) == "match")
    #expect(texts.unit("{count} match", "{count} matches", 2) == "matches")
  }

  @Test("The placeholders of a text are told in their order")
  func placeholders() {
    #expect(Texts.placeholders(in: "{b} {a} {b} {") == ["b", "a", "b"])
  }
}
