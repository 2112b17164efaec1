import Stage
import TestSupport
import Testing

@MainActor @Suite("A line that is too long for its place") struct TextFittingTests {
  /// Counts how often it is asked.
  private final class Counter: TextMeasurer {
    private let measurer = FixedMeasurer()
    private(set) var count = 0

    func size(of string: String, _ style: TextStyle) -> Size {
      count += 1
      return measurer.size(of: string, style)
    }

    func ascent(of style: TextStyle) -> Double { measurer.ascent(of: style) }
  }

  private let counter = Counter()

  @Test(
    "is shortened to as many characters as fit, with the ellipsis",
    arguments: [0.0, 4, 5, 9, 10, 49, 50, 51, 500])
  func fits(width: Double) {
    // Each character is 5 pixels wide.
    let string = String((0..<26).map { Character(Unicode.Scalar(0x61 + $0)) })
    let shown = counter.shortened(string, TextStyle(.regular, 10), width: width)
    let room = Int(width / 5)
    #expect(shown == (room >= 26 ? string : string.prefix(max(0, room - 1)) + "…"))
  }

  @Test("keeps letters and their accents together")
  func accents() {
    let string = String(repeating: "a\u{301}\u{323}", count: 40)
    let shown = counter.shortened(string, TextStyle(.regular, 10), width: 52)
    #expect(shown == String(repeating: "a\u{301}\u{323}", count: 9) + "…")
  }

  @Test(
    "is set after 30 measurements at most, however long it is",
    arguments: ["y", "日", "a ", "a\u{301}\u{323}\u{327}", "👩‍👩‍👧‍👦"], [1, 64, 247, 10_000])
  func bounded(letter: String, length: Int) {
    for (pixels, width) in [(12.0, 1.0), (16, 80), (64, 300), (200, 10)] {
      let counter = Counter()
      var list = DisplayList()
      list.text(
        String(repeating: letter, count: length), TextStyle(.bold, pixels), .white,
        in: Rect(0, 0, width, 40), measuredBy: counter)
      #expect(counter.count <= 30)
    }
  }

  @Test("is set as large as it fits before it is shortened, by a fifth smaller at most")
  func smaller() {
    func pixels(_ length: Int) -> Int {
      counter.fitting(
        TextStyle(.regular, 50), to: String(repeating: "a", count: length), width: 250
      ).pixels
    }
    #expect((1...14).map(pixels) == Array(repeating: 50, count: 10) + [45, 41, 40, 40])
  }
}
