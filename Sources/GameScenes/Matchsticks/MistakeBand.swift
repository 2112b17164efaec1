import Stage

/// The tinted band about the turn that gave the win away, and what would have won.
struct MistakeBand {
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
      ink,
      in: Rect(left, frame.y + half * 0.14, width, half), measuredBy: context.measurer)
    list.text(
      words.better, metrics.small(), ink,
      in: Rect(left, frame.y + half * 1.02, width, half * 0.8), measuredBy: context.measurer)
  }
}
