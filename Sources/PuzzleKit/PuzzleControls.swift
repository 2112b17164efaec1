import BoxKit
import Controls
import Stage

/// The buttons of a page of puzzles, and its list of positions of own games.
final class PuzzleControls {
  let next: Button
  let again: Button
  let giveUp: Button
  /// Opens the list where it has a page of its own.
  let own: Button
  let list: ScrollList
  private(set) var entries: [MistakeEntry] = []
  /// The words in place of an empty list.
  private var wordsIfNone = ""
  /// The words beside the heading of the list.
  private var note: String?
  private let look: Look
  /// The panel of an empty list.
  private var ground: Surface?

  init(context: StageContext) {
    look = context.look
    next = Button(id: "next", context: context, title: "") {}
    again = Button(id: "again", context: context, title: "") {}
    giveUp = Button(id: "give-up", context: context, title: "") {}
    own = Button(id: "own", context: context, title: "") {}
    list = ScrollList(
      id: "mistakes", context: context, source: MistakeRows(entries: [], look: context.look))
    next.padButton = .x
  }

  /// The buttons in focus order.
  var buttons: [Control] { [again, giveUp, own, next] }

  func setTitles() {
    let texts = look.texts
    // Translators: Button: the next puzzle.
    next.title = texts.inContext("puzzle", "Next")
    next.keyCap = "N"
    // Translators: Button: the puzzle goes back to its start.
    again.title = texts("Start again")
    nameSolution(isFree: false)
    // Translators: Button: it opens positions of the player's own games as puzzles.
    own.title = texts("Own games")
  }

  /// Names the button that shows the solution.
  ///
  /// - Parameter isFree: whether it costs nothing.
  func nameSolution(isFree: Bool) {
    let texts = look.texts
    giveUp.title =
      isFree
      // Translators: Button: the solution of a puzzle is shown, which costs nothing any more.
      ? texts.inContext("puzzle", "Show")
      // Translators: Button: the solution of a puzzle is shown.
      : texts("Give up")
  }

  /// Shows positions.
  ///
  /// - Parameters:
  ///   - wordsIfNone: the words in place of an empty list.
  ///   - note: the words beside the heading, where they fit.
  func show(_ entries: [MistakeEntry], ifNone wordsIfNone: String, note: String?) {
    (self.wordsIfNone, self.note) = (wordsIfNone, note)
    let before = self.entries
    self.entries = entries
    if before.map(\.mistake) != entries.map(\.mistake) || list.rows.headHeight == 0 {
      list.source = MistakeRows(entries: entries, look: look)
    }
  }

  /// The buttons in one row if they fit, or else in several.
  var box: LayoutBox<Control> {
    let metrics = look.metrics
    let height = metrics.height(56, small: 36)
    let gap = metrics.px(16, small: 6)
    func row(_ buttons: [Button]) -> LayoutBox<Control> {
      let shown = buttons.filter { !$0.isHidden }
      return .row(LayoutBox.controls(shown, fills: true), spacing: gap).height(height)
    }
    func column(_ rows: [[Button]]) -> LayoutBox<Control> {
      .column(rows.filter { $0.contains { !$0.isHidden } }.map(row), spacing: gap)
    }
    return .variants([
      column([[own], [again, giveUp, next]]), column([[own], [again, giveUp], [next]]),
      column([[own], [again], [giveUp], [next]]),
    ])
  }

  /// Whether the buttons without that of own games fit in one row.
  func fitInOneRow(_ width: Double) -> Bool {
    let row = LayoutBox.row(
      LayoutBox.controls([again, giveUp, next].filter { !$0.isHidden }, fills: true),
      spacing: look.metrics.px(16, small: 6))
    return row.widths.minimum <= width
  }

  private var headHeight: Double {
    look.metrics.line(look.metrics.medium()) + look.metrics.px(8)
  }

  /// The height of a list with its heading and two rows.
  var leastListHeight: Double {
    let row = MistakeRows(entries: [], look: look).height(at: 0, width: 0) ?? 0
    return headHeight + 2 * row + 2 * look.metrics.px(8)
  }

  /// Returns whether a list has room for the positions of its rows; a missing list has none.
  func fitsList(_ frame: Rect?) -> Bool {
    guard let frame else { return false }
    let rows = MistakeRows(entries: entries, look: look)
    return rows.leastWidth <= frame.width - 2 * look.metrics.px(20)
  }

  func place(list frame: Rect?, buttons: Rect) {
    list.rows.headHeight = headHeight
    list.frame = frame ?? .zero
    list.isHidden = frame == nil || entries.isEmpty
    ground = frame.flatMap { entries.isEmpty ? Surfaces(look).panel($0.size, radius: 18) : nil }
    box.place(in: buttons)
  }

  /// Draws the heading of the list, or the sentence in its place. Call it after the list was drawn.
  func drawList(into drawn: inout DisplayList) {
    guard !list.frame.isEmpty else { return }
    let (metrics, theme, texts) = (look.metrics, look.theme, look.texts)
    let inside = list.frame.inset(metrics.px(20), metrics.px(8))
    let head = Rect(inside.x, inside.y, inside.width, headHeight)
    let style = metrics.medium(.semibold)
    // Translators: Heading: positions of the player's own games as puzzles.
    let title = texts("From your own games")
    let fits = look.measurer.size(of: title, style).width <= head.width
    drawn.text(fits ? title : own.title, style, theme.accentInk, in: head, look: look)
    guard entries.isEmpty else {
      let width = look.measurer.size(of: title, style).width + metrics.px(16)
      if let note, width + look.measurer.size(of: note, metrics.small()).width <= head.width {
        drawn.text(note, metrics.small(), theme.mutedInk, in: head, .trailing, look: look)
      }
      return
    }
    let lines = look.measurer.lines(wordsIfNone, metrics.small(), width: inside.width)
    drawn.lines(
      lines, metrics.small(), theme.mutedInk,
      in: Rect(inside.x, head.maxY, inside.width, inside.height - head.height), look: look)
  }

  /// Draws the panel of an empty list.
  func drawGround(into drawn: inout DisplayList) { ground?.draw(into: &drawn, list.frame) }
}
