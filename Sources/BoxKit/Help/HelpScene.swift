import Controls
import GameKernel
import Stage

/// The help of a game: a dialog over its table with three pages.
public final class HelpScene: Scene {
  public let name = "help"
  /// Called when the player closes the help.
  public var onClose: () -> Void = {}

  private let context: StageContext
  private let dialog: DialogFrame
  /// The games to choose from.
  private let games: [ExplainedGame]
  private let lines: ControlsLines?
  private let pages: ChildScenes
  private var book: HelpBook
  private let head: HelpHead
  private let trial: TrialControl
  /// The direction of the last attempt to turn the controls page: 1 for the next page, −1 for the previous one.
  private var lastAttempt: Int?
  /// The lines of text between the buttons.
  private var foot: [String] = []

  /// - Parameters:
  ///   - games: the games to choose from. Must not be empty.
  ///   - first: the index of the game that is shown first.
  ///   - lines: the controls of the page over which it is; `nil` for those of the game.
  package init(
    _ games: [ExplainedGame], at first: Int, _ lines: ControlsLines? = nil, context: StageContext
  ) {
    (self.context, self.games, self.lines) = (context, games, lines)
    dialog = DialogFrame(context, .apart)
    pages = ChildScenes(context: context)
    pages.active = Self.page
    book = HelpBook(games[first].help, lines, context: context)
    head = HelpHead(at: first, context: context)
    trial = TrialControl(id: "tray", context: context)
    connect()
    show(0)
  }

  private static let page = "leaf"

  private func connect() {
    dialog.add(
      "close",
      // Translators: Button that closes a dialog.
      title: { texts in texts("Close") },
      action: { [weak self] in self?.onClose() })
    dialog.add(
      "back-step",
      // Translators: Button that goes back to the previous page.
      title: { texts in texts("Back") },
      action: { [weak self] in self?.goBack() })
    dialog.add(
      "next-step",
      title: { [weak self] texts in
        self?.isAtEnd == true
          // Translators: Button that starts a game.
          ? texts("Play")
          // Translators: Button that goes to the next page.
          : texts("Next")
      },
      isPrimary: true, action: { [weak self] in self?.goForward() })
    dialog.onClose = { [weak self] in self?.onClose() }
    head.onTurn = { [weak self] in self?.turn(to: $0) }
    head.onChoose = { [weak self] in self?.explain($0) }
    trial.onIntent = { [weak self] in _ = self?.pages.handle($0) }
  }

  // MARK: Pages and steps

  private var pageScene: HelpPageScene { book.page(book.current) }

  private var isAtEnd: Bool { book.current == HelpBook.count - 1 && !pageScene.has(1) }

  /// Shows the help of another game, beginning with its first page.
  private func explain(_ game: Int) {
    book = HelpBook(games[game].help, lines, context: context)
    show(0)
    layout(in: context.look.metrics.size)
  }

  private func goForward() {
    if pageScene.has(1) { return pageScene.turn(by: 1) }
    isAtEnd ? onClose() : turn(to: book.current + 1)
  }

  private func goBack() {
    if pageScene.has(-1) { return pageScene.turn(by: -1) }
    turn(to: book.current - 1, atEnd: true)
  }

  private func turn(to index: Int, atEnd: Bool = false) {
    guard (0..<HelpBook.count).contains(index), index != book.current else { return }
    show(index, atEnd: atEnd, isBackwards: index < book.current)
  }

  /// - Parameter isBackwards: the direction in which the page turns; `nil` for no animation.
  private func show(_ index: Int, atEnd: Bool = false, isBackwards: Bool? = nil) {
    lastAttempt = nil
    book.current = index
    head.show(index)
    let pageScene = pageScene
    pageScene.onStep = { [weak self] in self?.refresh() }
    pages.show(
      pageScene, in: Self.page, flippedAbout: isBackwards.map { _ in .upright },
      isBackwards: isBackwards ?? false)
    pageScene.begin(atEnd: atEnd)
    refresh()
    // The most likely next key goes to the next step.
    dialog.focus("next-step")
  }

