import FoundationEssentials
import GameKernel
import JSON
import Testing

/// Files of programs that read and wrote with Foundation stay what they are.
@Suite("JSON as Foundation reads and writes it")
struct FoundationAgreementTests {
  static let texts = [
    "null", "true", " [ false , 1 ]\r\n\t", "0", "-0", "12", "-7", "1.0", "1e2", "1.5e-3", "01",
    "1.", ".5",
    "+1", "-", "1e", "1e400", "0.1", "123456789.125",
    #""""#, #""a/b\/c""#, #""\"\\\b\f\n\r\t""#, #""\u0041\u00e4\ud83d\ude00""#, #""\ud83d""#,
    #""\ude00x""#,
    #""\x""#, #""\u00g0""#, #""\u+041""#, #""äöü😀 ñ""#, "\"\u{7f}\u{2028}\"", "\"\n\"", #""open"#,
    "[]", "[[],[[]]]",
    "[1,]", "[,1]", "[1 2]", "[1", "{}", #"{"a":1,"b":{"c":[null,"x"]}}"#, #"{"a":1,"a":2}"#,
    #"{"a":1,}"#,
    #"{"a"}"#, #"{1:2}"#, #"{"b":1,"a":2,"B":3,"10":4,"9":5,"ä":6}"#, "1 2", "", " ", "nul",
    "truer",
    "\u{feff}[1]", #"{"\u0061":1,"a":2}"#, String(repeating: "[", count: 600),
  ]

  /// Where one may be rounded otherwise.
  static let largeNumbers = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e18",
  ]

  private func foundation(_ bytes: [UInt8]) -> Anything? {
    try? JSONDecoder().decode(Anything.self, from: Data(bytes))
  }

  private func ours(_ bytes: [UInt8]) -> Anything? {
    try? JSONReader().read(Anything.self, from: bytes)
  }

  private func agree(on bytes: [UInt8]) throws {
    let value = ours(bytes)
    try #require(value == foundation(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    guard let value else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let written = try JSONWriter().write(value)
    try #require(try written == [UInt8](encoder.encode(value)))
    try #require(ours(written) == value)
  }

  @Test(
    "Each text says the same, and is written the same to the byte", arguments: texts + largeNumbers)
  func sameText(text: String) throws {
    try agree(on: Array(text.utf8))
  }

  @Test("Texts with bytes changed at random are read by both or by none")
  func damagedTexts() throws {
    var random = SeededGenerator(seed: 3)
    let marks =
      Array(#"{}[]",:\/u0123456789abcdefEnrtls+-. "#.utf8) + [0x09, 0x0A, 0x1F, 0xC3, 0xA4, 0xFF]
    for _ in 0..<20_000 {
      var bytes = Array(Self.texts[random.draw(below: Self.texts.count - 1)].utf8)
      for _ in 0...random.draw(below: 3) where !bytes.isEmpty {
        let place = random.draw(below: bytes.count)
        let mark = marks[random.draw(below: marks.count)]
        switch random.draw(below: 3) {
        case 0: bytes[place] = mark
        case 1: bytes.insert(mark, at: place)
        default: bytes.remove(at: place)
        }
      }
      try agree(on: bytes)
    }
  }

  @Test("Numbers of all sizes are written the same")
  func numbers() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let double = Double(bitPattern: random.next())
      // Foundation writes out whole numbers with 17 digits.
      let isLong = Int64(exactly: double) != nil && double.magnitude > 0x1p53
      if double.isFinite, !isLong { try agree(on: Array("\(double)".utf8)) }
      try agree(on: Array("\(Int64(bitPattern: random.next()) >> random.draw(below: 64))".utf8))
    }
  }
}
