import BoxKit
import Controls
import MatchstickGame
import Stage

/// A choice of the matches, which starts a new game: a pile with its take limit, heaps, or rows.
///
/// A button in the bar opens a panel. Where the bar has no room, a row of *More* opens it.
final class MatchesChoice {
  /// Called with the matches of a new game.
  var onDeal: (Matchsticks.Matches) -> Void = { _ in }
  /// The button in the bar.
  var control: PanelButton { panel.control }

  private let context: StageContext
  private let panel: NewGamePanel
  private let limits: SegmentedControl
  private var slider: Slider?
  private var groups: GroupChoice?
  private var isFixed = false
  /// The matches of the current game.
  private var matches = Matchsticks.Matches.pile(18, takeLimit: 3)

  private static let offeredLimits = Array(Matchsticks.takeLimits)

  init(context: StageContext) {
    self.context = context
    panel = NewGamePanel(id: "matches", width: 320, context: context)
    limits = SegmentedControl(
      id: "matches.limit", context: context, options: Self.offeredLimits.map(String.init),
      selected: 0
    ) { _ in }
    limits.isDense = true
    control.tip = { [weak self, context] in
      let texts = context.look.texts
      let change = texts("A change starts a new game")
      guard self?.matches == Matchsticks.Matches.heaps(Matchsticks.heapPresets[0]) else {
        return change
      }
      // Translators: Tooltip about four heaps of 1, 3, 5 and 7 matchsticks.
      let film = texts("As in the film “Last Year at Marienbad” (1961).")
      return "\(film) \(change)."
    }
    panel.titles = { [context] in [context.look.texts("New game")] }
    panel.makeChoices = { [weak self] in self?.choices() ?? [] }
    panel.isChanged = { [weak self] in self.map { $0.chosen != $0.matches } ?? false }
    panel.onDeal = { [weak self] in self.map { $0.onDeal($0.chosen) } }
  }

  /// Shows the matches of a game.
  ///
  /// - Parameter isFixed: whether the matches are those of a day.
  func show(_ matches: Matchsticks.Matches, isFixed: Bool = false) {
    self.isFixed = isFixed
    if matches != self.matches { control.close(isTaken: false) }
    self.matches = matches
  }

  /// Lays out the bar, with the button at its left or middle if there is room. The title of the game gives way to it.
  ///
  /// - Parameters:
  ///   - title: the title of the table, or an empty text.
  ///   - end: the end of the bar's space for the button.
  ///   - more: the button of *More*, beside which the panel opens if the bar has no room.
  func layout(
    in bar: GameBar, title: String, isCompact: Bool, end: Double, more: Control
  ) {
    bar.layout(title: title, isCompact: isCompact)
    guard !isFixed else {
      bar.choice = nil
      if bar.room.x > end { bar.layout(title: "", isCompact: isCompact) }
      return
    }
    func width(_ room: Rect) -> Double { min(room.maxX, end) - room.x }
    var words = isCompact ? nil : titles.first { control.width(for: $0) <= width(bar.room) }
    if words == nil, !isCompact,
      let fitting = titles.first(where: { control.width(for: $0) <= width(bar.wholeRoom) })
    {
      bar.layout(title: "", isCompact: isCompact)
      words = fitting
    }
    bar.choice = control
    control.isPanelAlone = words == nil
    guard let words else {
      control.frame = more.frame
      return
    }
    let (width, room) = (control.width(for: words).rounded(.up), bar.room)
    let middle = (context.look.metrics.size.width - width) / 2
    let x = end < room.maxX ? room.x : max(room.x, min(middle, room.maxX - width))
    control.title = words
    control.frame = Rect(x, room.y, width, room.height).rounded
  }

  /// The titles of the button, the longest first.
  private var titles: [String] {
    let (texts, names) = (context.look.texts, MatchesNames(context.look.texts))
    switch matches {
    case .pile(let pile, let limit):
      return [
        texts.plural(
          // Translators: Button: {count} is how many matchsticks the pile has, {number} the most in a turn.
          "{count} match · take 1–{number}", "{count} matches · take 1–{number}", pile,
          ["number": String(limit)]),
        texts(
          // Translators: Short button: {count} is how many matchsticks the pile has, {number} the most in a turn.
          "{count} · take 1–{number}", ["count": String(pile), "number": String(limit)]),
        title(of: limit),
      ]
    case .heaps(let groups), .rows(let groups):
      let name = names.name(of: groups, matches.form)
      return names.detail(of: groups, matches.form).map { [$0, name] } ?? [name]
    case .heapsByChance, .rowsByChance: return [texts("By chance")]
    }
  }

  private func title(of limit: Int) -> String {
    // Translators: Button. A turn takes 1 to {number} matchsticks.
    context.look.texts("Take 1–{number}", ["number": String(limit)])
  }

  /// The row of *More* where the bar has no room for the button.
  var rows: [MenuButton.Row] {
    guard control.isPanelAlone else { return [] }
    // Translators: Menu item: it opens a panel to choose the matchsticks of a new game.
    let title = context.look.texts("Choose matches…")
    return [MenuButton.Row(title) { [control] in _ = control.activate() }]
  }

  // MARK: Panel

  /// Returns the controls with the values of the current game.
  private func choices() -> [Control] {
    (slider, groups) = (nil, nil)
    guard case .pile(let pile, let limit) = matches else {
      let groups = GroupChoice(matches, context: context)
      self.groups = groups
      return groups.controls
    }
    let texts = context.look.texts
    let slider = Slider(
      id: "matches.pile", context: context, range: Matchsticks.offeredPiles, value: pile,
      title: texts("Matches"),
      valueText: { texts.plural("{count} match", "{count} matches", $0) }, onChange: { _ in })
    self.slider = slider
    limits.options = Self.offeredLimits.map(title)
    limits.show(Self.offeredLimits.firstIndex(of: limit) ?? 0)
    return [slider, limits]
  }

  private var chosen: Matchsticks.Matches {
    if let slider { return .pile(slider.value, takeLimit: Self.offeredLimits[limits.selected]) }
    return groups?.matches ?? matches
  }
}
