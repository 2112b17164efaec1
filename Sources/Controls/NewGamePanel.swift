import Stage

/// A button that opens a panel of choices for the next game, with a button below them that deals it.
///
/// Nothing changes before the player asks for a new game: by that button, or by Enter if a choice has changed.
@MainActor public final class NewGamePanel {
  /// The button that opens the panel.
  public let control: PanelButton
  /// The titles that the button that deals can have. The first one is shown when the panel opens.
  public var titles: () -> [String] = { [] }
  /// Makes the choices, with the values of the game on the table. Called before the panel opens.
  public var makeChoices: () -> [Control] = { [] }
  /// Returns whether a choice differs from the game on the table, so that Enter deals. Default: no.
  public var isChanged: () -> Bool = { false }
  /// Called when the player asks for a new game.
  public var onDeal: () -> Void = {}

  private let deal: Button
  private let width: Double
  private var choices: [Control] = []
  private var wantsGame = false

  /// Creates a panel. The id of its last button is `ID.deal`.
  ///
  /// - Parameter width: the least width of the choices in design units.
  public init(id: String, width: Double, context: StageContext) {
    self.width = width
    control = PanelButton(id: id, context: context)
    deal = Button(id: "\(id).deal", context: context, title: "", isPrimary: true) {}
    deal.action = { [weak self] in
      self?.wantsGame = true
      self?.control.close(isTaken: true)
    }
    control.onOpen = { [weak self] in self?.open() }
    control.onClose = { [weak self] isTaken in
      guard let self, isTaken, wantsGame || isChanged() else { return }
      onDeal()
    }
    control.contentSize = { [weak self] in self?.contentSize ?? .zero }
    control.layoutContent = { [weak self] in self?.box.place(in: $0) }
  }

  private func open() {
    wantsGame = false
    show(title: 0)
    choices = makeChoices()
    control.content = choices + [deal]
  }

  /// Shows one of the ``titles`` on the button that deals.
  public func show(title index: Int) { deal.title = titles()[index] }

  private var contentSize: Size {
    let title = deal.title
    let deals = titles().map { title in
      deal.title = title
      return deal.leastWidth
    }
    deal.title = title
    let least = choices.filter { !$0.isHidden }.map(\.leastWidth) + deals
    let width = max(control.context.look.metrics.px(width), least.max() ?? 0)
    return Size(width, box.heights(in: width).minimum)
  }

  private var box: LayoutBox<Control> {
    let metrics = control.context.look.metrics
    let shown = choices.filter { !$0.isHidden } + [deal]
    // A control's height follows from the width of the panel.
    let width = shown.map(\.leastWidth).reduce(metrics.px(width), max)
    let least = metrics.isSmall ? metrics.units(40) : 0
    return .column(
      shown.map { LayoutBox($0).height(max(least, $0.height(inWidth: width))) },
      spacing: metrics.px(16, small: 6))
  }
}
