import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The statistics of the player's games in three views: figures, charts and a sentence that teaches, a list of all games,
/// or the best games.
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
  private var content: any StatisticsContent
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
    content = choice.overview
    head.onBack = { [weak self] in self?.onBack() }
    save.action = { [weak self] in self?.exportGames() }
    choice.onChange = { [weak self] in self?.choiceChanged() }
    observation = source.log.changes.observe { [weak self] _ in self?.refresh() }
    makeContent(keepsPlace: false)
    panel.focus(id: choice.controls.first { !$0.isHidden }?.id)
  }

  // MARK: Content

  private func choiceChanged() {
    scroll.scroll(to: 0)
    makeContent(keepsPlace: false)
    layoutIfShown()
  }

  /// Shows the current games.
  private func refresh() {
    makeContent(keepsPlace: true)
    layoutIfShown()
  }

  private func layoutIfShown() {
    if !head.back.frame.isEmpty { layout(in: context.look.metrics.size) }
  }

  /// - Parameter keepsPlace: whether a list of games stays at its place.
  private func makeContent(keepsPlace: Bool) {
    switch choice.view {
    case .overview:
      if isShown { choice.beginSearch() }
      content = choice.overview
    case .games:
      let list = choice.gamesList
      if keepsPlace, let shown = content as? GamesList { shown.adopt(list) } else { content = list }
    case .best: if best?.game != choice.game?.name { makeBest() }
    }
    arrange()
  }

  private var best: BestGames? { content as? BestGames }

  private func makeBest() {
    guard let game = choice.game, let kind = game.results else { return }
    let best = BestGames(
      kind, source.results, picture: game.card.picture, replay: source.replay, context: context
    ) { [weak self] in self?.onPlay(kind.game) }
    best.onChange = { [weak self] in self?.refresh() }
    best.onFocus = { [weak self] in self?.panel.focus(id: $0) }
    content = best
  }

  /// Sets the panel's controls in focus order.
  private func arrange() {
    panel.controls = [head.back] + choice.controls + content.controls + [save]
  }

  private func exportGames() {
    source.save?(
      StatisticsExport(
        choice.view == .games ? choice.allGames : choice.games, of: choice.player,
        in: source.log.log, title: choice.game?.title(context.look.texts)))
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    let before = focusPlace
    if panel.handle(intent) {
      if focusPlace != before { followFocus() }
      return
    }
    let isPad = context.input.device == .gamepad
    switch intent {
    case .back: onBack()
    case .nextTab: choice.moveTab(by: 1, from: panel.focused)
    case .previousTab: choice.moveTab(by: -1, from: panel.focused)
    case .command(.redo) where isPad: choice.moveTab(by: 1)
    case .command(.undo) where isPad: choice.moveTab(by: -1)
    case .command(.undo): best?.undoClearing()
    case .command(.help): onHelp(choice.game?.name)
    case .command(.peek), .command(.hint): choice.nextPlayer()
    case .command(.save): exportGames()
    case .command(.newGame) where isPad: exportGames()
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// The focused control and, in a list, its row.
  private var focusPlace: (id: String?, row: Int?) {
    (panel.focused?.id, (panel.focused as? ScrollList)?.current)
  }

  /// Scrolls to the focused row of a list, or to the top for the choices.
  private func followFocus() {
    guard context.input.device.showsFocus, let focused = panel.focused else { return }
    if focused is ScrollList {
      scroll.reveal(focused.focusShape.frame)
    } else if choice.controls.contains(where: { $0 === focused }) {
      scroll.scroll(to: 0)
    }
  }

  /// Moves the focus from the choices to the first chart or the list, or back.
  private func switchFocus() {
    let isAbove = !content.controls.contains { $0 === panel.focused }
    let goals = isAbove ? content.controls.filter { !($0 is ReadingPanel) } : choice.controls
    panel.focus(id: goals.first(where: \.isOperable)?.id)
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
    // Translators: Button that writes the games to a file for spreadsheets.
    save.title = texts("Save as CSV")
    save.isHidden = source.save == nil || best != nil
    let isSaveInHead = metrics.form == .wide && !choice.isCompact
    let buttons = isSaveInHead && !save.isHidden ? [save] : []
    var room = head.layout(title: title, controls: choice.headControls + buttons).rounded
    if !metrics.isSmall { head.nameBack(texts("Back")) }
    let gap = metrics.px(16, small: 8)
    let tabsTop = room.y
    let (lower, placed) = choice.layout(in: room, beside: best?.firstFilter)
    let top = lower + gap
    arrange()
    room = Rect(room.x, top, room.width, size.height - metrics.margin - top)
    let footHeight = metrics.height(56, small: 36)
    // A low window scrolls the foot, too, and has none below a list. A wide one has its parts in the head.
    let isFootFixed = best == nil && !isSaveInHead && room.height >= metrics.px(480)
    if content is GamesList, !isSaveInHead, !isFootFixed { save.isHidden = true }
    let viewHeight = isFootFixed ? room.height - footHeight - gap : room.height
    let rest = Rect(room.x, room.y, room.width, viewHeight)
    var bottom = best?.layout(in: rest, below: placed) ?? content.layout(in: rest)
    noteFrame = .zero
    if isSaveInHead {
      noteFrame = Rect(
        room.x, head.back.frame.maxY, room.width, tabsTop - head.back.frame.maxY)
    } else if isFootFixed {
      layoutFoot(Rect(room.x, room.maxY - footHeight, room.width, footHeight), gap)
    } else if !save.isHidden {
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
      controls: content.controls.filter { control in !placed.contains { $0 === control } }
        + (isFootFixed || isSaveInHead ? [] : [save]))
    for case let panel as ReadingPanel in content.controls { panel.isEnabled = scroll.canScroll }
    panel.refresh()
  }

  private func layoutFoot(_ room: Rect, _ gap: Double) {
    let width = save.isHidden ? 0 : min(save.preferredSize.width, room.width)
    save.frame = Rect(room.maxX - width, room.y, width, room.height).rounded
    noteFrame = Rect(room.x, room.y, max(0, room.width - width - gap), room.height)
  }

  // MARK: Drawing

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    var drawn = DisplayList()
    content.draw(into: &drawn)
    list.clip = scroll.viewport
    list.add(drawn, Placement(offset: Point(0, -scroll.offset)))
    list.clip = nil
    drawNote(into: &list)
    panel.draw(into: &list)
    list.clip = scroll.viewport
    content.drawHead(into: &list)
    list.clip = nil
  }

  private func drawNote(into list: inout DisplayList) {
    let look = context.look
    // Translators: Small note: the program sends no statistics anywhere.
    let note = look.texts("Kept on this computer only.")
    let style = look.metrics.small()
    guard look.measurer.size(of: note, style).width <= noteFrame.width else { return }
    let isInHead = noteFrame.y < scroll.viewport.y
    list.text(
      note, style, look.theme.mutedInk, in: noteFrame, isInHead ? .center : .leading, look: look)
  }
}
