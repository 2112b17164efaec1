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
  /// Tells when the player wants to see the table, and the commands that are the table's.
  let dialog: DialogFrame

  private let review: GameReview
  private let seating: MatchstickSeats
  private let context: StageContext
  private var head: ReviewHead?
  private var timeLine: ReviewTimeLine?
  private var band: MistakeBand?

  init(review: GameReview, seating: MatchstickSeats, context: StageContext) {
    self.review = review
    self.seating = seating
    self.context = context
    dialog = DialogFrame(context, .apart)
    dialog.add(
      "menu", title: { texts in texts("Menu") }, action: { [weak self] in self?.onMenu() })
    if let turn = review.mistake?.turn {
      dialog.add(
        "retry",
        title: { texts in texts("Retry from turn {turn}", ["turn": String(turn)]) },
        // The band tells the turn too.
        shortTitle: { texts in texts("Retry") },
        action: { [weak self] in self?.onRetry(turn) })
    }
    dialog.add(
      "new-game", title: { texts in texts("New game") }, isPrimary: true,
      action: { [weak self] in self?.onNewGame() })
  }

  func layout(in size: Size) {
    let metrics = context.metrics
    let room = dialog.layoutLarge(padding: metrics.review(24, compact: 10))
    // Made anew for the language of the moment.
    let words = ReviewWords(
      review: review, words: MatchsticksWords(texts: context.texts, seating: seating))
    let bandHeight =
      metrics.reviewIsCompact ? metrics.small * 3 : max(metrics.px(68), metrics.small * 3.4)
    let bandBottom = room.maxY - metrics.review(22, compact: 8)
    let bandFrame = Rect(room.x, bandBottom - bandHeight, room.width, bandHeight).rounded
    let head = ReviewHead(
      words, dialog: dialog.frame, x: bandFrame.x, width: bandFrame.width, context)
    self.head = head
    let top = head.bottom
    let middle = Rect(room.x, top, room.width, bandFrame.y - metrics.px(22) - top).rounded
    timeLine = ReviewTimeLine(review: review, words: words, context: context)
    timeLine?.layout(in: middle, pointsAt: bandFrame.y)
    band = MistakeBand(words, frame: bandFrame, context)
  }

  var controls: [ControlReport] { dialog.controls }

  func handle(_ intent: Intent) { dialog.handle(intent) }

  func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      head?.draw(into: &list)
      timeLine?.draw(into: &list)
      band?.draw(into: &list)
    }
  }
}

/// The tinted band about the turn that gave the win away, and what would have won.
private struct MistakeBand {
  private let words: ReviewWords
  private let frame: Rect
  private let context: StageContext
  private let surface: Surface
  private let warning: Picture

  init(_ words: ReviewWords, frame: Rect, _ context: StageContext) {
    self.words = words
    self.frame = frame
    self.context = context
    let theme = context.theme
    surface = Surfaces(context).band(frame.size, theme.dangerBand, radius: 16)
    warning = Icon.warning.picture(
      size: context.metrics.px(40), color: theme.danger, shelf: context.shelf)
  }

  func draw(into list: inout DisplayList) {
    let (metrics, ink) = (context.metrics, context.theme.ink)
    surface.draw(into: &list, frame)
    list.picture(warning, center: Point(frame.x + metrics.px(36), frame.midY))
    let left = frame.x + metrics.px(68)
    let width = frame.maxX - metrics.review(20, compact: 10) - left
    let half = frame.height / 2
    list.text(
      words.explanation, metrics.reviewIsCompact ? metrics.small(.bold) : metrics.medium(.bold),
      ink, in: Rect(left, frame.y + half * 0.14, width, half), context: context)
    list.text(
      words.better, metrics.small(), ink, in: Rect(left, frame.y + half * 1.02, width, half * 0.8),
      context: context)
  }
}
