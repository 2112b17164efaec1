import BoxKit
import Controls
import Stage

/// The words about one turn on a panel: its title, a tinted box with the judgement, the luck, and the totals.
struct ReviewPanel {
  /// A text with its style and place.
  private struct Block {
    let lines: [String]
    let style: TextStyle
    let ink: Color
    let box: Rect
  }

  private let look: Look
  private let surface: Surface?
  private let frame: Rect
  private var blocks: [Block] = []
  private var band: (surface: Surface, frame: Rect, sign: Picture, at: Point)?
  private var ring: (picture: Picture, at: Point)?
  private var rule: Rect?
  private var table: TotalsTable?

  /// How much of the content is shown.
  private struct Level {
    var showsTotals = true
    var showsSentence = true
    var showsLuck = true
    var showsDetail = true
    var isSmall: Bool

    /// All levels from the most to the least. Sentences that do not fit otherwise are small.
    static func all(hasTotals: Bool, isSmall: Bool) -> [Level] {
      let totals =
        hasTotals ? [Level(isSmall: isSmall), Level(showsSentence: false, isSmall: isSmall)] : []
      let sizes = isSmall ? [true] : [false, true]
      return totals + sizes.map { Level(showsTotals: false, isSmall: $0) } + [
        Level(showsTotals: false, showsLuck: false, isSmall: true),
        Level(showsTotals: false, showsLuck: false, showsDetail: false, isSmall: true),
      ]
    }
  }

  /// Returns whether the sentences of all pages are small, because the longest ones do not fit otherwise.
  static func isSmall(_ pages: [ReviewPage], in frame: Rect, _ look: Look) -> Bool {
    if look.metrics.isSmall { return true }
    func longest(_ texts: [String?]) -> String? {
      texts.compactMap(\.self).max { $0.count < $1.count }
    }
    let page = ReviewPage(
      longest(pages.map(\.title)) ?? "", .neutral, longest(pages.map(\.sentence)) ?? "",
      detail: longest(pages.map(\.detail)), luck: longest(pages.map(\.luck)))
    var panel = ReviewPanel(page, nil, in: frame, isSmall: true, look)
    return panel.lay(page, nil, Level(showsTotals: false, isSmall: false)) > panel.room.maxY
  }

  /// The style of the title, which depends on the frame alone, so that it is the same for all turns.
  private var titleStyle: TextStyle {
    let metrics = look.metrics
    if metrics.isSmall { return metrics.small(.bold) }
    return frame.height < metrics.px(280) ? metrics.medium(.bold) : metrics.large()
  }

  /// Lays out the words.
  ///
  /// - Parameters:
  ///   - totals: the table below the words; `nil` if it is elsewhere.
  ///   - isSmall: whether the sentences are small.
  init(
    _ page: ReviewPage, _ totals: ReviewTotals?, in frame: Rect, isSmall: Bool, _ look: Look
  ) {
    (self.look, self.frame) = (look, frame)
    surface = look.metrics.isSmall ? nil : Surfaces(look).panel(frame.size, radius: 20)
    for level in Level.all(hasTotals: totals != nil, isSmall: isSmall) {
      if lay(page, totals, level) <= room.maxY { break }
    }
  }

  private var room: Rect {
    let metrics = look.metrics
    return metrics.isSmall
      ? frame : frame.inset(min(metrics.px(24), frame.width / 16).rounded(), metrics.px(16))
  }

