import Controls
import Stage

/// The positions of all labels, notes and controls of a group of settings, before scrolling.
struct SettingsPage {
  struct Word {
    let text: String
    let style: TextStyle
    let kind: Kind

    enum Kind { case label, sentence }
    let box: Rect
  }

  private(set) var words: [Word] = []
  /// The top of the next row.
  private var bottom: Double
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
    /// Whether a narrow form replaces a control, so that its field fits beside another one.
    var isNarrow = false

    /// All spacings, from the usual one to the densest.
    static let all = [(true, false), (false, false), (false, true)].flatMap { saysAll, isBeside in
      [15, 13, 11, 9].map { Spacing(gap: $0, saysAll: saysAll, isBeside: isBeside) }
    }
  }

  private init(top: Double, _ spacing: Spacing, look: Look) {
    bottom = top
    self.spacing = spacing
    gap = look.metrics.px(spacing.gap, small: 10)
    self.look = look
  }

  /// Returns the rows in the usual spacing or, if that would need scrolling, in the first denser one without it.
  ///
  /// A wide page has two columns, unless they would need scrolling.
  static func fitting(
    _ rows: [[SettingsField]], in room: Rect, look: Look
  ) -> SettingsPage {
    let cuts = Array(rows.indices.dropFirst())
    func page(_ spacing: Spacing, _ cut: Int?) -> SettingsPage {
      cut.flatMap { inTwoColumns(rows, cut: $0, in: room, spacing, look) }
        ?? inOneColumn(rows, in: room, spacing, look)
    }
    for spacing in Spacing.all {
      // The cut that makes both columns about equally high.
      let cut = cuts.min { page(spacing, $0).lowest < page(spacing, $1).lowest }
      // The last call chooses the forms of the controls.
      if page(spacing, cut).lowest <= room.maxY { return page(spacing, cut) }
      if page(spacing, nil).lowest <= room.maxY { return page(spacing, nil) }
    }
    // A page that must scroll is not higher than two screens, if possible.
    let scrolled = Spacing.all.map { spacing in
      var spacing = spacing
      spacing.isNarrow = true
      return spacing
    }
    let spacing = scrolled.first { page($0, nil).lowest <= room.y + 2 * room.height }
    return page(spacing ?? scrolled[scrolled.count - 1], nil)
  }

  private static func inOneColumn(
    _ rows: [[SettingsField]], in room: Rect, _ spacing: Spacing, _ look: Look
  ) -> SettingsPage {
    var page = SettingsPage(top: room.y, spacing, look: look)
    for row in page.joined(rows, in: room.width) {
      page.add(row, x: room.x, width: room.width)
      let isJoined = !rows.contains { $0.count == row.count && $0[0].control === row[0].control }
      for field in row { field.control.isJoined = isJoined }
    }
    return page
  }

  /// Returns `nil` if the room is too narrow.
  ///
  /// - Parameter cut: the number of rows in the first column.
  private static func inTwoColumns(
    _ rows: [[SettingsField]], cut: Int, in room: Rect, _ spacing: Spacing, _ look: Look
  ) -> SettingsPage? {
    let gap = look.metrics.px(72)
    let width = ((room.width - gap) / 2).rounded(.down)
    let isTight = rows.joined().contains { $0.leastWidth(look) > width }
    guard room.width >= 40 * look.metrics.medium, !isTight else { return nil }
    var page = SettingsPage(top: room.y, spacing, look: look)
    var second = page
    for row in rows[..<cut] { page.add(row, x: room.x, width: width) }
    for row in rows[cut...] { second.add(row, x: room.maxX - width, width: width) }
    page.words += second.words
    page.lowest = max(page.lowest, second.lowest)
    page.divider = Rect(room.midX.rounded(), room.y, 1, page.lowest - room.y)
    return page
  }

  /// Returns the rows with single fields joined to pairs where both have room.
  private func joined(_ rows: [[SettingsField]], in width: Double) -> [[SettingsField]] {
    rows.reduce(into: []) { rows, row in
      let pair = (rows.last ?? []) + row
      let isWhole = pair.allSatisfy { $0.isWhole(inWidth: half(of: width)) }
      let isPair = rows.last?.count == 1 && row.count == 1 && columns(pair, width) == 2
      if isPair, isWhole || spacing.isNarrow {
        rows[rows.count - 1] = pair
      } else {
        rows.append(row)
      }
    }
  }

  /// Returns the number of fields that fit side by side: all of the row, or fewer.
  private func columns(_ row: [SettingsField], _ width: Double) -> Int {
    guard width >= metrics.medium * 18 else { return 1 }
    return (1...row.count).last { count in
      let column = (width - between * Double(count - 1)) / Double(count)
      return row.allSatisfy {
        $0.leastWidth(look) <= column && (spacing.isNarrow || $0.isWhole(inWidth: column))
      }
    } ?? 1
  }

  /// Returns the width of each of two fields.
  private func half(of width: Double) -> Double { (width - between) / 2 }

  /// The gap between two fields of a row.
  private var between: Double { metrics.px(32, small: 12) }

  /// Adds a row at the bottom.
  private mutating func add(_ row: [SettingsField], x: Double, width: Double) {
    let columns = columns(row, width)
    let column = ((width - between * Double(columns - 1)) / Double(columns)).rounded(.down)
    var rowEnd = bottom
    for (index, field) in row.enumerated() {
      let place = Double(index % columns)
      if index > 0, index % columns == 0 { bottom = rowEnd + gap }
      let end = add(field, x: x + place * (column + between), width: column)
      rowEnd = max(rowEnd, end)
    }
    // A row scrolls into view as a whole.
    for field in row where columns == row.count {
      field.control.wordsAround.below = rowEnd - field.control.frame.maxY
    }
    lowest = rowEnd
    bottom = (rowEnd + gap).rounded()
  }

  /// - Returns: the lower edge of the field.
  private mutating func add(_ field: SettingsField, x: Double, width: Double) -> Double {
    var y = bottom
    var shownNote = field.shownNote(look.texts)
    if let label = field.label {
      if spacing.isBeside, let words = shownNote, place(words, beside: label, x: x, width: width) {
        shownNote = nil
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
    if field.isNoteMinor, !spacing.saysAll, !field.waits() { shownNote = nil }
    let end = add(shownNote, x: x, y: y + height, width: width)
    field.control.wordsAround = (y - bottom, end - y - height)
    return end
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
