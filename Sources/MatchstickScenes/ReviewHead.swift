import BoxKit
import Stage

/// The head of the review: the winner and the summary. With enough room, it has two crossed matches, or a fan of
/// three for the winning person.
struct ReviewHead {
  private let words: ReviewWords
  private let dialog: Rect
  private let x: Double
  private let width: Double
  private let look: Look
  /// The lines below the title, at most two.
  private let summary: [String]
  private let matches: MatchArt?

  private var metrics: Metrics { look.metrics }
  private var theme: Theme { look.theme }

  /// Computes the head's layout.
  ///
  /// - Parameters:
  ///   - dialog: the frame of the whole dialog.
  ///   - x: the left edge of the text.
  init(_ words: ReviewWords, dialog: Rect, x: Double, width: Double, _ look: Look) {
    self.words = words
    self.dialog = dialog
    self.x = x
    self.width = width
    self.look = look
    let metrics = look.metrics
    let measurer = look.measurer
    summary = Array(measurer.lines(words.summary, metrics.medium(), width: width).prefix(2))
    let widest = summary.map { measurer.size(of: $0, metrics.medium()).width }.max() ?? 0
    let hasRoom =
      !metrics.reviewIsCompact && widest <= width - metrics.px(words.side == .winner ? 112 : 96)
    matches =
      hasRoom
      ? MatchArt(
        height: metrics.px(92), style: .kitchen, unit: metrics.k, look: look,
        name: "ornament") : nil
  }

  /// The lower edge of the head, including its margin.
  var bottom: Double {
    guard metrics.reviewIsCompact else { return rule.y + metrics.px(20) }
    let second = isBroken ? metrics.line(metrics.small()) : 0
    return (dialog.y + 10 + metrics.medium * 1.3 + second).rounded()
  }

  /// Whether the last take is below the title, since one line is too narrow for both.
  private var isBroken: Bool {
    let title = look.measurer.size(of: words.title, metrics.medium(.bold)).width
    return title + look.measurer.size(of: "  " + words.lastTake, metrics.small()).width > width
  }

  func draw(into list: inout DisplayList) {
    if metrics.reviewIsCompact { return drawLine(into: &list) }
    list.text(words.title, metrics.large(), theme.ink, in: title, look: look)
    drawSummary(into: &list)
    list.fill(rule, theme.panelLine)
    drawMatches(into: &list)
  }

  /// Draws the compact head for small windows, in one line if it fits.
  private func drawLine(into list: inout DisplayList) {
    let box = Rect(x, dialog.y + 10, width, metrics.medium * 1.2)
    let title = TextPart(words.title, metrics.medium(.bold), theme.ink)
    let space = isBroken ? "" : "  "
    let last = TextPart(space + words.lastTake, metrics.small(), theme.mutedInk)
    guard isBroken else {
      return list.line([title, last], in: box, .leading, look: look)
    }
    let below = Rect(x, box.maxY.rounded(), width, metrics.line(metrics.small()))
    list.line([title], in: box, .leading, look: look)
    list.line([last], in: below, .leading, look: look)
  }

  private func drawSummary(into list: inout DisplayList) {
    for (index, text) in summary.enumerated() {
      list.text(
        text, metrics.medium(), theme.mutedInk,
        in: summaryLine.offset(by: Point(0, Double(index) * summaryLine.height)), look: look)
    }
  }

  private func drawMatches(into list: inout DisplayList) {
    guard let matches else { return }
    let corner = Point(dialog.maxX, dialog.y)
    let fan: [(Point, Double)] = [
      (Point(-130, 78), -32), (Point(-100, 70), 0), (Point(-70, 78), 32),
    ]
    let crossed: [(Point, Double)] = [(Point(-84, 76), 38), (Point(-103, 74), -24)]
    for (index, match) in (words.side == .winner ? fan : crossed).enumerated() {
      list.picture(
        matches.body(of: index), center: corner + match.0 * metrics.k,
        rotation: match.1 * .pi / 180)
    }
  }

  // Each row starts at the end of the previous one, since small type has minimum sizes.

  private var title: Rect {
    Rect(x, dialog.y + metrics.px(36), width, max(metrics.px(50), metrics.line(metrics.large())))
  }

  /// The first line below the title.
  private var summaryLine: Rect {
    Rect(x, title.maxY, width, max(metrics.px(32), metrics.line(metrics.medium())))
  }

  private var rule: Rect {
    let end = summaryLine.y + Double(max(1, summary.count)) * summaryLine.height
    return Rect(x, end + metrics.px(22), width, metrics.px(theme.lineWidth))
  }
}
