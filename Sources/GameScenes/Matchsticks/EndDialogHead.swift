import Stage

/// The head of the dialog: who won and how, and two crossed matches where there is room for them.
struct EndDialogHead {
  private let words: ReviewWords
  private let dialog: Rect
  private let x: Double
  private let width: Double
  private let backstage: Backstage
  private let matches: MatchArt?

  private var metrics: Metrics { backstage.metrics }
  private var theme: Theme { backstage.theme }

  /// - Parameters:
  ///   - dialog: the frame of the whole dialog.
  ///   - x: where the words begin.
  init(_ words: ReviewWords, dialog: Rect, x: Double, width: Double, _ backstage: Backstage) {
    self.words = words
    self.dialog = dialog
    self.x = x
    self.width = width
    self.backstage = backstage
    let metrics = backstage.metrics
    let hasRoom = !metrics.isSmall && metrics.form != .portrait
    matches =
      hasRoom
      ? MatchArt(
        height: metrics.px(92), style: .kitchen, unit: metrics.k, backstage: backstage,
        name: "ornament") : nil
  }

  /// What the head takes of the dialog, below its padding.
  static func height(_ metrics: Metrics) -> Double {
    metrics.isSmall ? metrics.medium * 1.3 : metrics.px(136)
  }

  func draw(into list: inout DisplayList) {
    if metrics.isSmall { return drawLine(into: &list) }
    list.text(
      words.title, metrics.large(), theme.ink, in: row(36, metrics.px(52)),
      measuredBy: backstage.measurer)
    drawSummary(into: &list)
    list.fill(row(140, metrics.px(theme.lineWidth)), theme.panelLine)
    drawMatches(into: &list)
  }

  /// All in one line, for small windows.
  private func drawLine(into list: inout DisplayList) {
    list.line(
      [
        TextPart(words.title, metrics.medium(.bold), theme.ink),
        TextPart("  " + words.lastTake, metrics.small(), theme.mutedInk),
      ], in: Rect(x, dialog.y + 10, width, metrics.medium * 1.2), .leading,
      measuredBy: backstage.measurer)
  }

  /// One line, or two about the same middle.
  private func drawSummary(into list: inout DisplayList) {
    let lines = backstage.measurer.lines(words.summary, metrics.medium(), width: width).prefix(2)
    let line = metrics.medium * 1.3
    for (index, text) in lines.enumerated() {
      let shift = Double(index) - Double(lines.count - 1) * 0.4
      list.text(
        text, metrics.medium(), theme.mutedInk,
        in: row(86, metrics.px(32)).offset(by: Point(0, shift * line)),
        measuredBy: backstage.measurer)
    }
  }

  private func drawMatches(into list: inout DisplayList) {
    guard let matches else { return }
    let corner = Point(dialog.maxX, dialog.y)
    list.picture(
      matches.body(of: 0), center: corner + Point(-84, 76) * metrics.k, rotation: 38 * .pi / 180)
    list.picture(
      matches.body(of: 1), center: corner + Point(-103, 74) * metrics.k, rotation: -24 * .pi / 180)
  }

  /// A row of the head, `y` of the design below the dialog's upper edge.
  private func row(_ y: Double, _ height: Double) -> Rect {
    Rect(x, dialog.y + metrics.px(y), width, height)
  }
}
