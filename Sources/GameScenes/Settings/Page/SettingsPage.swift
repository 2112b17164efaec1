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
  /// Between two rows.
  private let gap: Double
  private var metrics: Metrics { context.metrics }

  /// - Parameter gap: between two rows, in units.
  init(top: Double, gap: Double, context: StageContext) {
    bottom = top
    self.gap = context.metrics.px(gap, small: 10)
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
    if let label = field.label {
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
    return addSentence(of: field, x: x, y: y + height, width: width)
  }

  /// - Returns: the lower edge of the sentence below a control, or of the control where there is none.
  private mutating func addSentence(
    of field: SettingsField, x: Double, y: Double, width: Double
  ) -> Double {
    guard let sentence = field.sentence else { return y }
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
