import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The statistics of the player's games: figures, charts, a sentence that teaches, and the best games.
///
/// Tabs choose all games or one. The content below them scrolls where it does not fit.
public final class StatisticsScene: Scene {
  public let name = "statistics"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}
  /// Called with the name of a game when the player wants to play it, in a list without results.
  public var onPlay: (_ game: String) -> Void = { _ in }

  private let context: StageContext
  private let source: StatisticsSource
  private let choice: StatisticsChoice
  private let panel: ControlPanel
  private let scroll: ScrollArea
  private let head: PageHead
  private let toBest: Button
  private let save: Button
  private var charts: [Control] = []
  private var page: StatisticsPage?
  private var best: BestGames?
  private var figures: FigureRow?
  private var lesson: (panel: LessonPanel, frame: Rect)?
  private var noteFrame = Rect.zero
  private var isShown = false
  private var observation: Observation?

  /// Creates a page.
  ///
  /// - Parameter game: the name of the game that is shown first; `nil` for all games.
  public init(_ source: StatisticsSource, at game: String? = nil, context: StageContext) {
    (self.source, self.context) = (source, context)
    choice = StatisticsChoice(source, at: game, context: context)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    head = PageHead(context: context)
    toBest = Button(id: "best-games", context: context, title: "") {}
    save = Button(id: "save-csv", context: context, title: "") {}
    head.onBack = { [weak self] in self?.onBack() }
    toBest.action = { [weak self] in self?.showBest() }
    save.action = { [weak self] in self?.exportGames() }
    choice.onChange = { [weak self] in self?.choiceChanged() }
    observation = source.log.changes.observe { [weak self] _ in self?.refresh() }
    makeBest()
    makePage()
    panel.focus(id: choice.controls.first { !$0.isHidden }?.id)
  }

  // MARK: Content

  private func choiceChanged() {
    if best?.game != choice.game?.name { makeBest() }
    scroll.scroll(to: 0)
    refresh()
  }

  /// Shows the current games.
  private func refresh() {
    makePage()
    if !head.back.frame.isEmpty { layout(in: context.look.metrics.size) }
  }

  private func makePage() {
    let page = choice.page
    self.page = page
    if isShown { choice.beginSearch() }
    charts = page.charts.enumerated().map { index, chart in
      let id = "chart-\(index)"
      return switch chart {
      case .plot(let plot): PlotControl(id: id, context: context, plot)
      case .rows(let plot): RowPlotControl(id: id, context: context, plot)
      case .sentence(let heading, let words):
        SentenceChart(id: id, context: context, heading: heading, words)
      }
    }
    arrange()
  }

  private func makeBest() {
    best = choice.game.flatMap { game in
      game.results.map { kind in
        BestGames(
          kind, source.results, picture: game.card.picture, replay: source.replay, context: context
        ) { [weak self] in self?.onPlay(kind.game) }
      }
    }
    best?.onChange = { [weak self] in self?.refresh() }
    best?.onFocus = { [weak self] in self?.panel.focus(id: $0) }
  }

  /// Sets the panel's controls in focus order.
  private func arrange() {
    panel.controls =
      [head.back] + choice.controls + charts + (best?.controls ?? []) + [toBest, save]
  }

  private func showBest() {
    guard let best else { return }
    scroll.scroll(to: best.frame.y - scroll.viewport.y)
    panel.focus(id: best.controls.first(where: \.isOperable)?.id)
  }

  private func exportGames() {
    source.save?(
      StatisticsExport(choice.games, of: choice.player, in: source.log.log, game: choice.game?.name)
    )
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return followFocus() }
    let isPad = context.input.device == .gamepad
    switch intent {
    case .back: onBack()
    case .nextTab: choice.moveTab(by: 1)
    case .previousTab: choice.moveTab(by: -1)
    case .command(.redo) where isPad: choice.moveTab(by: 1)
    case .command(.undo) where isPad: choice.moveTab(by: -1)
    case .command(.undo): best?.undoClearing()
    case .command(.peek), .command(.hint): choice.nextPlayer()
    case .command(.save): exportGames()
    case .command(.newGame) where isPad: exportGames()
    case .leap(.pageDown): scroll.scroll(to: scroll.offset + 0.8 * scroll.viewport.height)
    case .leap(.pageUp): scroll.scroll(to: scroll.offset - 0.8 * scroll.viewport.height)
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// Scrolls to the focused row of the list, or to the top for the choices.
  private func followFocus() {
    guard context.input.device.showsFocus, let focused = panel.focused else { return }
    if focused === best?.list {
      scroll.reveal(focused.focusShape.frame)
    } else if choice.controls.contains(where: { $0 === focused }) {
      scroll.scroll(to: 0)
    } else if focused === charts.first,
      focused.frame.maxY + scroll.offset <= scroll.viewport.maxY
    {
      // The figures above it are shown, too.
      scroll.scroll(to: 0)
    }
  }

  /// Moves the focus from the choices to the first chart or the list, or back.
  private func switchFocus() {
    let below = charts + (best?.controls ?? [])
    let isAbove = !below.contains { $0 === panel.focused }
    panel.focus(id: (isAbove ? below : choice.controls).first(where: \.isOperable)?.id)
  }

  public func didDisappear() {
    isShown = false
    choice.endSearch()
    best?.forgetCleared()
  }

  public func willAppear() {
    isShown = true
    refresh()
  }

  public func advance(by elapsed: Duration) { panel.advance(by: elapsed) }
  public var nextTimer: Duration? { panel.nextTimer }
  public var controls: [ControlReport] { panel.reports }

  // MARK: Layout

  public func layout(in size: Size) {
    let (texts, metrics) = (context.look.texts, context.look.metrics)
    choice.prepare()
    // Translators: Title and button.
    var room = head.layout(title: texts("Statistics"), controls: choice.playerControls).rounded
    if !metrics.isSmall { head.nameBack(texts("Back")) }
    // Translators: Button that shows the list of the best games.
    toBest.title = texts("Best games")
    // Translators: Button that writes the games to a file for spreadsheets.
    save.title = texts("Save as CSV")
    toBest.isHidden = best == nil
    save.isHidden = source.save == nil
    let gap = metrics.px(16, small: 8)
    let top = choice.layout(in: room) + gap
    arrange()
    room = Rect(room.x, top, room.width, size.height - metrics.margin - top)
    let footHeight = metrics.height(56, small: 36)
    // A low window scrolls the buttons, too.
    let isFootFixed = room.height >= metrics.px(480)
    let viewHeight = isFootFixed ? room.height - footHeight - gap : room.height
    var bottom = layoutContent(Rect(room.x, room.y, room.width, viewHeight), gap)
    if isFootFixed {
      layoutFoot(Rect(room.x, room.maxY - footHeight, room.width, footHeight), gap)
    } else {
      layoutFoot(Rect(room.x, bottom + gap, room.width, footHeight), gap)
      noteFrame = .zero
      bottom += gap + footHeight
    }
    // Leaves space for the focus rings at the sides.
    let side = min(metrics.px(20, small: 8), room.x)
    let viewport = Rect(
      room.x - side, room.y - gap / 2, room.width + 2 * side, viewHeight + gap / 2)
    scroll.layout(
      viewport, contentHeight: bottom + gap / 2 - viewport.y,
      controls: charts + (best?.controls ?? []) + (isFootFixed ? [] : [toBest, save]))
    panel.refresh()
  }

  /// Places figures, charts, sentence and best games from the upper edge of a viewport.
  ///
  /// - Returns: the lower edge.
  private func layoutContent(_ room: Rect, _ gap: Double) -> Double {
    guard let page else { return room.y }
    let (look, metrics) = (context.look, context.look.metrics)
    let isNarrow = metrics.size.width < 1_000 * metrics.k || metrics.form != .wide
    let columns = FigureRow.columns(page.figures, in: room.width, most: isNarrow ? 3 : 6, look)
    var y = room.y
    func row(_ height: Double) -> Rect {
      defer { y += height.rounded() + gap }
      return Rect(room.x, y, room.width, height).rounded
    }
    let count = page.figures.count
    figures = FigureRow(
      page.figures, columns: columns,
      in: row(FigureRow.height(of: count, columns: columns, look)), look)
    let lesson = LessonPanel(page.lesson, width: room.width, look)
    if isNarrow { self.lesson = (lesson, row(lesson.height)) }
    if isNarrow || charts.count < 2 {
      let height = metrics.isSmall ? min(metrics.units(220), room.height) : metrics.px(264)
      for chart in charts { chart.frame = row(max(height, rowsHeight(chart))) }
    } else {
      // The sentence ends above the fade at the lower edge.
      let rest = room.height - (y - room.y) - lesson.height - gap - metrics.px(28)
      let least = max(metrics.px(300), charts.map(rowsHeight).max() ?? 0)
      let frames = row(max(least, min(rest, metrics.px(420))))
      let wide = (0.655 * (frames.width - gap)).rounded()
      charts[0].frame = Rect(frames.x, frames.y, wide, frames.height)
      charts[1].frame = Rect(
        frames.x + wide + gap, frames.y, frames.width - wide - gap, frames.height)
    }
    if !isNarrow { self.lesson = (lesson, row(lesson.height)) }
    guard let best else { return y - gap }
    // The list is as high as the viewport without the heading, the choices and the buttons.
    let others = metrics.line(metrics.medium()) + 2 * metrics.height(56) + 5 * gap
    return best.layout(
      x: room.x, y: y + gap, width: room.width,
      mostListHeight: max(0.6 * room.height, room.height - others))
  }

  /// The height that a chart with rows needs.
  private func rowsHeight(_ chart: Control) -> Double {
    chart is RowPlotControl ? chart.preferredSize.height : 0
  }

  private func layoutFoot(_ room: Rect, _ gap: Double) {
    let buttons = [toBest, save].filter { !$0.isHidden }
    noteFrame = .zero
    var right = room.maxX
    for button in buttons.reversed() {
      let width = min(button.preferredSize.width, room.width / Double(buttons.count) - gap)
      button.frame = Rect(right - width, room.y, width, room.height).rounded
      right -= width + gap
    }
    noteFrame = Rect(room.x, room.y, max(0, right - room.x), room.height)
  }

  // MARK: Drawing

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    var content = DisplayList()
    figures?.draw(into: &content)
    if let lesson { lesson.panel.draw(into: &content, in: lesson.frame) }
    best?.draw(into: &content)
    list.clip = scroll.viewport
    list.add(content, Placement(offset: Point(0, -scroll.offset)))
    list.clip = nil
    drawNote(into: &list)
    panel.draw(into: &list)
    list.clip = scroll.viewport
    best?.drawHead(into: &list)
    list.clip = nil
  }

  private func drawNote(into list: inout DisplayList) {
    let look = context.look
    // Translators: Small note: the program sends no statistics anywhere.
    let note = look.texts("Kept on this computer only.")
    let style = look.metrics.small()
    guard look.measurer.size(of: note, style).width <= noteFrame.width else { return }
    list.text(note, style, look.theme.mutedInk, in: noteFrame, look: look)
  }
}
