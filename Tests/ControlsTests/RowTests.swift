import Controls
import GameKernel
import Stage
import Testing

/// Rows of lists: views of any kind, which are made as they come into sight.
@MainActor @Suite struct RowTests {
  private let hand = Stagehand()
  private let journal = Journal()
  private let list: ScrollList

  /// What was made, hit and chosen.
  @MainActor private final class Journal {
    var made: [Int] = []
    var said: [String] = []
  }

  /// Low rows of words; each third is a high one with two parts.
  private struct MixedRows: ListSource {
    let count: Int
    let journal: Journal
    let context: StageContext

    func row(at index: Int) -> any Row {
      journal.made.append(index)
      return index.isMultiple(of: 3)
        ? SwitchRow(index, journal)
        : TitleRow(index, of: ArrayListSource((0..<count).map(String.init)), look: context.look)
    }
    func height(at index: Int, width: Double) -> Double? { index.isMultiple(of: 3) ? 100 : nil }
  }

  /// A row with something at its left and at its right.
  private final class SwitchRow: Row {
    var state = RowState() { didSet { if state != oldValue { say("\(state.pointed ?? "-")") } } }
    private let index: Int
    private let journal: Journal

    init(_ index: Int, _ journal: Journal) { (self.index, self.journal) = (index, journal) }

    func parts(in box: Rect) -> [RowPart] {
      [
        RowPart("left", Rect(box.x, box.y, 40, box.height)),
        RowPart("right", Rect(box.maxX - 40, box.y, 40, box.height)),
      ]
    }
    func draw(into list: inout DisplayList, in box: Rect) { list.fill(box, .white) }
    func tap(_ part: String) { say(part) }
    let isAdjustable = true
    func adjust(_ direction: Direction) { say("\(direction)") }
    private func say(_ what: String) { journal.said.append("\(index) \(what)") }
  }

  init() { self.init(1000) }

  private init(_ count: Int) {
    let rows = MixedRows(count: count, journal: journal, context: hand.context)
    list = hand.add(
      ScrollList(id: "rows", context: hand.context, source: rows), Rect(100, 100, 400, 416))
    list.onChoose = { [journal] in journal.said.append("\($0)") }
  }

  private func frame(_ id: String) -> Rect {
    hand.panel.reports.first { $0.id == "rows.\(id)" }?.frame ?? .zero
  }

  private func key(_ intents: Intent...) {
    for intent in intents { hand.send(.keyboard, intent) }
    hand.settle()
  }

  @Test("Rows of two kinds and heights lie one below the other, without a gap")
  func places() {
    #expect((0..<4).map { frame(String($0)).height } == [100, 44, 44, 100])
    for row in 1..<5 { #expect(frame(String(row)).y == frame(String(row - 1)).maxY) }
    #expect(list.rows.contentHeight == 334 * 100 + 666 * 44)
    for row in 0..<6 { #expect(list.rows.row(at: frame(String(row)).center) == row) }
  }

  @Test("Only the rows that show are made, each once, and a renewed one again")
  func made() {
    _ = hand.drawn()
    _ = hand.drawn()
    #expect(journal.made == Array(list.rows.shownRows))
    list.rows.renew(1)
    _ = hand.drawn()
    #expect(journal.made.suffix(1) == [1] && journal.made.count == list.rows.shownRows.count + 1)
    list.show(999)
    _ = hand.drawn()
    #expect(journal.made.count < 30 && journal.made.contains(999))
  }

  @Test("A tap on a part is the row's, one beside its parts chooses the row")
  func hits() {
    hand.click(frame("0.left").center)
    hand.click(frame("0.right").center)
    hand.click(frame("0").center)
    hand.click(frame("1").center)
    #expect(journal.said == ["0 left", "0 right", "0", "1"])
  }

  @Test("Each row knows which of its parts is below the mouse")
  func pointed() {
    hand.send(.mouse, .hover(frame("3.left").center))
    _ = hand.drawn()
    hand.send(.mouse, .hover(frame("1").center))
    _ = hand.drawn()
    #expect(journal.said == ["3 left", "3 -"])
  }

  @Test("Left and right are the row's where it uses them")
  func adjusts() {
    hand.panel.focus(id: "rows")
    key(.tilt(.right), .tilt(.down))
    #expect(journal.said.last == "0 right" && list.current == 1)
    let before = journal.said
    key(.tilt(.left), .tilt(.down), .tilt(.down), .tilt(.left))
    let said = journal.said.filter { !$0.hasSuffix("-") }
    #expect(said == before.filter { !$0.hasSuffix("-") } + ["3 left"])
  }

  @Test("Home and End go to the ends, Page Up and Page Down as far as can be seen")
  func leaps() {
    hand.panel.focus(id: "rows")
    key(.leap(.toEnd))
    #expect(list.current == 999 && !frame("999").isEmpty)
    key(.leap(.pageDown))
    #expect(list.current == 999)
    key(.leap(.pageUp))
    // 100 + 44 + 44 + 100 + 44 + 44 are less than the 400 that can be seen.
    #expect(list.current == 993)
    key(.leap(.toStart), .leap(.pageUp))
    #expect(list.current == 0 && !frame("0").isEmpty)
    key(.leap(.pageDown))
    #expect(list.current == 6)
    for _ in 0..<400 { key(.leap(.pageDown)) }
    #expect(list.current == 999)
  }

  @Test("Home and End bring the focus into the list from elsewhere, and do nothing without rows")
  func leapsInto() {
    hand.button("other", Rect(600, 100, 100, 50))
    hand.panel.focus(id: "other")
    key(.leap(.toEnd))
    #expect(list.current == 999 && hand.panel.focused === list)
    let empty = RowTests(0)
    #expect(!empty.hand.send(.keyboard, .leap(.toEnd)))
  }
}
