import BoxKit
import Controls
import Stage

/// The menu of the box, with a card for each game.
public final class MenuScene: Scene {
  public let name = "menu"
  public let isRoot = true
  /// Called by the button that quits the program, by Esc and by B. Ask for confirmation, because a player who leaves a
  /// game may press the key once too often.
  public var onLeave: () -> Void = {}
  /// Called when the player opens the settings.
  public var onSettings: () -> Void = {}
  /// Opens the statistics; `nil` hides the button.
  public var onStatistics: (() -> Void)? { didSet { arrange() } }
  /// Opens the matchbox labels; `nil` hides the button.
  public var onLabels: (() -> Void)? { didSet { arrange() } }
  /// Returns the number of labels that are new.
  public var newLabels: () -> Int = { 0 }
  /// Opens the positions of own games that are due.
  public var onMistakes: () -> Void = {}
  /// Returns the number of positions that are due. Without any the button is hidden.
  public var mistakesDue: () -> Int = { 0 } { didSet { arrange() } }
  /// Called with the name of a game when the player opens its help.
  public var onHelp: (String) -> Void = { _ in }
  /// Toggles full screen; `nil` hides the button.
  public var onFullScreen: (() -> Void)? { didSet { arrange() } }
  /// The button that shows who plays; `nil` for none.
  public var player: ChipButton? { didSet { arrange() } }
  /// A wide control below the cards, such as that of the games of the day; `nil` for none.
  public var strip: Control? { didSet { arrange() } }
  /// Called when the player pastes a link to a game.
  public var onPaste: () -> Void = {}

  private let context: StageContext
  private let panel: ControlPanel
  private let cards: [GameCard]
  /// The icons are at the upper right. If they do not fit, all but the settings go to the lower right.
  private let leave: IconButton
  private let fullScreen: IconButton
  private let help: IconButton
  private let settings: IconButton
  private let statistics: IconButton
  private let labels: IconButton
  /// *Statistics* and *Labels* beside the strip, where there is room. They replace the icons there.
  private var tiles: [MenuTile] = []
  private let mistakes: IconButton
  /// The name of the game that was played last; `nil` if there is none. Its card gets the focus, and the accent at
  /// the next layout.
  public var lastGame: String? {
    didSet {
      for card in cards { card.isLastPlayed = card.id == lastGame }
      if let lastGame { choose(lastGame) }
    }
  }
  /// The name of the card that was focused last.
  private var chosen: String
  private var wordmark: Wordmark?
  /// The first game, which provides the emblem.
  private let first: (any BoxGame)?
  private var hintsBox = Rect.zero
  /// Whether *Full screen* has no room.
  private var hidesFullScreen = false
  /// Whether the menu has disappeared since the last layout. Its cards may then be out of date.
  private var hasBeenAway = false

  /// Called with the name of the game that the player has chosen.
  public var onPlay: (String) -> Void = { _ in }

  /// Creates a menu with one card for each game, in the order given.
  public init(_ games: [any BoxGame], context: StageContext) {
    self.context = context
    first = games.first
    panel = ControlPanel(context: context)
    cards = games.map { GameCard($0, context: context) }
    chosen = cards.first?.id ?? ""
    leave = IconButton(id: "leave", context: context, icon: .leave) {}
    fullScreen = IconButton(id: "full-screen", context: context, icon: .fullScreen) {}
    help = IconButton(id: "help", context: context, icon: .help) {}
    settings = IconButton(id: "settings", context: context, icon: .settings) {}
    statistics = IconButton(id: "statistics", context: context, icon: .chart) {}
    labels = IconButton(id: "labels", context: context, icon: .label) {}
    mistakes = IconButton(id: "mistakes", context: context, icon: .hint) {}
    mistakes.action = { [weak self] in self?.onMistakes() }
    // Translators: Button: it opens puzzles from the player's own games.
    mistakes.tip = { [context] in context.look.texts("From your own games") }
    leave.leavesScene = true
    leave.action = { [weak self] in self?.onLeave() }
    // Translators: Button that ends the program.
    leave.tip = { [context] in context.look.texts("Quit") }
    fullScreen.action = { [weak self] in self?.onFullScreen?() }
    // Translators: Button and setting.
    fullScreen.tip = { [context] in context.look.texts("Full screen") }
    help.isHidden = !games.contains { $0.help != nil }
    help.action = { [weak self] in self?.explain() }
    help.tip = { [context] in context.look.texts("How to play") }
    statistics.action = { [weak self] in self?.onStatistics?() }
    statistics.tip = { [context] in context.look.texts("Statistics") }
    labels.action = { [weak self] in self?.onLabels?() }
    labels.tip = { [weak self] in self?.wordsOfLabels }
    tiles = [
      MenuTile(
        id: "statistics", context: context, icon: .chart,
        title: { [context] in context.look.texts("Statistics") },
        action: { [weak self] in self?.onStatistics?() }),
      MenuTile(
        id: "labels", context: context, icon: .label,
        title: { [context] in context.look.texts("Labels") },
        action: { [weak self] in self?.onLabels?() }),
    ]
    tiles[1].news = { [weak self] in self?.newsOfLabels }
    settings.action = { [weak self] in self?.onSettings() }
    settings.tip = { [context] in context.look.texts("Settings") }
    panel.onHighlight = { [weak self] control in
      if let card = control as? GameCard { self?.chosen = card.id }
    }
    for card in cards { card.onOpen = { [weak self] in self?.onPlay($0) } }
    arrange()
    if let first = cards.first { choose(first.id) }
  }

