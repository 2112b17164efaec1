import Stage
import TestSupport
import Testing

@MainActor @Suite("The texts of a display list for listeners")
struct DisplayListLinesTests {
  private let style = TextStyle(.regular, 20)

  private func add(
    _ text: String, _ x: Double, _ y: Double, to list: inout DisplayList,
    _ alignment: Alignment = .leading
  ) {
    list.text(
      text, style, .white, in: Rect(x, y, 400, 26), alignment, measuredBy: FixedMeasurer())
  }

  @Test("join the lines of a paragraph, whether they begin, end or are centred at the same place")
  func paragraphs() {
    for alignment in [Alignment.leading, .center, .trailing] {
      var list = DisplayList()
      add("Two of the same figure make a", 0, 0, to: &list, alignment)
      add("pair.", 0, 27, to: &list, alignment)
      add("Size", 0, 80, to: &list, alignment)
      #expect(list.lines() == ["Two of the same figure make a pair.", "Size"])
    }
  }

  @Test("are replaced by words, or left out")
  func words() {
    var list = DisplayList()
    list.withWords("Played: 3") { list in
      add("Played", 0, 0, to: &list)
      list.withWords("inside") { add("3", 0, 60, to: &$0) }
    }
    list.withWords { add("15", 0, 120, to: &$0) }
    add("End", 0, 180, to: &list)
    #expect(list.lines() == ["Played: 3", "End"])
    var copy = DisplayList()
    copy.add(list, Placement(offset: Point(5, 5)))
    #expect(copy.lines() == list.lines())
  }
}