  /// Lays out the words with one level of detail, and returns their lower edge.
  private mutating func lay(
    _ page: ReviewPage, _ totals: ReviewTotals?, _ level: Level
  ) -> Double {
    let (metrics, theme) = (look.metrics, look.theme)
    (blocks, band, ring, rule, table) = ([], nil, nil, nil, nil)
    var y = room.y
    y = add(page.title, titleStyle, theme.ink, x: room.x, width: room.width, at: y)
    y += metrics.px(frame.height < metrics.px(280) ? 6 : 10, small: 3)
    y = layBand(page, level, at: y)
    if let luck = page.luck, level.showsLuck {
      y += metrics.px(12, small: 4)
      let side = (0.9 * metrics.small).rounded()
      let inset = metrics.px(64, small: 24)
      let top = y
      y = add(
        luck, metrics.small(), theme.mutedInk, x: room.x + inset, width: room.width - inset, at: y)
      ring = (
        ReviewMarks(look).picture(.luck, radius: side / 2),
        Point((room.x + inset / 2).rounded(), (top + metrics.line(metrics.small()) / 2).rounded())
      )
    }
    guard let totals, level.showsTotals else {
      addNote(page.way ?? totals?.sentence, from: y, to: room.maxY)
      return y
    }
    // The totals are at the bottom, where they stay for all turns.
    let above = metrics.px(12) + metrics.px(theme.lineWidth) + metrics.px(6)
    func lay(at top: Double) -> TotalsTable {
      TotalsTable(
        totals, in: Rect(room.x, top, room.width, 0), showsSentence: level.showsSentence, look)
    }
    let height = lay(at: 0).height
    let top = max(y + above, (room.maxY - height).rounded(.down))
    let line = top - metrics.px(theme.lineWidth) - metrics.px(6)
    rule = Rect(room.x, line, room.width, metrics.px(theme.lineWidth)).rounded
    let table = lay(at: top)
    self.table = table
    addNote(page.way, from: y, to: line)
    return table.fits ? top + height : .infinity
  }

  private mutating func layBand(_ page: ReviewPage, _ level: Level, at y: Double) -> Double {
    let (metrics, theme) = (look.metrics, look.theme)
    let style = level.isSmall ? metrics.small(.semibold) : metrics.medium()
    let pad = metrics.px(level.isSmall ? 8 : 12, small: 4)
    let left = metrics.px(64, small: 26)
    let width = room.width - left - pad
    let top = y + pad
    var bottom = add(page.sentence, style, theme.ink, x: room.x + left, width: width, at: top)
    if let detail = page.detail, level.showsDetail {
      bottom = add(
        detail, metrics.small(), theme.ink, x: room.x + left, width: width,
        at: bottom + metrics.px(4, small: 1))
    }
    let box = Rect(room.x, y, room.width, bottom + pad - y).rounded
    let (ground, ink, icon): (Color, Color, Icon) =
      switch page.verdict {
      case .mistake: (theme.dangerBand, theme.danger, .warning)
      case .good: (theme.accentBand, theme.accentInk, .check)
      case .neutral: (theme.quietBand, theme.mutedInk, .disc)
      }
    let side = metrics.px(36, small: 18)
    band = (
      Surfaces(look).band(box.size, ground, radius: 14), box,
      icon.picture(size: side, color: ink, in: look.pictures),
      Point((room.x + left / 2).rounded(), (top + metrics.line(style) / 2).rounded())
    )
    return box.maxY
  }

  /// Adds a sentence if there is room for it between two heights.
  private mutating func addNote(_ note: String?, from top: Double, to end: Double) {
    guard let note else { return }
    let (metrics, style) = (look.metrics, look.metrics.small())
    let inset = metrics.px(64, small: 26)
    let y = top + metrics.px(12, small: 4)
    let count = look.measurer.lines(note, style, width: room.width - inset).count
    guard y + Double(count) * metrics.line(style) <= end else { return }
    _ = add(
      note, style, look.theme.mutedInk, x: room.x + inset, width: room.width - inset, at: y)
  }

  /// Adds a text and returns its lower edge.
  private mutating func add(
    _ text: String, _ style: TextStyle, _ ink: Color, x: Double, width: Double, at y: Double
  ) -> Double {
    let lines = look.measurer.lines(text, style, width: width)
    let height = Double(lines.count) * look.metrics.line(style)
    blocks.append(
      Block(lines: lines, style: style, ink: ink, box: Rect(x, y.rounded(), width, height)))
    return y.rounded() + height
  }

  func draw(into list: inout DisplayList) {
    surface?.draw(into: &list, frame)
    if let band {
      band.surface.draw(into: &list, band.frame)
      list.picture(band.sign, center: band.at)
    }
    for block in blocks {
      list.lines(block.lines, block.style, block.ink, in: block.box, look: look)
    }
    if let ring { list.picture(ring.picture, center: ring.at) }
    if let rule { list.fill(rule, look.theme.panelLine) }
    table?.draw(into: &list)
  }
}
