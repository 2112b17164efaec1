import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The statistics of the player's games in two views: figures, charts and a sentence that teaches, or the best games.
///
/// Tabs choose all games or one. The content below them scrolls where it does not fit.
public final class StatisticsScene: Scene {
  public let name = "statistics"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}
  /// Called with the name of a game when the player wants to play it, in a list without results.
  public var onPlay: (_ game: String) -> Void = { _ in }
  /// Called when the player wants the help of a game, or with `nil` that of all.
  public var onHelp: (_ game: String?) -> Void = { _ in }

  private let context: StageContext
  private let source: StatisticsSource
  private let choice: StatisticsChoice
  private let panel: ControlPanel
  private let scroll: ScrollArea
  private let head: PageHead
  private let save: Button
  private var charts: [Control] = []
  private var page: StatisticsPage?
  private var note: String?
  private var best: BestGames?
  /// The panel in place of all charts; `nil` if there are charts.
  private var empty: EmptyResults?
  private var figures: (panel: FigureRow, frame: Rect)?
  private var lesson: (panel: LessonPanel, frame: Rect)?
  private var noteFrame = Rect.zero
  private var isShown = false
  private var observation: Observation?

  /// Creates a page.
  ///
  /// - Parameter game: the name of the game that is shown first; `nil` for the player's last choice.
  public init(_ source: StatisticsSource, at game: String? = nil, context: StageContext) {
    (self.source, self.context) = (source, context)
    choice = StatisticsChoice(source, at: game, context: context)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    head = PageHead(context: context)
    save = Button(id: "save-csv", context: context, title: "") {}
    head.onBack = { [weak self] in self?.onBack() }
    save.action = { [weak self] in self?.exportGames() }
    choice.onChange = { [weak self] in self?.choiceChanged() }
    observation = source.log.changes.observe { [weak self] _ in self?.refresh() }
    makeContent()
    panel.focus(id: choice.controls.first { !$0.isHidden }?.id)
  }

  // MARK: Content

  private func choiceChanged() {
    scroll.scroll(to: 0)
    refresh()
  }

  /// Shows the current games.
  private func refresh() {
    makeContent()
    if !head.back.frame.isEmpty { layout(in: context.look.metrics.size) }
  }

  private func makeContent() {
    if choice.showsBestGames {
      (page, note, charts) = (nil, nil, [])
      if best?.game != choice.game?.name { makeBest() }
    } else {
      best = nil
      makePage()
    }
    arrange()
  }

  private func makePage() {
    let question = choice.question
    let page = choice.page(question)
    self.page = page
    note = UncountedNote.text(question)
    if isShown { choice.beginSearch() }
    charts =
      emptySentence != nil
      ? []
      : page.charts.enumerated().map { index, chart in
        let id = "chart-\(index)"
        return switch chart {
        case .plot(let plot): PlotControl(id: id, context: context, plot)
        case .rows(let plot): RowPlotControl(id: id, context: context, plot)
        case .sentence(let heading, let words):
          SentenceChart(id: id, context: context, heading: heading, words)
        }
      }
  }

  /// The sentence of all charts, if there are too few games for any.
  private var emptySentence: String? {
    let sentences = page?.charts.map { chart -> String? in
      if case .sentence(_, let words) = chart { words } else { nil }
    }
    guard let sentences, let first = sentences.first, Set(sentences).count == 1 else { return nil }
    return first
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
    panel.controls = [head.back] + choice.controls + content + [save]
  }

  /// The controls below the choices.
  private var content: [Control] { best?.controls ?? charts }

  private func exportGames() {
    source.save?(
      StatisticsExport(
        choice.games, of: choice.player, in: source.log.log,
        title: choice.game?.title(context.look.texts)))
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
    case .command(.help): onHelp(choice.game?.name)
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
    let isAbove = !content.contains { $0 === panel.focused }
    panel.focus(id: (isAbove ? content : choice.controls).first(where: \.isOperable)?.id)
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
    let title = texts("Statistics")
    var room = head.layout(title: title, controls: choice.headControls).rounded
    if !metrics.isSmall { head.nameBack(texts("Back")) }
    // Translators: Button that writes the games to a file for spreadsheets.
    save.title = texts("Save as CSV")
    save.isHidden = source.save == nil || best != nil
    let gap = metrics.px(16, small: 8)
    let top = choice.layout(in: room) + gap
    arrange()
    room = Rect(room.x, top, room.width, size.height - metrics.margin - top)
    let footHeight = metrics.height(56, small: 36)
    // A low window scrolls the foot, too. The best games have none.
    let isFootFixed = best == nil && room.height >= metrics.px(480)
    let viewHeight = isFootFixed ? room.height - footHeight - gap : room.height
    let inside = Rect(room.x, room.y, room.width, viewHeight)
    var bottom =
      best?.layout(x: inside.x, y: inside.y, width: inside.width, height: inside.height)
      ?? layoutPage(inside, gap)
    noteFrame = .zero
    if isFootFixed {
      layoutFoot(Rect(room.x, room.maxY - footHeight, room.width, footHeight), gap)
    } else if best == nil, !save.isHidden {
      save.frame =
        Rect(
          room.maxX - save.preferredSize.width, bottom + gap, save.preferredSize.width, footHeight
        ).rounded
      bottom += gap + footHeight
    }
    // Leaves space for the focus rings at the sides.
    let side = min(metrics.px(20, small: 8), room.x)
    let viewport = Rect(
      room.x - side, room.y - gap / 2, room.width + 2 * side, viewHeight + gap)
    scroll.layout(
      viewport, contentHeight: bottom + gap / 2 - viewport.y,
      controls: content + (isFootFixed ? [] : [save]))
    panel.refresh()
  }

  /// Places figures, charts and sentence from the upper edge of a viewport.
  ///
  /// - Returns: the lower edge.
  private func layoutPage(_ room: Rect, _ gap: Double) -> Double {
    empty = nil
    guard let page else { return room.y }
    let (look, metrics) = (context.look, context.look.metrics)
    let isNarrow = metrics.size.width < 1_000 * metrics.k || metrics.form != .wide
    var y = room.y
    func row(_ height: Double) -> Rect {
      defer { y += height.rounded() + gap }
      return Rect(room.x, y, room.width, height).rounded
    }
    let figures = FigureRow(
      page.figures, note: note, width: room.width, most: isNarrow ? 3 : 6, look)
    self.figures = (figures, row(figures.height))
    let lesson = LessonPanel(page.lesson, width: room.width, look)
    if isNarrow { self.lesson = (lesson, row(lesson.height)) }
    if isNarrow {
      let height = metrics.isSmall ? min(metrics.units(220), room.height) : metrics.px(264)
      for chart in charts { chart.frame = row(max(height, rowsHeight(chart))) }
      if let emptySentence { empty = empty(emptySentence, in: row(height)) }
    } else {
      let rest = room.height - (y - room.y) - lesson.height - gap
      let least = max(metrics.px(260), charts.map(rowsHeight).max() ?? 0)
      let frames = row(max(least, rest))
      let wide = charts.count < 2 ? frames.width : (0.655 * (frames.width - gap)).rounded()
      charts.first?.frame = Rect(frames.x, frames.y, wide, frames.height)
      if charts.count > 1 {
        charts[1].frame = Rect(
          frames.x + wide + gap, frames.y, frames.width - wide - gap, frames.height)
      }
      if let emptySentence { empty = empty(emptySentence, in: frames) }
    }
    if !isNarrow { self.lesson = (lesson, row(lesson.height)) }
    return y - gap
  }

  private func empty(_ sentence: String, in frame: Rect) -> EmptyResults {
    EmptyResults(sentence, choice.game?.card.picture, nil, in: frame, context)
  }

  /// The height that a chart with rows needs.
  private func rowsHeight(_ chart: Control) -> Double {
    chart is RowPlotControl ? chart.preferredSize.height : 0
  }

  private func layoutFoot(_ room: Rect, _ gap: Double) {
    let width = save.isHidden ? 0 : min(save.preferredSize.width, room.width)
    save.frame = Rect(room.maxX - width, room.y, width, room.height).rounded
    noteFrame = Rect(room.x, room.y, max(0, room.width - width - gap), room.height)
  }

  // MARK: Drawing

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    var content = DisplayList()
    if let best {
      best.draw(into: &content)
    } else {
      if let figures { figures.panel.draw(into: &content, in: figures.frame) }
      empty?.draw(into: &content)
      if let lesson { lesson.panel.draw(into: &content, in: lesson.frame) }
    }
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
