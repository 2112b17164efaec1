import Stage

/// The head of the dialog at the end of a game: the emblems, the title and a line below it.
package final class EndHead {
  private let words: EndWords
  private let look: Look
  private var titleLines: [String] = []
  private var titleStyle: TextStyle
  private var summary: [String] = []
  private var room = Rect.zero

  private var metrics: Metrics { look.metrics }

  package init(_ words: EndWords, _ look: Look) {
    self.words = words
    self.look = look
    titleStyle = look.metrics.large()
  }

  /// Returns the side of an emblem.
  package static func side(_ metrics: Metrics) -> Double { 2 * metrics.px(28) }

  /// Returns the height of the head in a width. Emblems are left out in low windows.
  package func height(in width: Double) -> Double {
    breakLines(width)
    return emblemHeight + Double(titleLines.count) * metrics.line(titleStyle)
      + Double(summary.count) * metrics.line(summaryStyle)
  }

  /// Places the head at the top of a rectangle.
  ///
  /// - Returns: its lower edge.
  package func layout(in room: Rect) -> Double {
    self.room = room
    return room.y + height(in: room.width)
  }

  /// Wraps the title and the summary to a width. A title that does not fit on two lines gets a smaller font.
  private func breakLines(_ width: Double) {
    let measurer = look.measurer
    titleStyle = metrics.isSmall ? metrics.medium(.bold) : metrics.large()
    titleLines = measurer.lines(words.title, titleStyle, width: width)
    let isWide = titleLines.contains { measurer.size(of: $0, titleStyle).width > width }
    if isWide || titleLines.count > 2 {
      titleStyle = metrics.medium(.bold)
      titleLines = measurer.lines(words.title, titleStyle, width: width)
    }
    summary = words.summary.map { measurer.lines($0, summaryStyle, width: width) } ?? []
  }

  private var summaryStyle: TextStyle {
    metrics.isSmall ? metrics.small() : metrics.medium()
  }

  private var emblemHeight: Double {
    let usual = metrics.px(400) + Double(words.lines.count) * metrics.medium * 1.65
    let hasRoom = !metrics.isSmall && usual <= metrics.size.height - 2 * metrics.margin
    return words.emblems.isEmpty || !hasRoom ? 0 : Self.side(metrics) + metrics.px(12)
  }

  package func draw(into list: inout DisplayList) {
    let theme = look.theme
    if emblemHeight > 0 { drawEmblems(into: &list) }
    let title = Rect(room.x, room.y + emblemHeight, room.width, 0)
    list.lines(titleLines, titleStyle, theme.ink, in: title, .center, look: look)
    let below = title.y + Double(titleLines.count) * metrics.line(titleStyle)
    list.lines(
      summary, summaryStyle, theme.mutedInk, in: Rect(room.x, below, room.width, 0), .center,
      look: look)
  }

  private func drawEmblems(into list: inout DisplayList) {
    let side = Self.side(metrics)
    let step = side + metrics.px(12)
    let first = room.midX - step * Double(words.emblems.count - 1) / 2
    for (index, emblem) in words.emblems.enumerated() {
      let middle = Point((first + step * Double(index)).rounded(), (room.y + side / 2).rounded())
      for picture in emblem { list.picture(picture, center: middle) }
    }
  }
}
