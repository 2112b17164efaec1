import Stage

/// Where every heading, word and control of the settings stands, as if there were room for all.
struct SettingsPage {
  struct Word {
    let text: String
    let style: TextStyle
    let kind: Kind

    enum Kind { case heading, label, sentence }
    let box: Rect
  }

  private(set) var words: [Word] = []
  /// Where the next thing goes.
  private(set) var bottom: Double
  /// The lower edge of the last control.
  private(set) var lowest = 0.0
  /// The line between two columns.
  private(set) var divider: Rect?
  private let context: StageContext
  private let spacing: Spacing
  /// Between two rows.
  private let gap: Double
  private var metrics: Metrics { context.metrics }

  /// How close the rows stand, and how much is said.
  struct Spacing {
    /// Between two rows, in units.
    var gap = 15.0
    /// Whether also minor sentences are said that need a line of their own.
    var saysAll = true
    /// Whether a sentence stands beside its label where both have room in a line, and not below the control.
    var isBeside = false

    /// From the usual one to the closest.
    static let all = [(true, false), (false, false), (false, true)].flatMap { saysAll, isBeside in
      [15, 13, 11, 9].map { Spacing(gap: $0, saysAll: saysAll, isBeside: isBeside) }
    }
  }

  init(top: Double, _ spacing: Spacing, context: StageContext) {
    bottom = top
    self.spacing = spacing
    gap = context.metrics.px(spacing.gap, small: 10)
    self.context = context
  }

  /// Takes over the words of a page beside this one, behind a line between them.
  mutating func join(_ other: SettingsPage, divider x: Double, from top: Double, to end: Double) {
    words += other.words
    bottom = max(bottom, other.bottom)
    lowest = max(lowest, other.lowest)
    divider = Rect(x.rounded(), top, 1, end - top)
  }

  /// Sets a group below what stands there, and places its controls.
  ///
  /// - Parameter tabs: stand in the place of its heading.
  mutating func add(
    _ group: SettingsGroup, below tabs: SegmentedControl? = nil, x: Double, width: Double
  ) {
    if let tabs {
      add([SettingsField(nil, tabs)], x: x, width: width)
      for row in group.rows { add(row, x: x, width: width) }
      return
    }
    let heading = (metrics.medium * 1.3).rounded()
    if !words.isEmpty { bottom += gap }
    words.append(
      Word(
        text: group.title, style: metrics.medium(.bold), kind: .heading,
        box: Rect(x, bottom, width, heading)))
    bottom += heading + gap * 0.8
    for row in group.rows { add(row, x: x, width: width) }
  }

  /// Leaves free what is above a height.
  mutating func goDown(to y: Double) { bottom = max(bottom, y) }

  /// Sets a row below what stands there.
  mutating func add(_ row: [SettingsField], x: Double, width: Double) {
    let between = metrics.px(32, small: 12)
    let isNarrow = width < metrics.medium * 24
    // Side by side only where all words are whole.
    let half = (width - between) / 2
    let isTight = row.count > 1 && row.contains { $0.leastWidth(context) > half }
    let columns = isNarrow || isTight ? 1 : row.count
    let column = ((width - between * Double(columns - 1)) / Double(columns)).rounded(.down)
    var rowEnd = bottom
    for (index, field) in row.enumerated() {
      let place = Double(index % columns)
      if columns == 1, index > 0 { bottom = rowEnd + gap }
      let end = add(field, x: x + place * (column + between), width: column)
      rowEnd = max(rowEnd, end)
    }
    lowest = rowEnd
    bottom = (rowEnd + gap).rounded()
  }

  /// - Returns: the lower edge of the field.
  private mutating func add(_ field: SettingsField, x: Double, width: Double) -> Double {
    var y = bottom
    var sentence = field.sentence
    if let label = field.label {
      if spacing.isBeside, let words = sentence, place(words, beside: label, x: x, width: width) {
        sentence = nil
      }
      let style = metrics.medium(.medium)
      let line = (metrics.medium * 1.25).rounded()
      for text in context.measurer.lines(label, style, width: width) {
        words.append(
          Word(text: text, style: style, kind: .label, box: Rect(x, y, width, line)))
        y += line
      }
      y += metrics.px(6)
    }
    let height = field.control.height(inWidth: width)
    field.control.frame = Rect(x, y, width, height).rounded
    if field.isNoteMinor, !spacing.saysAll { sentence = nil }
    return add(sentence, x: x, y: y + height, width: width)
  }

  /// Sets a sentence at the end of the line of a label.
  ///
  /// - Returns: whether it has room there.
  private mutating func place(
    _ sentence: String, beside label: String, x: Double, width: Double
  ) -> Bool {
    let (style, measurer) = (metrics.small(), context.measurer)
    let needed = measurer.size(of: sentence, style).width.rounded(.up)
    let taken = measurer.size(of: label, metrics.medium(.medium)).width + metrics.px(16)
    guard taken + needed <= width else { return false }
    let line = (metrics.medium * 1.25).rounded()
    let box = Rect(x + width - needed, bottom, needed, line)
    words.append(Word(text: sentence, style: style, kind: .sentence, box: box))
    return true
  }

  /// - Returns: the lower edge of the sentence below a control, or of the control where there is none.
  private mutating func add(
    _ sentence: String?, x: Double, y: Double, width: Double
  ) -> Double {
    guard let sentence else { return y }
    let style = metrics.small()
    var y = y + metrics.px(4)
    for text in context.measurer.lines(sentence, style, width: width) {
      let box = Rect(x, y, width, metrics.line(style))
      words.append(Word(text: text, style: style, kind: .sentence, box: box))
      y = box.maxY
    }
    return y
  }
}
