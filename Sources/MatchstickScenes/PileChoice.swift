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
  let control: PanelButton

  private let context: StageContext
  private let limits: SegmentedControl
  private let deal: Button
  private var slider: Slider?
  /// The values of the current game.
  private var pile = 18
  private var takeLimit = 3
  /// Whether the New game button was pressed, which deals even if nothing has changed.
  private var wantsGame = false

  private static let offeredLimits = Array(Matchsticks.takeLimits)

  init(context: StageContext) {
    self.context = context
    control = PanelButton(id: "matches", context: context)
    limits = SegmentedControl(
      id: "matches.limit", context: context, options: Self.offeredLimits.map(String.init),
      selected: 0
    ) { _ in }
    deal = Button(id: "matches.deal", context: context, title: "", isPrimary: true) {}
    limits.isDense = true
    deal.action = { [weak self] in
      self?.wantsGame = true
      self?.control.close(isTaken: true)
    }
    control.tip = { [context] in context.look.texts("A change starts a new game") }
    control.onOpen = { [weak self] in self?.prepare() }
    control.onClose = { [weak self] in self?.closed(isTaken: $0) }
    control.contentSize = { [weak self] in self?.contentSize ?? .zero }
    control.layoutContent = { [weak self] in self?.box.place(in: $0) }
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

  /// Fills the panel with the values of the current game.
  private func prepare() {
    let texts = context.look.texts
    let slider = Slider(
      id: "matches.pile", context: context, range: Matchsticks.offeredPiles, value: pile,
      title: texts("Matches"),
      valueText: { texts.plural("{count} match", "{count} matches", $0) }, onChange: { _ in })
    self.slider = slider
    limits.options = Self.offeredLimits.map(title)
    limits.show(Self.offeredLimits.firstIndex(of: takeLimit) ?? 0)
    deal.title = texts("New game")
    wantsGame = false
    control.content = [slider, limits, deal]
  }

  private func closed(isTaken: Bool) {
    guard isTaken, let slider else { return }
    let limit = Self.offeredLimits[limits.selected]
    guard wantsGame || slider.value != pile || limit != takeLimit else { return }
    onDeal(slider.value, limit)
  }

  private var gap: Double { context.look.metrics.px(16, small: 6) }

  private var contentSize: Size {
    let width = max(context.look.metrics.px(320), limits.leastDenseWidth, deal.leastWidth)
    return Size(width, box.heights(in: width).minimum)
  }

  private var box: LayoutBox<Control> {
    let slider = slider.map { LayoutBox<Control>($0).height($0.preferredSize.height) }
    return .column(
      [slider].compactMap(\.self) + [
        LayoutBox(limits).height(context.look.metrics.height(44)),
        LayoutBox(deal).height(deal.preferredSize.height),
      ], spacing: gap)
  }
}
