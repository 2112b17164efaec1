import Controls
import SlidingGame
import Stage

/// A choice of the distance of new boards: any distance, or a number of moves.
///
/// A button opens a panel with a slider and named zones. Only the button New game of the panel, or Enter, deals.
/// For shapes without distances the button is disabled and its tip gives the reason.
final class DistanceChoice {
  /// Called with the chosen distance, or `nil` for any.
  var onChange: (Int?) -> Void = { _ in }
  /// The button beside the board.
  let control: PanelButton

  private let context: StageContext
  private let zones: SegmentedControl
  private let done: Button
  private var slider: Slider?
  private var shape = BoardShape.square(4)
  /// The current distance; 0 for any.
  private var chosen = 0
  /// Whether the New game button was pressed, which deals even if the distance is unchanged.
  private var wantsGame = false

  init(context: StageContext) {
    self.context = context
    control = PanelButton(id: "distance", context: context)
    zones = SegmentedControl(
      id: "distance.zone", context: context, options: DistanceZone.allCases.map(\.rawValue),
      selected: 0
    ) { _ in }
    done = Button(id: "distance.deal", context: context, title: "", isPrimary: true) {}
    zones.isDense = true
    zones.onChange = { [weak self] in self?.show(DistanceZone.allCases[$0]) }
    done.action = { [weak self] in self?.deal() }
    control.tip = { [context] in context.look.texts("How many moves the shortest solution has") }
    control.onOpen = { [weak self] in self?.prepare() }
    control.onClose = { [weak self] in self?.closed(isTaken: $0) }
    control.contentSize = { [weak self] in self?.contentSize ?? .zero }
    control.layoutContent = { [weak self] in self?.box.place(in: $0) }
  }

  /// The width that the button needs for its longest title.
  var leastWidth: Double {
    [0, SlidingSettings.allDistances.upperBound].map { control.width(for: title(of: $0)) }
      .reduce(0, max)
  }

  /// Updates the choice for a shape.
  func show(_ shape: BoardShape, _ settings: SlidingSettings) {
    let texts = context.look.texts
    if shape != self.shape { control.close(isTaken: false) }
    self.shape = shape
    chosen = settings.distance(for: shape) ?? 0
    control.isEnabled = SlidingSettings.distances(shape) != nil
    control.title = title(of: chosen)
    // Translators: On the disabled button: the difficulty can be chosen for these sizes.
    control.reason = texts("Difficulty: only 3×3, 4×4")
    done.title = dealTitle(of: slider?.value ?? chosen)
    zones.options = DistanceZone.allCases.map { $0.title(texts) }
    // Translators: Title of a slider: how many moves the shortest solution has.
    slider?.title = texts("Difficulty")
  }

  private func title(of distance: Int) -> String {
    distance == 0
      // Translators: Button, for boards of any difficulty.
      ? context.look.texts("Any difficulty")
      : context.look.texts.plural(
        // Translators: Button, for boards whose shortest solution has {count} moves.
        "{count} move to solve", "{count} moves to solve", distance)
  }

  /// Returns the title of the button that deals, with the price of a chosen difficulty.
  private func dealTitle(of distance: Int) -> String {
    distance == 0
      ? context.look.texts("New game")
      // Translators: Button: it deals a board of a chosen difficulty, which does not enter the best list.
      : context.look.texts("New game, no best list")
  }

  // MARK: Panel

  /// Returns a distance as text for the slider.
  private func number(_ distance: Int) -> String {
    distance == 0
      ? DistanceZone.any.title(context.look.texts)
      : context.look.texts.plural(
        // Translators: A number of moves.
        "{count} move", "{count} moves", distance)
  }

  private var most: Int { SlidingSettings.distances(shape)?.upperBound ?? 1 }

  /// Creates a slider for the shape's distances and fills the panel.
  private func prepare() {
    let slider = Slider(
      id: "distance.slider", context: context, range: 0...most, value: chosen,
      // Translators: Title of a slider: how many moves the shortest solution has.
      title: context.look.texts("Difficulty"), valueText: { [weak self] in self?.number($0) ?? "" },
      numberedEvery: 10, onChange: { [weak self] in self?.selectZone(of: $0) })
    slider.tickText = { [weak self] in
      $0 == 0 ? self?.number(0) ?? "" : self?.context.look.texts.number(Double($0)) ?? ""
    }
    self.slider = slider
    wantsGame = false
    selectZone(of: chosen)
    control.content = [slider, zones, done]
  }

  /// Selects the zone that contains a distance.
  private func selectZone(of distance: Int) {
    zones.show(DistanceZone.allCases.firstIndex(of: DistanceZone(distance, of: most)) ?? 0)
    done.title = dealTitle(of: distance)
  }

  private func show(_ zone: DistanceZone) {
    slider?.show(zone.distance(of: most))
    done.title = dealTitle(of: zone.distance(of: most))
  }

  private func deal() {
    wantsGame = true
    control.close(isTaken: true)
  }

  private func closed(isTaken: Bool) {
    guard isTaken, let value = slider?.value, wantsGame || value != chosen else { return }
    onChange(value == 0 ? nil : value)
  }

  private var gap: Double { context.look.metrics.px(16, small: 6) }

  private var contentSize: Size {
    let title = done.title
    done.title = dealTitle(of: most)
    let width = max(context.look.metrics.px(248), zones.leastDenseWidth, done.leastWidth)
    done.title = title
    return Size(width, box.heights(in: width).minimum)
  }

  private var box: LayoutBox<Control> {
    let slider = slider.map { LayoutBox<Control>($0).height($0.preferredSize.height) }
    return .column(
      [slider].compactMap(\.self) + [
        LayoutBox(zones).height(context.look.metrics.height(44)),
        LayoutBox(done).height(done.preferredSize.height),
      ], spacing: gap)
  }
}

/// A zone of distances with an everyday name.
nonisolated enum DistanceZone: String, CaseIterable {
  case any, near, middle, far

  /// Creates the zone of a distance, where 0 is `any`. `near` ends at 45 % of the greatest distance, `middle` at 80 %.
  init(_ distance: Int, of most: Int) {
    self =
      switch distance {
      case 0: .any
      case ...(most * 45 / 100): .near
      case ...(most * 80 / 100): .middle
      default: .far
      }
  }

  /// Returns the distance that a choice of the zone sets.
  func distance(of most: Int) -> Int {
    switch self {
    case .any: 0
    case .near: most * 3 / 10
    case .middle: most * 6 / 10
    case .far: most
    }
  }

  func title(_ texts: Texts) -> String {
    switch self {
    // Translators: Difficulty of a board: any will do.
    case .any: texts("any")
    // Translators: Difficulty of a board.
    case .near: texts("easy")
    // Translators: Difficulty of a board.
    case .middle: texts("medium")
    // Translators: Difficulty of a board.
    case .far: texts("hard")
    }
  }
}
