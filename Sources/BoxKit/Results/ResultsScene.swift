import Controls
import GameKernel
import Stage

/// The best results of a game, in a table that the player can filter, order and clear.
///
/// The player can undo clearing until the scene disappears or clears something else.
public final class ResultsScene: Scene {
  public let name = "results"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}
  /// Called when the player wants to play, in a list without results.
  public var onPlay: () -> Void = {}

  private let context: StageContext
  private let kind: ResultKind
  private let lists: ResultLists
  /// Creates the drawing of the game for an empty list.
  private let picture: EmptyResults.GamePicture?
  private let head: PageHead
  private let list: ScrollList
  private let clear: Button
  private let undo: Button
  /// The button back to the table, shown while the game has no results.
  private let play: Button
  private let order: SegmentedControl
  private var filters: [DropDown] = []
  private let panel: ControlPanel
  /// The visible results, the best first.
  private var entries: [ResultBook.Entry] = []
  private var table: ResultTable
  private var filter: ResultFilter
  private var bookBeforeClearing: ResultBook?
  private var empty: EmptyResults?
  private var observation: Observation?

  /// Creates a table of the current results.
  ///
  /// - Parameters:
  ///   - parts: the initial filter: a value for each part of the game's categories, or `nil` for all values of that
  ///     part.
  ///   - picture: creates the drawing of the game in a frame and returns a closure that draws it.
  public init(
    _ kind: ResultKind, _ lists: ResultLists, showing parts: [String?] = [],
    picture: ((_ frame: Rect, StageContext) -> (inout DisplayList) -> Void)? = nil,
    context: StageContext
  ) {
    self.kind = kind
    self.lists = lists
    self.picture = picture
    self.context = context
    filter = ResultFilter(
      kind.game, kind.parts.indices.map { parts.indices.contains($0) ? parts[$0] : nil })
    panel = ControlPanel(context: context)
    head = PageHead(context: context)
    table = ResultTable([], kind, in: .zero, context.look)
    list = ScrollList(id: "results", context: context, source: table)
    clear = Button(id: "clear", context: context, title: "") {}
    undo = Button(id: "undo", context: context, title: "", keyCap: "U") {}
    play = Button(id: "play", context: context, title: "", isPrimary: true) {}
    order = SegmentedControl(
      id: "order", context: context, options: ["", ""], selected: 0, onChange: { _ in })
    connect()
    makeFilters()
    refresh()
    panel.focus(id: [list, play].first(where: \.isOperable)?.id ?? head.back.id)
  }

  private func connect() {
    head.onBack = { [weak self] in self?.onBack() }
    clear.action = { [weak self] in self?.clearShown() }
    play.action = { [weak self] in self?.onPlay() }
    undo.action = { [weak self] in self?.undoClearing() }
    order.onChange = { [weak self] _ in self?.refresh() }
    observation = lists.changes.observe { [weak self] _ in self?.resultsChanged() }
  }

  private func makeFilters() {
    let texts = context.look.texts
    filters = kind.parts.enumerated().map { index, part in
      let rows = [part.any(texts)] + part.values.map { part.name($0, texts) }
      let chosen = filter.parts[index].flatMap(part.values.firstIndex).map { $0 + 1 } ?? 0
      return DropDown(
        id: part.id, context: context, source: ArrayListSource(rows), selected: chosen
      ) { [weak self] row in
        self?.filter.parts[index] = row == 0 ? nil : part.values[row - 1]
        self?.refresh()
      }
    }
    panel.controls = [head.back] + filters + [order, list, play, undo, clear]
  }

  /// Shows the current results.
  private func refresh() {
    entries = lists.book.entries(filter, by: order.selected == 0 ? .moves : .time)
    showEntries()
  }

  private func showEntries() {
    table = ResultTable(entries, kind, in: list.frame, context.look)
    list.rows.headHeight = table.headHeight
    list.source = table
    clear.isEnabled = table.count > 0
    undo.isHidden = bookBeforeClearing == nil
    updateEmptyState()
    panel.refresh()
  }

  /// Updates the scene after a change of the results. Lays out again, because the first result reveals buttons.
  private func resultsChanged() {
    refresh()
    if !list.frame.isEmpty { layout(in: context.look.metrics.size) }
  }

  /// Whether the game has no results and no cleared list can be restored.
  private var isFresh: Bool {
    bookBeforeClearing == nil && !lists.book.hasResults(ResultFilter(kind.game))
  }

  /// Shows the reason in an empty list, and a button to play if the game has no results.
  private func updateEmptyState() {
    let texts = context.look.texts
    let isFresh = isFresh
    list.isHidden = table.count == 0
    play.isHidden = !isFresh
    clear.isHidden = isFresh
    play.title = texts("Play")
    empty = nil
    guard table.count == 0, !list.frame.isEmpty else { return }
    let sentence =
      bookBeforeClearing != nil
      ? texts("Cleared. You can still undo this.")
      : isFresh ? kind.invitation(texts) : texts("No results for this choice.")
    empty = EmptyResults(
      sentence, picture, isFresh ? play : nil, in: list.frame, context)
  }

  private func clearShown() {
    guard table.count > 0 else { return }
    let before = lists.book
    var book = before
    book.clear(filter)
    bookBeforeClearing = before
    lists.replace(with: book)
    // The clear button is disabled now, so the focus goes to undo beside it.
    panel.focus(id: undo.id)
  }

  private func undoClearing() {
    guard let bookBeforeClearing else { return }
    self.bookBeforeClearing = nil
    lists.replace(with: bookBeforeClearing)
    panel.focus(id: list.id)
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onBack()
    case .command(.undo): undoClearing()
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// Moves the focus from the rows to the filters, or back.
  private func switchFocus() {
    let rows = list.isOperable ? list : play
    let isInList = panel.focused === rows || !rows.isOperable
    panel.focus(id: isInList ? filters.first?.id : rows.id)
  }

  public func didDisappear() {
    bookBeforeClearing = nil
    showEntries()
  }

  public func willAppear() { layout(in: context.look.metrics.size) }

  public var controls: [ControlReport] { panel.reports }

  // MARK: Layout and drawing

  public func layout(in size: Size) {
    let (texts, metrics) = (context.look.texts, context.look.metrics)
    // Translators: Button that removes all results from the list.
    clear.title = texts("Clear")
    undo.title = texts("Undo")
    // Translators: Order of a list, beside “Fewest moves”.
    order.options = [kind.count.order(texts), texts("Best time")]
    order.isHidden = !kind.isTimed
    // In a low window, the buttons are beside the title, so that more rows fit.
    let isLow = metrics.isSmall && size.width > size.height
    let room = head.layout(
      // Translators: Title. {game} is the name of a game.
      title: texts("{game}: best results", ["game": kind.title(texts)]),
      controls: isLow ? [undo, clear] : [])
    // The focus order follows the positions.
    panel.controls =
      [head.back] + filters
      + (isLow ? [undo, clear, order, list, play] : [order, list, play, undo, clear])
    box(hasButtons: !isLow && !isFresh, isLow: room.height < 4 * metrics.height(52)).place(in: room)
    showEntries()
    if list.isFocused { list.show(list.current) }
  }

  /// Returns the filters and the order in one line, in two lines, or below each other, then the list and the buttons.
  ///
  /// - Parameter isLow: whether the filters and the order share one line even if they do not fit.
  private func box(hasButtons: Bool, isLow: Bool) -> LayoutBox<Control> {
    let metrics = context.look.metrics
    let gap = metrics.px(16, small: 8)
    func line(_ boxes: [LayoutBox<Control>]) -> LayoutBox<Control> {
      .row(boxes, spacing: gap).height(metrics.height(52))
    }
    let filters = LayoutBox.controls(filters)
    guard kind.isTimed else { return column(line(filters + [.space()]), hasButtons: hasButtons) }
    let order = LayoutBox<Control>.control(order)
    let last = line([.space(), order])
    let lines = [
      line(filters + [.space(LengthRange(gap)), order]),
      .column([line(filters), last], spacing: gap, alignment: .leading),
      .column(filters.map { line([$0]) } + [last], spacing: gap, alignment: .leading),
    ]
    return column(isLow ? lines[0] : .variants(lines), hasButtons: hasButtons)
  }

  /// Returns the filters, the list and the buttons below each other.
  private func column(_ filters: LayoutBox<Control>, hasButtons: Bool) -> LayoutBox<Control> {
    let metrics = context.look.metrics
    let gap = metrics.px(16, small: 8)
    let buttons: [LayoutBox<Control>] = [
      .space(metrics.px(24, small: 8)),
      .row([.space(), .control(undo), .control(clear)], spacing: gap)
        .height(metrics.dialogButtonHeight),
    ]
    return .column([filters, LayoutBox(list)] + (hasButtons ? buttons : []), spacing: gap)
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    empty?.draw(into: &list)
    panel.draw(into: &list)
    table.drawHead(into: &list, above: self.list.rows.rowsFrame)
  }
}
