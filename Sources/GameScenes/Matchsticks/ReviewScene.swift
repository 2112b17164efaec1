import GameKernel
import MatchstickGame
import Stage

/// What is said after a game, over its table: who won, what happened, and how to go on.
final class ReviewScene: Scene {
  let name = "review"
  var onMenu: () -> Void = {}
  var onNewGame: () -> Void = {}
  /// Called with the turn to try again, counted from 1.
  var onRetry: (Int) -> Void = { _ in }
  /// Called when the player wants to see the table.
  var onClose: () -> Void = {}
  /// Hears the commands that are the table's, such as undo.
  var onCommand: (Intent.Command) -> Void = { _ in }

  let review: GameReview
  let context: StageContext
  let menu: Button
  /// Nil where no turn gave the win away.
  let retry: Button?
  let newGame: Button
  var frame = Rect.zero
  var surface: Surface?
  var head: ReviewHead?
  var timeLine: ReviewTimeLine?
  var band: MistakeBand?
  private let seating: MatchstickSeats
  private let panel: ControlPanel

  init(review: GameReview, seating: MatchstickSeats, context: StageContext) {
    self.review = review
    self.seating = seating
    self.context = context
    panel = ControlPanel(context: context)
    menu = Button(id: "menu", context: context, title: "") {}
    newGame = Button(id: "new-game", context: context, title: "", isPrimary: true) {}
    retry = review.mistake.map { _ in Button(id: "retry", context: context, title: "") {} }
    menu.action = { [weak self] in self?.onMenu() }
    newGame.action = { [weak self] in self?.onNewGame() }
    if let mistake = review.mistake {
      retry?.action = { [weak self] in self?.onRetry(mistake.turn) }
    }
    panel.controls = buttons
    panel.focus(id: newGame.id)
  }

  /// From left to right, in the order of the focus.
  var buttons: [Button] { [menu, retry, newGame].compactMap(\.self) }

  /// Made anew for the language of the moment.
  var words: ReviewWords {
    ReviewWords(review: review, words: MatchsticksWords(texts: context.texts, seating: seating))
  }

  var controls: [ControlReport] { panel.reports }

  func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onClose()
    // The game is over: there is nothing to hint at.
    case .command(let command) where command != .hint: onCommand(command)
    case .commandRepeat(let command): onCommand(command)
    default: break
    }
  }

  func draw(into list: inout DisplayList) {
    surface?.draw(into: &list, frame)
    head?.draw(into: &list)
    timeLine?.draw(into: &list)
    band?.draw(into: &list)
    panel.draw(into: &list)
  }
}
