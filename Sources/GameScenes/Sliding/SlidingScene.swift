import GameKernel
import Motion
import SlidingGame
import Stage

/// The table at which the sliding puzzle is played: asks the model for moves and shows what it says.
public final class SlidingScene: Scene {
  public let name = "sliding"
  /// Called when the player wants to leave for the menu.
  public var onMenu: () -> Void = {}
  /// Called when the player asks for the settings.
  public var onSettings: () -> Void = {}
  /// Called when the player asks for the list of pictures; not offered where nil.
  public var onPictures: (() -> Void)? { didSet { setMoreRows() } }
  /// Called when the player asks for the best results; not offered where nil.
  public var onResults: (() -> Void)? { didSet { setMoreRows() } }
  /// Called with a dialog to lay over this scene.
  public var onPresent: (any Scene) -> Void = { _ in }
  /// Called with a dialog that is to go.
  public var onDismiss: (any Scene) -> Void = { _ in }
  /// Called with words to lay over this scene.
  public var onTell: (@escaping (Texts) -> String) -> Void = { _ in }
  /// Hears what the rules refuse.
  public var onRefusal: (SlidingPuzzle.Refusal) -> Void = { _ in }
  /// Called once for each game that is solved; answers by what it is the best one so far.
  public var onSolved: (SlidingTable) -> Set<ResultOrder> = { _ in [] }
  /// The fewest moves known for a board of a shape, with numbers to be seen or without.
  public var best: (_ shape: SlidingPuzzle.Shape, _ showsNumbers: Bool) -> Int? = { _, _ in nil }
  /// A picture that the player has brought, by its name in the store, once it is there.
  public var ownPicture: (_ id: String) -> OwnPicture? = { _ in nil }
  /// Puts a text on the clipboard; answers whether that has worked.
  public var copyText: (String) -> Bool = { _ in false }
  /// The text on the clipboard, if any.
  public var pasteText: () -> String? = { nil }
  /// Finds ways home; without one no hints are offered.
  public var adviser: (any SlidingAdviser)? {
    get { guide.adviser }
    set {
      guide.adviser = newValue
      setMoreRows()
      refresh()
    }
  }
  /// Whether no other scene lies over this one, so that the time of the game passes.
  public var isInFront: () -> Bool = { true }

  /// Called when the table stands in sight.
  public var onAppear: () -> Void = {}

  let table: SlidingTable
  let settings: SettingsModel
  let context: StageContext
  let panel: ControlPanel
  let bar: GameBar
  let moreButton: MenuButton
  let board: BoardView
  let goal: GoalBoard
  let boardControl: BoardControl
  let counters: SlidingCounters
  let adviceCard: AdviceCard
  let lengthChoice: SizeChoice
  let distanceChoice: DistanceChoice
  let numbersSwitch: Switch
  let shuffleButton: Button
  let newGameButton: Button
  /// Stands in for the two buttons while a way home is played.
  let strip: PlaybackStrip
  /// Whether it needs the place of the distance too.
  var stripCoversDistance = false
  /// Knows the way home, as far as it is asked for.
  let guide = SlidingGuide()
  var areas: SlidingAreas
  /// What the board shows, so that it changes only where the settings do.
  var shownFace: TileFace?
  /// Where the pointer rests on the board, nil where it is elsewhere.
  var pointer: Point?
  /// Tiles that the pointer holds, nil while it holds none.
  var carried: CarriedTiles?
  /// What is said for a while in place of everything else.
  var notice: Notice?
  /// The icon button whose words stand in the bar.
  var explained: Control?
  /// The last game that was solved, and by what it was the best one.
  var lastSolved: (game: Int, bestBy: Set<ResultOrder>)?
  /// What the player has asked for that needs a way home, until the next change.
  var request: Request?
  /// The board that a new game waits for.
  var dealing: Deal?
  /// The showing of a way home; nil while the player plays.
  var playback: Playback?
  /// The speed at which the next way is shown.
  var shownSpeed = 1
  /// Whether the move at hand is one of a way that is shown.
  var isPlayingItself = false
  /// The way home from the last board of which one was known.
  var wayBefore: WayHome?
  /// What the coach says of the last move.
  var coachMark: CoachMark?
  /// What looks back on the finished game; nil while it is not shown.
  var dialog: DistanceScene?
  var isShown = true
  private var observations: [Observation] = []

