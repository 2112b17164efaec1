import JSON
import Testing

@Suite("Reading and writing JSON")
struct JSONRulesTests {
  private struct Row: Codable, Equatable {
    var name: String?
    var sizes: [UInt8] = []
    var share: Float = 0.25
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONReader().read(type, from: Array(text.utf8))
  }

  @Test("A value is written in one line, by the order of its names, without what it has not")
  func oneLine() throws {
    let rows = [Row(name: "ä/\"", sizes: [1, 2]), Row()]
    let text = String(decoding: try JSONWriter().write(rows), as: UTF8.self)
    #expect(
      text == #"[{"name":"ä/\"","share":0.25,"sizes":[1,2]},{"share":0.25,"sizes":[]}]"#)
    #expect(try read([Row].self, text) == rows)
  }

  @Test("Damage where nobody looks does none")
  func damageElsewhere() throws {
    let text = #"{"share":1,"sizes":[3],"new":[01,"\ud83d",{"x":1.}]}"#
    #expect(try read(Row.self, text) == Row(sizes: [3], share: 1))
  }

  @Test("A value of another kind, a missing one and one that is too large are refused")
  func wrongValues() {
    for text in [
      #"{"share":"1","sizes":[]}"#, #"{"share":1}"#, #"{"share":1,"sizes":[256]}"#,
      #"{"share":1,"sizes":[1.5]}"#, #"{"share":1e40,"sizes":[]}"#, #"{"share":1,"sizes":{}}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(Row.self, text) }
    }
  }

  @Test("A list that holds one thing too few says so, and stays where it is")
  func listAtItsEnd() throws {
    struct Pair: Decodable {
      let (first, isAtEnd): (Int, Bool)
      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        #expect(throws: DecodingError.self) { try values.decode(String.self) }
        first = try values.decode(Int.self)
        #expect(throws: DecodingError.self) { try values.decode(Int.self) }
        isAtEnd = values.isAtEnd
      }
    }
    let pair = try read(Pair.self, "[5]")
    #expect(pair.first == 5 && pair.isAtEnd)
  }

  @Test("What JSON cannot say is not written", arguments: [Double.infinity, -.infinity, .nan])
  func unsayable(number: Double) {
    #expect(throws: EncodingError.self) { try JSONWriter().write([number]) }
  }

  @Test("Lists lie in each other 512 deep and no deeper")
  func depth() throws {
    struct Nothing: Decodable { init(from decoder: any Decoder) {} }
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    _ = try read(Nothing.self, nested(512))
    #expect(throws: DecodingError.self) { try read(Nothing.self, nested(513)) }
  }

  @Test("What values may ask for reaches the innermost one")
  func userInfo() throws {
    struct Asker: Codable {
      init() {}
      init(from decoder: any Decoder) throws { #expect(!decoder.userInfo.isEmpty) }
      func encode(to encoder: any Encoder) throws {
        #expect(!encoder.userInfo.isEmpty)
        var value = encoder.singleValueContainer()
        try value.encodeNil()
      }
    }
    let key = try #require(CodingUserInfoKey(rawValue: "length"))
    let bytes = try JSONWriter(userInfo: [key: 1]).write([["a": Asker()]])
    #expect(bytes == Array(#"[{"a":null}]"#.utf8))
    _ = try JSONReader(userInfo: [key: 1]).read([[String: Asker]].self, from: bytes)
  }
}
