import BoxKit
import Stage

/// The name of the box beside its emblem.
struct Wordmark {
  private let look: Look
  private let emblem: (any MenuEmblem)?
  private let center: Point
  private let title: Rect
  private let subtitle: Rect
  private let style: TextStyle
  private let motto: String

  /// Returns the width of the emblem and the name in full size.
  static func leastWidth(_ look: Look) -> Double {
    let name = look.measurer.size(of: "Matchwood", style(look.metrics))
    return look.metrics.px(40) + name.width
  }

  private static func style(_ metrics: Metrics) -> TextStyle {
    TextStyle(.heavy, metrics.isSmall ? metrics.large : metrics.large * 1.3)
  }

  /// - Parameters:
  ///   - clear: the height below which a sentence has room up to `end`.
  ///   - game: the game that provides the emblem; with `nil` there is only the name.
  init(in box: Rect, clear: Double, to end: Double, of game: (any BoxGame)?, look: Look) {
    self.look = look
    let metrics = look.metrics
    style = Self.style(metrics)
    let height = metrics.isSmall ? box.height : metrics.px(79)
    emblem = game?.emblem(height: height, look)
    center = Point(
      (box.x + metrics.px(12)).rounded(),
      (metrics.isSmall ? box.midY : box.y + metrics.px(10)).rounded())
    let x = box.x + metrics.px(40)
    let line = (Double(style.pixels) * 1.2).rounded()
    let middle = metrics.isSmall ? box.midY : box.y + metrics.px(21)
    title = Rect(x, middle - line / 2, box.maxX - x, line)
    let y = middle + metrics.px(26)
    let below = Rect(x, y, (y >= clear ? end : box.maxX) - x, metrics.px(34))
    subtitle = below
    let words = look.texts("Small games for an evening at the table")
    let (plain, measurer) = (metrics.medium(), look.measurer)
    let fitting = measurer.fitting(plain, to: words, width: below.width)
    // Leaves the subtitle out rather than truncate it.
    let isWhole = measurer.size(of: words, fitting).width <= below.width
    motto = metrics.isSmall || !isWhole ? "" : words
  }

  func draw(into list: inout DisplayList) {
    let theme = look.theme
    emblem?.draw(at: center, into: &list)
    list.text("Matchwood", style, theme.ink, in: title, look: look)
    list.text(motto, look.metrics.medium(), theme.mutedInk, in: subtitle, look: look)
  }
}