  /// A picture of the player's own with its name.
  public typealias OwnPicture = (picture: BoardPicture, title: String)

  /// A scene that follows the table from now on, and shows it as it stands.
  public init(table: SlidingTable, settings: SettingsModel, context: StageContext) {
    self.table = table
    self.settings = settings
    self.context = context
    let settings = self.settings.current.sliding
    panel = ControlPanel(context: context)
    moreButton = MenuButton(id: "more", context: context, icon: .more)
    bar = GameBar(context: context, more: moreButton)
    board = BoardView(context: context)
    goal = GoalBoard(context: context)
    boardControl = BoardControl(id: "board", context: context)
    adviceCard = AdviceCard(context: context)
    counters = SlidingCounters(moves: table.state.tileMoves, context: context)
    lengthChoice = SizeChoice(
      id: "length", context: context, names: Self.lengths.map(SlidingWords.size),
      selected: Self.lengths.firstIndex(of: settings.length) ?? 0)
    distanceChoice = DistanceChoice(context: context)
    strip = PlaybackStrip(context: context)
    numbersSwitch = Switch(
      id: "numbers", context: context, isOn: settings.showsNumbers, title: ""
    ) { _ in }
    shuffleButton = Button(id: "shuffle", context: context, title: "") {}
    newGameButton = Button(id: "new-game", context: context, title: "") {}
    areas = SlidingAreas(metrics: context.metrics, wants: .init())
    connect()
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      self.settings.changes.observe { [weak self] _ in self?.showPicture() },
    ]
  }

  /// Ties the controls to what they do.
  private func connect() {
    bar.onBack = { [weak self] in self?.onMenu() }
    bar.onCommand = { [weak self] command in
      // Where there is nothing left to hint at, the button of hints looks back.
      if command == .hint, self?.canLookBack == true { return self?.lookBack() ?? () }
      self?.handle(.command(command))
    }
    bar.onCommandRepeat = { [weak self] in self?.handle(.commandRepeat($0)) }
    boardControl.onTilt = { [weak self] in self?.tilt($0) }
    boardControl.onTap = { [weak self] in self?.slide(at: $0) }
    boardControl.onHover = { [weak self] in self?.hover($0) }
    boardControl.onDrag = { [weak self] in self?.drag($0) }
    boardControl.onSwipe = { [weak self] in self?.swipe($0, from: $1) }
    boardControl.onDraw = { [weak self] in self?.board.draw(into: &$0) }
    lengthChoice.onChange = { [weak self] in self?.play(length: Self.lengths[$0]) }
    distanceChoice.onChange = { [weak self] in self?.play(atDistance: $0) }
    numbersSwitch.onChange = { [weak self] in self?.showNumbers($0) }
    shuffleButton.action = { [weak self] in self?.shuffle() }
    newGameButton.action = { [weak self] in self?.newGame() }
    strip.pause.action = { [weak self] in self?.pauseShow() }
    strip.slower.action = { [weak self] in self?.accelerateShow(by: -1) }
    strip.faster.action = { [weak self] in self?.accelerateShow(by: 1) }
    strip.stop.action = { [weak self] in self?.endShow() }
    guide.onNews = { [weak self] in self?.advise() }
    panel.onHighlight = { [weak self] in self?.highlightChanged(to: $0) }
  }

  /// The lengths to choose from, in their order.
  static let lengths = Array(SlidingPuzzle.offeredLengths)

  public var restPose: Vector3? { settings.current.sliding.usedPose }

  public var controls: [ControlReport] { panel.reports }

  /// From now on shows a picture of the player's own as soon as it has come.
  func follow(_ pictures: ObserverList<Void>) {
    observations.append(pictures.observe { [weak self] _ in self?.showPicture() })
  }

  public func didAppear() { onAppear() }

  public func willAppear() {
    isShown = true
    coach()
  }

  public func willDisappear() {
    isShown = false
    endShow()
    closeDialog()
    (request, dealing) = (nil, nil)
    board.hint(cell: nil, nil)
    guide.close()
  }
}
