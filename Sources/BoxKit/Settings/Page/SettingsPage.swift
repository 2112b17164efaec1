import Controls
import Stage

/// The positions of all headings, labels, notes and controls of the settings, before scrolling.
struct SettingsPage {
  struct Word {
    let text: String
    let style: TextStyle
    let kind: Kind

    enum Kind { case heading, label, sentence }
    let box: Rect
  }

  private(set) var words: [Word] = []
  /// The top of the next row.
  private(set) var bottom: Double
  /// The lower edge of the last row.
  private(set) var lowest = 0.0
  /// The line between two columns.
  private(set) var divider: Rect?
  private let look: Look
  private let spacing: Spacing
  /// The vertical gap between two rows in output pixels.
  private let gap: Double
  private var metrics: Metrics { look.metrics }

  /// The density of the page.
  struct Spacing {
    /// The vertical gap between two rows in design units.
    var gap = 15.0
    /// Whether minor notes are shown below their controls.
    var saysAll = true
    /// Whether a note is beside its label instead of below the control, if both fit on one line.
    var isBeside = false

    /// All spacings, from the usual one to the densest.
    static let all = [(true, false), (false, false), (false, true)].flatMap { saysAll, isBeside in
      [15, 13, 11, 9].map { Spacing(gap: $0, saysAll: saysAll, isBeside: isBeside) }
    }
  }

  init(top: Double, _ spacing: Spacing, look: Look) {
    bottom = top
    self.spacing = spacing
    gap = look.metrics.px(spacing.gap, small: 10)
    self.look = look
  }

  /// Adds the words of a second column, and a line at `x` from `top` to `end` between the columns.
  mutating func join(_ other: SettingsPage, divider x: Double, from top: Double, to end: Double) {
    words += other.words
    bottom = max(bottom, other.bottom)
    lowest = max(lowest, other.lowest)
    divider = Rect(x.rounded(), top, 1, end - top)
  }

  /// Adds a group at the bottom and places its controls.
  ///
  /// - Parameter tabs: a control that replaces the heading.
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

  /// Moves the bottom down to `y`, unless it is already below.
  mutating func goDown(to y: Double) { bottom = max(bottom, y) }

  /// Adds a row at the bottom.
  mutating func add(_ row: [SettingsField], x: Double, width: Double) {
    let between = metrics.px(32, small: 12)
    let isNarrow = width < metrics.medium * 24
    // Places the fields side by side only if no label or control is truncated.
    let half = (width - between) / 2
    let isTight = row.count > 1 && row.contains { $0.leastWidth(look) > half }
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
      for text in look.measurer.lines(label, style, width: width) {
        words.append(
          Word(text: text, style: style, kind: .label, box: Rect(x, y, width, line)))
        y += line
      }
      y += metrics.px(6)
    }
    field.fit(inWidth: width)
    let height = field.control.height(inWidth: width)
    field.control.frame = Rect(x, y, width, height).rounded
    if field.isNoteMinor, !spacing.saysAll { sentence = nil }
    return add(sentence, x: x, y: y + height, width: width)
  }

  /// Places a note at the end of the line of a label.
  ///
  /// - Returns: whether it fits there.
  private mutating func place(
    _ sentence: String, beside label: String, x: Double, width: Double
  ) -> Bool {
    let (style, measurer) = (metrics.small(), look.measurer)
    let needed = measurer.size(of: sentence, style).width.rounded(.up)
    let taken = measurer.size(of: label, metrics.medium(.medium)).width + metrics.px(16)
    guard taken + needed <= width else { return false }
    let line = (metrics.medium * 1.25).rounded()
    let box = Rect(x + width - needed, bottom, needed, line)
    words.append(Word(text: sentence, style: style, kind: .sentence, box: box))
    return true
  }

  /// - Returns: the lower edge of the note below a control, or of the control if there is no note.
  private mutating func add(
    _ sentence: String?, x: Double, y: Double, width: Double
  ) -> Double {
    guard let sentence else { return y }
    let style = metrics.small()
    var y = y + metrics.px(4)
    for text in look.measurer.lines(sentence, style, width: width) {
      let box = Rect(x, y, width, metrics.line(style))
      words.append(Word(text: text, style: style, kind: .sentence, box: box))
      y = box.maxY
    }
    return y
  }
}