  /// Updates the buttons and the text between them to the step.
  private func refresh() {
    guard dialog.frame != .zero else { return }
    dialog.setEnabled("back-step", book.current > 0 || pageScene.has(-1))
    trial.isHidden = !pageScene.page.canBeTried
    dialog.layoutButtons()
    let style = context.look.metrics.small()
    let lines = context.look.measurer.lines(footWords, style, width: dialog.between.width)
    let height = Double(lines.count) * context.look.metrics.line(style)
    foot = height <= dialog.between.height ? lines : []
  }

  private var footWords: String {
    // A mouse turns pages by clicks on buttons, so the text about repeated presses does not apply.
    if book.current == HelpBook.controlsPage, context.input.device != .mouse {
      return context.look.texts("Press again to turn the page.")
    }
    return pageScene.words.trial ?? ""
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    if pageScene.page.consumes(intent) { return }
    if let step = step(of: intent) { return turn(step) }
    if case .command(.help) = intent { return onClose() }
    if case .number = intent, !trial.isHidden { _ = pages.handle(intent) }
    dialog.handle(intent)
  }

  /// Returns the direction in which an intent turns the page, 1 for the next page; `nil` for other intents.
  private func step(of intent: Intent) -> Int? {
    switch intent {
    case .tilt(let direction) where direction.isLevel && !head.isInUse && !trial.isInUse:
      return direction == .left ? -1 : 1
    case .swipe(let direction, let start) where direction.isLevel:
      // A swipe to the left shows the next page. A swipe that begins on a control is a slipped press and does not
      // turn the page.
      let isOnControl = controls.contains { $0.frame.contains(start) }
      return isOnControl ? nil : direction == .left ? 1 : -1
    case .command(.undo), .leap(.pageUp): return -1
    case .command(.redo), .leap(.pageDown): return 1
    default: return nil
    }
  }

  /// Turns the page. On the controls page, the first press only lights up its control. A second press in the same
  /// direction turns the page.
  private func turn(_ step: Int) {
    if book.current == HelpBook.controlsPage, lastAttempt != step {
      lastAttempt = step
      return
    }
    turn(to: book.current + step)
  }

  public func handleInput(_ event: InputEvent.Kind) { pageScene.page.handleInput(event) }

  public var inputNeeds: InputNeeds { InputNeeds(restPose: pageScene.page.restPose) }

  // MARK: Scene

  public var controls: [ControlReport] { dialog.controls }

  /// The page and its first lines. F7 reads all of it.
  public var spoken: SpokenScene {
    let texts = context.look.texts
    let title = "\(texts("How to play")): \(games[head.game].title(texts))"
    let news = [head.spokenPage, pageScene.spokenLines.prefix(4).map(\.self).sentences]
    var words = SpokenScene(title, news: news, place: news)
    if book.current == HelpBook.controlsPage { words.unchanged = footWords }
    return words
  }

  public func advance(by elapsed: Duration) { pages.advance(by: elapsed) }

  public var nextTimer: Duration? { pages.nextTimer }

  public func willAppear() { pages.willAppear() }
  public func didAppear() { pages.didAppear() }
  public func willDisappear() { pages.willDisappear() }
  public func didDisappear() { pages.didDisappear() }

  public func layout(in size: Size) {
    let metrics = context.look.metrics
    var room = dialog.layoutLarge(padding: metrics.review(24, compact: 10))
    head.layout(in: &room, titles: games.map { $0.title(context.look.texts) })
    dialog.above = head.controls + [trial]
    room = room.inset(-metrics.review(24, compact: 8), 0)
    pages.layout(Self.page, in: room)
    trial.frame = pageScene.trayFrame.offset(by: room.rounded.origin)
    refresh()
  }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      head.draw(into: &list)
      pages.draw(into: &list)
      let style = context.look.metrics.small()
      let height = Double(foot.count) * context.look.metrics.line(style)
      let box = Rect(center: dialog.between.center, Size(dialog.between.width, height)).rounded
      list.lines(foot, style, context.look.theme.mutedInk, in: box, .center, look: context.look)
    }
  }
}