  /// The words for new labels, or `nil` without any.
  private var newsOfLabels: String? {
    let count = newLabels()
    guard count > 0 else { return nil }
    // Translators: Name of the button Labels, while there are new matchbox labels.
    return context.look.texts.plural("Labels: {count} new", "Labels: {count} new", count)
  }

  private var wordsOfLabels: String { newsOfLabels ?? context.look.texts("Labels") }

  private func arrange() {
    labels.badge = newsOfLabels == nil ? nil : .star
    fullScreen.isHidden = onFullScreen == nil || hidesFullScreen
    statistics.isHidden = onStatistics == nil || hasTiles
    labels.isHidden = onLabels == nil || hasTiles
    mistakes.isHidden = mistakesDue() == 0
    mistakes.glyph = .text(String(mistakesDue()))
    // Tiles and icons of one page have one identifier, so that only one of them can be there.
    let pages: [Control] = hasTiles ? [] : [statistics, labels]
    var buttons: [Control] = [mistakes, fullScreen] + pages + [help, settings, leave]
    if let player { buttons.insert(player, at: 0) }
    for button in buttons { button.keepsToRow = true }
    panel.controls = cards + [strip].compactMap(\.self) + (hasTiles ? tiles : []) + buttons
  }

  /// Moves the focus to the card of a game.
  public func choose(_ game: String) {
    chosen = game
    panel.focus(id: game)
  }

  private func explain() { if !help.isHidden { onHelp(chosen) } }

  /// Whether the window has room for tiles beside the strip.
  private var hasTiles: Bool {
    let metrics = context.look.metrics
    return strip != nil && onStatistics != nil && onLabels != nil && metrics.form == .wide
      && metrics.size.height >= metrics.px(700) && metrics.size.width >= metrics.px(1_100)
  }

