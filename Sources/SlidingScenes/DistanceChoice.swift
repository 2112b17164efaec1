import Controls
import SlidingGame
import Stage

/// A choice of the distance of new boards: any distance, or a number of moves.
///
/// The panel has a slider and named zones. For shapes without distances the button is disabled and gives the reason.
final class DistanceChoice {
  /// Called with the chosen distance, or `nil` for any.
  var onChange: (Int?) -> Void = { _ in }
  /// The button beside the board.
  var control: PanelButton { panel.control }

  private let context: StageContext
  private let panel: NewGamePanel
  private let zones: SegmentedControl
  private var slider: Slider?
  private var shape = BoardShape.square(4)
  /// The current distance; 0 for any.
  private var chosen = 0

  init(context: StageContext) {
    self.context = context
    panel = NewGamePanel(id: "distance", width: 248, context: context)
    zones = SegmentedControl(
      id: "distance.zone", context: context, options: DistanceZone.allCases.map(\.rawValue),
      selected: 0
    ) { _ in }
    zones.isDense = true
    zones.onChange = { [weak self] in self?.show(DistanceZone.allCases[$0]) }
    control.tip = { [context] in context.look.texts("How many moves the shortest solution has") }
    panel.titles = { [context] in
      let texts = context.look.texts
      // Translators: Button: it deals a board of a chosen difficulty, which does not enter the best games.
      return [texts("New game"), texts("New game, unranked")]
    }
    panel.makeChoices = { [weak self] in self?.choices() ?? [] }
    panel.isChanged = { [weak self] in self.map { $0.slider?.value != $0.chosen } ?? false }
    panel.onDeal = { [weak self] in
      guard let self, let value = slider?.value else { return }
      onChange(value == 0 ? nil : value)
    }
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
    control.reason = texts("Difficulty can be set for 3×3 and 4×4")
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
      // Translators: Button: it deals a board of a chosen difficulty, which does not enter the best games.
      : context.look.texts("New game, unranked")
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

  /// Returns a slider for the shape's distances, and the zones.
  private func choices() -> [Control] {
    let slider = Slider(
      id: "distance.slider", context: context, range: 0...most, value: chosen,
      // Translators: Title of a slider: how many moves the shortest solution has.
      title: context.look.texts("Difficulty"), valueText: { [weak self] in self?.number($0) ?? "" },
      numberedEvery: 10, onChange: { [weak self] in self?.follow($0) })
    slider.tickText = { [weak self] in
      $0 == 0 ? self?.number(0) ?? "" : self?.context.look.texts.number(Double($0)) ?? ""
    }
    self.slider = slider
    follow(chosen)
    return [slider, zones]
  }

  /// Selects the zone that contains a distance, and names its price.
  private func follow(_ distance: Int) {
    zones.show(DistanceZone.allCases.firstIndex(of: DistanceZone(distance, of: most)) ?? 0)
    panel.show(title: distance == 0 ? 0 : 1)
  }

  private func show(_ zone: DistanceZone) {
    slider?.show(zone.distance(of: most))
    follow(zone.distance(of: most))
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
