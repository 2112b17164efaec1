import GameKernel
import Motion
import PairsGame
import Stage

/// The table at which Pairs is played: asks the model for moves and shows what it says.
public final class PairsScene: Scene {
  public let name = "pairs"
  /// Called when the player wants to leave for the menu.
  public var onMenu: () -> Void = {}
  /// Called when the player asks for the settings.
  public var onSettings: () -> Void = {}
  /// Called when the player asks for the best results; not offered where nil.
  public var onResults: (() -> Void)? { didSet { setMoreRows() } }
  /// Called with a dialog to lay over this scene.
  public var onPresent: (any Scene) -> Void = { _ in }
  /// Called with a dialog to put away again.
  public var onDismiss: (any Scene) -> Void = { _ in }
  /// Hears what the rules refuse.
  public var onRefusal: (Pairs.Refusal) -> Void = { _ in }
  /// Called once for each game that is over; answers where it stands in its best list.
  public var onOver: (PairsTable) -> ResultPlace? = { _ in nil }
  /// Whether no other scene lies over this one, so that the time of the game passes.
  public var isInFront: () -> Bool = { true }

  let table: PairsTable
  let settings: SettingsModel
  let context: StageContext
  let panel: ControlPanel
  let bar: GameBar
  let moreButton: MenuButton
  let cards: CardsView
  let cardsControl: CardsControl
  let counters: PairsCounters
  let layoutChoice: SizeChoice
  /// Shows all cards for a moment; where one plays alone.
  let peekButton: Button
  /// Lets a demonstration go on.
  let resumeButton: Button
  let newDealButton: Button
  var plaques: [SeatPlaque] = []
  var areas: PairsAreas
  /// What comes next by itself, and when.
  var wait: Wait?
  /// The seat that has just taken a pair.
  var found: Seat?
  /// What was known before the card that is just being turned, while its face is still to come.
  var suspense: Suspense?
  /// The card under the pointer.
  var pointed: Int?
  /// The icon button whose words stand in place of the status.
  var explained: Control?
  /// What is said after a game, while it lies over the table and is held there.
  weak var dialog: PairsEndDialog?
  /// The last game that was over, and its place in the best list.
  var lastOver: (game: Int, place: ResultPlace?)?
  var isShown = true
  private var observations: [Observation] = []

  /// The layouts to choose from, in their order.
  static let layouts = Pairs.Layout.offered

  /// A scene that follows the table from now on, and shows it as it stands.
  public init(table: PairsTable, settings: SettingsModel, context: StageContext) {
    self.table = table
    self.settings = settings
    self.context = context
    panel = ControlPanel(context: context)
    moreButton = MenuButton(id: "more", context: context, icon: .more)
    bar = GameBar(
      context: context, icons: [(.undo, .undo), (.redo, .redo)], more: moreButton)
    cards = CardsView(context: context)
    cardsControl = CardsControl(id: "board", context: context)
    counters = PairsCounters(table, context: context)
    layoutChoice = SizeChoice(
      id: "layout", context: context, names: Self.layouts.map(PairsWords.size),
      selected: Self.layouts.firstIndex(of: table.state.layout) ?? 0)
    peekButton = Button(id: "peek", context: context, title: "", keyCap: "H") {}
    resumeButton = Button(id: "resume", context: context, title: "") {}
    newDealButton = Button(id: "new-game", context: context, title: "") {}
    areas = PairsAreas(metrics: context.metrics, wants: .init())
    connect()
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.show($0) },
    ]
    startWaiting()
  }

  /// Ties the controls to what they do.
  private func connect() {
    bar.onBack = { [weak self] in self?.onMenu() }
    bar.onCommand = { [weak self] in self?.handle(.command($0)) }
    bar.onCommandRepeat = { [weak self] in self?.handle(.commandRepeat($0)) }
    cardsControl.onTap = { [weak self] in self?.tap($0) }
    cardsControl.onHover = { [weak self] in self?.point(at: $0) }
    cardsControl.onDraw = { [weak self] in self?.cards.draw(into: &$0) }
    layoutChoice.onChange = { [weak self] in self?.play(Self.layouts[$0]) }
    peekButton.action = { [weak self] in self?.peek() }
    resumeButton.action = { [weak self] in self?.resume() }
    newDealButton.action = { [weak self] in self?.newDeal() }
    panel.onHighlight = { [weak self] in self?.highlightChanged(to: $0) }
  }

  public var controls: [ControlReport] { panel.reports }

  public func willAppear() { isShown = true }

  public func willDisappear() { isShown = false }

  /// Follows the settings that act at once: names, and how long a miss lies open.
  private func show(_ change: SettingsModel.Change) {
    let (old, new) = (change.before.pairs, change.after.pairs)
    if new.seats != old.seats { table.takeNames(of: new.seats) }
    let isTimedAnew = (new.missTime, new.waitsForTap) != (old.missTime, old.waitsForTap)
    if isTimedAnew, table.isMissOpen { startWaiting() }
  }
}
