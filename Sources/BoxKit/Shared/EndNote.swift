import Stage

/// The note at the bottom of the dialog at the end of a game: small text, or an accent band for news.
struct EndNote {
  private var lines: [String] = []
  private var isNews = false
  private var style: TextStyle?
  private var box = Rect.zero
  private var band: Surface?
  /// The space above and below the words on a band.
  private var inset = 0.0
  /// The total height in pixels; 0 without a note.
  private(set) var height = 0.0

  /// Creates an empty note.
  init() {}

  /// - Parameter width: the available width.
  init(_ words: EndWords, width: Double, _ look: Look) {
    guard let text = words.note else { return }
    let metrics = look.metrics
    isNews = words.isNews
    let style = isNews ? metrics.medium(.bold) : metrics.small()
    self.style = style
    inset = isNews ? metrics.px(10, small: 4) : 0
    lines = look.measurer.lines(text, style, width: width - 4 * inset)
    height = (metrics.line(style) * Double(lines.count) + 2 * inset).rounded()
  }

  /// Places the note.
  mutating func layout(at box: Rect, _ look: Look) {
    self.box = box.rounded
    let size = self.box.size
    band = isNews ? Surfaces(look).band(size, look.theme.accentBand, radius: 16) : nil
  }

  func draw(into list: inout DisplayList, _ look: Look) {
    guard let style else { return }
    band?.draw(into: &list, box)
    list.lines(
      lines, style, isNews ? look.theme.ink : look.theme.mutedInk,
      in: box.inset(by: inset), .center, look: look)
  }
}
