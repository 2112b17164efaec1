import Stage

/// A line of the dialog at the end of a game: a player with the pairs found, or a figure with its label.
package struct EndLine {
  package let word: String
  package let number: String
  /// A small text below the word.
  package var detail: String?
  /// Whether the line is emphasized, for a winner.
  package var isStrong = false
  /// Whether the text is small, for a low window.
  package var isSmall = false
  /// The picture before the word, such as the sign of a player.
  package var sign: Picture?
  /// The pictures before the number. If not all fit, only the last ones are drawn.
  package var pictures: [Picture] = []

  package init(
    word: String, number: String, detail: String? = nil, isStrong: Bool = false,
    sign: Picture? = nil, pictures: [Picture] = []
  ) {
    self.word = word
    self.number = number
    self.detail = detail
    self.isStrong = isStrong
    self.sign = sign
    self.pictures = pictures
  }

  /// Returns whether the detail fits in a width, or there is none.
  package func fits(_ width: Double, _ look: Look) -> Bool {
    let small = look.metrics.small()
    return detail.map { look.measurer.size(of: $0, small).width <= width } ?? true
  }

  /// Returns the width of sign, word and number side by side.
  package func leastWidth(_ look: Look) -> Double {
    let (metrics, bold) = (look.metrics, figures(look.metrics))
    let words = [word, number].map { look.measurer.size(of: $0, bold).width }
    return (sign.map { $0.size.width + metrics.px(12) } ?? 0) + words.reduce(metrics.px(16), +)
  }

  private func figures(_ metrics: Metrics) -> TextStyle {
    isSmall ? metrics.small(.bold) : metrics.medium(.bold)
  }

  /// Draws sign and word at the left, and pictures and number at the right.
  package func draw(into list: inout DisplayList, in box: Rect, _ look: Look) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    var room = box
    if let detail {
      let below = metrics.line(metrics.small())
      room.height -= below
      list.text(
        detail, metrics.small(), theme.mutedInk, in: Rect(box.x, room.maxY, box.width, below),
        measuredBy: measurer)
    }
    if let sign {
      list.picture(sign, at: Point(box.x, (box.midY - sign.size.height / 2).rounded()))
      let taken = sign.size.width + metrics.px(12)
      room = Rect(box.x + taken, box.y, box.width - taken, box.height)
    }
    let figures = figures(metrics)
    list.text(number, figures, theme.ink, in: room, .trailing, measuredBy: measurer)
    // Reserves two digits, so that the pictures of all lines are aligned.
    let widest = max(
      measurer.size(of: number, figures).width, measurer.size(of: "00", figures).width)
    room.width -= widest + metrics.px(16)
    // A long name shrinks to fit, to 60 % of its size at least.
    let usual = isStrong ? figures : isSmall ? metrics.small() : metrics.medium()
    let style = measurer.fitting(usual, to: word, width: room.width, least: 0.6)
    let needed = measurer.size(of: word, style).width + metrics.px(16)
    drawPictures(into: &list, in: &room, leaving: needed, metrics.px(4))
    list.text(word, style, isStrong ? theme.ink : theme.mutedInk, in: room, measuredBy: measurer)
  }

  private func drawPictures(
    into list: inout DisplayList, in room: inout Rect, leaving needed: Double, _ gap: Double
  ) {
    for picture in pictures.reversed() {
      guard room.width - picture.size.width - gap >= needed else { return }
      room.width -= picture.size.width + gap
      let corner = Point(room.maxX.rounded(), (room.midY - picture.size.height / 2).rounded())
      list.picture(picture, at: corner)
    }
  }
}
