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

  /// How much of the content is shown, from all to the least.
  private struct Level {
    var showsTotals = true
    var showsSentence = true
    var showsLuck = true
    var showsDetail = true
    var isSmall = false

    static func all(hasTotals: Bool) -> [Level] {
      let totals = hasTotals ? [Level(), Level(showsSentence: false)] : []
      return totals + [
        Level(showsTotals: false), Level(showsTotals: false, isSmall: true),
        Level(showsTotals: false, showsLuck: false, isSmall: true),
        Level(showsTotals: false, showsLuck: false, showsDetail: false, isSmall: true),
      ]
    }
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
  init(_ page: ReviewPage, _ totals: ReviewTotals?, in frame: Rect, _ look: Look) {
    (self.look, self.frame) = (look, frame)
    let isSmall = look.metrics.isSmall
    surface = isSmall ? nil : Surfaces(look).panel(frame.size, radius: 20)
    let levels = Level.all(hasTotals: totals != nil)
    for (index, level) in levels.enumerated() {
      let bottom = lay(page, totals, level)
      if bottom <= room.maxY || index == levels.count - 1 { break }
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
    guard let totals, level.showsTotals else { return y }
    y += metrics.px(12)
    let line = Rect(room.x, y, room.width, metrics.px(theme.lineWidth)).rounded
    rule = line
    let table = TotalsTable(
      totals, in: Rect(room.x, line.maxY + metrics.px(6), room.width, 0),
      showsSentence: level.showsSentence, look)
    self.table = table
    return table.fits ? table.bottom : .infinity
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

/// The table of a game's sums.
struct TotalsTable {
  private let totals: ReviewTotals
  private let look: Look
  private let frame: Rect
  private let sentence: [String]
  /// The right edges of the cells.
  private let edges: [Double]
  private let names: Double
  /// Whether all columns fit beside the names.
  let fits: Bool
  /// Whether the words are small, because they do not fit otherwise.
  private let isSmall: Bool

  /// Lays out the table from the upper edge of a frame.
  init(_ totals: ReviewTotals, in frame: Rect, showsSentence: Bool, _ look: Look) {
    let usual = Self(totals, in: frame, showsSentence: showsSentence, isSmall: false, look)
    self =
      usual.fits
      ? usual : Self(totals, in: frame, showsSentence: showsSentence, isSmall: true, look)
  }

  private init(
    _ totals: ReviewTotals, in frame: Rect, showsSentence: Bool, isSmall: Bool, _ look: Look
  ) {
    (self.totals, self.frame, self.look, self.isSmall) = (totals, frame, look, isSmall)
    let (metrics, measurer) = (look.metrics, look.measurer)
    let gap = metrics.px(20, least: 10)
    let strong = isSmall ? metrics.small(.bold) : metrics.medium(.bold)
    let widths = totals.heads.indices.map { column in
      let head = measurer.size(of: totals.heads[column], metrics.small()).width
      let cells = totals.rows.map { row in
        switch row.cells[column] {
        case .words(let words): measurer.size(of: words, strong).width
        case .score:
          metrics.px(140, least: 60) + measurer.size(of: "100", strong).width
        }
      }
      return max(head, cells.max() ?? 0).rounded(.up)
    }
    let name =
      totals.rows.map {
        measurer.size(of: $0.name, isSmall ? metrics.small() : metrics.medium()).width
          + ($0.sign == nil ? 0 : metrics.px(48))
      }.max() ?? 0
    let spare = frame.width - name - widths.reduce(0) { $0 + $1 + gap }
    fits = spare >= 0
    let extra = max(0, spare) / Double(max(1, widths.count))
    var x = frame.maxX
    var edges: [Double] = []
    for width in widths.reversed() {
      edges.insert(x.rounded(), at: 0)
      x -= width + gap + extra
    }
    self.edges = edges
    names = name
    sentence =
      showsSentence
      ? totals.sentence.map { measurer.lines($0, metrics.small(), width: frame.width) } ?? [] : []
  }

  private var head: Double { look.metrics.line(look.metrics.small()) }
  private var line: Double { max(look.metrics.px(38), look.metrics.line(look.metrics.medium())) }

  /// The lower edge.
  var bottom: Double {
    frame.y + head + Double(totals.rows.count) * line
      + (sentence.isEmpty ? 0 : look.metrics.px(4) + Double(sentence.count) * head)
  }

  func draw(into list: inout DisplayList) {
    let (metrics, theme) = (look.metrics, look.theme)
    for (text, edge) in zip(totals.heads, edges) {
      list.text(
        text, metrics.small(), theme.mutedInk,
        in: Rect(frame.x, frame.y, edge - frame.x, head), .trailing, look: look)
    }
    var y = frame.y + head
    for row in totals.rows {
      let box = Rect(frame.x, y, names, line)
      if let sign = row.sign {
        list.picture(sign, center: Point((frame.x + metrics.px(20)).rounded(), box.midY.rounded()))
      }
      let inset = row.sign == nil ? 0 : metrics.px(48)
      list.text(
        row.name, isSmall ? metrics.small() : metrics.medium(), theme.ink,
        in: Rect(frame.x + inset, y, names - inset + 1, line), look: look)
      for (cell, edge) in zip(row.cells, edges) { draw(cell, edge, y, into: &list) }
      y += line
    }
    list.lines(
      sentence, metrics.small(), theme.mutedInk,
      in: Rect(frame.x, y + metrics.px(4), frame.width, Double(sentence.count) * head), look: look)
  }

  private func draw(
    _ cell: ReviewTotals.Cell, _ edge: Double, _ y: Double, into list: inout DisplayList
  ) {
    let (metrics, theme) = (look.metrics, look.theme)
    let box = Rect(frame.x, y, edge - frame.x, line)
    let style = isSmall ? metrics.small(.bold) : metrics.medium(.bold)
    switch cell {
    case .words(let words): list.text(words, style, theme.ink, in: box, .trailing, look: look)
    case .score(let score):
      let words = score.map(String.init) ?? "–"
      list.text(words, style, theme.ink, in: box, .trailing, look: look)
      guard let score else { return }
      let number = look.measurer.size(of: "100", style).width + metrics.px(12)
      let width = metrics.px(128, least: 48)
      let track = Rect(
        edge - number - width, (box.midY - metrics.px(4)).rounded(), width, metrics.px(8)
      ).rounded
      list.fill(track, theme.groove)
      let run = (width * Double(score) / 100).rounded()
      list.fill(Rect(track.x, track.y, run, track.height), theme.accentInk)
      list.picture(
        ReviewMarks(look).picture(.good, radius: metrics.px(7)),
        center: Point(track.x + run, track.midY.rounded()))
    }
  }
}