  public func layout(in size: Size) {
    hidesFullScreen = false
    arrange()
    let metrics = context.look.metrics
    // Limits the margin, as a large UI scale would waste the window on it.
    let margin =
      metrics.form == .portrait
      ? metrics.margin : min(metrics.px(80, small: 8), (size.width / 16).rounded())
    // In a window that is low for its UI scale, the gap above the cards is smaller.
    let isLow = metrics.form != .portrait && size.height < metrics.px(700)
    let top = min(
      metrics.px(metrics.form == .portrait ? 40 : isLow ? 32 : 64, small: 8),
      (size.height * 0.09).rounded())
    let side = metrics.iconSide
    let markHeight = metrics.isSmall ? side : metrics.px(80)
    let below =
      top + markHeight
      + min(metrics.px(24, small: 8), (size.height / (isLow ? 40 : 20)).rounded())
    var shown = [leave, settings, help, labels, statistics, fullScreen, mistakes].filter {
      !$0.isHidden
    }
    var (gap, spare) = head(shown.count, width: size.width - 2 * margin)
    // The settings can fill the screen, too, so that icon gives way first.
    let fewer = shown.filter { $0 !== fullScreen }
    let fewerHead = head(fewer.count, width: size.width - 2 * margin)
    if strip != nil, spare < 0, fewerHead.spare >= 0 {
      (hidesFullScreen, fullScreen.isHidden) = (true, true)
      (shown, (gap, spare)) = (fewer, fewerHead)
    }
    let isNarrow = spare < 0
    if isNarrow {
      // At the foot are all but the settings, closer where room is short.
      let gaps = Double(shown.count - (player == nil ? 2 : 1))
      let room = size.width - 2 * margin - (gaps + 1) * side
      gap = min(gap, max(metrics.px(4), (room / max(1, gaps)).rounded(.down)))
    }
    let icons = isNarrow ? [settings] + shown.filter { $0 !== settings } : shown
    // The hints are left out if the window is small or if icons are at the foot.
    let showsHints =
      !metrics.isSmall && metrics.form != .portrait && !isNarrow
      && size.height - metrics.px(120) - below >= metrics.px(320)
    let usual = showsHints ? metrics.px(88) : min(margin, metrics.px(isLow ? 20 : 48))
    let foot = isNarrow ? max(usual, side + 2 * min(margin, metrics.px(16))) : usual
    hintsBox =
      showsHints
      ? Rect(margin, size.height - metrics.px(79), size.width - 2 * margin, metrics.px(60)) : .zero
    let area = Rect(margin, below, size.width - 2 * margin, size.height - foot - below)
    let block = layoutCards(in: layoutStrip(in: area))
    if let strip, metrics.form != .portrait {
      // The strip is as wide as the cards, and close to them.
      let y = block.maxY + metrics.px(24, small: 8)
      strip.frame = Rect(block.x, min(y, strip.frame.y), block.width, strip.frame.height)
      if hasTiles { layoutTiles(beside: strip) }
    }
    // The head is as wide as the cards.
    var corner = Point(block.maxX - side, top)
    for icon in icons {
      icon.frame = Rect(corner, Size(side, side))
      corner.x -= side + gap
      if isNarrow, icon === settings {
        corner = Point(block.maxX - side, (size.height - (foot + side) / 2).rounded())
      }
    }
    let last = icons[icons.count - 1].frame
    if let player {
      // A pill is as far again from the icons, because it is no icon. It gives up its arrow before the name.
      let room = isNarrow ? last.x - 2 * gap - block.x : spare - gap + side
      let width = [player.preferredSize.width, player.leastWidth].first { $0 <= room }
      let end = last.x - (width == nil ? gap : 2 * gap)
      player.frame = Rect(end - (width ?? side), last.y, width ?? side, side)
    }
    let end = isNarrow ? settings.frame.x : player?.frame.x ?? last.x
    wordmark = Wordmark(
      in: Rect(block.x, top, end - block.x - 8, markHeight), clear: last.maxY, to: block.maxX,
      of: first, look: context.look)
  }

  /// Returns the gap between icons beside the name of the box, which is closer where room is short, and the width that
  /// remains. The width is negative if the icons do not fit.
  private func head(_ icons: Int, width: Double) -> (gap: Double, spare: Double) {
    let metrics = context.look.metrics
    let count = Double(icons + (player == nil ? 0 : 1))
    let room = width - Wordmark.leastWidth(context.look) - count * metrics.iconSide
    let usual = metrics.px(12, small: 8)
    let isShort = room < count * usual && room >= count * metrics.px(4)
    let gap = isShort ? metrics.px(4) : usual
    return (gap, room - count * gap)
  }

  /// Places the tiles at the right end of the strip, which becomes narrower.
  private func layoutTiles(beside strip: Control) {
    let metrics = context.look.metrics
    let width = max(metrics.px(120), tiles.map(\.leastWidth).max() ?? 0)
    var end = strip.frame.maxX
    for tile in tiles.reversed() {
      tile.frame = Rect(end - width, strip.frame.y, width, strip.frame.height).rounded
      end = tile.frame.x - metrics.px(16)
    }
    strip.frame.width = end - metrics.px(16) - strip.frame.x
  }

  /// Places the strip below the cards, or in portrait above them.
  ///
  /// - Returns: the area of the cards.
  private func layoutStrip(in area: Rect) -> Rect {
    guard let strip else { return area }
    let metrics = context.look.metrics
    let isLow = metrics.isSmall || area.height < metrics.px(500)
    let height = isLow ? metrics.height(44, small: 40) : metrics.height(72)
    let gap = metrics.px(isLow ? 12 : 24, small: 8)
    let isAbove = metrics.form == .portrait
    strip.frame =
      Rect(area.x, isAbove ? area.y : area.maxY - height, area.width, height).rounded
    return Rect(
      area.x, isAbove ? strip.frame.maxY + gap : area.y, area.width, area.height - height - gap)
  }

