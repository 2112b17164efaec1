import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The review of a finished game in a dialog over its table: what happened, turn by turn.
final class ReviewScene: ReviewDialog {
  let name = "turns"
  var onNewGame: () -> Void = {}
  /// Called with the number of the turn to try again, from 1.
  var onRetry: (Int) -> Void = { _ in }
  let dialog: DialogFrame

  private let review: GameReview
  private let seating: MatchstickSeats
  private let look: Look
  private var head: ReviewHead?
  private var timeLine: ReviewTimeLine?
  private var band: ReviewBand?

  /// Creates the dialog.
  init(review: GameReview, seating: MatchstickSeats, context: StageContext) {
    self.review = review
    self.seating = seating
    look = context.look
    dialog = DialogFrame(context, .apart)
    dialog.add(
      "close", title: { texts in texts("Close") }, action: { [weak dialog] in dialog?.onClose() })
    if let mistake = review.mistake, seating[mistake.seat].isPerson {
      dialog.add(
        "retry",
        title: { texts in
          // Translators: Button. {turn} is the number of the turn that lost the game.
          texts("Try again from turn {turn}", ["turn": String(mistake.turn)])
        },
        // Short, since the band also names the turn.
        // Translators: Button.
        shortTitle: { texts in texts("Try again") },
        action: { [weak self] in self?.onRetry(mistake.turn) })
    }
    dialog.add(
      "new-game", title: { texts in texts("Play again") }, isPrimary: true,
      action: { [weak self] in self?.onNewGame() })
  }

  func layout(in size: Size) {
    let metrics = look.metrics
    let room = dialog.layoutLarge(padding: metrics.review(24, compact: 10))
    // Computed at each layout for the current language.
    let words = ReviewWords(
      review: review, words: MatchsticksWords(texts: look.texts, seating: seating))
    let band = ReviewBand(
      words, x: room.x, width: room.width, bottom: room.maxY - metrics.review(22, compact: 8),
      look)
    self.band = band
    let bandFrame = band.frame
    let head = ReviewHead(
      words, dialog: dialog.frame, x: bandFrame.x, width: bandFrame.width, look)
    self.head = head
    let top = head.bottom
    let middle = Rect(room.x, top, room.width, bandFrame.y - metrics.px(22) - top).rounded
    timeLine = ReviewTimeLine(review: review, words: words, look: look)
    timeLine?.layout(in: middle, pointsAt: bandFrame.y)
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

/// The tinted band about the losing turn and the better take, or about a win without a mistake.
private struct ReviewBand {
  let frame: Rect
  private let look: Look
  private let surface: Surface
  private let sign: Picture
  /// The sentences, broken into lines if the band is too narrow.
  private let explanation: [String]
  private let better: [String]

  init(
    _ words: ReviewWords, x: Double, width: Double, bottom: Double, _ look: Look
  ) {
    self.look = look
    let (metrics, measurer) = (look.metrics, look.measurer)
    let room = width - Self.left(metrics) - metrics.review(20, compact: 10)
    let (strong, plain) = (Self.strong(metrics), metrics.small())
    explanation = measurer.lines(words.explanation, strong, width: room)
    better = measurer.lines(words.better, plain, width: room)
    let lines =
      Double(explanation.count) * metrics.line(strong) + Double(better.count) * metrics.line(plain)
    let height = lines + 2 * metrics.review(10, compact: 3)
    frame = Rect(x, bottom - height, width, height).rounded
    let (side, theme) = (words.side, look.theme)
    surface = Surfaces(look).band(frame.size, side.ground(theme), radius: 16)
    sign = side.icon.picture(
      size: metrics.px(40), color: side.ink(theme), in: look.pictures)
  }

  private static func strong(_ metrics: Metrics) -> TextStyle {
    metrics.reviewIsCompact ? metrics.small(.bold) : metrics.medium(.bold)
  }

  /// Returns the distance from the band's left edge to the text.
  private static func left(_ metrics: Metrics) -> Double { metrics.px(68) }

  func draw(into list: inout DisplayList) {
    let (metrics, ink) = (look.metrics, look.theme.ink)
    surface.draw(into: &list, frame)
    list.picture(sign, center: Point(frame.x + metrics.px(36), frame.midY.rounded()))
    let room = frame.inset(0, metrics.review(10, compact: 3))
    let left = room.x + Self.left(metrics)
    let box = Rect(
      left, room.y, room.maxX - metrics.review(20, compact: 10) - left, room.height)
    let strong = Self.strong(metrics)
    list.lines(explanation, strong, ink, in: box, look: look)
    let down = Double(explanation.count) * metrics.line(strong)
    list.lines(better, metrics.small(), ink, in: box.offset(by: Point(0, down)), look: look)
  }
}
