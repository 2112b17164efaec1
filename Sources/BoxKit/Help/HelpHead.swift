import Controls
import GameKernel
import Stage

/// The head of the help: the name of the game or a list to choose it, and tabs for the pages.
final class HelpHead {
  /// Called with the page that the player chooses.
  var onTurn: (Int) -> Void = { _ in }
  /// Called with the game that the player chooses.
  var onChoose: (Int) -> Void = { _ in }

  private let context: StageContext
  private let pageTabs: SegmentedControl
  /// The control to choose the game, recreated at every layout for the language; `nil` for a single game.
  private var choice: DropDown?
  private(set) var game: Int
  private var title: (text: String, style: TextStyle, box: Rect)?
  private var line = Rect.zero

  init(at game: Int, context: StageContext) {
    (self.game, self.context) = (game, context)
    pageTabs = SegmentedControl(
      id: "leaf", context: context, options: ["", "", ""], selected: 0, onChange: { _ in })
    pageTabs.onChange = { [weak self] in self?.onTurn($0) }
  }

  /// The controls in focus order.
  var controls: [Control] { [choice, pageTabs].compactMap(\.self) }

  /// Whether the list of games is open. It then receives all arrow keys.
  var isInUse: Bool { choice?.isModal == true }

  /// The name of the current page and its place, such as “Rules, 1 of 3”.
  var spokenPage: String { pageTabs.words.state ?? "" }

  /// Shows the current page.
  func show(_ page: Int) { pageTabs.show(page) }

  /// Places the head at the top of a rectangle, and reduces the rectangle to the space below the head.
  ///
  /// - Parameter titles: the titles of the games to choose from.
  func layout(in room: inout Rect, titles: [String]) {
    let (metrics, texts) = (context.look.metrics, context.look.texts)
    pageTabs.options = [
      // Translators: Page of the help.
      texts("Rules"),
      // Translators: Page of the help: keys, buttons and gestures.
      texts("Controls"),
      // Translators: Page of the help: the idea behind the game. Short.
      texts("The secret"),
    ]
    if titles.count > 1 {
      let choice = DropDown(
        id: "help-game", context: context, source: ArrayListSource(titles), selected: game,
        onChange: { [weak self] in self?.choose($0) })
      self.choice = choice
    }
    let height = metrics.height(48, small: 36)
    let gap = metrics.review(24, compact: 8)
    let style = metrics.reviewIsCompact ? metrics.medium(.bold) : metrics.large()
    let name = choice.map(\.leastWidth) ?? context.look.measurer.size(of: titles[game], style).width
    // The name and the tabs are side by side if they fit, if necessary with small titles in the tabs.
    let isRow = name + gap + pageTabs.leastDenseWidth <= room.width
    let width =
      isRow
      ? min(pageTabs.preferredSize.width, room.width - name - gap)
      : min(pageTabs.preferredSize.width, room.width)
    pageTabs.isDense = width < pageTabs.preferredSize.width
    pageTabs.frame = Rect(room.maxX - width, room.y, width, height).rounded
    var bottom = pageTabs.frame.maxY
    title = nil
    if isRow {
      place(Rect(room.x, room.y, room.width - width - gap, height), titles[game], style)
    } else if choice != nil || !metrics.isSmall {
      // The tabs are below the name.
      place(Rect(room.x, room.y, room.width, height), titles[game], style)
      pageTabs.frame = Rect(room.x, room.y + height + gap / 2, room.width, height).rounded
      bottom = pageTabs.frame.maxY
    } else {
      pageTabs.frame = Rect(room.x, room.y, room.width, height).rounded
    }
    let below = metrics.review(24, compact: 6)
    line = Rect(room.x, bottom + below, room.width, metrics.px(1.5)).rounded
    let end = metrics.reviewIsCompact ? bottom + below : line.maxY + metrics.px(20)
    room = Rect(room.x, end, room.width, room.maxY - end)
  }

  private func place(_ box: Rect, _ text: String, _ style: TextStyle) {
    if let choice {
      choice.frame =
        Rect(box.x, box.y, min(box.width, choice.preferredSize.width), box.height)
        .rounded
    } else {
      title = (text, style, box)
    }
  }

  private func choose(_ game: Int) {
    self.game = game
    onChoose(game)
  }

  func draw(into list: inout DisplayList) {
    if let title {
      list.text(title.text, title.style, context.look.theme.ink, in: title.box, look: context.look)
    }
    guard !context.look.metrics.reviewIsCompact else { return }
    list.fill(line, context.look.theme.panelLine)
  }
}

/// The tray of a help page as a control, for steps in which the player can interact with it.
final class TrialControl: Control {
  /// Called with the intents for the tray.
  var onIntent: (Intent) -> Void = { _ in }

  /// Whether the tray has the visible focus. It then receives all arrow keys.
  var isInUse: Bool { !isHidden && isFocused && context.input.device.showsFocus }

  override var targetFrame: Rect { frame }

  override var focusShape: (frame: Rect, radius: Double) {
    (frame, context.look.metrics.px(24, least: 14))
  }

  override var clicks: Bool { false }

  override var ignoresRepeatedArrows: Bool { true }

  override func activate() -> Bool {
    onIntent(.activate)
    return true
  }

  override func adjust(_ direction: Direction) -> Bool {
    onIntent(.tilt(direction))
    return true
  }

  override func tapped(at point: Point) { onIntent(.tap(point)) }

  override func pointerMoved(to point: Point?) { onIntent(.hover(point)) }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) { onIntent(.drag(drag)) }
}
