import BoxKit
import Controls
import MatchstickGame
import Stage

/// A choice of the pile and the take limit, which starts a new game.
///
/// A button in the bar opens a panel with both. Where the bar has no room, rows of *More* offer the take limits.
final class PileChoice {
  /// Called with the pile and the take limit of a new game.
  var onDeal: (_ pile: Int, _ takeLimit: Int) -> Void = { _, _ in }
  /// The button in the bar.
  var control: PanelButton { panel.control }

  private let context: StageContext
  private let panel: NewGamePanel
  private let limits: SegmentedControl
  private var slider: Slider?
  /// The values of the current game.
  private var pile = 18
  private var takeLimit = 3

  private static let offeredLimits = Array(Matchsticks.takeLimits)

  init(context: StageContext) {
    self.context = context
    panel = NewGamePanel(id: "matches", width: 320, context: context)
    limits = SegmentedControl(
      id: "matches.limit", context: context, options: Self.offeredLimits.map(String.init),
      selected: 0
    ) { _ in }
    limits.isDense = true
    control.tip = { [context] in context.look.texts("A change starts a new game") }
    panel.titles = { [context] in [context.look.texts("New game")] }
    panel.makeChoices = { [weak self] in self?.choices() ?? [] }
    panel.isChanged = { [weak self] in self.map { $0.chosen != ($0.pile, $0.takeLimit) } ?? false }
    panel.onDeal = { [weak self] in
      guard let self else { return }
      onDeal(chosen.pile, chosen.takeLimit)
    }
  }

  /// Shows the values of a game.
  func show(pile: Int, takeLimit: Int) {
    if (pile, takeLimit) != (self.pile, self.takeLimit) { control.close(isTaken: false) }
    (self.pile, self.takeLimit) = (pile, takeLimit)
  }

  /// Lays out the bar, with the button in its middle if there is room. The title of the game gives way to it.
  func layout(in bar: GameBar, isCompact: Bool) {
    let title = isCompact ? "" : context.look.texts("Matchsticks")
    bar.layout(title: title, isCompact: isCompact)
    var words = isCompact ? nil : titles.first { control.width(for: $0) <= bar.room.width }
    if words == nil, !isCompact, let least = titles.last,
      control.width(for: least) <= bar.wholeRoom.width
    {
      bar.layout(title: "", isCompact: isCompact)
      words = least
    }
    bar.choice = words == nil ? nil : control
    guard let words else { return control.close(isTaken: false) }
    let (width, room) = (control.width(for: words).rounded(.up), bar.room)
    let middle = (context.look.metrics.size.width - width) / 2
    let x = max(room.x, min(middle, room.maxX - width))
    control.title = words
    control.frame = Rect(x, room.y, width, room.height).rounded
  }

  /// The titles of the button, the longest first.
  private var titles: [String] {
    let texts = context.look.texts
    return [
      texts.plural(
        // Translators: Button: {count} is how many matchsticks the pile has, {number} the most in a turn.
        "{count} match · take 1–{number}", "{count} matches · take 1–{number}", pile,
        ["number": String(takeLimit)]),
      title(of: takeLimit),
    ]
  }

  private func title(of limit: Int) -> String {
    // Translators: Button. A turn takes 1 to {number} matchsticks.
    context.look.texts("Take 1–{number}", ["number": String(limit)])
  }

  /// The rows of *More* where the bar has no room for the button.
  var rows: [MenuButton.Row] {
    Self.offeredLimits.filter { $0 != takeLimit }.map { limit in
      MenuButton.Row(
        // Translators: Menu item. A turn of the new game takes 1 to {number} matchsticks.
        context.look.texts("New game, take 1–{number}", ["number": String(limit)])
      ) { [weak self] in
        guard let self else { return }
        onDeal(pile, limit)
      }
    }
  }

  // MARK: Panel

  /// Returns a slider and segments with the values of the current game.
  private func choices() -> [Control] {
    let texts = context.look.texts
    let slider = Slider(
      id: "matches.pile", context: context, range: Matchsticks.offeredPiles, value: pile,
      title: texts("Matches"),
      valueText: { texts.plural("{count} match", "{count} matches", $0) }, onChange: { _ in })
    self.slider = slider
    limits.options = Self.offeredLimits.map(title)
    limits.show(Self.offeredLimits.firstIndex(of: takeLimit) ?? 0)
    return [slider, limits]
  }

  private var chosen: (pile: Int, takeLimit: Int) {
    (slider?.value ?? pile, Self.offeredLimits[limits.selected])
  }
}
