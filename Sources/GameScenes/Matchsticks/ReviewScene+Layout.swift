import MatchstickGame
import Stage

extension ReviewScene {
  func layout(in size: Size) {
    let metrics = context.metrics
    frame = metrics.reviewFrame
    surface = Surfaces(context).dialog(frame.size)
    let padding = metrics.form == .portrait ? 16 : metrics.review(48, compact: 12)
    let inside = frame.inset(padding, metrics.review(24, compact: 10))
    setTitles()
    layoutButtons(in: inside)

    let bandHeight =
      metrics.reviewIsCompact ? metrics.small * 3 : max(metrics.px(68), metrics.small * 3.4)
    let bandBottom = menu.frame.y - metrics.review(22, compact: 8)
    let bandFrame = Rect(inside.x, bandBottom - bandHeight, inside.width, bandHeight).rounded
    let words = words
    let head = ReviewHead(
      words, dialog: frame, x: bandFrame.x, width: bandFrame.width, context)
    self.head = head
    let top = head.bottom
    let middle = Rect(inside.x, top, inside.width, bandFrame.y - metrics.px(22) - top).rounded
    timeLine = ReviewTimeLine(review: review, words: words, context: context)
    timeLine?.layout(in: middle, pointsAt: bandFrame.y)
    band = MistakeBand(words, frame: bandFrame, context)
  }

  private func setTitles() {
    let texts = context.texts
    menu.title = texts("Menu")
    newGame.title = texts("New game")
    if let mistake = review.mistake {
      retry?.title = texts("Retry from turn {turn}", ["turn": String(mistake.turn)])
    }
  }

  /// *Retry* without the turn, which the band tells too, where the buttons have no room for it.
  private func shortenTitles(toFit width: Double) {
    let natural = buttons.map(\.preferredSize.width)
    let missing = 1 - min(1, width / natural.reduce(0, +))
    // What is missing comes off the wood beside the words.
    let spare = context.metrics.px(64)
    if natural.contains(where: { $0 * missing > spare }) { retry?.title = context.texts("Retry") }
  }

  /// *Menu* at the left, the others at the right; all narrower where there is too little room.
  private func layoutButtons(in inside: Rect) {
    let metrics = context.metrics
    let height = metrics.dialogButtonHeight
    let gap = metrics.review(16, compact: 8)
    let room = inside.width - gap * Double(buttons.count - 1)
    shortenTitles(toFit: room)
    let natural = buttons.map { $0.preferredSize.width }
    let scale = min(1, room / natural.reduce(0, +))
    var x = inside.maxX
    for (button, width) in zip(buttons, natural).reversed() {
      let width = (width * scale).rounded(.down)
      x -= width
      button.frame = Rect(button === menu ? inside.x : x, inside.maxY - height, width, height)
      x -= gap
    }
  }
}
