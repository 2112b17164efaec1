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

  private struct Name: CodingKey, Hashable {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The values of an object by the bytes of their names.
  private struct Names: Codable, Equatable {
    var values: [[UInt8]: Int] = [:]

    init(_ values: [String: Int]) {
      self.values = Dictionary(uniqueKeysWithValues: values.map { (Array($0.utf8), $1) })
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      for key in container.allKeys {
        values[Array(key.stringValue.utf8)] = try container.decode(Int.self, forKey: key)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in values {
        let key = Name(stringValue: String(decoding: name, as: UTF8.self))
        try container.encode(value, forKey: key)
      }
    }
  }

  @Test(
    "Names of the same letters in other bytes are two names, written in the order of their bytes")
  func namesAreBytes() throws {
    let text = "{\"Cafe\u{301}\":2,\"Caf\u{e9}\":1}"
    let read = try read(Names.self, text)
    #expect(read.values.count == 2)
    #expect(read.values[Array("Caf\u{e9}".utf8)] == 1)
    #expect(try JSONWriter().write(read) == Array(text.utf8))
  }

  @Test("Words with more accents on a letter than any name has are refused, and cost no more")
  func accents() throws {
    let marks = "\u{301}\u{323}\u{327}\u{345}"
    func words(_ count: Int) -> String { "a" + String(repeating: marks, count: count) }
    for count in [1, 63, 250] {
      #expect(try read(String.self, "\"\(words(count))\"").utf8.count == 1 + 8 * count)
    }
    let most = words(1 << 20)
    #expect(throws: DecodingError.self) { try read(String.self, "\"\(most)\"") }
    #expect(throws: DecodingError.self) { try read(Names.self, "{\"\(most)\":1}") }
    let escaped = String(repeating: #"\u0301"#, count: 2000)
    #expect(throws: DecodingError.self) { try read(String.self, "\"a\(escaped)\"") }
    // No type reads these.
    #expect(
      try read(Row.self, #"{"share":1,"sizes":[],"x":{"\#(most)":"\#(most)"}}"#) == Row(share: 1))
  }

  @Test("A list is read no further than it is asked for")
  func partOfList() throws {
    struct Firsts: Decodable {
      var numbers: [Int] = []
      var count: Int?
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        count = list.count
        while numbers.count < 3 { numbers.append(try list.decode(Int.self)) }
      }
    }
    let read = try read(Firsts.self, "[1, 2 ,3,false,[4],]")
    #expect(read.numbers == [1, 2, 3] && read.count == 5)
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
