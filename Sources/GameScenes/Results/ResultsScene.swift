import GameKernel
import Stage

/// The best results of a game in a table that can be filtered, ordered and cleared.
///
/// What was cleared can be brought back until the scene is left or something else is cleared.
public final class ResultsScene: Scene {
  public let name = "results"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  let context: StageContext
  let kind: ResultKind
  let keeper: ResultKeeper
  let head: PageHead
  let list: ScrollList
  let clear: Button
  let undo: Button
  let order: SegmentedControl
  private(set) var filters: [DropDown] = []
  let panel: ControlPanel
  var shown: [ResultRow] = []
  var columns: ResultColumns?
  /// The arrow that marks games in which moves were taken back.
  var mark: Picture?
  private var filter: ResultFilter
  private(set) var cleared: ResultBook?
  private var observation: Observation?

  /// A table of what is kept.
  ///
  /// - Parameter parts: what is shown at first, one for each part of the game's categories; `nil` for all.
  public init(
    _ kind: ResultKind, _ keeper: ResultKeeper, showing parts: [String?] = [],
    context: StageContext
  ) {
    self.kind = kind
    self.keeper = keeper
    self.context = context
    filter = ResultFilter(
      kind.game, kind.parts.indices.map { parts.indices.contains($0) ? parts[$0] : nil })
    panel = ControlPanel(context: context)
    head = PageHead(context: context)
    list = ScrollList(id: "results", context: context, source: ArrayListSource([]))
    clear = Button(id: "clear", context: context, title: "") {}
    undo = Button(id: "undo", context: context, title: "", keyCap: "U") {}
    order = SegmentedControl(
      id: "order", context: context, options: ["", ""], selected: 0, onChange: { _ in })
    wire()
    makeFilters()
    refresh()
    panel.focus(id: list.isEnabled ? list.id : head.back.id)
  }

  private func wire() {
    head.onBack = { [weak self] in self?.onBack() }
    clear.action = { [weak self] in self?.clearShown() }
    undo.action = { [weak self] in self?.bringBack() }
    order.onChange = { [weak self] _ in self?.refresh() }
    list.rows.drawRow = { [weak self] row, box, _, list in self?.draw(row, in: box, into: &list) }
    observation = keeper.changes.observe { [weak self] _ in self?.refresh() }
  }

  private func makeFilters() {
    let texts = context.texts
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
    panel.controls = [head.back] + filters + [order, list, undo, clear]
  }

  /// Shows what is kept now.
  func refresh() {
    let order: ResultOrder = order.selected == 0 ? .moves : .time
    let entries = keeper.book.entries(filter, by: order)
    shown = entries.enumerated().map {
      ResultRow($1, rank: $0 + 1, kind: kind, texts: context.texts)
    }
    list.source = ArrayListSource(shown.map(\.moves))
    clear.isEnabled = !shown.isEmpty
    undo.isHidden = cleared == nil
    layoutRows()
    panel.refresh()
  }

  private func clearShown() {
    guard !shown.isEmpty else { return }
    let before = keeper.book
    var book = before
    book.clear(filter)
    cleared = before
    keeper.replace(with: book)
    // The button that has done it is off now; beside it is the way back.
    panel.focus(id: undo.id)
  }

  private func bringBack() {
    guard let cleared else { return }
    self.cleared = nil
    keeper.replace(with: cleared)
    panel.focus(id: list.id)
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onBack()
    case .command(.undo): bringBack()
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// From the rows to what stands above them, and back.
  private func switchFocus() {
    let isInList = panel.focused === list || !list.isEnabled
    panel.focus(id: isInList ? filters.first?.id : list.id)
  }

  public func didDisappear() {
    cleared = nil
    refresh()
  }

  public func willAppear() { layout(in: context.metrics.size) }

  public var controls: [ControlReport] { panel.reports }
}
