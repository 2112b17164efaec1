import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The panel of the best games of a game, in a table that the player can filter, order and clear.
///
/// The player can undo clearing until the page is left or something else is cleared.
package final class BestGames: StatisticsContent {
  /// Called when the content has changed, so that the page must be laid out again.
  package var onChange: () -> Void = {}
  /// Moves the focus to a control.
  package var onFocus: (_ id: String) -> Void = { _ in }
  /// The rows, which have the focus first.
  package let list: ScrollList
  /// The name of the game.
  package var game: String { kind.game }
  /// The first filter. Where the page places it in its head, the panel does not.
  package var firstFilter: Control? { filters.first }

  private let context: StageContext
  private let kind: ResultKind
  private let lists: ResultLists
  /// Creates the drawing of the game for an empty list.
  private let picture: EmptyResults.GamePicture?
  private let clear: Button
  private let undo: Button
  /// The button back to the table, shown while the game has no results.
  private let play: Button
  private let order: SegmentedControl
  private var filters: [DropDown] = []
  private var table: ResultTable
  private var filter: ResultFilter
  private var bookBeforeClearing: ResultBook?
  private var empty: EmptyResults?
  private var observation: Observation?

  /// Creates the panel of the current results.
  ///
  /// - Parameters:
  ///   - picture: creates the drawing of the game in a frame and returns a closure that draws it.
  ///   - replay: opens the review of a chosen game; `nil` where none can be opened.
  ///   - onPlay: called by the button of an empty list.
  package init(
    _ kind: ResultKind, _ lists: ResultLists, picture: EmptyResults.GamePicture?,
    replay: GameReplay? = nil, context: StageContext, onPlay: @escaping () -> Void
  ) {
    (self.kind, self.lists, self.picture, self.context) = (kind, lists, picture, context)
    filter = ResultFilter(kind.game, kind.parts.map { _ in nil })
    table = ResultTable([], kind, in: .zero, context.look)
    list = ScrollList(id: "results", context: context, source: table)
    clear = Button(id: "clear", context: context, title: "") {}
    undo = Button(id: "undo", context: context, title: "", keyCap: "U") {}
    play = Button(id: "play", context: context, title: "", isPrimary: true, action: onPlay)
    order = SegmentedControl(
      id: "order", context: context, options: ["", ""], selected: 0, onChange: { _ in })
    clear.action = { [weak self] in self?.clearShown() }
    undo.action = { [weak self] in self?.undoClearing() }
    order.onChange = { [weak self] _ in self?.onChange() }
    list.onChoose = { [weak self] row in
      if let self { replay?(table.id(at: row).map { GameID(rawValue: $0) }) }
    }
    observation = lists.changes.observe { [weak self] _ in self?.onChange() }
    makeFilters()
  }

  private func makeFilters() {
    let texts = context.look.texts
    filters = kind.parts.enumerated().map { index, part in
      let rows = [part.any(texts)] + part.values.map { part.name($0, texts) }
      return DropDown(
        id: part.id, context: context, source: ArrayListSource(rows), selected: 0
      ) { [weak self] row in
        self?.filter.parts[index] = row == 0 ? nil : part.values[row - 1]
        self?.onChange()
      }
    }
  }

  /// The controls in focus order.
  package var controls: [Control] { filters + [order, list, play, undo, clear] }

  /// Whether the game has no results and no cleared list can be restored.
  private var isFresh: Bool {
    bookBeforeClearing == nil && !lists.book.hasResults(ResultFilter(kind.game))
  }

  private func clearShown() {
    guard table.count > 0 else { return }
    var book = lists.book
    bookBeforeClearing = book
    book.clear(filter)
    lists.replace(with: book)
    // The clear button is disabled now, so the focus goes to undo beside it.
    onFocus(undo.id)
  }

  /// Restores the cleared results, if there are any.
  package func undoClearing() {
    guard let bookBeforeClearing else { return }
    self.bookBeforeClearing = nil
    lists.replace(with: bookBeforeClearing)
    onFocus(list.id)
  }

  /// Forgets the cleared results. Call it when the page is left.
  package func forgetCleared() {
    guard bookBeforeClearing != nil else { return }
    bookBeforeClearing = nil
    onChange()
  }

  // MARK: Layout and drawing

  /// Places the panel from the upper edge of a room, in which it ends if it can. The list scrolls in itself.
  ///
  /// - Returns: the lower edge.
  package func layout(in room: Rect) -> Double { layout(in: room, below: []) }

  /// Places the panel below choices that are placed already.
  ///
  /// - Returns: the lower edge.
  func layout(in room: Rect, below placed: [Control]) -> Double {
    let (metrics, texts) = (context.look.metrics, context.look.texts)
    let gap = metrics.px(16, small: 8)
    let (width, height) = (room.width, room.height)
    showEntries(in: Rect(room.x, 0, width, height))
    // Translators: Button that removes all results from the list.
    clear.title = texts("Clear")
    undo.title = texts("Undo")
    // Translators: Button that starts a game.
    play.title = texts("Play")
    // Translators: Order of a list, beside “Fewest moves”.
    order.options = [kind.count.order(texts), texts("Best time")]
    order.isHidden = !kind.isTimed
    func box(_ listHeight: Double) -> LayoutBox<Control> {
      .column(
        choices(besides: placed, gap) + [LayoutBox(list).height(listHeight)]
          + (clear.isHidden && undo.isHidden ? [] : [buttons(gap)]), spacing: gap)
    }
    let rest = height - box(0).heights(in: width).minimum
    let shown = box(listHeight(max(0.5 * height, rest)))
    let total = shown.heights(in: width).minimum
    shown.place(in: Rect(room.x, room.y, width, total))
    showReason()
    return room.y + total
  }

  private func listHeight(_ most: Double) -> Double {
    table.count == 0
      ? min(most, context.look.metrics.px(420, least: 200)) : min(most, list.rows.fullHeight)
  }

  /// The filters and the order: in one line, in lines of two, or below each other.
  private func choices(besides placed: [Control], _ gap: Double) -> [LayoutBox<Control>] {
    let height = context.look.metrics.height(52)
    let filters = LayoutBox.controls(
      filters.filter { filter in !placed.contains { $0 === filter } })
    let all = filters + (kind.isTimed ? [LayoutBox<Control>.control(order)] : [])
    guard !all.isEmpty else { return [] }
    func lines(of count: Int) -> LayoutBox<Control> {
      .column(
        stride(from: 0, to: all.count, by: count).map { start in
          LayoutBox.row(Array(all[start..<min(start + count, all.count)]), spacing: gap)
            .height(height)
        }, spacing: gap, alignment: .leading)
    }
    let space = LayoutBox<Control>.space(LengthRange(gap))
    let line = filters + [space] + all.dropFirst(filters.count)
    return [
      .variants([LayoutBox.row(line, spacing: gap).height(height), lines(of: 2), lines(of: 1)])
    ]
  }

  private func buttons(_ gap: Double) -> LayoutBox<Control> {
    .row([.space(), .control(undo), .control(clear)], spacing: gap)
      .height(context.look.metrics.dialogButtonHeight)
  }

  /// Shows the current results in a list as wide as this frame.
  private func showEntries(in frame: Rect) {
    let entries = lists.book.entries(filter, by: order.selected == 0 ? .moves : .time)
    table = ResultTable(entries, kind, in: frame, context.look)
    list.frame = frame
    list.rows.headHeight = table.headHeight
    list.source = table
    list.isHidden = table.count == 0
    clear.isEnabled = table.count > 0
    clear.isHidden = isFresh
    undo.isHidden = bookBeforeClearing == nil
    play.isHidden = !isFresh
  }

  /// Shows the reason in an empty list, and a button to play if the game has no results.
  private func showReason() {
    let texts = context.look.texts
    empty = nil
    guard table.count == 0 else { return }
    let sentence =
      bookBeforeClearing != nil
      ? texts("Cleared. You can still undo this.")
      : isFresh ? kind.invitation(texts) : texts("No games for this choice.")
    empty = EmptyResults(sentence, picture, isFresh ? play : nil, in: list.frame, context)
  }

  /// Draws the parts that are not controls, at their places without scrolling.
  package func draw(into list: inout DisplayList) {
    empty?.draw(into: &list)
  }

  /// Draws the titles of the columns, which scroll with the list.
  package func drawHead(into list: inout DisplayList) {
    table.drawHead(into: &list, above: self.list.rows.rowsFrame)
  }
}
