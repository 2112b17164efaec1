import Stage
import Testing

@Suite("The pseudo-language")
struct PseudoLookupTests {
  private let texts = Texts(PseudoLookup())

  @Test("A text has accents, and brackets at both ends")
  func accents() {
    #expect(texts("New game") == "[Ñéww gååméé]")
    #expect(texts("OK") == "[ÖK]")
  }

  @Test("A long text is 35 % longer, and one below ten letters 70 %, brackets included")
  func length() {
    for count in 4...60 {
      let text = String(repeating: "a", count: count)
      let longer = Double(texts(text).count - count) / Double(count)
      let wanted = count < 10 ? 0.7 : 0.35
      #expect(abs(longer - wanted) <= 0.5 / Double(count) + 0.001, "\(count)")
    }
  }

  @Test("The additional letters are in all words of a text")
  func even() {
    let words = texts("When the pile is empty the game is over").split(separator: " ")
    #expect(words.count == 9)
    #expect(words[4].count > 5 && words[6].count > 4 && words[8].dropLast().count > 4)
  }

  @Test("Placeholders are filled, and their values stay as they are")
  func placeholders() {
    let text = texts("Take {count} of {name}", ["count": "3", "name": "Anna"])
    #expect(text.hasPrefix("[T") && text.contains(" 3 ") && text.hasSuffix(" Anna]"))
    #expect(texts.plural("{count} match", "{count} matches", 1) == "[1 måttçhh]")
    #expect(texts.plural("{count} match", "{count} matches", 2).contains("2 m"))
  }

  @Test("A text without letters stays as it is")
  func numbers() {
    #expect(texts("{whole}.{hundredths}", ["whole": "1", "hundredths": "50"]) == "1.50")
    #expect(texts("") == "")
  }

  @Test("A context is not shown")
  func context() {
    #expect(texts.inContext("harbour", "Port") == texts("Port"))
    #expect(texts.inContext("ratio", "{x} : {y}", ["x": "1", "y": "2"]) == "1 : 2")
  }
}
