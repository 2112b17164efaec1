import Stage

/// The tinted band about the turn that gave the win away, and what would have won.
struct MistakeBand {
  private let words: ReviewWords
  private let frame: Rect
  private let backstage: Backstage
  private let surface: Surface
  private let warning: Picture

  init(_ words: ReviewWords, frame: Rect, _ backstage: Backstage) {
    self.words = words
    self.frame = frame
    self.backstage = backstage
    let theme = backstage.theme
    surface = Surfaces(backstage).band(frame.size, theme.dangerBand, radius: 16)
    warning = Icon.warning.picture(
      size: backstage.metrics.px(40), color: theme.danger, shelf: backstage.shelf)
  }

  func draw(into list: inout DisplayList) {
    let (metrics, ink) = (backstage.metrics, backstage.theme.ink)
    surface.draw(into: &list, frame)
    list.picture(warning, center: Point(frame.x + metrics.px(36), frame.midY))
    let left = frame.x + metrics.px(68)
    let width = frame.maxX - metrics.review(20, compact: 10) - left
    let half = frame.height / 2
    list.text(
      words.explanation, metrics.reviewIsCompact ? metrics.small(.bold) : metrics.medium(.bold),
      ink,
      in: Rect(left, frame.y + half * 0.14, width, half), measuredBy: backstage.measurer)
    list.text(
      words.better, metrics.small(), ink,
      in: Rect(left, frame.y + half * 1.02, width, half * 0.8), measuredBy: backstage.measurer)
  }
}
