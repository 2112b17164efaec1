import Stage

/// The last words of a dialog after a game: small, or on a band in accent where they are good news.
struct EndNote {
  private var lines: [String] = []
  private var isNews = false
  private var style: TextStyle?
  private var box = Rect.zero
  private var band: Surface?
  /// Above and below the words on a band.
  private var inset = 0.0
  /// Of all of it; 0 where there is nothing to say.
  private(set) var height = 0.0

  /// Nothing to say.
  init() {}

  /// - Parameter width: that there is for them.
  init(_ words: EndWords, width: Double, _ context: StageContext) {
    guard let text = words.note else { return }
    let metrics = context.metrics
    isNews = words.isNews
    let style = isNews ? metrics.medium(.bold) : metrics.small()
    self.style = style
    inset = isNews ? metrics.px(10, small: 4) : 0
    lines = context.measurer.lines(text, style, width: width - 4 * inset)
    height = (metrics.line(style) * Double(lines.count) + 2 * inset).rounded()
  }

  /// Takes its place, as high as it is.
  mutating func layout(at box: Rect, _ context: StageContext) {
    self.box = box.rounded
    let size = self.box.size
    band = isNews ? Surfaces(context).band(size, context.theme.accentBand, radius: 16) : nil
  }

  func draw(into list: inout DisplayList, _ context: StageContext) {
    guard let style else { return }
    band?.draw(into: &list, box)
    list.lines(
      lines, style, isNews ? context.theme.ink : context.theme.mutedInk,
      in: box.inset(by: inset), .center, context: context)
  }
}
