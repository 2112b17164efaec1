import Acoustics
import BoxKit
import Controls
import EarthGame
import GameKernel
import Stage

/// The scene with the table of Through the Earth. It performs moves on the model and shows the state.
package final class EarthScene: TableScene {
  public let name = ThroughTheEarth.name
  /// Walks the child by keys, stick or tilt.
  package let walker: EarthWalker

  /// The parts that all table scenes share.
  package let controller: TableController<ThroughTheEarth>
  private let settings: SettingsModel
  private let countries: (any CountryCatalogue)?
  private let globes: EarthGlobes
  private let head: EarthHead
  private let foot: EarthFoot
  private var areas: EarthAreas
  private var tray: Tray?
  private var timers = EarthTimers()
  private let ending: EarthEnding
  private var observations: [Observation] = []

  /// Creates a scene that shows the table and follows its changes.
  public init(
    table: EarthTable, settings: SettingsModel, context: StageContext,
    countries: (any CountryCatalogue)? = nil
  ) {
    self.settings = settings
    self.countries = countries
    controller = TableController(
      table: table, context: context,
      icons: [(.hint, .names), (.undo, .undo), (.redo, .redo)], showsClock: false)
    globes = EarthGlobes(table.state, context: context)
    walker = EarthWalker(globes, settings, context.input)
    head = EarthHead(table.setup.mode, context: context)
    foot = EarthFoot(context: context)
    ending = EarthEnding(controller)
    areas = EarthAreas(metrics: context.look.metrics, inputs: .init())
    connect()
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.show($0) },
    ]
    timers.begin(table)
  }

  /// Connects the controls with their actions.
  private func connect() {
    globes.describe = { [weak self] in self?.speech.control($0) ?? SpokenControl("") }
    globes.onPut = { [weak self] in self?.endWalk() }
    globes.onCarry = { [weak self] in self?.noteWalk() }
    globes.onStep = { [weak self] in self?.step($0, isLong: $1) }
    walker.onMove = { [weak self] in self?.noteWalk() }
    walker.onRest = { [weak self] in self?.endWalk() }
    globes.onActivate = { [weak self] in self?.performNextAction() }
    foot.button.action = { [weak self] in self?.performNextAction() }
    ending.openReview = { [weak self] in self?.openReview() }
    ending.picture = { [table, countries, settings] in .globes(of: table, countries, settings) }
    ending.words = { [weak self] place in
      guard let self else { return nil }
      let computer = settings.current.tunnel.globetrotter(among: table.seats)
      return EarthEndWords(
        table, words, error: computer.averageError, place: place, context.look,
        onMode: { [weak self] in self?.play($0) }
      ).words
    }
    controller.onCommand = { [weak self] in self?.perform($0) }
    head.onChoose = { [weak self] in self?.play($0) }
    controller.bar.nameOfHint = { [globes] in
      EarthWords.names(areShown: globes.pair.showsNames, $0)
    }
    controller.bar.isOn = { [globes] in $0 == .hint && globes.pair.showsNames }
    controller.focus.home = { [table, globes, end = controller.end] in
      table.state.isOver ? end.button : globes
    }
    controller.focus.places = { [globes, foot, head, end = controller.end] in
      ([globes], [head.modes.control, foot.button, end.button])
    }
    controller.guide.steps = { [table, globes, foot] in
      EarthFirstSteps(table: table, globes: globes, button: { foot.button.frame }).all
    }
    // The line below the question has room for the texts, a bubble beside the globes has little.
    controller.guide.marksOnly = true
  }

  /// Called once for each finished game. Returns the rank in the best games, or `nil` if the game is not there.
  public var onOver: (EarthTable) -> ResultPlace? {
    get { ending.onOver }
    set { ending.onOver = newValue }
  }

  /// The names of places in the current language and units.
  private var places: PlaceNames {
    PlaceNames(context.look.texts, countries, usesMiles: settings.current.tunnel.usesMiles)
  }

  private var words: EarthWords {
    EarthWords(table.seats, places, context, player: controller.playerName())
  }
  private var footWords: EarthFootWords { EarthFootWords(words: words) }

  public func willDisappear() {
    controller.willDisappear()
    globes.pair.willDisappear()
    endWalk()
  }

  public func willAppear() {
    controller.willAppear()
    globes.pair.willAppear()
  }

  public func didAppear() { globes.pair.didAppear() }
  public func didDisappear() { globes.pair.didDisappear() }
  public func leftSight() { globes.pair.leftSight() }

  // MARK: Intents

  public var inputNeeds: InputNeeds { InputNeeds(restPose: walker.restPose, usesStick: true) }

  /// Whether the last press skipped a dig. Its tap must not act on the button that is new there.
  private var pressHasSkipped = false

  public func handle(_ intent: Intent) {
    if case .press = intent { pressHasSkipped = globes.pair.isDigging }
    if case .tap = intent, pressHasSkipped {
      pressHasSkipped = false
      return
    }
    if globes.pair.isDigging, intent.skipsAnimation {
      globes.pair.skip()
      // A command or another mode also takes effect after it has skipped the animation.
      switch intent {
      case .command, .nextTab, .previousTab: break
      default: return
      }
    }
    // A tilt that already rolls the child must not move the focus.
    if case .tilt = intent, walker.isRolling { return }
    if case .zoom(let steps) = intent {
      return globes.zoom(by: steps > 0 ? zoomStep : 1 / zoomStep)
    }
    if controller.handle(intent) { return }
    switch intent {
    case .nextTab: play(EarthHead.mode(after: table.setup.mode, by: 1))
    case .previousTab: play(EarthHead.mode(after: table.setup.mode, by: -1))
    default: break
    }
  }

  /// The zoom factor of one step. A pinch sends smaller steps than a key.
  private var zoomStep: Double { context.input.device == .touch ? 1.12 : 1.25 }

  private func perform(_ command: Intent.Command) {
    if command == .newGame { controller.newGame(losing: table.state) }
    if command == .hint { toggleNames() }
  }

  /// Shows the names on the globes, or hides them, but not in modes in which they would reveal the answer.
  private func toggleNames() {
    guard hasNames else {
      return controller.message.show(
        // Translators: Message: the player has asked for the names of places where they would give the answer away.
        for: .seconds(3), [{ texts in texts("No hints here.") }])
    }
    if !globes.pair.showsNames { globes.pair.label(countries) }
    globes.pair.showsNames.toggle()
  }

  private var hasNames: Bool { table.state.options.mode == .dig }

  /// Performs the next action of the game, as named on the button.
  private func performNextAction() {
    endWalk()
    let state = table.state
    if state.isOver { return controller.end.open() }
    if state.options.mode == .guess {
      if let flag = globes.hand, state.toMove != nil, !table.isComputersTurn {
        attempt(.flag(flag))
      } else if state.isDug {
        attempt(.next)
      }
    } else if state.isDug {
      attempt(.stand(state.place))
    } else if globes.canDig {
      attempt(.dig)
    } else {
      let reason = EarthQuestions(words: words).refusal(globes)
      controller.message.show(for: .seconds(4), [{ _ in reason }])
      context.feedback.rumble(.refusal)
    }
  }

  private func attempt(_ move: ThroughTheEarth.Move) {
    controller.attempt { () throws(ThroughTheEarth.Refusal) in try table.session.perform(move) }
  }

  /// Performs one step of a key.
  private func step(_ direction: Direction, isLong: Bool) {
    guard walker.step(direction, isLong: isLong) else { return }
    timers.noteStep()
    noteWalk()
  }

  /// Updates the texts during a walk, which answers a refusal.
  private func noteWalk() {
    controller.message.end()
    refresh()
  }

  /// Ends a walk and moves the child to its new place. Only the button puts a flag.
  private func endWalk() {
    walker.end()
    globes.pair.near.isChildMoving = false
    if !globes.putsFlag, let place = globes.hand, place != table.state.place {
      attempt(.stand(place))
    }
    refresh()
  }

  /// Continues the game of another mode.
  private func play(_ mode: ThroughTheEarth.Mode) {
    guard !table.hasFixedRules else { return }
    endWalk()
    settings.change { $0.tunnel.mode = mode }
    table.play(settings.current.tunnel)
  }

  // MARK: Changes

  /// Shows a change of the model.
  private func show(_ change: Change<ThroughTheEarth>) {
    globes.pair.skip()
    timers.end()
    let isDug = change.events.contains { if case .dug = $0 { true } else { false } }
    if change.cause == .move, change.after.isOver { ending.note() }
    if change.cause == .move, isDug {
      globes.dig(from: change.after.place) { [weak self] in self?.showDigResult() }
    } else {
      globes.show(at: change.after)
    }
    if change.entersAnotherGame { layout(in: context.look.metrics.size) }
    follow()
    // After a climb or before the next place, the button can be off.
    let isFresh = change.entersAnotherGame || change.before.isDug && !change.after.isDug
    if isFresh || change.after.isOver { controller.focus.goHome() }
  }

  /// Shows the result after the animation of the dig.
  private func showDigResult() {
    globes.show(at: table.state)
    if table.isHit { context.feedback.play(.pairFound) }
    if table.state.isOver { timers.expectDialog() }
    follow()
  }

  private func follow() {
    if !hasNames { globes.pair.showsNames = false }
    timers.begin(table)
    refresh()
  }

  /// Applies the settings that act at once: names and units.
  private func show(_ change: SettingsModel.Change) {
    let (old, new) = (change.before.tunnel, change.after.tunnel)
    if new.seats != old.seats { table.takeNames(of: settings.current.tunnel.setup().seats) }
    if new.usesMiles != old.usesMiles { return layout(in: context.look.metrics.size) }
    globes.setNames(places, table.seats)
    refresh()
  }

  /// Updates the controls to match the state.
  private func refresh() {
    controller.refresh()
    head.show(table.setup.mode)
    head.modes.control.isHidden = table.hasFixedRules
    globes.isLocked =
      globes.pair.isDigging || table.state.isOver || table.isComputersTurn
      || (table.state.options.mode == .guess && table.state.isDug)
    controller.end.show(isOver: table.state.isOver)
    controller.end.button.isEnabled = !globes.pair.isDigging
    foot.button.isHidden = table.state.isOver
    foot.button.title = footWords.next(globes.shown)
    foot.button.isWaiting = globes.pair.isDigging || table.isComputersTurn
    foot.button.isEnabled =
      !globes.pair.isDigging && !table.isComputersTurn
      && (globes.shown.isDug || (globes.putsFlag ? globes.isPlaced : globes.canDig))
  }

  private func openReview() { EarthReviewedGame.open(controller, settings, countries) }

  // MARK: Speech

  private var speech: EarthSpeech { EarthSpeech(words, globes, controller) }

  public var spoken: SpokenScene { speech.scene }

  // MARK: Time

  public func advance(by elapsed: Duration) {
    controller.advance(by: elapsed)
    globes.pair.advance(by: elapsed)
    walker.advance(by: elapsed, isInFront: routes.isInFront())
    for alarm in timers.advance(by: elapsed) {
      switch alarm {
      case .computersFlag: table.putFlagForComputer()
      case .dialog: controller.end.openIfDue()
      case .endOfWalk: endWalk()
      }
    }
  }

  public var nextTimer: Duration? {
    Duration.soonest(
      timers.next, controller.nextTimer(), globes.pair.nextTimer, walker.nextTimer)
  }

  // MARK: Look

  public func layout(in size: Size) {
    controller.offerRows { [weak self] in self?.globes.turnBack() }
    areas = EarthAreas(metrics: context.look.metrics, inputs: wants)
    controller.bar.setHidden(.hint, !hasNames)
    controller.bar.layout(
      title: areas.hasTitle || table.hasFixedRules
        ? controller.title(context.look.texts("Through the Earth")) : "",
      shrinks: table.hasFixedRules,
      isCompact: areas.isCompact)
    tray = Tray(areas.tray, rim: areas.rim, look: context.look)
    globes.frame = areas.tray
    globes.layOut(in: areas.felt)
    globes.setNames(places, table.seats)
    if globes.pair.showsNames { globes.pair.label(countries) }
    head.layout(areas)
    foot.layout(areas)
    controller.bar.choice = head.modes.control
    controller.end.layout(in: areas.button)
    controller.arrange([globes, foot.button, controller.end.button])
    refresh()
  }

  private var wants: EarthAreas.Inputs {
    var wants = EarthAreas.Inputs()
    let (words, state) = (footWords, table.state)
    head.want(EarthQuestions(words: self.words).everyQuestion(state), in: &wants)
    foot.want(
      state, titles: words.everyNext(state), totals: words.everyTotal(state),
      figure: words.longestTotal(state), names: words.everyName(state),
      words: words.everyBox(state), in: &wants)
    return wants
  }

  public func draw(into list: inout DisplayList) {
    controller.bar.draw(into: &list)
    let (words, shown, ends) = (footWords, globes.shown, globes.ends)
    let isFalling = globes.pair.isDigging
    let question = EarthQuestions(words: self.words).question(globes)
    let (isDig, message) = (shown.options.mode == .dig, controller.message.variants)
    // Before the dig, a first step says what to do, in place of the hint, but not of a warning.
    let isLed =
      !shown.isDug && !isFalling && controller.guide.words != nil && !question.isWarning
    head.draw(
      into: &list, question, step: isLed ? controller.guide.line ?? "" : nil,
      message: isDig ? controller.news : message)
    tray?.draw(into: &list)
    if isDig {
      foot.draw(into: &list, near: words.near(ends.near), far: words.far(ends.far, shown))
    } else {
      let steps = controller.guide.line.map { [$0] } ?? words.steps(globes)
      foot.draw(
        into: &list, words.boxes(shown), total: words.total(shown),
        steps: areas.isCompact ? steps : [])
    }
    let next = shown.isDug && message.isEmpty ? controller.news : []
    let notes = isFalling ? [] : words.notes(shown, hasCompass: globes.pair.compass != nil)
    foot.draw(into: &list, note: next.isEmpty ? notes : next)
    panel.draw(into: &list)
  }
}