  /// Places the cards in one row, in two rows, or in a column; see ``columns(in:gap:titleWidth:)``.
  ///
  /// - Returns: the frame of all cards.
  private func layoutCards(in area: Rect) -> Rect {
    let metrics = context.look.metrics
    let high = metrics.px(metrics.form == .portrait ? 740 : 500)
    let isLowArea = area.height + (strip == nil ? 0 : metrics.px(96)) < high
    let gap = metrics.px(isLowArea ? 16 : 32, small: 8)
    let titleWidth = cards.map(\.titleWidth).max() ?? 0
    let count = max(1, cards.count)
    let columns = columns(in: area, gap: gap, titleWidth: titleWidth)
    let isColumn = columns == 1
    let rows = Double((count + columns - 1) / columns)
    // In a card below this height, the words are beside the tray.
    let isLow = (area.height - gap * (rows - 1)) / rows < metrics.px(330)
    let widest = isLow ? metrics.px(520) : max(metrics.px(352), area.height * 0.76)
    let boxes = cards.map { card in
      LayoutBox(card)
        .width(LengthRange(maximum: metrics.isSmall || isColumn ? .infinity : widest))
        .height { width in
          let high = rows == 1 ? min(width * 1.75, area.height) : width * 1.32
          let wanted = isColumn ? width * 1.3 : max(high, metrics.px(448))
          return LengthRange(maximum: metrics.isSmall ? .infinity : wanted)
        }
    }
    let box: LayoutBox =
      isColumn ? .column(boxes, spacing: gap) : .grid(boxes, columns: columns, spacing: gap)
    let block = box.places(in: area)
    for (card, frame) in block { card.frame = frame }
    CardForm.layOut(cards, titleWidth: titleWidth, metrics)
    return isColumn ? area : block.map(\.frame).reduce(.zero) { $0.union($1) }
  }

  /// Returns the number of columns: the number of cards, half of it for four or more cards, or 1. Among those, it
  /// prefers the largest in which the names fit.
  private func columns(in area: Rect, gap: Double, titleWidth: Double) -> Int {
    let (metrics, count) = (context.look.metrics, max(1, cards.count))
    func isTight(_ columns: Int) -> Bool {
      let rows = Double((count + columns - 1) / columns)
      let width = (area.width - gap * Double(columns - 1)) / Double(columns)
      let isRow = width > 1.1 * (area.height - gap * (rows - 1)) / rows
      // In a wide card, the words are beside the tray, and the name may shrink to 82 %.
      return isRow
        ? 0.82 * titleWidth > 0.78 * width - 3 * metrics.px(16, small: 10)
        : titleWidth > width - metrics.px(48, small: 24)
    }
    if metrics.form == .portrait { return 1 }
    guard count > 3 else { return metrics.form == .square && isTight(count) ? 1 : count }
    let half = (count + 1) / 2
    if metrics.isSmall { return half }
    let rows = Double(count)
    let isLow = area.height - gap * (rows - 1) < rows * metrics.medium * 1.9
    return [count, half].first { !isTight($0) && ($0 == half || metrics.form == .wide) }
      ?? (isLow ? half : 1)
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onLeave()
    case .command(.settings): onSettings()
    case .command(.help): explain()
    case .command(.paste): onPaste()
    default: break
    }
  }

  public func draw(into list: inout DisplayList) {
    wordmark?.draw(into: &list)
    settings.badge = context.feedback.sounds.isMuted ? .muted : nil
    panel.draw(into: &list)
    drawHints(into: &list)
  }

  private func drawHints(into list: inout DisplayList) {
    let (texts, device) = (context.look.texts, context.input.device)
    guard !hintsBox.isEmpty, device != .touch else { return }
    let pad = device == .gamepad ? context.input.padKind : nil
    var hints: [KeyHints.Hint] = []
    if cards.count > 1 {
      hints.append(
        .init(
          keys: [Key.left.glyph(in: texts), Key.right.glyph(in: texts)],
          // Translators: Function of two keys, beside them.
          word: texts("choose")))
    }
    let (play, leave) = (pad?.glyph(of: .a, in: texts), pad?.glyph(of: .b, in: texts))
    hints += [
      .init(
        keys: [play ?? Key.enter.glyph(in: texts)],
        // Translators: Function of a key, beside it: it starts the chosen game.
        word: texts("play")),
      .init(
        keys: [leave ?? Key.escape.glyph(in: texts)],
        // Translators: Function of a key, beside it: it ends the program.
        word: texts("quit")),
    ]
    KeyHints(look: context.look).draw(hints, into: &list, in: hintsBox)
  }

  public var controls: [ControlReport] { panel.reports }

  public func willAppear() {
    arrange()
    if hasBeenAway { layout(in: context.look.metrics.size) }
    hasBeenAway = false
  }

  public func willDisappear() { hasBeenAway = true }
}
